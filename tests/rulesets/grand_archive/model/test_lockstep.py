"""The game works out the same characteristics as the plain model, on random boards."""

from random import Random

from tests.rulesets.grand_archive.model.board_in_game import differences
from tests.rulesets.grand_archive.model.layers import characteristics
from tests.rulesets.grand_archive.model.random_boards import random_board

BOARDS = 120


def test_the_game_and_the_model_agree() -> None:
    for seed in range(BOARDS):
        board = random_board(Random(seed))
        assert differences(board, characteristics(board)) == [], f"board {seed}"
