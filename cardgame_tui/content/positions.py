"""Positions of scenarios: what all games share. Each game decides what a position may contain."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from cardgame_tui.content.checking import ModelT, checked
from cardgame_tui.content.faults import FileFault, nearest
from cardgame_tui.content.toml import Document

__all__ = ["START", "position_fault", "read_position", "unknown_card"]

KEY = "start"
"""The key of a position in a scenario."""

_QUOTED = re.compile(r'"([^"]+)"')
_NUMBER = re.compile(r" \d+")

START = "[start]"
"""The source that faults name: the ``[start]`` table of a scenario."""


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
    """Make a fault for an unknown card name."""
    return position_fault(field, f'no card "{name}"', nearest=nearest(name, cards))


def located(fault: FileFault, document: Document) -> FileFault:
    """Give a fault of a position its place in the scenario; any other fault is returned as it is.

    Args:
        fault: the fault; its field may be the end of a path, such as ``2C4``.
        document: the scenario.
    """
    if fault.file != START:
        return fault
    return replace(fault, file=document.file, line=_line(fault, document), field=f"{START} {fault.field}".rstrip())


def _line(fault: FileFault, document: Document) -> int | None:
    """The line with what was found, at or after that of its key; else that of the key, or of the position."""
    lines = dict(_lines(document))
    keys = [part.strip('"') for part in _NUMBER.sub("", fault.field).split(".")]
    named = [number for number in lines if all(re.search(rf"\b{re.escape(key)}\b", lines[number]) for key in keys)]
    quoted = _QUOTED.search(fault.found)
    said = [number for number, line in lines.items() if quoted and f'"{quoted[1]}"' in line.replace("'", '"')]
    exact = [number for path, number in document.places.items() if path == (KEY, *keys)]
    first = min(exact or named, default=0)
    return min((number for number in said if number >= first), default=0) or first or min(lines, default=None)


def _lines(document: Document) -> Iterator[tuple[int, str]]:
    """The lines of the position, each with the names of the tables it is in before it."""
    places = {line: path for path, line in document.places.items()}
    table: tuple[str | int, ...] = ()
    for number, line in enumerate(document.lines, 1):
        if line.lstrip().startswith("[") and number in places:
            table = places[number]
        path = places.get(number, table)
        if path[:1] == (KEY,):
            yield number, f"{' '.join(map(str, table))} {line}"
