"""Effects that others do, that may be declined, that happen twice, or together (GA-131, GA-132, GA-177)."""

from tests.rulesets.grand_archive.verbs.board import Board


def test_both_happen_in_order() -> None:
    board = Board()
    board.champion(1).damage = 5
    board.add(1, "deck", "Curtain Call")
    board.perform("Draw a card and recover 2.")
    assert (board.names(1, "hand"), board.champion(1).damage) == (["Curtain Call"], 3)


def test_player_does_what_the_text_says_with_their_own_things() -> None:
    board = Board()
    board.add(2, "deck", "Curtain Call", "Searing Volley")
    board.perform(
        "Target opponent draws a card and puts the top card of their deck into their graveyard.", "seat2.hand"
    )
    assert (board.names(2, "hand"), board.names(2, "graveyard")) == (["Searing Volley"], ["Curtain Call"])
    assert board.names(1, "graveyard") == []


def test_player_does_may_decline() -> None:
    board = Board()
    board.champion(1).damage = board.champion(2).damage = 5
    board.perform("You may recover 1; each opponent may recover 2; gather.", "no", "yes")
    assert (board.champion(1).damage, board.champion(2).damage) == (5, 3)
    assert len(board.names(1, "things")) == 1


def test_then_happens_even_if_the_part_before_did_not() -> None:
    board = Board()
    board.champion(1).damage = 5
    board.perform("Discard a card, then recover 1.")
    assert board.champion(1).damage == 4


def test_may_have_lets_the_controller_decide() -> None:
    board = Board()
    board.add(2, "deck", "Curtain Call")
    board.perform("You may have each opponent draw a card.", "no")
    assert board.names(2, "hand") == []
    board.perform("You may have each opponent draw a card.", "yes")
    assert board.names(2, "hand") == ["Curtain Call"]


def test_twice_is_done_completely_both_times() -> None:
    board = Board()
    board.champion(1).damage = 5
    board.perform("Recover 2 twice.")
    assert board.champion(1).damage == 1


def test_and_may_asks_about_the_second_part() -> None:
    board = Board()
    board.champion(1).damage = 5
    board.add(1, "hand", "Curtain Call")
    board.perform("Recover 1 and you may discard a card.", "no")
    assert (board.champion(1).damage, board.names(1, "hand")) == (4, ["Curtain Call"])
