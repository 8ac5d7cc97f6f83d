"""Plays units in their order, here or in other processes: of a run, or from a decision of a journal."""

import gc
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection
from signal import SIG_IGN, SIGINT, signal
from threading import Lock, Thread
from typing import ClassVar, TypeVar

from cardgame_tui.lab.batch import GameSeeds
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.playing.duel import AHEAD, CrewError, Unit, play_unit
from cardgame_tui.play.setup import Setup
from cardgame_tui.processes import PROCESSES, LostProcessError, done_in_order, processes

T = TypeVar("T")


class StopSignal:
    """Ends the processes of a crew at once when it is set, even in the middle of a duel; also when this one dies.

    A process waits at one end of a pipe until something arrives there, or until the other end is gone. An event of
    `multiprocessing` would not do: whoever sets it waits for every process that ever waited, also for dead ones.

    Attributes:
        reader: the end for the processes; what arrives there is never read.
    """

    def __init__(self) -> None:
        self.reader, self._writer = PROCESSES.Pipe(duplex=False)
        self._is_set = False

    def set(self) -> None:
        """End the processes, those that are still to begin too."""
        if not self._is_set:
            self._is_set = True
            self._writer.send_bytes(b"stop")

    def is_set(self) -> bool:
        """Whether it was set."""
        return self._is_set


@contextmanager
def crew(
    plan: Plan, jobs: int = 1, cluster: str = "", stop: StopSignal | None = None
) -> Iterator[Callable[[Iterable[GameSeeds]], Iterator[Unit]]]:
    """Give a function that plays units in order; the result does not depend on the number of processes.

    Args:
        plan: what is played.
        jobs: number of processes.
        cluster: address of a scheduler of dask.distributed, or ``local`` for one on this machine; empty for none.
        stop: ends it when it is set. Then even a single process is another one than this. A cluster has no stop.

    Raises:
        ContentError: when options or cards of the plan no longer exist; no process is started then.
        CrewError: from the function, when a process was killed; for a cluster see `cluster_crew`.
        ModuleNotFoundError: for a cluster without the extra.
    """
    setups = [arm.setup() for arm in plan.arms]
    if cluster:
        from cardgame_tui.lab.bench.playing.cluster import cluster_crew

        with cluster_crew(plan, cluster, jobs) as play:
            yield play
        return
    if jobs == 1 and stop is None:
        yield partial(map, partial(play_unit, plan, setups))
        return
    reader = None if stop is None else stop.reader
    with processes(jobs, _Worker.begin, (plan, reader)) as pool:
        yield partial(in_order, pool, jobs, _Worker.play, stop=stop)


def in_order(
    pool: ProcessPoolExecutor,
    jobs: int,
    play: Callable[[GameSeeds], T],
    units: Iterable[GameSeeds],
    stop: StopSignal | None = None,
) -> Iterator[T]:
    """Play units, a few ahead of the one that is due; after a stop no more.

    Raises:
        CrewError: when a process was killed.
    """
    try:
        for unit in done_in_order(pool, play, units, AHEAD * jobs):
            if _is_set(stop):
                return
            yield unit
    except LostProcessError as error:
        if not _is_set(stop):
            raise CrewError(str(error)) from None


def _is_set(stop: StopSignal | None) -> bool:
    return stop is not None and stop.is_set()


class _Worker:
    """The set-ups of a worker process, made once."""

    plan: Plan
    setups: Sequence[Setup]
    stop: Connection | None
    playing: ClassVar[bool] = False
    lock: ClassVar[Lock] = Lock()

    @classmethod
    def begin(cls, what: tuple[Plan, Connection | None], collect_at: tuple[int, int, int]) -> None:
        """Make the set-ups, once in each process, and collect garbage as seldom as the first process does."""
        signal(SIGINT, SIG_IGN)
        gc.set_threshold(*collect_at)
        cls.plan, cls.stop = what
        cls.setups = [arm.setup() for arm in cls.plan.arms]
        if cls.stop is not None:
            Thread(target=cls._end, args=(cls.stop,), daemon=True).start()

    @classmethod
    def play(cls, seeds: GameSeeds) -> Unit:
        """Play one unit with them."""
        with cls.lock:
            cls.playing = True
        if cls.stop is not None and cls.stop.poll():
            os._exit(0)
        try:
            return play_unit(cls.plan, cls.setups, seeds)
        finally:
            with cls.lock:
                cls.playing = False

    @classmethod
    def _end(cls, stop: Connection) -> None:
        """End the process when it shall stop, but not while it sends a unit: the reader would await the rest."""
        stop.poll(None)
        with cls.lock:
            if cls.playing:
                os._exit(0)
