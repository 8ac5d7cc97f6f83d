"""Picks the answer to the open prompt that is tried next: sequential halving.

A search wants to find the best answer, and gains nothing by trying good ones often. So the samples are shared out
evenly between the answers, the worse half is dropped, and so on until two are left (Karnin, Koren and Somekh,
2013).
"""

from collections.abc import Iterable
from math import ceil, log2
from typing import Generic

from cardgame_tui.bots.bandit import TriedT
from cardgame_tui.engine.chance import Chance


class Halving(Generic[TriedT]):
    """Shares samples out between answers.

    Args:
        answers: the answers, at least one.
        samples: how many samples there are for all of them.
        chance: which of two answers of the same worth comes first.
    """

    def __init__(self, answers: Iterable[TriedT], samples: int, chance: Chance) -> None:
        self._left = list(answers)
        chance.shuffle(self._left)
        self._dropped: list[TriedT] = []
        self._each_round = samples // max(1, ceil(log2(len(self._left))))
        self._in_round = 0

    def next(self) -> TriedT:
        """The answer to try in the next sample."""
        size = len(self._left)
        if size > 2 and self._in_round >= max(size, self._each_round // size * size):
            self._halve()
        picked = self._left[self._in_round % len(self._left)]
        self._in_round += 1
        return picked

    def ranked(self) -> list[TriedT]:
        """All answers, the best first: the remaining ones by their worth, then the dropped ones, latest first."""
        return [*_by_worth(self._left), *self._dropped]

    def _halve(self) -> None:
        """Drop the worse half and begin a round."""
        best = _by_worth(self._left)
        kept = (len(best) + 1) // 2
        self._left, self._dropped = best[:kept], best[kept:] + self._dropped
        self._in_round = 0


def _by_worth(answers: list[TriedT]) -> list[TriedT]:
    """The answers, the best first and those never tried last; answers of equal worth keep their order."""
    return sorted(answers, key=lambda answer: (not answer.tries, -answer.worth))
