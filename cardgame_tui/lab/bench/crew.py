"""Plays units in their order, here or in other processes: of a run, or from a decision of a journal."""

import gc
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import TypeAlias, TypeVar

from cardgame_tui.lab.batch import GameSeeds
from cardgame_tui.lab.bench.duel import play_task
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRows
from cardgame_tui.play.setup import Setup

T = TypeVar("T")

Unit: TypeAlias = Sequence[DuelRows]
"""The duels of one unit, in their order."""

AHEAD = 3
"""How many units each process is given before their turn."""


class CrewError(RuntimeError):
    """A process that played duels has ended without being asked to."""


def play_unit(plan: Plan, setups: Sequence[Setup], seeds: GameSeeds) -> Unit:
    """Play all duels of one unit."""
    return [play_task(setups[task.arm], task) for task in plan.tasks(seeds)]


@contextmanager
def crew(
    plan: Plan, jobs: int = 1, cluster: str = ""
) -> Iterator[Callable[[Iterable[GameSeeds]], Iterator[Unit]]]:
    """Give a function that plays units in order; the result does not depend on the number of processes.

    Args:
        plan: what is played.
        jobs: number of processes.
        cluster: address of a scheduler of dask.distributed, or ``local`` for one on this machine; empty for none.

    Raises:
        CrewError: from the function, when a process was killed; for a cluster see `cluster_crew`.
        ModuleNotFoundError: for a cluster without the extra.
    """
    if cluster:
        from cardgame_tui.lab.bench.cluster import cluster_crew

        with cluster_crew(plan, cluster, jobs) as play:
            yield play
        return
    if jobs == 1:
        yield partial(map, partial(play_unit, plan, [arm.setup() for arm in plan.arms]))
        return
    with processes(jobs, _Worker.begin, plan) as pool:
        yield partial(in_order, pool, jobs, _Worker.play)


@contextmanager
def processes(
    jobs: int, begin: Callable[[T, tuple[int, int, int]], None], what: T
) -> Iterator[ProcessPoolExecutor]:
    """Processes that are ended with the block.

    Args:
        jobs: how many.
        begin: what each begins with: `what`, and when to collect garbage.
        what: what is played.
    """
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin, (what, gc.get_threshold()))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def in_order(
    pool: ProcessPoolExecutor, jobs: int, play: Callable[[GameSeeds], T], units: Iterable[GameSeeds]
) -> Iterator[T]:
    """Play units, a few ahead of the one that is due.

    Raises:
        CrewError: when a process was killed.
    """
    seeds = iter(units)
    ahead = AHEAD * jobs
    try:
        waiting: deque[Future[T]] = deque(pool.submit(play, each) for each in islice(seeds, ahead))
        while waiting:
            unit = waiting.popleft().result()
            waiting.extend(pool.submit(play, each) for each in islice(seeds, 1))
            yield unit
    except BrokenProcessPool:
        raise CrewError("a process that played duels has ended: killed, or out of memory") from None


class _Worker:
    """The set-ups of a worker process, made once."""

    plan: Plan
    setups: Sequence[Setup]

    @classmethod
    def begin(cls, plan: Plan, collect_at: tuple[int, int, int]) -> None:
        """Make the set-ups, once in each process, and collect garbage as seldom as the first process does."""
        signal(SIGINT, SIG_IGN)
        gc.set_threshold(*collect_at)
        cls.plan = plan
        cls.setups = [arm.setup() for arm in plan.arms]

    @classmethod
    def play(cls, seeds: GameSeeds) -> Unit:
        """Play one unit with them."""
        return play_unit(cls.plan, cls.setups, seeds)
