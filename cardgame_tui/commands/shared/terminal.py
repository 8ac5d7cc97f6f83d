"""Check that the program runs in a terminal."""

import os
import sys

from cardgame_tui.commands.shared.errors import UsageError


def require_lines() -> None:
    """Check that standard input and output are open.

    Raises:
        UsageError: when one is closed.
    """
    if sys.stdin is None or sys.stdout is None:
        raise UsageError("standard input or output is closed; --plain needs both")


def require_terminal(instead: str) -> None:
    """Check that input and output are a terminal that can show the app.

    Args:
        instead: what to do without a terminal, for the error message.

    Raises:
        UsageError: when input or output is not a terminal, or it is a dumb one.
    """
    streams = (sys.stdin, sys.stdout)
    if not all(stream is not None and stream.isatty() for stream in streams):
        raise UsageError(f"the table needs a terminal; {instead}")
    if os.environ.get("TERM", "") in ("dumb", "unknown"):
        raise UsageError(f"the table cannot be drawn on this terminal (TERM={os.environ['TERM']}); {instead}")
