"""Effects that end a phase, the turn or the game (sections U and V)."""

import pytest

from cardgame_tui.engine.duel import DuelOver
from rulesets.grand_archive.rules.stack.checks import check
from rulesets.grand_archive.state.card import target
from rulesets.grand_archive.state.combat import Combat
from tests.rulesets.grand_archive.verbs.board import Board, run


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


def test_end_phase() -> None:
    board = Board()
    board.perform("End this phase.")
    assert board.duel.ending == "phase"


def test_distort_time_only_once() -> None:
    board = Board()
    board.perform("Time is distorted; if you do, you gain Agility 1.")
    board.perform("Time is distorted; if you do, you gain Agility 1.")
    assert (board.duel.distorted, board.duel.agility[1]) == (True, [1])


def ended(text: str) -> tuple[int, str]:
    """The winner after a text has resolved and a check has run, and the rule."""
    board = Board()
    board.perform(text)
    with pytest.raises(DuelOver):
        run(board.duel, check(board.duel), [])
    assert board.duel.result is not None
    return board.duel.result.winner, board.duel.result.rule


def test_win_game() -> None:
    assert ended("You win the game.") == (1, "GA-268")


def test_lose_game() -> None:
    assert ended("You lose the game.") == (2, "GA-268")
    assert ended("Each opponent loses the game.") == (1, "GA-268")
    assert ended("Each player loses the game.") == (0, "GA-270")
    assert ended("You win the game; you lose the game.") == (2, "GA-268")


def test_draw_game() -> None:
    assert ended("The game is a draw.") == (0, "GA-270")
