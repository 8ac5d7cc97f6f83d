"""A terminal that is read and written line by line."""

from collections.abc import Callable, Iterable, Mapping
from errno import EIO
from typing import TextIO

from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.scene.card_names import FIRST_NAMES
from cardgame_tui.ui.spoken.hearing import heard, in_sentences, uncited

PROMPT = "> "
"""Asks for a line."""

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the terminal and what can be scrolled back to."""

UNKNOWN = "That does nothing here. Type help."
"""The answer to a line with no meaning."""


class OutOfLinesError(EOFError):
    """The input has ended, or the player leaves."""


class LineTerminal:
    """Where lines are typed and printed.

    Args:
        lines: where answers come from.
        out: where everything is printed.

    Attributes:
        reader: returns the seat whose hand is open now, 0 for none. What was printed for it is cleared before
            anything is printed for others.
        spoken: what signs in texts of the game are called, see `in_texts`.
        names: what cards are called in what is printed.
        brief: whether names, numbers and answers are enough: texts of cards and numbers of rules are left out.
    """

    def __init__(self, lines: TextIO, out: TextIO) -> None:
        self._lines = lines
        self._is_terminal = lines.isatty()
        self._out = out
        self.reader: Callable[[], int] = lambda: 0
        self.spoken: Mapping[str, str] = {}
        self.names = FIRST_NAMES
        self.brief = False
        self._printed_for = 0

    def say(self, *words: str) -> None:
        """Print lines in words and short sentences, and leave out empty lines."""
        said = (uncited(line) if self.brief else line for line in words if line)
        self._write(in_sentences(heard(line, self.spoken)) for line in said)

    def _write(self, lines: Iterable[str]) -> None:
        """Print lines without characters that are not printable."""
        said = [_printable(self.names.in_words(line)) + "\n" for line in lines]
        if said:
            self._hide_from_others()
        self._out.writelines(said)

    def page(self, page: Page) -> None:
        """Print a page from its title to its end in short sentences; lines of a file stay as they are."""
        self._write(self._item(item) for item in (Item(page.title), *page.items) if item.text)

    def _item(self, item: Item) -> str:
        """One item of a page, without the lines drawn around a heading."""
        if item.drawn:
            return " " * item.indent + item.text
        return " " * item.indent + in_sentences(heard(_heading(item.text), self.spoken))

    def read(self) -> str:
        """Ask for a line; returned in lower case. Raises as `read_words`."""
        return self.read_words().lower()

    def read_words(self) -> str:
        """Ask for a line; returned as typed, without characters that are not printable.

        Raises:
            OutOfLinesError: at the end of the input, or when the player leaves.
            OSError: when the terminal has gone. Reading from one that closes may look like the end of the input.
        """
        self._hide_from_others()
        self._out.write(PROMPT)
        self._out.flush()
        line = self._lines.readline()
        if not line and self._is_terminal and not self._lines.isatty():
            raise OSError(EIO, "the terminal has gone")
        if not line or line.strip().lower() == "quit":
            self.say("")
            raise OutOfLinesError
        return _printable(line).strip()

    def clear(self) -> None:
        """Clear what was printed; if the output is not a terminal, print a line instead."""
        self._printed_for = 0
        self._out.write(CLEAR if self._out.isatty() else "\n---\n")

    def hide(self) -> None:
        """Clear an open hand, so that the other player cannot read it."""
        if self._printed_for:
            self.clear()

    def _hide_from_others(self) -> None:
        reader = self.reader()
        if reader != self._printed_for:
            self.hide()
        self._printed_for = reader


def _heading(words: str) -> str:
    """A heading without the lines drawn on both sides of it; all else as it is."""
    return words.strip("─ ") if words.startswith("──") else words


def _printable(words: str) -> str:
    return "".join(each for each in words if each.isprintable())
