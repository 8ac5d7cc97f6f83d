"""Samples, the base measured right before each, and the goals for their ratio."""

import random
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter, process_time

REFERENCE_FLOOR = 0.235e-6
"""Seconds a floor took where the goals were set; goals given in seconds become floors by it."""
FOUR = (0, 1, 2, 3)
SENDS = 100_000


@dataclass(frozen=True, slots=True)
class Goal:
    """The largest ratio that is good enough.

    Args:
        number: its number in ``docs/benchmarks.md``, such as ``2b``.
        must: what has to be reached.
        stretch: what would be better still, 0 for nothing.
    """

    number: str
    must: float
    stretch: float = 0.0

    def verdict(self, ratio: float) -> str:
        """Say what a ratio reaches: ``stretch``, ``must`` or ``missed``."""
        if ratio <= self.stretch:
            return "stretch"
        return "must" if ratio <= self.must else "missed"


@dataclass(frozen=True, slots=True)
class Sample:
    """One measurement.

    Args:
        value: what was measured.
        base: what it is compared with, measured right before in the same unit.
    """

    value: float
    base: float

    @property
    def ratio(self) -> float:
        """How many times its base it is."""
        return self.value / self.base


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    Args:
        what: what was measured.
        unit: its unit.
        values: what each sample showed.
        ratios: each sample as a multiple of its base; empty when it is compared with nothing.
        base: what the ratios are multiples of.
        goal: the goal for the ratio.
        percent: the percentile that is shown and judged; default: the median.
    """

    what: str
    unit: str
    values: Sequence[float]
    ratios: Sequence[float] = ()
    base: str = ""
    goal: Goal | None = None
    percent: int = 50


def row_of(
    what: str,
    unit: str,
    samples: Iterable[Sample],
    base: str = "floor",
    goal: Goal | None = None,
    *,
    scale: float = 1.0,
    percent: int = 50,
) -> Row:
    """Make a line of samples, each times `scale` to be in the unit of the row."""
    taken = list(samples)
    values = [sample.value * scale for sample in taken]
    return Row(what, unit, values, [sample.ratio for sample in taken], base, goal, percent)


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that a percentage of the values does not exceed (nearest rank)."""
    return sorted(values)[ceil(len(values) * percent / 100) - 1]


def seconds(work: Callable[[], object]) -> float:
    """How long something takes on the clock, in seconds: for other processes, and for the disk."""
    begun = perf_counter()
    work()
    return perf_counter() - begun


def own_seconds(work: Callable[[], object]) -> float:
    """How long this process computes for something, in seconds; other work on the machine does not count."""
    begun = process_time()
    work()
    return process_time() - begun


def child_seconds(work: Callable[[], object]) -> float:
    """How long the processes that something starts and waits for compute, in seconds."""
    begun = getrusage(RUSAGE_CHILDREN)
    work()
    ended = getrusage(RUSAGE_CHILDREN)
    return ended.ru_utime - begun.ru_utime + ended.ru_stime - begun.ru_stime


def floor() -> float:
    """Seconds of one ``send`` of a random choice of four into a generator that does nothing."""
    script = _four_for_ever()
    offered = next(script)
    choice, send = random.choice, script.send
    begun = process_time()
    for _ in range(SENDS):
        offered = send(choice(offered))
    return (process_time() - begun) / SENDS


def in_floors(reference_seconds: float) -> float:
    """How many floors a time was where the goals were set."""
    return reference_seconds / REFERENCE_FLOOR


def _four_for_ever() -> Generator[tuple[int, ...], int, None]:
    while True:
        yield FOUR
