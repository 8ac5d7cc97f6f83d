"""Positions of scenarios: what all games share. Each game decides what a position may contain."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from cardgame_tui.content.checking import ModelT, checked
from cardgame_tui.content.faults import FileFault, nearest
from cardgame_tui.content.toml.document import Document

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


def located(faults: Iterable[FileFault], document: Document) -> Iterator[FileFault]:
    """Give faults of a position their places in the scenario; any other fault is returned as it is.

    Args:
        faults: the faults; the field of one may be the end of a path, such as ``2C4``.
        document: the scenario.
    """
    lines = dict(_lines(document))
    for fault in faults:
        if fault.file == START:
            field = f"{START} {fault.field}".rstrip()
            yield replace(fault, file=document.file, line=_line(fault, document, lines), field=field)
        else:
            yield fault


def _line(fault: FileFault, document: Document, lines: Mapping[int, str]) -> int | None:
    """The line with what was found, at or after that of its key; else that of the key, or of the position."""
    keys = [part.strip('"') for part in _NUMBER.sub("", fault.field).split(".")]
    first = document.places.get((KEY, *keys)) or _first_with(keys, lines)
    quoted = _QUOTED.search(fault.found)
    words = f'"{quoted[1]}"' if quoted else ""
    said = (number for number, line in lines.items() if number >= first and words in line.replace("'", '"'))
    return (next(said, 0) if words else 0) or first or min(lines, default=None)


def _first_with(keys: Sequence[str], lines: Mapping[int, str]) -> int:
    """The first line that has some keys as words; 0 for none."""
    has = [re.compile(rf"\b{re.escape(key)}\b") for key in keys]
    likely = (number for number, line in lines.items() if all(key in line for key in keys))
    return next((number for number in likely if all(each.search(lines[number]) for each in has)), 0)


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
