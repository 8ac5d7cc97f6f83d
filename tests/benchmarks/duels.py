"""Complete duels of Dimensional Rift, edition conquest, and of the other games (goals 2, 3, 3a and 3b)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from time import process_time

from cardgame_tui.play.driver import Driver
from tests.benchmarks.games import conquest, containment, grand_archive, play, rune_duel
from tests.benchmarks.sampling import Goal, Row, Sample, floor, row_of

SAMPLES = 15
DUELS = {"conquest": 6, "rune": 60, "containment": 6, "archive": 6}
"""Duels of one sample by game, the same number with either deck in seat 1."""


@dataclass(frozen=True, slots=True)
class Played:
    """What one sample of duels took.

    Args:
        duels: how many they were.
        decisions: how many decisions they had.
        spent: seconds.
        base: seconds of a floor right before.
    """

    duels: int
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
        return Sample(self.spent / self.duels, self.base)


def rows() -> Iterator[Row]:
    """Time of a decision and of a duel, of each game, with the event log and without."""
    yield from _rows("conquest", conquest, Goal("2", 60, 50), Goal("2", 55, 45))
    yield from _rows("rune", rune_duel, Goal("3", 140, 100))
    yield from _rows("containment", containment, Goal("3a", 72), Goal("3a", 66))
    yield from _rows("archive", grand_archive, Goal("3b", 140, 120), Goal("3b", 140, 110))


def _rows(game: str, begin: Callable[..., Driver], goal: Goal, quietly: Goal | None = None) -> Iterator[Row]:
    """The rows of a game, with the goals of a decision with the event log and without."""
    played = list(_played(begin, DUELS[game], log=True))
    decisions = [each.decision for each in played]
    duels = [each.duel for each in played]
    yield row_of(f"{game} decision, events on", "us", decisions, goal=goal, scale=1e6)
    yield Row(f"{game} decisions, events on", "1/s", [1 / each.value for each in decisions])
    yield Row(f"decisions of a {game} duel", "", [each.decisions / each.duels for each in played])
    yield row_of(f"{game} duel, events on", "ms", duels, scale=1e3)
    yield Row(f"{game} duels, events on", "1/s", [1 / each.value for each in duels])
    quiet = [each.decision for each in _played(begin, DUELS[game], log=False)]
    yield row_of(f"{game} decision, events off", "us", quiet, goal=quietly, scale=1e6)


def _played(begin: Callable[..., Driver], duels: int, *, log: bool) -> Iterator[Played]:
    chance, seeds = Random(2), count()
    for _ in range(SAMPLES):
        base = floor()
        begun = process_time()
        decisions = sum(play(begin(next(seeds), log=log), chance) for _ in range(duels))
        yield Played(duels, decisions, process_time() - begun, base)
