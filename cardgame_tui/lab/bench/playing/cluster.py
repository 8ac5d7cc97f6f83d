"""Plays units of a run on a cluster of dask.distributed: on other machines, or in processes of this one."""

import gc
import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import partial
from itertools import islice
from threading import Event
from time import monotonic
from typing import Any

from distributed import Client, LocalCluster
from distributed.comm import CommClosedError
from distributed.scheduler import KilledWorker

from cardgame_tui import __version__
from cardgame_tui.lab.batch import GameSeeds
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.playing.duel import AHEAD, CrewError, Unit, play_unit
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import load_plugin

LOCAL = "local"
"""The word for a cluster of processes on this machine."""
CHUNK = 8
"""Units of one task: more cost less, and fewer are lost with a worker."""
CONNECT = 10.0
"""Seconds to wait for a scheduler."""
PATIENCE = 30.0
"""Seconds to wait for a worker where there is none."""
LOOK_EVERY = 0.5
"""Seconds between two looks at whether the cluster is still there."""
Versions = tuple[str, str]
"""Of the program and of the game."""


@contextmanager
def cluster_crew(plan: Plan, address: str, jobs: int) -> Iterator[Callable[[Iterable[GameSeeds]], Iterator[Unit]]]:
    """Give a function that plays units in order; the result is the same as that of `crew`.

    Args:
        plan: what is played.
        address: of the scheduler, such as ``tcp://10.0.0.5:8786``, or `LOCAL`.
        jobs: number of processes of a local cluster.

    Raises:
        CrewError: when no scheduler answers; from the function, when the scheduler or all workers have gone.
    """
    with _quiet(), _client(address, jobs) as client:
        yield partial(_in_order, client, plan)


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep what the libraries log off the terminal: what matters is said in one sentence."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)


@contextmanager
def _client(address: str, jobs: int) -> Iterator[Any]:
    """Connect to a cluster, or start one."""
    if address == LOCAL:
        options = {"dashboard_address": None, "silence_logs": logging.CRITICAL}
        with LocalCluster(n_workers=jobs, threads_per_worker=1, **options) as cluster, Client(cluster) as client:
            yield client
        return
    try:
        client = Client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise CrewError(f"no scheduler answers at {address}") from error
    try:
        yield client
    finally:
        client.close(timeout=1)


def _in_order(client: Any, plan: Plan, units: Iterable[GameSeeds]) -> Iterator[Unit]:
    """Play units, some tasks ahead of the one that is due."""
    seeds = iter(units)
    versions = __version__, load_plugin(plan.arms[0].header.ruleset).version
    watch = _Watch(client)
    waiting = deque[_Sent]()
    while True:
        while len(waiting) < max(1, watch.workers()) * AHEAD and (chunk := list(islice(seeds, CHUNK))):
            task = (plan, versions, chunk, gc.get_threshold())
            waiting.append(_Sent(client.submit(play_chunk, *task, pure=False)))
        if not waiting:
            return
        yield from watch.result(waiting.popleft())


class _Sent:
    """A task on the cluster. Its result is waited for here: waiting with a timeout inside dask can go wrong."""

    def __init__(self, future: Any) -> None:
        self.future = future
        self.done = Event()
        future.add_done_callback(lambda _: self.done.set())


class _Watch:
    """Waits for results, and says so when none will come any more."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._last_seen = monotonic()

    def workers(self) -> int:
        """How many workers there are.

        Raises:
            CrewError: when the scheduler has gone, or there were none for too long.
        """
        if self._client.status != "running":
            raise CrewError("the scheduler has gone")
        try:
            count = len(self._client.nthreads())
        except (OSError, CommClosedError, CancelledError) as error:
            raise CrewError("the scheduler has gone") from error
        if count:
            self._last_seen = monotonic()
        elif monotonic() - self._last_seen > PATIENCE:
            raise CrewError("the cluster has no worker")
        return count

    def result(self, task: _Sent) -> Sequence[Unit]:
        """Wait for the units of a task; raises as `workers` does, and when they cannot be played."""
        while not task.done.wait(LOOK_EVERY):
            self.workers()
        try:
            units: Sequence[Unit] | str = task.future.result()
        except KilledWorker as error:
            raise CrewError("the same duels have ended several workers: killed, or out of memory") from error
        except (CancelledError, OSError, CommClosedError) as error:
            raise CrewError("the scheduler has gone") from error
        if isinstance(units, str):
            raise CrewError(units)
        return units


_made: dict[str, Sequence[Setup]] = {}
"""The set-ups of a worker, by the fingerprint of their plan: of the last plan alone."""


def play_chunk(
    plan: Plan, versions: Versions, chunk: Sequence[GameSeeds], collect_at: tuple[int, int, int]
) -> list[Unit] | str:
    """Play units on a worker, and collect garbage as seldom there as the first process does.

    Returns:
        The units, or in a sentence why this worker cannot play them: an error would have to be sent and read,
        which goes wrong where versions differ.
    """
    try:
        return _played(plan, versions, chunk, collect_at)
    except Exception as error:
        return f"a worker cannot play: {(str(error) or type(error).__name__).splitlines()[0]}"


def _played(
    plan: Plan, versions: Versions, chunk: Sequence[GameSeeds], collect_at: tuple[int, int, int]
) -> list[Unit] | str:
    own = __version__, load_plugin(plan.arms[0].header.ruleset).version
    if own != versions:
        asked, found = (" and ".join(each) for each in (versions, own))
        return f"a worker has other versions of program and game: {found} in place of {asked}"
    if plan.fingerprint not in _made:
        gc.set_threshold(*collect_at)
        _made.clear()
        _made[plan.fingerprint] = [arm.setup() for arm in plan.arms]
    return [play_unit(plan, _made[plan.fingerprint], seeds) for seeds in chunk]
