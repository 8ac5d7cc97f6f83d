"""Which of several answers to try next: upper confidence bounds."""

from collections.abc import Sequence
from math import inf, log, sqrt
from typing import TypeVar

from cardgame_tui.engine.chance import Chance

EXPLORE = 0.7
"""How much an answer that was tried seldom is preferred, in units of the spread of all worths."""


class Spread:
    """How far the worths that a search has found lie apart: their standard deviation.

    Bounds are measured in it, so that a search distinguishes answers whose worths differ by hundredths as well as
    those that differ by whole points.

    Attributes:
        deviation: the standard deviation so far, 1 before there are two worths.
    """

    __slots__ = ("_count", "_mean", "_squares", "deviation")

    def __init__(self) -> None:
        self._count = 0
        self._mean = self._squares = 0.0
        self.deviation = 1.0

    def count(self, worth: float) -> None:
        """Count what one sample was worth (Welford's method)."""
        self._count = count = self._count + 1
        off = worth - self._mean
        self._mean = mean = self._mean + off / count
        self._squares = squares = self._squares + off * (worth - mean)
        if count > 1:
            self.deviation = sqrt(squares / count)


class Tried:
    """An answer and what came of it.

    Args:
        sign: 1 for an answer of the seat that looks ahead, -1 for one of the other seat.

    Attributes:
        tries: how often it was tried.
        total: the sum of what it was worth for the seat that gave it.
        available: how often it could have been tried.
        worth: what it was worth on average, 0 if it was not tried.
        doubt: how far it may be from that, for its number of tries alone.
    """

    __slots__ = ("available", "doubt", "sign", "total", "tries", "worth")

    def __init__(self, sign: int = 1) -> None:
        self.sign = sign
        self.tries = self.available = 0
        self.total = self.worth = self.doubt = 0.0

    def count(self, worth: float) -> None:
        """Count that it was tried, and what that was worth for the seat that looks ahead."""
        self.tries = tries = self.tries + 1
        self.total = total = self.total + self.sign * worth
        self.worth = total / tries
        self.doubt = EXPLORE / sqrt(tries)


TriedT = TypeVar("TriedT", bound=Tried)


def next_to_try(possible: Sequence[TriedT], chance: Chance, spread: Spread) -> TriedT:
    """Count that some answers are possible now, and return the one to try.

    One that was not tried comes first, a random one of them, and then the one with the highest upper bound of what
    it may be worth (UCB1).

    Args:
        possible: the answers, at least one.
        chance: chooses between those that were not tried.
        spread: of the worths of all samples so far.
    """
    untried: list[TriedT] = []
    best, highest = possible[0], -inf
    last, wait = 0, 0.0
    for each in possible:
        each.available = available = each.available + 1
        if not each.tries:
            untried.append(each)
            continue
        if available != last:  # most are possible equally often
            last, wait = available, spread.deviation * sqrt(log(available))
        bound = each.worth + each.doubt * wait
        if bound > highest:
            best, highest = each, bound
    return chance.pick(untried) if untried else best
