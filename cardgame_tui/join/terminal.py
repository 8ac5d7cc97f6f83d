"""What a terminal says about itself, and the sequences that give it back to its shell."""

import os

from cardgame_tui.join.frames import LONGEST_WORD, Look

GIVE_BACK = (
    "\x1b\\\x1b[0m\x1b[?2004l\x1b[?7h\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l"
    "\x1b[<u\x1b[?1049l\x1b[?25h\x1b[?1004l"
)
"""Ends a half-written sequence, and what an app asks of a terminal: keys, the mouse, its own page, no cursor."""


class TerminalGoneError(Exception):
    """The terminal was closed, or the program was asked to end."""


def own_look() -> Look:
    """What the terminal of this process says about its colours."""
    return Look(_word("TERM"), _word("COLORTERM"), "NO_COLOR" in os.environ)


def _word(name: str) -> str:
    word = os.environ.get(name, "")
    return word if word.isprintable() and len(word) <= LONGEST_WORD else ""
