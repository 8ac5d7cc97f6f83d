"""Whole duels of Dimensional Rift, edition conquest (goal 2)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from time import perf_counter

from tests.benchmarks.games import conquest, play
from tests.benchmarks.sampling import Goal, Row, Sample, floor, in_floors, row_of

SAMPLES = 15
DUELS = 6
"""Duels of one sample, the same number with either deck in seat 1."""
MANY = 10_000
MANY_MUST = 20.0
"""Seconds the goal gives to `MANY` duels."""


@dataclass(frozen=True, slots=True)
class Played:
    """What one sample of duels took.

    Args:
        decisions: how many decisions they had.
        spent: seconds.
        base: seconds of a floor right before.
    """

    decisions: int
    spent: float
    base: float

    @property
    def decision(self) -> Sample:
        """Time of a decision."""
        return Sample(self.spent / self.decisions, self.base)

    @property
    def duel(self) -> Sample:
        """Time of a duel."""
        return Sample(self.spent / DUELS, self.base)


def rows() -> Iterator[Row]:
    """Time of a decision and of a duel, with the event log and without."""
    played = list(_played(log=True))
    decisions = [each.decision for each in played]
    duels = [each.duel for each in played]
    yield row_of("conquest decision, events on", "us", decisions, goal=Goal(2, 43, 25), scale=1e6)
    yield Row("conquest decisions, events on", "1/s", [1 / each.value for each in decisions])
    yield Row("decisions of a conquest duel", "", [each.decisions / DUELS for each in played])
    goal = Goal(2, in_floors(MANY_MUST / MANY))
    yield row_of("conquest duel, events on", "ms", duels, goal=goal, scale=1e3)
    yield Row("conquest duels, events on", "1/s", [1 / each.value for each in duels])
    yield Row(f"{MANY:,} conquest duels, events on (projected)", "s", [each.value * MANY for each in duels])
    quiet = [each.decision for each in _played(log=False)]
    yield row_of("conquest decision, events off", "us", quiet, scale=1e6)


def _played(*, log: bool) -> Iterator[Played]:
    chance, seeds = Random(2), count()
    for _ in range(SAMPLES):
        base = floor()
        begun = perf_counter()
        decisions = sum(play(conquest(next(seeds), log=log), chance) for _ in range(DUELS))
        yield Played(decisions, perf_counter() - begun, base)
