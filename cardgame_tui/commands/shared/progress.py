"""Says on the terminal how far a long command is: one line that is written over, and nothing into a file."""

import sys
from time import perf_counter

from cardgame_tui.commands.shared.output import stream_below
from cardgame_tui.lab.progress import progress_words

EVERY = 0.5
"""Seconds between two lines."""


class ProgressLine:
    """One line about duels that are being played, on the standard error if that is a terminal.

    Args:
        what: what is counted.
    """

    def __init__(self, what: str = "duels") -> None:
        self._what = what
        self._shown = perf_counter()
        self._length = 0
        self._stream = stream_below(sys.stderr) if sys.stderr is not None and sys.stderr.isatty() else None

    def show(self, done: int, of: int | None, played: int, seconds: float) -> None:
        """Write the line over, if the last time is long enough ago.

        Args:
            done: how many are done.
            of: how many there shall be; None where that is not known.
            played: how many of them were done in these seconds.
            seconds: how long it took.
        """
        now = perf_counter()
        if self._stream is None or now - self._shown < EVERY:
            return
        self._shown = now
        self._put(progress_words(done, of, played, seconds, self._what))

    def clear(self) -> None:
        """Take the line away."""
        if self._stream is not None and self._length:
            self._put("")

    def _put(self, words: str) -> None:
        assert self._stream is not None
        self._stream.write("\r" + words.ljust(self._length) + ("" if words else "\r"))
        self._stream.flush()
        self._length = len(words)
