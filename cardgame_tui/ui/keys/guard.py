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
        released: between two presses of a key of which the first did not count; a held key repeats itself sooner.
    """

    other: float
    held: float
    repeat: float
    released: float


PACE = Pace(other=0.3, held=0.7, repeat=0.08, released=0.2)
"""The pace of people."""


class KeyGuard:
    """Lets no key through from a change of player until the keyboard was quiet for a moment.

    Every key that comes too early restarts the wait, so a key that stays down never gets through. Who taps the
    same key again and again gets through: after a key that may have been a repeat, a pause shows its release.

    Args:
        clock: tells the time in seconds.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._pace = PACE
        self._key = ""
        self._last = 0.0
        self._other = self._same = 0.0
        self._repeated = False

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
        self._repeated = False

    def lets_through(self, key: str) -> bool:
        """Whether a key that arrives now counts. Call it once for each key."""
        now = self._clock()
        pause, same = now - self._last, key == self._key
        quiet = pause >= (self._same if same else self._other) or (self._repeated and pause > self._pace.released)
        self._repeated = same and not quiet
        self._key, self._last = key, now
        if quiet:
            self._other = self._same = 0.0
        return quiet
