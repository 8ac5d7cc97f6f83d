"""A duel written down as a position is restored exactly, and continues in the same way."""

from typing import Any

import pytest

from cardgame_tui.content.decks import default_decks, find_decks
from cardgame_tui.content.faults import ContentError
from cardgame_tui.engine.duel import Start
from cardgame_tui.plugins import load_ruleset
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.positions.facts import measure
from rulesets.dimensional_rift.positions.snapshot import snapshot
from rulesets.dimensional_rift.rules.steps.lifecycle import attach
from tests.rulesets.restoring import assert_it_continues

GAME = load_ruleset("dimensional_rift")
LATER = 4
"""How many turns both tables are played on."""


def started(edition: Any, seed: int) -> Start:
    """A start with the default decks of an edition."""
    options = RiftOptions(edition=edition)
    cards = GAME.cards_for(options)
    decks = default_decks(GAME, options, find_decks(GAME.id), cards)
    first, second = (deck.sections for deck in decks if deck is not None)
    return Start(seed, options, (first, second), cards=cards)


@pytest.mark.parametrize("edition", ["conquest", "rift"])
@pytest.mark.parametrize("turn", [1, 2, 9, 20, 33])
def test_a_restored_position_continues_in_the_same_way(edition: str, turn: int) -> None:
    assert_it_continues(GAME, started(edition, turn), turn, LATER)


LASTING = [
    "Weakened until the next turn of seat 1",
    "Blessed permanently",
    "+2 Might until end of turn",
    "-1 Life permanently",
    "cannot block until the end of turn 5",
    "cannot be Prone until end of event",
]


def test_what_lasts_for_a_while_is_kept_with_its_end() -> None:
    duel: Any = GAME.new_duel(Start(1, RiftOptions(), ({}, {}), cards=GAME.cards_for(RiftOptions())))
    placed = {"card": "Gatewright", "until_end_of_turn": ["Evasive"], "lasting": LASTING}
    GAME.arrange(duel, {"seat1": {"field": {"1C2": placed}}})
    again: Any = GAME.new_duel(duel.start)
    GAME.arrange(again, snapshot(duel))
    for table in (duel, again):
        kept: Any = measure(table, "1C2.lasting")
        assert sorted(kept) == sorted(LASTING)
        assert measure(table, "1C2.until_end_of_turn") == ["Evasive"]
    assert again.effects.state() == duel.effects.state()


def test_what_cannot_last_is_a_fault() -> None:
    for words in ("Weakened", "Weakened until tomorrow", "+2 Will until end of turn", "cannot sing permanently"):
        duel: Any = GAME.new_duel(Start(1, RiftOptions(), ({}, {}), cards=GAME.cards_for(RiftOptions())))
        with pytest.raises(ContentError, match="lasting"):
            GAME.arrange(duel, {"seat1": {"field": {"1C2": {"card": "Gatewright", "lasting": [words]}}}})


def test_what_lies_under_creatures_is_listed_by_their_zones_and_not_by_when_it_was_attached() -> None:
    duel: Any = GAME.new_duel(Start(1, RiftOptions(), ({}, {}), cards=GAME.cards_for(RiftOptions())))
    hosts = {"1C2": {"card": "Gatewright"}, "1C4": {"card": "Gatewright"}}
    GAME.arrange(duel, {"seat1": {"hand": ["Wardplate", "Tempered Halberd"], "field": hosts}})
    plate, halberd = duel.named["seat1.hand"].cards
    attach(duel, plate, duel.named["1C4"].cards[0])
    attach(duel, halberd, duel.named["1C2"].cards[0])

    again: Any = GAME.new_duel(duel.start)
    GAME.arrange(again, snapshot(duel))

    for table in (duel, again):
        assert measure(table, "seat1.attached") == ["Tempered Halberd", "Wardplate"]
        assert measure(table, "seat1.attached.count") == 2
