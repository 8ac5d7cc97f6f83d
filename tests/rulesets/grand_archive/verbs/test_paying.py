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
