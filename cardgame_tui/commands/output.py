"""What the command line prints: cleaned in one place, whoever prints it."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

from cardgame_tui.cleaning import clean_text


class CleanStream:
    """A stream that prints no character which steers a terminal. All else is that of the stream below.

    Args:
        below: the stream it prints to.
    """

    def __init__(self, below: TextIO) -> None:
        self.below = below

    def write(self, text: str) -> int:
        """Print a text; its line breaks stay."""
        self.below.write(clean_text(text))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        """Print texts one after the other."""
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.below, name)


@contextmanager
def clean_output() -> Iterator[None]:
    """Clean what is printed to the standard output and the standard error until it ends."""
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (_cleaned(each) for each in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def stream_below(stream: TextIO) -> TextIO:
    """The stream itself, for those who clean what they print and steer the terminal on purpose."""
    return stream.below if isinstance(stream, CleanStream) else stream


def _cleaned(stream: TextIO) -> TextIO:
    # A closed stream is None. The rest of a TextIO is found by __getattr__.
    return stream if stream is None else cast(TextIO, CleanStream(stream))
