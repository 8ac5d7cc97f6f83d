"""A duel written down as a position is restored exactly, and continues in the same way."""

from contextlib import suppress
from typing import Any

import pytest

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.shown.facts import AbsentError, fact_paths
from rulesets.rune_duel.positions.facts import FACTS, measure
from rulesets.rune_duel.positions.snapshot import snapshot
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from tests.rulesets.restoring import assert_it_continues
from tests.rulesets.rune_duel.tables import GAME, laid_out, started

LATER = 3
"""How many rounds both tables are played on."""
OPTIONS: dict[str, dict[str, Any]] = {
    "as it is": {"life_total": 40},
    "cards pile up": {"recycle_each_round": False, "end_discard_max": 3, "hand_damage": 0, "life_total": 60},
    "all of ours turned": {
        "charge_mode": "open_lane",
        "carrot_mode": "stack",
        "fade_mode": "wither",
        "holding_same_round": True,
        "lead_rule": "alternate",
        "max_slots": 3,
    },
}
FULL: dict[str, Any] = {
    "leader": 2,
    "home": 2,
    "number": 4,
    "phase": "muster",
    "winner": 2,
    "summons": 6,
    "row": [{"seat": 1, "card": "Cinder Imp"}, {"seat": 2, "card": "Hot Coals"}],
    "muster": [{"seat": 2, "card": "War Drum"}, {"seat": 1, "card": "Wild Bolt"}],
    "life_lost": True,
    "quiet_rounds": 2,
    "idle_rounds": 1,
    "seat1": {
        "life": 17,
        "hand": ["Ash Raider", "Spark Flick"],
        "deck": ["Kiln Ogre", "Slag Troll", "Fire Pot"],
        "discard": ["Doom Ram", {"card": "Melt Steel", "face": "down"}],
        "holding": ["Goad Chain", "Whetted Fang"],
        "fresh": 1,
        "line": {
            "1s2": {"card": "Pyre Golem", "damage": 3, "fade": 1},
            "1s7": {"card": "Karrak, Slag Tyrant", "artifacts": ["War Drum", "Notched Cleaver"]},
        },
    },
    "seat2": {
        "life": -3,
        "hand": [],
        "deck": [],
        "discard": [],
        "holding": [],
        "fresh": 0,
        "line": {"2s1": {"card": "Old Brock", "damage": 4}},
    },
}
"""A position in which no field is at its default."""


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS.keys())
@pytest.mark.parametrize("turn", [1, 2, 4, 6])
def test_a_restored_position_continues_in_the_same_way(options: dict[str, Any], turn: int) -> None:
    assert_it_continues(GAME, started(turn, **options), turn, LATER)


def test_a_full_position_is_restored_as_written() -> None:
    duel = laid_out(FULL, carrot_mode="stack")
    assert snapshot(duel) == FULL
    assert state_digest(laid_out(snapshot(duel), carrot_mode="stack")) == state_digest(duel)


def test_missing_fields_are_empty_or_as_at_the_start() -> None:
    found = snapshot(laid_out({}, life_total=25, start_summons=4))
    assert (found["summons"], found["number"], found["phase"], found["leader"]) == (4, 1, "duel", 1)
    assert (found["seat1"]["life"], found["seat2"]["line"]) == (25, {})


def test_a_creature_without_counters_said_has_those_it_enters_with() -> None:
    position = {"seat1": {"line": {"1s1": "Pyre Golem"}}}
    assert measure(laid_out(position), "1s1.fade") == 2
    assert measure(laid_out(position, fade_mode="wither"), "1s1.fade") == 0


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seat1.life", 17),
        ("seat1.deck", ["Kiln Ogre", "Slag Troll", "Fire Pot"]),
        ("seat1.deck.count", 3),
        ("seat1.hand", ["Ash Raider", "Spark Flick"]),
        ("1s1", "empty"),
        ("1s7", "Karrak, Slag Tyrant"),
        ("1s7.attack", 4),
        ("1s7.abilities", ["Twin Strike"]),
        ("1s7.artifacts", ["War Drum", "Notched Cleaver"]),
        ("1s2.attack", 7),
        ("1s2.remaining", 3),
        ("1s2.fade", 1),
        ("2s1.regeneration", 2),
        ("duel.winner", 2),
        ("winner", None),
        ("row", ["Cinder Imp", "Hot Coals"]),
        ("round", 4),
    ],
)
def test_a_fact_is_read_from_the_table(path: str, value: object) -> None:
    assert measure(laid_out(FULL, carrot_mode="stack"), path) == value


@pytest.mark.parametrize("path", ["mood", "seat3.life", "1s1.mood", "1s7.mood", "seat1.mood", "seat1.hand.size"])
def test_an_unknown_fact(path: str) -> None:
    with pytest.raises(KeyError):
        measure(laid_out(FULL, carrot_mode="stack"), path)


def test_a_fact_of_an_empty_slot_reports_that_it_is_empty() -> None:
    with pytest.raises(AbsentError, match="1s1 is empty"):
        measure(laid_out(FULL, carrot_mode="stack"), "1s1.attack")


def test_every_listed_fact_can_be_asked_for() -> None:
    duel = laid_out(FULL, carrot_mode="stack")
    for path in fact_paths(FACTS, RuneDuelRuleset.slots, duel):
        with suppress(AbsentError):
            measure(duel, path)
