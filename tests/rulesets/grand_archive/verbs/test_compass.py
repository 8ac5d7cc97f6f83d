"""Turning a compass (GA-344)."""

from rulesets.grand_archive.rules.steps.objects import mastery
from tests.rulesets.grand_archive.tables import made
from tests.rulesets.grand_archive.verbs.board import Board

WEATHERVANE = made({"name": "Weathervane", "type": "mastery", "text": "Compass."})


def test_turn_compass_to_a_direction_or_to_one_that_is_chosen() -> None:
    board = Board(cards=WEATHERVANE)
    card = mastery.gain(board.duel, 1, "Weathervane")
    assert card.facing == "North"
    board.perform('Turn your "Weathervane" to South.')
    assert card.facing == "South"
    board.perform("Change its direction.", "West")
    assert card.facing == "West"


def test_turn_compass_does_nothing_without_one() -> None:
    board = Board(cards=WEATHERVANE)
    board.perform('Turn your "Weathervane" to South.')
    assert board.duel.mastery(1) is None
