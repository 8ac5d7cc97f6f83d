"""The cards of a file of any form as plain tables, each with the lines of its fields."""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, TypeAlias

from cardgame_tui.content.faults import FileFault
from cardgame_tui.value import value


@value
class Row:
    """One card as its file writes it.

    Args:
        fields: its values by the names that the file gives them; a nested table is a mapping.
        line: 1-based line at which it begins, None if unknown.
        lines: 1-based lines of its fields.
    """

    fields: Mapping[str, Any]
    line: int | None = None
    lines: Mapping[str, int] = field(default_factory=dict)


Pick: TypeAlias = Callable[[Mapping[str, Any]], str | None]
"""Says under which key of a table its cards are; None if under none."""


def folded(name: str) -> str:
    """A name without capitals, spaces and signs: ``Rules Text`` is ``rules_text``."""
    return "".join(each for each in name.casefold() if each.isalnum())


def is_blank(found: object) -> bool:
    """Whether a value says nothing: an empty cell, null, an empty list."""
    return found is None or (isinstance(found, str) and not found.strip()) or found == [] or found == {}


def no_cards(file: str, allowed: str) -> FileFault:
    """The fault of a file in which no list of cards is found."""
    return FileFault(file, None, "", "has no list of cards", allowed)
