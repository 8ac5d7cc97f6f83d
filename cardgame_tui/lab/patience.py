"""Notices a duel in which nothing is answered any more: a bot that stalls, or rules that never ask again."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType

from cardgame_tui.play.driver import Driver

PATIENCE = 60.0
"""Seconds between two looks at a duel. It is stopped if one finds no more answers than the one before."""


class StalledError(RuntimeError):
    """Nothing has been answered for a long time."""


@contextmanager
def patience(driver: Driver) -> Iterator[None]:
    """Stop a duel that stalls. A timer looks at it, so that no decision takes longer.

    It needs the timers of Unix and the main thread, and does nothing without them.

    Args:
        driver: the duel.

    Raises:
        StalledError: in the middle of whatever runs, when no answer was given between two looks.
    """
    if not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return
    seen = -1

    def look(number: int, frame: FrameType | None) -> None:
        """End the duel if nothing was answered since the last look."""
        nonlocal seen
        if len(driver.given) == seen:
            raise StalledError(f"no answer for more than {PATIENCE:g} seconds")
        seen = len(driver.given)

    before = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
