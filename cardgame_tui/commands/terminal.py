"""Whether there is a terminal to draw on."""

import os
import sys

from cardgame_tui.commands.errors import UsageError


def require_lines() -> None:
    """Check that there is an input and an output at all.

    Raises:
        UsageError: when one is closed.
    """
    if sys.stdin is None or sys.stdout is None:
        raise UsageError("input or output is closed; --plain needs both")


def require_terminal(instead: str) -> None:
    """Check that both ends of the screen are there.

    Args:
        instead: what to type where there is no screen.

    Raises:
        UsageError: when input or output is no terminal, or the terminal is a dumb one.
    """
    streams = (sys.stdin, sys.stdout)
    if not all(stream is not None and stream.isatty() for stream in streams):
        raise UsageError(f"the table needs a terminal; {instead}")
    if os.environ.get("TERM", "") in ("dumb", "unknown"):
        raise UsageError(f"the table cannot be drawn on this terminal (TERM={os.environ['TERM']}); {instead}")
