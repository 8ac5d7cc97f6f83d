"""Blocks of lines below each other, of which only the lines in sight are drawn."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate


class Blocks:
    """Which lines of which blocks are in sight.

    Args:
        heights: how many lines each block has, from top to bottom.

    Attributes:
        starts: the first line of each block, and the line after the last one.
    """

    def __init__(self, heights: Iterable[int]) -> None:
        self.starts = [0, *accumulate(heights)]

    @property
    def height(self) -> int:
        """How many lines all blocks have."""
        return self.starts[-1]

    def in_sight(self, top: int, shown: int) -> Iterator[tuple[int, int]]:
        """The number of a block and the number of its line, for each line in sight.

        Args:
            top: the first line in sight.
            shown: how many lines fit; fewer are in sight at the end.
        """
        block = bisect_right(self.starts, top) - 1
        for line in range(top, min(top + shown, self.height)):
            while self.starts[block + 1] <= line:
                block += 1
            yield block, line - self.starts[block]
