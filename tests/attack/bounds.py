"""What ends an attack in time: a limit on each case, and on all of them together, with word of how far it is."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import current_thread, main_thread
from time import monotonic
from types import FrameType

from tests.attack.table import Table

CASE = 120.0
"""Seconds of computing that one duel may take; the slowest that ended took a tenth of it."""
REPORT = 60.0
"""Seconds between two lines about how far an attack is."""


@dataclass
class Worker:
    """What this process has been told.

    Args:
        name: what it does, for the lines about how far it is.
        report: seconds between two of them.
        stops: whether it is to stop early.
    """

    name: str = ""
    report: float = REPORT
    stops: Callable[[], bool] = lambda: False


WORKER = Worker()
"""The settings of this process; see `jobs`."""


class EndlessError(AssertionError):
    """A case did not end in time. The message says where it was."""


@contextmanager
def time_limit(seconds: float = 0.0) -> Iterator[None]:
    """Stop what computes for too long, also where it never asks anything.

    Args:
        seconds: how long; 0 for `CASE`.

    Other processes do not count. It needs the signals of Unix and the main thread, and does nothing without them.

    Raises:
        EndlessError: after so many seconds.
    """
    allowed = seconds or CASE

    def stop(number: int, frame: FrameType | None) -> None:
        raise EndlessError(f"no end after {allowed:g} seconds of computing, in {' < '.join(places(frame))}")

    if sys.platform == "win32" or current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, allowed, 1)  # again, should the first error be lost
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def places(frame: FrameType | None, most: int = 8) -> Iterator[str]:
    """The innermost functions that run, each with its line."""
    while frame is not None and most:
        yield f"{frame.f_globals.get('__name__', '')}.{frame.f_code.co_name}:{frame.f_lineno}"
        frame, most = frame.f_back, most - 1


class Limits:
    """Says when an attack ends, and from time to time how far it is.

    Args:
        table: what it has found so far.
        cases: how many cases; 0 for as many as time allows.
        minutes: how long, where no number of cases is given.
    """

    def __init__(self, table: Table, cases: int, minutes: float) -> None:
        self._table = table
        self._cases = cases
        self._end = monotonic() + 60 * minutes
        self._next = monotonic() + WORKER.report

    def reached(self, done: int) -> bool:
        """Whether an attack that has done so many cases ends here."""
        if monotonic() >= self._next:
            self._next = monotonic() + WORKER.report
            faults = sum(len(row.faults) for row in self._table.values())
            print(f"{WORKER.name}: {done} cases so far, {faults} faults", file=sys.stderr, flush=True)
        if WORKER.stops():
            return True
        return done >= self._cases if self._cases else monotonic() >= self._end
