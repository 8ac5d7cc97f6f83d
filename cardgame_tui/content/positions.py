"""Positions of scenarios: what those of all games have in common. What may be said in one is for each game."""

from collections.abc import Collection, Mapping

from cardgame_tui.content.checking import ModelT, checked
from cardgame_tui.content.faults import FileFault, nearest
from cardgame_tui.content.toml import Document

__all__ = ["START", "position_fault", "read_position", "unknown_card"]

START = "[start]"
"""What faults name as the file: the table of a scenario that holds its position."""


def read_position(model: type[ModelT], table: Mapping[str, object]) -> ModelT:
    """Check a position against the model of its game.

    Raises:
        ContentError: with all faults.
    """
    data = dict(table)
    return checked(model, data, Document(START, data))


def position_fault(field: str, found: str, allowed: str = "", nearest: str = "") -> FileFault:
    """Make a fault of a position; the arguments are those of `FileFault`."""
    return FileFault(START, None, field, found, allowed, nearest)


def unknown_card(field: str, name: str, cards: Collection[str]) -> FileFault:
    """Make a fault of a name that is not among those of the cards."""
    return position_fault(field, f'no card "{name}"', nearest=nearest(name, cards))
