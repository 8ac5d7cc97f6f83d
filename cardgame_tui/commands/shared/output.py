"""The output of the command line, cleaned of control characters in one place."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

from cardgame_tui.cleaning import clean_text


class CleanStream:
    """A stream that removes characters that control a terminal. It passes everything else to another stream.

    Args:
        below: the stream it writes to.
    """

    def __init__(self, below: TextIO) -> None:
        self.below = below

    def write(self, text: str) -> int:
        """Print a text; line breaks are kept."""
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
    """While this context lasts, clean what is printed to the standard output and the standard error."""
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (_cleaned(each) for each in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def stream_below(stream: TextIO) -> TextIO:
    """The underlying stream, for code that cleans its output and controls the terminal on purpose."""
    return stream.below if isinstance(stream, CleanStream) else stream


def _cleaned(stream: TextIO) -> TextIO:
    # A closed stream is None. The rest of a TextIO is found by __getattr__.
    return stream if stream is None else cast(TextIO, CleanStream(stream))
