"""Chance whose outcomes are chosen from outside, one by one: the chance nodes of a game tree."""

from collections.abc import Sequence
from typing import TypeVar

from cardgame_tui.engine.chance import Chance

T = TypeVar("T")


class RollError(Exception):
    """The rules roll, and the outcome has not been chosen yet.

    Attributes:
        limit: how many outcomes are possible, each equally likely.
    """

    def __init__(self, limit: int) -> None:
        super().__init__(f"one of {limit} outcomes")
        self.limit = limit


class OpenChance(Chance):
    """Rolls what was chosen, then stops with a `RollError`.

    Args:
        outcomes: what is rolled, in order.
    """

    __slots__ = ("_left",)

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__(0)
        self._left = list(reversed(outcomes))

    def next32(self) -> int:
        """Refuse: no game rolls one of so many numbers.

        Raises:
            RollError: always.
        """
        raise RollError(1 << 32)

    def below(self, limit: int) -> int:
        """Roll the next outcome; one that is the only one needs no choice.

        Raises:
            RollError: when none is left.
        """
        if limit == 1:
            return 0
        if not self._left:
            raise RollError(limit)
        return self._left.pop()

    def shuffle(self, items: list[T]) -> None:
        """Shuffle by one roll after another. Raises as `below` does."""
        for size in range(len(items), 1, -1):
            other = self.below(size)
            items[size - 1], items[other] = items[other], items[size - 1]
