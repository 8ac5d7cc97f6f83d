"""Compare many random boards in the game and in the plain model: ``python -m ...model.long 20000 [first]``."""

import sys
from random import Random

from tests.rulesets.grand_archive.model.board_in_game import differences
from tests.rulesets.grand_archive.model.layers import characteristics
from tests.rulesets.grand_archive.model.random_boards import random_board


def main(count: int, first: int) -> int:
    """Print every difference; return how many boards differ."""
    wrong = 0
    for seed in range(first, first + count):
        board = random_board(Random(seed))
        found = differences(board, characteristics(board))
        wrong += bool(found)
        for line in found:
            print(f"board {seed}: {line}")
    print(f"{count} boards, {wrong} differ")
    return wrong


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[1:]] or [1000]
    sys.exit(bool(main(numbers[0], numbers[1] if len(numbers) > 1 else 0)))
