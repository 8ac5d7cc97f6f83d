"""Printing lines that have styles: bold on a terminal, and only the words anywhere else."""

import os
import sys
from collections.abc import Iterable

from cardgame_tui.cleaning import clean_text
from cardgame_tui.commands.shared.output import stream_below
from cardgame_tui.ui.cells.text import Line, plain

BOLD, NOT_BOLD = "\x1b[1m", "\x1b[22m"
"""What makes a terminal begin and end to write in bold."""
PLAIN_TERMINALS = ("", "dumb", "unknown")
"""Values of TERM of terminals that only print lines."""


def print_lines(lines: Iterable[Line]) -> None:
    """Print lines; on a terminal with bold words in bold, anywhere else without a style."""
    if shows_bold():
        stream_below(sys.stdout).write("".join(_in_bold(line) + "\n" for line in lines))
    else:
        print("\n".join(plain(line).rstrip() for line in lines))


def shows_bold() -> bool:
    """Whether output goes to a terminal that shows bold words."""
    return sys.stdout is not None and sys.stdout.isatty() and os.environ.get("TERM", "") not in PLAIN_TERMINALS


def _in_bold(line: Line) -> str:
    """A line whose bold words are bold on a terminal; the words themselves are cleaned."""
    words = ((clean_text(span.text), "bold" in span.style) for span in line)
    return "".join(f"{BOLD}{text}{NOT_BOLD}" if bold else text for text, bold in words).rstrip()
