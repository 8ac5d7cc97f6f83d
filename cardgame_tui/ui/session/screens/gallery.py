"""Those who look on: their screens follow a match one after another, once those who play have been drawn.

All screens share one core. Drawn at once, ten that look on would make every key of a player wait for ten drawings.
"""

import asyncio
from collections import deque
from collections.abc import Callable

PAUSE = 0.05
"""Seconds after the last drawing for a player."""
LONGEST = 0.5
"""Seconds that those who look on wait at most, however fast players type."""
REST = 0.01
"""Seconds from one screen to the next, in which keys are taken."""


class Gallery:
    """The screens of those who look on, as they wait to follow; used inside a running loop."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._since = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def follow(self, draw: Callable[[], None]) -> None:
        """Let a screen follow soon; once is enough, however often the match goes on before.

        Args:
            draw: begins to draw it.
        """
        if draw in self._waiting:
            return
        loop = asyncio.get_running_loop()
        if not self._waiting:
            self._since = loop.time()
            self._set(PAUSE)
        self._waiting.append(draw)

    def make_way(self) -> None:
        """Wait a moment longer, since a player types."""
        if self._waiting and asyncio.get_running_loop().time() < self._since + LONGEST:
            self._set(PAUSE)

    def _set(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._next)

    def _next(self) -> None:
        self._timer, draw = None, self._waiting.popleft()
        if self._waiting:
            self._set(REST)
        draw()
