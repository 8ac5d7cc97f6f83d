"""Cards from the top of the main deck, and discarding (section Q)."""

import pytest

from tests.rulesets.grand_archive.verbs.board import Board

DECK = ("Curtain Call", "Hedge Lurker", "Ledger Clerk", "Steady Thrust")


def with_deck() -> Board:
    """A board on which seat 1 has four cards in its deck, Steady Thrust on top."""
    board = Board()
    board.add(1, "deck", *DECK)
    return board


def test_draw_takes_from_the_top() -> None:
    board = with_deck()
    board.perform("Draw 2 cards; draw a card into your memory.")
    assert board.names(1, "hand") == ["Steady Thrust", "Ledger Clerk"]
    assert board.names(1, "memory") == ["Hedge Lurker"]


def test_draw_from_an_empty_deck_is_remembered() -> None:
    board = Board()
    board.perform("Draw a card; if you do, recover 1.")
    assert board.duel.failed_draws == {1}


@pytest.mark.parametrize(("x", "drawn"), [(5, 2), (4, 2), (1, 0), (0, 0)])
def test_draw_equal_rounds_down(x: int, drawn: int) -> None:
    board = with_deck()
    board.perform("Draw cards equal to half of X into your memory.", x=x)
    assert len(board.names(1, "memory")) == drawn


@pytest.mark.parametrize("place", ["memory", "graveyard", "hand"])
def test_put_top_moves_without_drawing(place: str) -> None:
    board = with_deck()
    board.perform(f"Put the top 2 cards of your deck into your {place}.")
    assert board.names(1, place) == ["Steady Thrust", "Ledger Clerk"]
    board = Board()
    board.perform(f"Put the top card of your deck into your {place}.")
    assert board.duel.failed_draws == set()


def test_banish_top_makes_omens() -> None:
    board = with_deck()
    board.perform(
        "Banish the top 3 cards of your deck and put an omen counter on each; banish the top card of your deck."
    )
    assert board.names(1, "banishment") == ["Steady Thrust", "Ledger Clerk", "Hedge Lurker", "Curtain Call"]
    omens = [card.counters.get("omen", 0) for card in board.duel.sides[1].banishment.cards]
    assert omens == [1, 1, 1, 0]


def test_discard_is_the_choice_of_the_player() -> None:
    board = Board()
    board.add(1, "hand", "Curtain Call", "Hedge Lurker")
    board.perform("Discard a card; if you do, recover 1.", ["Hedge Lurker"])
    assert (board.names(1, "hand"), board.names(1, "graveyard")) == (["Curtain Call"], ["Hedge Lurker"])
    board.add(1, "deck", "Ledger Clerk")
    board.perform("Discard 2 cards; if you do, draw a card.")
    assert board.names(1, "hand") == []


def test_draw_of_other_players() -> None:
    board = with_deck()
    board.add(2, "deck", *DECK)
    board.perform("Each player draws 2 cards; each opponent draws a card into their memory.")
    assert [len(board.names(seat, "hand")) for seat in (1, 2)] == [2, 2]
    assert [len(board.names(seat, "memory")) for seat in (1, 2)] == [0, 1]


def test_put_top_of_another_player() -> None:
    board = Board()
    board.add(2, "deck", *DECK)
    board.perform("Target player puts the top 3 cards of their deck into their graveyard.", "seat2.hand")
    assert len(board.names(2, "graveyard")) == 3


def test_discard_of_both_players_happens_together() -> None:
    board = Board()
    for seat in (1, 2):
        board.add(seat, "hand", "Ledger Clerk", "Steady Thrust")
    board.perform("Each player discards a card.", ["Ledger Clerk"], ["Steady Thrust"])
    assert (board.names(1, "graveyard"), board.names(2, "graveyard")) == (["Ledger Clerk"], ["Steady Thrust"])


def test_discard_at_random_asks_nobody() -> None:
    board = Board()
    board.add(2, "hand", "Ledger Clerk", "Steady Thrust")
    board.perform("Target player discards a card at random.", "seat2.hand")
    assert len(board.names(2, "graveyard")) == 1


def test_banish_top_face_down_is_seen_by_nobody() -> None:
    board = with_deck()
    board.perform("Banish the top card of your deck face-down.")
    (card,) = board.duel.sides[1].banishment.cards
    assert [board.duel.sees(seat, card) for seat in (0, 1, 2)] == [False] * 3
