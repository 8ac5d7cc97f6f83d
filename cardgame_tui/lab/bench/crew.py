"""Plays units of a run in their order, here or in other processes."""

import gc
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from signal import SIG_IGN, SIGINT, signal
from threading import Lock, Thread
from typing import ClassVar, TypeAlias

from cardgame_tui.lab.batch import GameSeeds
from cardgame_tui.lab.bench.duel import play_task
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRows
from cardgame_tui.play.setup import Setup

Unit: TypeAlias = Sequence[DuelRows]
"""The duels of one unit, in their order."""

AHEAD = 3
"""How many units each process is given before their turn."""


_PROCESSES = get_context("spawn")
"""How processes are started: as new programs, on every system."""


class CrewError(RuntimeError):
    """A process that played duels has ended without being asked to."""


def play_unit(plan: Plan, setups: Sequence[Setup], seeds: GameSeeds) -> Unit:
    """Play all duels of one unit."""
    return [play_task(setups[task.arm], task) for task in plan.tasks(seeds)]


def make_stop() -> Event:
    """Make what ends the processes of a crew at once when it is set, even in the middle of a duel."""
    return _PROCESSES.Event()


@contextmanager
def crew(
    plan: Plan, jobs: int = 1, stop: Event | None = None
) -> Iterator[Callable[[Iterable[GameSeeds]], Iterator[Unit]]]:
    """Give a function that plays units in order; the result does not depend on the number of processes.

    Args:
        plan: what is played.
        jobs: number of processes.
        stop: ends it when it is set (`make_stop`). Then even a single process is another one than this.

    Raises:
        CrewError: from the function, when a process was killed.
    """
    if jobs == 1 and stop is None:
        yield partial(map, partial(play_unit, plan, [arm.setup() for arm in plan.arms]))
        return
    pool = ProcessPoolExecutor(jobs, _PROCESSES, _Worker.begin, (plan, gc.get_threshold(), stop))
    try:
        yield partial(_in_order, pool, jobs * AHEAD, stop)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor, ahead: int, stop: Event | None, units: Iterable[GameSeeds]
) -> Iterator[Unit]:
    """Play units, a few ahead of the one that is due."""
    seeds = iter(units)
    try:
        waiting: deque[Future[Unit]] = deque(pool.submit(_Worker.play, each) for each in islice(seeds, ahead))
        while waiting and not _is_set(stop):
            unit = waiting.popleft().result()
            waiting.extend(pool.submit(_Worker.play, each) for each in islice(seeds, 1))
            yield unit
    except BrokenProcessPool:
        if _is_set(stop):
            return
        raise CrewError("a process that played duels has ended: killed, or out of memory") from None


def _is_set(stop: Event | None) -> bool:
    return stop is not None and stop.is_set()


class _Worker:
    """The set-ups of a worker process, made once."""

    plan: Plan
    setups: Sequence[Setup]
    stop: Event | None
    playing: ClassVar[bool] = False
    lock: ClassVar[Lock] = Lock()

    @classmethod
    def begin(cls, plan: Plan, collect_at: tuple[int, int, int], stop: Event | None) -> None:
        """Make the set-ups, once in each process, and collect garbage as seldom as the first process does."""
        signal(SIGINT, SIG_IGN)
        gc.set_threshold(*collect_at)
        cls.plan, cls.stop = plan, stop
        cls.setups = [arm.setup() for arm in plan.arms]
        if stop is not None:
            Thread(target=cls._end, args=(stop,), daemon=True).start()

    @classmethod
    def play(cls, seeds: GameSeeds) -> Unit:
        """Play one unit with them."""
        with cls.lock:
            cls.playing = True
        if _is_set(cls.stop):
            os._exit(0)
        try:
            return play_unit(cls.plan, cls.setups, seeds)
        finally:
            with cls.lock:
                cls.playing = False

    @classmethod
    def _end(cls, stop: Event) -> None:
        """End the process when it shall stop, but not while it sends a unit: the reader would await the rest."""
        stop.wait()
        with cls.lock:
            if cls.playing:
                os._exit(0)
