"""Which of several answers to try next: upper confidence bounds."""

from collections.abc import Sequence
from math import inf, log, sqrt

from cardgame_tui.engine.chance import Chance

EXPLORE = 0.8
"""How much an answer that was tried seldom is preferred; worths lie between -1 and 1."""


class Tried:
    """An answer and what came of it.

    Attributes:
        tries: how often it was tried.
        total: the sum of what it was worth for the seat that gave it.
        available: how often it could have been tried.
    """

    __slots__ = ("available", "total", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.total = 0.0
        self.available = 0

    @property
    def worth(self) -> float:
        """What it was worth on average, 0 if it was not tried."""
        return self.total / self.tries if self.tries else 0.0


def next_to_try(possible: Sequence[Tried], chance: Chance) -> int:
    """Count that some answers are possible now, and return the place of the one to try.

    One that was not tried comes first, a random one of them, and then the one with the highest upper bound of what
    it may be worth (UCB1).

    Args:
        possible: the answers, at least one.
        chance: chooses between those that were not tried.
    """
    untried: list[int] = []
    best, highest = 0, -inf
    for place, each in enumerate(possible):
        each.available += 1
        tries = each.tries
        if not tries:
            untried.append(place)
            continue
        bound = (each.total + EXPLORE * sqrt(tries * log(each.available))) / tries
        if bound > highest:
            best, highest = place, bound
    return chance.pick(untried) if untried else best
