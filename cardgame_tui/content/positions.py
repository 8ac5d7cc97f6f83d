"""Positions of scenarios: what all games share. Each game decides what a position may contain."""

from collections.abc import Collection, Mapping

from cardgame_tui.content.checking import ModelT, checked
from cardgame_tui.content.faults import FileFault, nearest
from cardgame_tui.content.toml import Document

__all__ = ["START", "position_fault", "read_position", "unknown_card"]

START = "[start]"
"""What faults name as the file: the ``[start]`` table of a scenario."""


def read_position(model: type[ModelT], table: Mapping[str, object]) -> ModelT:
    """Check a position against the model of its game.

    Raises:
        ContentError: with all faults.
    """
    data = dict(table)
    return checked(model, data, Document(START, data))


def position_fault(field: str, found: str, allowed: str = "", nearest: str = "") -> FileFault:
    """Make a fault in a position; the arguments are those of `FileFault`."""
    return FileFault(START, None, field, found, allowed, nearest)


def unknown_card(field: str, name: str, cards: Collection[str]) -> FileFault:
    """Make a fault for a name that no card has."""
    return position_fault(field, f'no card "{name}"', nearest=nearest(name, cards))
