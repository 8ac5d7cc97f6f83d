"""Which of several answers to try next: upper confidence bounds."""

from math import inf, log, sqrt

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

    def bound(self) -> float:
        """An upper bound of what it may be worth (UCB1); infinite for an answer that was not tried."""
        tries = self.tries
        return (self.total + EXPLORE * sqrt(tries * log(self.available))) / tries if tries else inf
