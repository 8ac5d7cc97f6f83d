"""Dice and names."""

import pytest

from rulesets.grand_archive.verbs.players.guessing import nameable
from tests.rulesets.grand_archive.verbs.board import Board


@pytest.mark.parametrize(("least", "drawn"), [(1, 1), (7, 0)])
def test_roll_is_between_one_and_the_number_of_sides(least: int, drawn: int) -> None:
    board = Board()
    board.add(1, "deck", "Ledger Clerk")
    item = board.perform(f"Roll a die with 6 sides; if the roll is {least} or more, draw a card.")
    assert 1 <= item.so_far.roll <= 6
    assert len(board.names(1, "hand")) == drawn


@pytest.mark.parametrize(("name", "drawn"), [("Steady Thrust", 1), ("Ledger Clerk", 0)])
def test_name_card_may_be_compared_with_a_card(name: str, drawn: int) -> None:
    board = Board()
    board.add(1, "deck", "Ledger Clerk", "Steady Thrust")
    board.perform("Name a card; banish the top card of your deck; if it is the named card, draw a card.", name)
    assert len(board.names(1, "hand")) == drawn


def test_name_card_offers_cards_and_either_side_but_no_tokens() -> None:
    names = nameable(Board().duel)
    assert {"Wardstone Idol", "Wardstone Colossus", "Pressed Leaf"} <= set(names)
    assert not {"Kindling Knife", "Ember Ledger"} & set(names)
