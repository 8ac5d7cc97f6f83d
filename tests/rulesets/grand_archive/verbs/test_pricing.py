"""Costs of the next card that a player plays (GA-111, GA-179)."""

from rulesets.grand_archive.cards.statics.bans import Playing
from rulesets.grand_archive.rules.playing.costs import reserve_cost, use_next
from tests.rulesets.grand_archive.verbs.board import Board


def test_next_card_costs_less_until_it_is_played() -> None:
    board = Board()
    (clerk, hound) = board.add(1, "hand", "Ledger Clerk", "Keen-Eyed Hound")
    usual = reserve_cost(board.duel, 1, clerk), reserve_cost(board.duel, 1, hound)
    board.perform("Your next ally card this turn costs 1 less.")
    assert (reserve_cost(board.duel, 1, clerk), reserve_cost(board.duel, 1, hound)) == (usual[0] - 1, usual[1] - 1)
    use_next(board.duel, 1, clerk, Playing.ACTIVATE)
    assert reserve_cost(board.duel, 1, hound) == usual[1]
