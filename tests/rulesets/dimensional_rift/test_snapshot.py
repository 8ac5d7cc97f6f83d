"""A duel written down as a position is restored exactly, and continues in the same way."""

from typing import Any

import pytest

from cardgame_tui.content.decks import default_decks, find_decks
from cardgame_tui.engine.duel import Start
from cardgame_tui.plugins import load_ruleset
from rulesets.dimensional_rift.options import RiftOptions
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
