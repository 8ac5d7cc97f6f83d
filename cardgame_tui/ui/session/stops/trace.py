"""An error for a report: what kind it is and where it happened, never its text, which may name a hidden card."""

import platform
from collections.abc import Iterator
from pathlib import Path
from traceback import extract_tb

from cardgame_tui import __version__


def program_line() -> str:
    """The versions a report begins with."""
    return f"cardgame-tui {__version__}, Python {platform.python_version()}, {platform.system()}"


def trace_lines(error: BaseException | None) -> Iterator[str]:
    """Each error with the places it passed, followed by the error that caused it."""
    while error is not None:
        yield type(error).__name__
        for frame in extract_tb(error.__traceback__):
            yield f"  {_short(frame.filename)}, line {frame.lineno}, in {frame.name}"
        error = error.__cause__ or error.__context__


def _short(file: str) -> str:
    """The end of a path, without the folders of its owner."""
    return "/".join(Path(file).parts[-3:])
