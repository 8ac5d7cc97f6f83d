"""Facts that scenarios read from the duel, and unknown ones."""

from contextlib import suppress
from typing import Any

import pytest

from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.shown.facts import AbsentError, fact_paths
from cardgame_tui.plugins import load_ruleset
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.positions.facts import FACTS, measure
from rulesets.dimensional_rift.ruleset import DimensionalRift

POSITION: dict[str, Any] = {
    "turn": 2,
    "seat1": {"hp": 4, "hand": ["Scrap Hound"], "deck": ["Road Surveyor", "Clay Hauler"]},
    "seat2": {"field": {"2C2": {"card": "Gatewright", "damage": 1, "mana": 2}}},
}


def laid_out() -> Any:
    """The position on a table."""
    ruleset = load_ruleset("dimensional_rift")
    options = RiftOptions()
    duel = ruleset.new_duel(Start(1, options, ({}, {}), cards=ruleset.cards_for(options)))
    ruleset.arrange(duel, POSITION)
    return duel


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("turn", 2),
        ("seat1.hp", 4),
        ("seat1.deck", ["Road Surveyor", "Clay Hauler"]),
        ("seat1.deck.count", 2),
        ("2C2", "Gatewright"),
        ("2C2.damage", 1),
        ("2C2.mana", 2),
        ("2C3", "empty"),
    ],
)
def test_a_fact_is_read_from_the_table(path: str, value: object) -> None:
    assert measure(laid_out(), path) == value


@pytest.mark.parametrize(
    "path", ["mood", "seat3.hp", "seat1.mood", "seat1.hand.size", "2C2.mood", "2C3.mood", "attack.mood"]
)
def test_an_unknown_fact(path: str) -> None:
    with pytest.raises(KeyError):
        measure(laid_out(), path)


@pytest.mark.parametrize(
    ("path", "why"), [("2C3.damage", "2C3 is empty"), ("attack.blocker", "no attack is on the stack")]
)
def test_a_fact_that_cannot_be_read_now_says_why(path: str, why: str) -> None:
    with pytest.raises(AbsentError, match=why):
        measure(laid_out(), path)


def test_every_listed_fact_can_be_asked_for() -> None:
    duel = laid_out()
    for path in fact_paths(FACTS, DimensionalRift.slots, duel):
        with suppress(AbsentError):
            measure(duel, path)
