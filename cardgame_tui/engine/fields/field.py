"""One declared field, and what it holds at first."""

from collections.abc import Callable, Mapping
from typing import Any

from cardgame_tui.value import value

SEATS = (1, 2)
SORTABLE = (bool, int, float, str)
PLAIN = (*SORTABLE, list, dict, set)
"""Types of what positions can write."""


@value
class Field:
    """One declared field. In its expressions ``{0}`` is what it holds.

    Args:
        first: what it holds at first: a value, or a function that makes it from the options.
        about: what it says, on one line, for the handbook.
        by_seat: whether each seat has its own; the field is then a dictionary by seat.
        listed: whether positions and facts have it by its name.
        within: the values that a position may give it; None for any.
        hashed: whether it is part of the digest.
        digest: writes it for the digest, from the object that has it; None for the usual way.
        afresh: whether a copy begins with what it holds at first.
        lost: what a copy would lose if it were made while this holds something; empty if it loses nothing.
        copy: expression for what a copy holds, empty for a plain value.
        state: expression for the digest, empty for a plain value.
        tie: expression for what a copy holds once all ``cards`` are copied, empty if it refers to none.
    """

    first: Any
    about: str
    by_seat: bool = False
    listed: bool = False
    within: range | tuple[object, ...] | None = None
    hashed: bool = True
    digest: Callable[[Any], object] | None = None
    afresh: bool = False
    lost: str = ""
    copy: str = ""
    state: str = ""
    tie: str = ""

    def fresh(self, options: object) -> Any:
        """What it holds at first, as an object of its own."""
        first = self.first(options) if callable(self.first) else self.first
        return {seat: copied(first) for seat in SEATS} if self.by_seat else copied(first)


def listed(fields: Mapping[str, Field]) -> dict[str, Field]:
    """Those of some fields that positions and facts have by their names."""
    return {name: each for name, each in fields.items() if each.listed}


def copied(value: Any) -> Any:
    """A copy of a plain value that shares nothing that can change."""
    match value:
        case list():
            return [copied(each) for each in value]
        case dict():
            return {key: copied(each) for key, each in value.items()}
        case set():
            return set(value)
    return value
