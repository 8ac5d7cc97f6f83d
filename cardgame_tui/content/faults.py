"""Faults in files and settings, reported so that their author can fix them."""

from collections.abc import Container, Iterable, Iterator
from contextlib import contextmanager
from difflib import SequenceMatcher, get_close_matches

from cardgame_tui.value import value

__all__ = ["ContentError", "FileFault", "RuleFault", "gathered", "listed", "nearest", "quoted"]

_LONGEST_WORD = 100
"""A longer word is not compared with the known ones: that would be slow, and none is near."""
_HARDLY = 0.1
"""A word is hardly more similar than another if its share of equal characters is larger by no more than this."""
_LONGEST_LIST = 200
"""Most characters of a list of allowed words that is shown along with the nearest one."""


@value
class FileFault:
    """Something wrong in a file or a setting, with its place.

    Args:
        file: the file as the user named it, or another source such as ``--set``; empty for a name that was typed.
        line: 1-based line, None where it is not known.
        field: the field that is wrong, dotted, such as ``sections.main``; empty for the entire file.
        found: what was found, in words.
        allowed: what is allowed there, in words; empty when `found` is enough. A long list is not shown when the
            nearest word is known.
        nearest: the known word most similar to what was found; empty for none.
        column: 1-based column in that line, None where it is not known.
    """

    file: str
    line: int | None
    field: str
    found: str
    allowed: str = ""
    nearest: str = ""
    column: int | None = None

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)
        return f"{place}: {self.message}" if place else self.message

    @property
    def message(self) -> str:
        """What is wrong and what is allowed, without the place."""
        message = f"{self.field}: {self.found}" if self.field else self.found
        if self.allowed and not (self.nearest and len(self.allowed) > _LONGEST_LIST):
            message += f"; allowed: {self.allowed}"
        if self.nearest:
            message += f"; did you mean {self.nearest}?"
        return message


@value
class RuleFault:
    """Something a rule of the game forbids in a deck. It becomes a `FileFault` when the place is known.

    Args:
        rule: rule number, empty where no rule of the game is involved.
        message: one sentence.
    """

    rule: str
    message: str


class ContentError(ValueError):
    """A file that cannot be used, with all its faults.

    Attributes:
        faults: every fault once, file by file, each file from top to bottom.
    """

    def __init__(self, faults: Iterable[FileFault]) -> None:
        self.faults = _in_order(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def _in_order(faults: Iterable[FileFault]) -> tuple[FileFault, ...]:
    """Files in the order in which they were read; faults without a line come first."""
    once = dict.fromkeys(faults)
    files = list(dict.fromkeys(fault.file for fault in once))
    return tuple(sorted(once, key=lambda fault: (files.index(fault.file), fault.line or 0, fault.column or 0)))


@contextmanager
def gathered(faults: list[FileFault]) -> Iterator[None]:
    """Add the faults of a `ContentError` to a list and continue, to report several faults together."""
    try:
        yield
    except ContentError as error:
        faults += error.faults


SHORTEST_PART = 3
"""Fewest letters of a part of a word by which it is found."""


def nearest(word: str, known: Iterable[str], rather: Container[str] = ()) -> str:
    """Return the known word most similar to a misspelt one, empty when none is.

    Args:
        word: the misspelt word.
        known: the words that it may be.
        rather: those of them, in small letters, that are preferred to others which are hardly more similar.
    """
    if len(word) > _LONGEST_WORD:
        return ""
    by_folded = {each.casefold(): each for each in known}
    close = get_close_matches(word.casefold(), by_folded, n=len(by_folded) or 1)
    best = next((each for each in close if each in rather and _as_near(word, each, close[0])), "".join(close[:1]))
    return by_folded[best] if best else _containing(word, known)


def _containing(word: str, known: Iterable[str]) -> str:
    """The only known word that has another one in it, such as ``Toll Baron`` for ``toll``; otherwise empty."""
    found = [each for each in known if word.casefold() in each.casefold()]
    return found[0] if len(word) >= SHORTEST_PART and len(found) == 1 else ""


def _as_near(word: str, one: str, other: str) -> bool:
    """Whether a word is about as similar to one as to another."""
    near, nearer = (SequenceMatcher(None, each, word.casefold()).ratio() for each in (one, other))
    return nearer - near <= _HARDLY


def listed(words: Iterable[object]) -> str:
    """Join words for a reader: ``a, b or c``."""
    all_words = [str(word) for word in words]
    if len(all_words) < 2:
        return "".join(all_words)
    return f"{', '.join(all_words[:-1])} or {all_words[-1]}"


def quoted(value: object) -> str:
    """Show a value found in a file in one short line."""
    shown = f'"{value}"' if isinstance(value, str) else str(value)
    line = " ".join("".join(each if each.isprintable() else " " for each in shown).split())
    return line if len(line) <= 60 else line[:57] + "..."
