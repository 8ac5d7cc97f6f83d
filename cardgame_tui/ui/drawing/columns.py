"""The columns of rows of slots: how wide they are, and which of them a lane shows where not all fit."""

from collections.abc import Sequence

from cardgame_tui.engine.shown.layout import Row, RowKind
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.slots import columns_of_lanes, slot_number

NARROW = 80
"""Width up to which the board begins at the left edge, and below which its cards are tiles of two lines."""
TILE, TILE_LINES = 11, 2
"""Most cells of a tile, a card of a narrow board, and its lines."""
NARROWEST_COLUMN = 9
"""Narrowest column of a lane; if even that is too wide for all columns, only some are shown."""


def drawn_zones(scene: Scene, row: Row, width: int) -> Sequence[str]:
    """Names of the zones of a row of slots that are shown, from left to right."""
    names = scene.zones_in(row)
    if row.kind is not RowKind.LANE:
        return names
    shown = shown_part(scene, width)
    return [name for name in names if slot_number(row, name) in shown]


def shown_part(scene: Scene, width: int) -> range:
    """Numbers of the columns of lanes that are shown: all, or as many from 1 as fit.

    The shown columns scroll so that they include the column of the cursor, or of what the question is about, or
    of what is picked, with the one after it.
    """
    count = columns_of_lanes(scene.layout, scene.view)
    room = min(count, width // NARROWEST_COLUMN)
    first = max(1, min(_focus(scene) + 1, count) - room + 1)
    return range(first, first + room)


def part_words(scene: Scene, width: int) -> str:
    """Which columns of lanes are shown and on which sides more follow; empty if all are shown."""
    if not any(row.kind is RowKind.LANE for row in scene.layout.rows):
        return ""
    count = columns_of_lanes(scene.layout, scene.view)
    part = shown_part(scene, width)
    if len(part) == count:
        return ""
    more = ("< " if part[0] > 1 else "", " >" if part[-1] < count else "")
    if scene.right_to_left:
        more = ("< " if part[-1] < count else "", " >" if part[0] > 1 else "")
    return f"{more[0]}slots {part[0]}-{part[-1]} of {count}{more[1]}"


def column_numbers(scene: Scene, width: int) -> Sequence[str]:
    """The number that all slots of a column share, such as 3 for ``1C3`` and ``2A3``, on a board of tiles.

    The line between the sides says it, so that the tiles have room for more. None where slots of a column differ.
    """
    rows = [drawn_zones(scene, row, width) for row in scene.rows if has_tiles(scene, row, width)]
    columns = [{_number(name) for name in names} for names in zip(*rows, strict=False)]
    alike = len({len(names) for names in rows}) == 1 and all(len(each) == 1 for each in columns)
    return [each.pop() for each in columns] if alike else ()


def _number(name: str) -> str:
    """The digits at the end of the name of a zone."""
    return name[len(name.rstrip("0123456789")) :]


def has_tiles(scene: Scene, row: Row, width: int) -> bool:
    """Whether the slots of a row are as narrow as tiles; a pile is none."""
    if row.kind is RowKind.FLOW or row.titles or width >= NARROW:
        return False
    badges = any(scene.view.zones[name].badge for name in row.zones)
    return not badges and slot_step(scene, row, width)[0] - 1 <= TILE


def left_edge(width: int) -> int:
    """The first cell of a board of some cells."""
    return 1 if width > NARROW else 0


def slot_step(scene: Scene, row: Row, width: int) -> tuple[int, int]:
    """Cells from one slot of a row to the next, and where the first one begins."""
    left = left_edge(width)
    return (width - left + 1) // max(1, len(drawn_zones(scene, row, width))), left


def _focus(scene: Scene) -> int:
    """Number of the column to show: that of the cursor, otherwise of what is asked about or picked; 0 for none."""
    if scene.cursor is not None and (number := _column(scene, scene.cursor.zone)):
        return number
    targets = scene.targets()
    picked = {number for number, mark in scene.cards.items() if mark.picked}
    zones = scene.view.zones.values()
    shown = (z for z in zones if z.id in targets or any(card.id in picked for card in z.cards))
    return max((_column(scene, zone.name) for zone in shown), default=0)


def _column(scene: Scene, name: str) -> int:
    return max((slot_number(row, name) for row in scene.layout.rows), default=0)
