"""What a duel of the bench costs in one process, in others, and on a local cluster of dask.distributed."""

import sys
from collections.abc import Iterator
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter

from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.playing.crew import crew
from cardgame_tui.plugins import load_ruleset
from tests.benchmarks.sampling import Row

SAMPLES = 3
UNITS = 16, 144
"""Units of a short and of a long run, of four duels each: their difference leaves out the start."""
WAYS = (
    ("one process", 1, ""),
    ("two processes", 2, ""),
    ("cluster of 1", 1, "local"),
    ("cluster of 2", 2, "local"),
)
Cost = tuple[float, float, float]
"""Seconds that this process computes, that its children compute, and that pass."""


def rows() -> Iterator[Row]:
    """Milliseconds of a duel of Rune Duel, the shortest; alternating, so that noise meets all."""
    plan = Asked(load_ruleset("rune_duel"), variant="short_game").plan()
    found: dict[str, list[Cost]] = {name: [] for name, *_ in WAYS}
    for _ in range(SAMPLES):
        for name, jobs, cluster in WAYS:
            try:
                found[name].append(_of_a_duel(plan, jobs, cluster))
            except ModuleNotFoundError as error:
                print(f"{name} is skipped: {error}", file=sys.stderr)
    for name, costs in found.items():
        for place, what in enumerate(("this process", "its workers", "time that passes")):
            if costs:
                yield Row(f"a duel, {name}: {what}", "ms", [1000 * cost[place] for cost in costs])


def _of_a_duel(plan: Plan, jobs: int, cluster: str) -> Cost:
    _run(plan, jobs, cluster, 1)  # imports what the way needs
    short, long = (_run(plan, jobs, cluster, units) for units in UNITS)
    duels = (UNITS[1] - UNITS[0]) * plan.duels_of_unit
    one, two, three = ((after - before) / duels for before, after in zip(short, long, strict=True))
    return one, two, three


def _run(plan: Plan, jobs: int, cluster: str, units: int) -> Cost:
    before = _now()
    with crew(plan, jobs, cluster) as play:
        seeds = (each for each, _ in zip(plan.units(), range(units), strict=False))
        assert sum(1 for _ in play(seeds)) == units
    one, two, three = (now - then for then, now in zip(before, _now(), strict=True))
    return one, two, three


def _now() -> Cost:
    mine, theirs = getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)
    return mine.ru_utime + mine.ru_stime, theirs.ru_utime + theirs.ru_stime, perf_counter()
