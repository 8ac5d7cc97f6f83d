"""Time that passes only while nobody computes, so that what several screens are sent is the same in every run."""

import asyncio
import selectors
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from datetime import datetime, tzinfo
from typing import Any, Self, TypeVar
from unittest.mock import patch

from cardgame_tui.ui.keys import guard
from cardgame_tui.ui.session.stop_watch import StopWatch

ResultT = TypeVar("ResultT")
SHORTEST = 0.001
"""Seconds that a timer sleeps at least, so that one that is asked for again and again lets the time pass."""


class _Selector(selectors.DefaultSelector):
    """Waits by letting the time pass at once.

    Attributes:
        now: the time, in seconds.
    """

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what is ready; if nothing is, so much time has passed.

        Raises:
            RuntimeError: when nothing will ever happen any more.
        """
        ready = super().select(0)
        if not ready and timeout is None:
            raise RuntimeError("everybody waits, and nothing is due")
        self.now += 0 if ready else timeout or 0
        return ready


class _Frozen(datetime):
    """A clock on the wall that stands still."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        """The same moment always."""
        return cls(2026, 1, 2, 3, 4, 5, tzinfo=tz)


def run(main: Coroutine[Any, Any, ResultT]) -> ResultT:
    """Run something with a loop and with Textual's clock in this time."""
    selector = _Selector()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    with _clocks(selector), asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(main)


@contextmanager
def _clocks(selector: _Selector) -> Iterator[None]:
    with (
        patch("textual._time.get_time", lambda: selector.now),
        patch("textual._parser.get_time", lambda: selector.now),
        patch("textual.timer.sleep", lambda seconds: asyncio.sleep(max(seconds, SHORTEST))),
        patch("textual.message_pump.time", lambda: selector.now),
        patch("cardgame_tui.ui.session.match_runner.datetime", _Frozen),
        patch("cardgame_tui.ui.session.match_runner.StopWatch", lambda: StopWatch(lambda: selector.now)),
        patch.object(guard, "PACE", guard.Pace(0, 0, 0, 0)),
    ):
        yield
