"""Keeps a key that is held down, or was typed too early, from answering for the next player.

A terminal does not report that a key is released. A held key sends itself again after a first delay of up to about
0.6 seconds, and then faster than anybody types.
"""

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple


class Pace(NamedTuple):
    """How many seconds without a key must pass until a key counts again.

    Args:
        other: after a change of player.
        held: after a change of player, for the key that was pressed last.
        repeat: at another question to the same player, for the key that was pressed last.
    """

    other: float
    held: float
    repeat: float


PACE = Pace(other=0.3, held=0.7, repeat=0.08)
"""The pace of people."""


class KeyGuard:
    """Lets no key through from a change of player until the keyboard was quiet for a moment.

    Every key that comes too early restarts the wait, so a key that stays down never gets through.

    Args:
        clock: tells the time in seconds.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._pace = PACE
        self._key = ""
        self._last = 0.0
        self._other = self._same = 0.0

    def arm(self, *, player: bool) -> None:
        """Wait from now on: something else is asked.

        Args:
            player: whether another player must decide.
        """
        if player:
            self._other, self._same = self._pace.other, self._pace.held
        else:
            self._same = max(self._same, self._pace.repeat)
        self._last = self._clock()

    def lets_through(self, key: str) -> bool:
        """Whether a key that arrives now counts. Call it once for each key."""
        now = self._clock()
        needed = self._same if key == self._key else self._other
        quiet = now - self._last >= needed
        self._key, self._last = key, now
        if quiet:
            self._other = self._same = 0.0
        return quiet
