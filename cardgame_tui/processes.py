"""Work that is shared out among processes."""

import gc
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import chain, islice
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

PROCESSES = get_context("spawn")
"""How processes are started: as new programs, on every system."""
AHEAD = 3
"""Parts that wait for each process, so that none is without work."""


class LostProcessError(ChildProcessError):
    """A process was killed, by somebody or for want of memory; the message says so."""


def in_processes(do: Callable[[T], R], items: Iterable[T], jobs: int, *, chunk: int = 1) -> Iterator[R]:
    """Yield what is done with each item, in order.

    Ctrl-C reaches this process alone, which then ends the others when they have done their part.

    Args:
        do: what is done; with several processes it is found by its name, and takes and gives what can be pickled.
        items: the items.
        jobs: number of processes; with one all is done here.
        chunk: how many items a process takes at a time.

    Raises:
        LostProcessError: when a process was killed.
    """
    if jobs == 1:
        yield from map(do, items)
        return
    taken = iter(items)
    parts = iter(lambda: list(islice(taken, chunk)), [])
    with processes(jobs, _begin, None) as pool:
        yield from chain.from_iterable(done_in_order(pool, partial(_do_all, do), parts, AHEAD * jobs))


@contextmanager
def processes(
    jobs: int, begin: Callable[[T, tuple[int, int, int]], None], what: T
) -> Iterator[ProcessPoolExecutor]:
    """Processes that are ended with the block.

    Args:
        jobs: how many.
        begin: what each begins with: `what`, and when to collect garbage.
        what: what they work on.
    """
    pool = ProcessPoolExecutor(jobs, PROCESSES, begin, (what, gc.get_threshold()))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def done_in_order(pool: ProcessPoolExecutor, do: Callable[[T], R], items: Iterable[T], ahead: int) -> Iterator[R]:
    """Yield what processes do with each item, in order.

    Args:
        pool: the processes.
        do: what is done.
        items: the items, which may have no end.
        ahead: how many are given out at a time.

    Raises:
        LostProcessError: when a process was killed.
    """
    left = iter(items)
    try:
        waiting: deque[Future[R]] = deque(pool.submit(do, each) for each in islice(left, ahead))
        while waiting:
            done = waiting.popleft().result()
            waiting.extend(pool.submit(do, each) for each in islice(left, 1))
            yield done
    except BrokenProcessPool:
        raise LostProcessError("a process that worked along has ended: killed, or out of memory") from None


def _do_all(do: Callable[[T], R], items: Sequence[T]) -> list[R]:
    return [do(each) for each in items]


def _begin(_: None, collect_at: tuple[int, int, int]) -> None:
    signal(SIGINT, SIG_IGN)
    gc.set_threshold(*collect_at)
