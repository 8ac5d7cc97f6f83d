"""Effects that end a phase or the turn (section V)."""

from rulesets.grand_archive.state.card import target
from rulesets.grand_archive.state.combat import Combat
from tests.rulesets.grand_archive.verbs.board import Board


def test_end_turn() -> None:
    board = Board()
    board.perform("End the turn.")
    assert board.duel.ending == "turn"


def test_end_combat_and_nothing_outside_one() -> None:
    board = Board()
    board.perform("End the combat phase.")
    assert board.duel.ending == ""
    board.duel.combat = Combat(1, target(board.champion(1)), defenders=[target(board.champion(2))])
    board.perform("End the combat phase.")
    assert board.duel.ending == "combat"
