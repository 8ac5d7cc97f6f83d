"""Flowing rows: cards of one or several zones side by side, in as many lines as they need and have."""

from collections.abc import Sequence

from cardgame_tui.engine.layout import Row
from cardgame_tui.ui.drawing.canvas import Canvas
from cardgame_tui.ui.drawing.cells import Spot
from cardgame_tui.ui.drawing.chip import draw_chip
from cardgame_tui.ui.drawing.chips import make_chip
from cardgame_tui.ui.drawing.columns import NARROW
from cardgame_tui.ui.drawing.scene import Scene, flow_zones, zone_spots

WIDEST = 25
"""Widest card in a flowing row."""
NARROWEST = 12
"""Narrowest card in a flowing row; what does not fit is counted."""
LEAST_ROW = 2
"""Fewest lines of cards where a row has several lines of them."""


def is_crowded(scene: Scene, row: Row, width: int) -> bool:
    """Whether a flowing row has more cards than fit side by side."""
    return sum(len(zone_spots(scene, zone)) for zone in flow_zones(scene, row)) > _most(width)


def draw_flow(
    canvas: Canvas, scene: Scene, zones: Sequence[Sequence[Spot]], y: int, width: int, height: int
) -> None:
    """Draw cards side by side, with a bar between those of different zones.

    Cards that do not fit begin another line of cards if there is room for one; the rest is counted at the end.

    Args:
        canvas: where.
        scene: the table.
        zones: the places of each zone.
        y: the first line.
        width: the cells of the board.
        height: the lines of the row.
    """
    spots = [spot for each in zones for spot in each]
    if not spots:
        return
    firsts = {each[0] for each in zones[1:] if each}
    most = _most(width)
    rows = max(1, min(-(-len(spots) // most), height // LEAST_ROW))
    shown = spots if len(spots) <= most * rows else _around_cursor(scene, spots, most * rows - 1)
    count = len(shown) + (len(shown) < len(spots))
    per_row = -(-count // rows)
    x = 1 if width > NARROW else 0
    step = min(WIDEST + 1, max(NARROWEST, (width - x + 1) // max(4, per_row)))
    lines = height // rows
    for place, spot in enumerate(shown):
        row, column = divmod(place, per_row)
        left, top = x + column * step, y + row * lines
        draw_chip(canvas, make_chip(scene, spot), left, top, step - 1, lines)
        if spot in firsts and column:
            canvas.fill(left - 1, top, 1, lines, "│", "line")
    if len(shown) < len(spots):
        row, column = divmod(len(shown), per_row)
        _draw_more(canvas, scene, len(spots) - len(shown), x + column * step, y + row * lines, lines)


def _most(width: int) -> int:
    """How many cards fit side by side."""
    left = 1 if width > NARROW else 0
    return max(1, (width - left + 1) // NARROWEST)


def _draw_more(canvas: Canvas, scene: Scene, more: int, x: int, y: int, lines: int) -> None:
    canvas.put(x, y, f"+{more} more", "strong")
    if lines > 1:
        canvas.put(x + 1, y + 1, scene.piles_key, "strong bold")


def _around_cursor(scene: Scene, spots: Sequence[Spot], most: int) -> list[Spot]:
    at = spots.index(scene.cursor) if scene.cursor in spots else 0
    first = max(0, min(at - most + 1, len(spots) - most))
    return list(spots[first : first + most])
