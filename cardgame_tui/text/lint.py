"""Coded findings about one card text.

`T101` a word the language does not know, `T102` a known word out of place, `T103` a text that stops too
early, `T104` a text whose printed form means something else, `T201` a text that can be read but has no meaning in
the rules of the game.
"""

from collections.abc import Callable, Iterable

from cardgame_tui.text.errors import TextError
from cardgame_tui.text.language import Language, Root
from cardgame_tui.value import value

__all__ = ["MEANINGLESS", "Finding", "lint_text"]

UNKNOWN_WORD = "T101"
OUT_OF_PLACE = "T102"
INCOMPLETE = "T103"
UNFAITHFUL = "T104"
MEANINGLESS = "T201"
"""The code of a finding: the words are known, but have no meaning on this card."""


@value
class Finding:
    """One thing wrong with a card text: code, 1-based place in `file`, message, and similar known words."""

    code: str
    file: str | None
    line: int
    column: int
    message: str
    nearest: tuple[str, ...] = ()

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.file else f"{self.line}:{self.column}"
        return f"{place}: {self.code} {self.message}"


def lint_text(
    language: Language[Root],
    text: str,
    *,
    file: str | None = None,
    line: int = 1,
    column: int = 1,
    nonsense: Callable[[Root], Iterable[str]] | None = None,
) -> list[Finding]:
    """Return what is wrong with a text, if anything.

    Args:
        language: the language it must be written in.
        text: the text.
        file: its file, None for none.
        line: the 1-based line at which it begins.
        column: the 1-based column at which it begins.
        nonsense: names the parts of a valid text without a meaning in the rules.
    """
    try:
        tree = language.parse(text, file=file, line=line, column=column)
    except TextError as error:
        return [_unread(error)]
    if wrong := _unfaithful(language, tree):
        return [Finding(UNFAITHFUL, file, line, column, wrong)]
    complaints = () if nonsense is None else nonsense(tree)
    return [Finding(MEANINGLESS, file, line, column, each) for each in complaints]


def _unread(error: TextError) -> Finding:
    misplaced = OUT_OF_PLACE if error.known else UNKNOWN_WORD
    code = misplaced if error.found else INCOMPLETE
    return Finding(code, error.file, error.line, error.column, error.complaint, error.nearest)


def _unfaithful(language: Language[Root], tree: Root) -> str:
    """Say how printing a tree changes it, or nothing when it does not."""
    try:
        printed = language.print(tree)
        again = language.parse(printed)
    except ValueError as error:
        return f"cannot be printed and read again: {error}"
    return "" if again == tree else f'is printed as "{printed}", which means something else'
