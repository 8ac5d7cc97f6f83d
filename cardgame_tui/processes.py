"""Work that is shared out among processes."""

import gc
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def in_processes(do: Callable[[T], R], items: Iterable[T], jobs: int, *, chunk: int = 1) -> Iterator[R]:
    """Yield what is done with each item, in order.

    Ctrl-C reaches this process alone, which then ends the others.

    Args:
        do: what is done; with several processes it is found by its name, and takes and gives what can be pickled.
        items: the items.
        jobs: number of processes; with one all is done here.
        chunk: how many items a process takes at a time.
    """
    if jobs == 1:
        yield from map(do, items)
        return
    with get_context("spawn").Pool(jobs, _begin, (gc.get_threshold(),)) as pool:
        yield from pool.imap(do, items, chunksize=chunk)


def _begin(collect_at: tuple[int, int, int]) -> None:
    signal(SIGINT, SIG_IGN)
    gc.set_threshold(*collect_at)
