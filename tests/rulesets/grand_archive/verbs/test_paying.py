"""Payments during a resolution."""

from tests.rulesets.grand_archive.verbs.board import Board


def test_pay_now_pays_without_asking_again() -> None:
    board = Board()
    board.add(1, "hand", "Ledger Clerk")
    board.perform("You may pay 1; if you do, gather.", "yes")
    assert (board.names(1, "hand"), board.names(1, "memory")) == ([], ["Ledger Clerk"])
    assert len(board.names(1, "things")) == 1


def test_unless_offers_the_payment_to_the_player_it_names() -> None:
    board = Board()
    clerk = board.put(2, "Ledger Clerk")
    board.add(2, "hand", "Hedge Lurker", "Gust Fletcher")
    board.perform("Rest target ally; unless its controller pays 1, destroy it.", "Ledger Clerk", "no")
    assert board.names(2, "graveyard") == ["Ledger Clerk"]
    assert clerk.zone is not None
    board.perform("Unless an opponent pays 2, gather.", "yes")
    assert (board.names(2, "hand"), board.names(1, "things")) == ([], [])


def test_unless_happens_where_nobody_can_pay() -> None:
    board = Board()
    board.perform("Unless you pay 1, gather.")
    assert len(board.names(1, "things")) == 1


def test_unless_paid_nobody_pays_for_nothing() -> None:
    board = Board()
    warden = board.put(2, "Gatehouse Warden")
    board.add(2, "hand", "Curtain Call", "Searing Volley")
    board.perform("Destroy target ally unless its controller pays 2.", "Gatehouse Warden", "yes")
    assert warden.zone is board.duel.sides[2].units
    board.perform("Destroy target ally unless its controller pays 2.", "Gatehouse Warden")
    assert warden.zone is board.duel.sides[2].graveyard


def test_unless_paid_by_a_discard() -> None:
    board = Board()
    board.put(2, "Gatehouse Warden")
    board.perform("Destroy target ally unless its controller discards a card.", "Gatehouse Warden")
    assert board.names(2, "graveyard") == ["Gatehouse Warden"]
    board.put(2, "Hedge Lurker")
    board.add(2, "hand", "Ledger Clerk")
    board.perform("Destroy target ally unless its controller discards a card.", "Hedge Lurker", "yes")
    assert board.names(2, "graveyard") == ["Gatehouse Warden", "Ledger Clerk"]


def test_unless_they_pay_asks_each_of_them() -> None:
    board = Board()
    board.add(1, "hand", "Ledger Clerk", "Hedge Lurker")
    board.add(2, "hand", "Ledger Clerk", "Hedge Lurker")
    board.perform(
        "Each player discards a card unless they reserve a card.", "no", "yes", "Ledger Clerk", "Ledger Clerk"
    )
    assert [board.names(seat, "graveyard") for seat in (1, 2)] == [["Ledger Clerk"], []]
    assert [board.names(seat, "memory") for seat in (1, 2)] == [[], ["Ledger Clerk"]]


def test_unless_so_asks_nobody() -> None:
    board = Board()
    board.champion(1).damage = 5
    board.perform("Recover 1 unless you control an ally.")
    board.put(1, "Hedge Lurker")
    board.perform("Recover 1 unless you control an ally.")
    assert board.champion(1).damage == 4
