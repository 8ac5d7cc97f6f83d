"""The board: rows of slots and flowing rows, each drawn into the lines it is given."""

from collections.abc import Sequence

from cardgame_tui.engine.layout import Row, RowKind
from cardgame_tui.ui.drawing.bordered import draw_bordered
from cardgame_tui.ui.drawing.canvas import Canvas
from cardgame_tui.ui.drawing.cells import Spot, cut
from cardgame_tui.ui.drawing.chips import Chip, make_chip, missing_chip
from cardgame_tui.ui.drawing.columns import NARROW, drawn_zones, part_words, slot_step
from cardgame_tui.ui.drawing.compact import draw_compact
from cardgame_tui.ui.drawing.scene import Scene, zone_spots

BOXED = 14, 5
"""Least width and lines of a card with a border."""
WIDEST = 25
"""Widest card in a flowing row."""
NARROWEST = 12
"""Narrowest card in a flowing row; what does not fit is counted."""
LANE_SIGNS = 3
"""How many arrows show the way of an attack."""


def draw_chip(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    """Draw a chip as a box where there is room for one, otherwise on few lines."""
    draw = draw_bordered if width >= BOXED[0] and height >= BOXED[1] else draw_compact
    draw(canvas, chip, x, y, width, height)


def draw_row(canvas: Canvas, scene: Scene, row: Row, y: int, width: int, height: int) -> None:
    """Draw one row of the board."""
    if row.kind is RowKind.FLOW:
        spots = [spot for name in row.zones for spot in zone_spots(scene, scene.view.zones[name])]
        draw_flow(canvas, scene, spots, y, width, height)
        return
    step, x = slot_step(scene, row, width)
    for name in drawn_zones(scene, row, width):
        draw_chip(canvas, _slot(scene, name), x, y, step - 1, height)
        x += step


def draw_flow(canvas: Canvas, scene: Scene, spots: Sequence[Spot], y: int, width: int, height: int) -> None:
    """Draw cards side by side; what does not fit is counted at the end."""
    if not spots:
        return
    x = 1 if width > NARROW else 0
    room = width - x + 1
    most = max(1, room // NARROWEST)
    shown = list(spots) if len(spots) <= most else _around_cursor(scene, spots, most - 1)
    count = len(shown) + (len(shown) < len(spots))
    step = min(WIDEST + 1, max(NARROWEST, room // max(4, count)))
    for spot in shown:
        draw_chip(canvas, make_chip(scene, spot), x, y, step - 1, height)
        x += step
    if len(shown) < len(spots):
        canvas.put(x, y, f"+{len(spots) - len(shown)} more", "strong")
        canvas.put(x + 1, y + 1, scene.piles_key, "strong bold") if height > 1 else None


def _around_cursor(scene: Scene, spots: Sequence[Spot], most: int) -> list[Spot]:
    at = spots.index(scene.cursor) if scene.cursor in spots else 0
    first = max(0, min(at - most + 1, len(spots) - most))
    return list(spots[first : first + most])


def _slot(scene: Scene, name: str) -> Chip:
    zone = scene.view.zones.get(name)
    return missing_chip(scene, name) if zone is None else make_chip(scene, zone_spots(scene, zone)[0])


def draw_middle(canvas: Canvas, scene: Scene, y: int, width: int) -> None:
    """The line between the sides: what it is called, columns that are not shown, and the lane of an attack."""
    left = 1 if width > NARROW else 0
    canvas.fill(left, y, width - left, 1, "─", "line")
    middle = "" if scene.layout.shared_below else scene.layout.middle
    words = "  ".join(word for word in (middle, part_words(scene, width)) if word)
    if words:
        canvas.put(2, y, f" {cut(words, width - 6)} ", "quiet")
    for row in scene.rows:
        if row.kind is RowKind.FLOW:
            continue
        step, x = slot_step(scene, row, width)
        lane = scene.lane
        if lane is not None and lane < len(drawn_zones(scene, row, width)):
            _draw_lane(canvas, scene, x + lane * step, y, step - 1)
        return


def _draw_lane(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    canvas.put(x, y, " " * width, "danger")
    canvas.ground(x, y, width, 1, "lane")
    sign = "▼" if scene.attack_goes_down else "▲"
    canvas.put(x, y, "┃", "danger bold")
    canvas.put(x + width - 1, y, "┃", "danger bold")
    gap = width // (LANE_SIGNS + 1)
    for number in range(LANE_SIGNS):
        canvas.put(x + gap * (number + 1), y, sign, "danger")
