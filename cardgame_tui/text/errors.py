"""Errors in a card text, reported so that its author can fix them."""

import re
from dataclasses import dataclass

from cardgame_tui.limits import LONGEST_NUMBER

A_NUMBER = "a number"
A_NAME = "a name in quotes"
END_OF_TEXT = "the end of the text"

_SHOWN = 8
"""Most words listed of those that may follow."""

_LONGEST = 40
"""Most characters quoted of a word."""


@dataclass(slots=True)
class TextError(ValueError):
    """A text that the language cannot parse.

    Attributes:
        file: The file of the text, as the caller named it, or None.
        line: 1-based line of the word that did not fit.
        column: 1-based column of that word.
        understood: The text read before it.
        found: The word itself, empty at the end of the text.
        expected: Words that may follow there, in alphabetical order; `A_NUMBER`, `A_NAME` and
            `END_OF_TEXT` among them.
        nearest: Known words that look like `found`, best first.
        known: Whether the language knows the word `found` in some other place.
        readings: What the text may mean, if it may mean several things.
    """

    file: str | None
    line: int
    column: int
    understood: str
    found: str
    expected: tuple[str, ...]
    nearest: tuple[str, ...]
    known: bool
    readings: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.place}: {self.complaint}"

    @property
    def place(self) -> str:
        """File (when known), line and column in words."""
        place = f"line {self.line}, column {self.column}"
        return f"{self.file}, {place}" if self.file else place

    @property
    def complaint(self) -> str:
        """The message without the place."""
        if self.readings:
            meanings = " or ".join([f"'{each}'" for each in dict.fromkeys(self.readings)])
            return f"may mean {meanings}: say which"
        sentence = " ".join(re.split(r"\.\s+", self.understood)[-1].split())
        after = f'after "{sentence}" ' if sentence else ""
        found = _quoted(self.found or END_OF_TEXT)
        if self.found.isdecimal() and len(self.found) > LONGEST_NUMBER:
            found += f"; a number has at most {LONGEST_NUMBER} digits"
        hint = f"; did you mean {_any_of(self.nearest)}?" if self.nearest else ""
        return f"{after}expected {_any_of(self.expected)}, found {found}{hint}"


def _any_of(words: tuple[str, ...]) -> str:
    shown = [_quoted(word) for word in words[:_SHOWN]]
    more = len(words) - len(shown)
    return " or ".join([*shown, f"{more} other words"] if more else shown)


def _quoted(word: str) -> str:
    if word in (A_NUMBER, A_NAME, END_OF_TEXT):
        return word
    shown = word.strip('"') or word
    return f'"{shown}"' if len(shown) <= _LONGEST else f'"{shown[:_LONGEST]}..."'
