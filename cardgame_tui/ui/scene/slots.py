"""Which zones are one place of the table, and which of them a row has."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.view import View, ZoneView
from cardgame_tui.engine.shown.wording import numbered_place


def zone_words(view: View, zone: ZoneView) -> str:
    """What a zone is called: one of a grid by its name, such as ``1C3``, others by their owner: ``Ann's hand``."""
    if "{number}" in (words := view.kinds.get(zone.kind, "")):
        return numbered_place(words, zone.name, view.names[zone.seat - 1])
    if zone.seat and not zone.name.startswith(f"seat{zone.seat}."):
        return zone.name
    kind = view.kinds.get(zone.name.rpartition(".")[2]) or view.kinds.get(zone.kind, zone.kind)
    return f"{view.names[zone.seat - 1]}'s {kind}" if zone.seat else f"the {kind}"


def place_words(layout: Layout, name: str) -> str:
    """What a slot is called on the table: its title, its name, its number in a lane, or the kind of a pile."""
    for row in layout.rows:
        if row.titles and name in row.zones:
            return row.titles[row.zones.index(name)]
        if number := slot_number(row, name):
            return str(number)
    return name.rpartition(".")[2].capitalize() if "." in name else name


@lru_cache(maxsize=512)
def is_slot(layout: Layout, name: str) -> bool:
    """Whether a zone is one slot of a grid or a lane, or is drawn next to the counts."""
    if any(name in aside for aside in layout.asides):
        return True
    return any(slot_number(row, name) or (row.kind is RowKind.GRID and name in row.zones) for row in layout.rows)


def slot_number(row: Row, name: str) -> int:
    """The number of a zone in a lane, 0 for a zone that is not of this lane."""
    if row.kind is not RowKind.LANE or not name.startswith(row.label):
        return 0
    number = name.removeprefix(row.label)
    return int(number) if number.isdecimal() else 0


def columns_of_lanes(layout: Layout, view: View) -> int:
    """How many columns lanes have: enough for the cards of the fullest lane, and for what the layout asks for."""
    held = [zone.name for zone in view.zones.values() if zone.count]
    return max(layout.lanes, *(slot_number(row, name) for row in layout.rows for name in held), 0)


def zones_of_row(layout: Layout, view: View, row: Row) -> tuple[str, ...]:
    """Names of the zones of a row in the order of the layout; a lane may name some that do not exist yet."""
    if row.kind is not RowKind.LANE:
        return row.zones
    return tuple(f"{row.label}{number}" for number in range(1, columns_of_lanes(layout, view) + 1))


def board_zones(layout: Layout, view: View) -> Iterable[str]:
    """The names of the zones of the board, row by row, and those next to the counts."""
    for row in layout.rows:
        yield from (name for name in zones_of_row(layout, view, row) if name in view.zones)
    yield from (name for aside in layout.asides for name in aside)


def right_to_left(layout: Layout, view: View, near: int) -> bool:
    """Whether rows are drawn the other way round than the layout names their zones, with a seat at the bottom."""
    return (layout.turns and near == 2) != view.mirrored


def zones_as_drawn(layout: Layout, view: View, row: Row, near: int) -> Sequence[str]:
    """Names of the zones of a row from left to right with a seat at the bottom; some of a lane may not exist."""
    names = zones_of_row(layout, view, row)
    return names[::-1] if right_to_left(layout, view, near) else names
