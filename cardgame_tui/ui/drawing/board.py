"""The board: its rows, each drawn into the lines it is given, and the line between the sides."""

from cardgame_tui.engine.shown.layout import Row, RowKind
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import cut
from cardgame_tui.ui.drawing.cards.chip import draw_chip
from cardgame_tui.ui.drawing.cards.chips import Chip, make_chip, missing_chip
from cardgame_tui.ui.drawing.clash import draw_clash
from cardgame_tui.ui.drawing.columns import NARROW, drawn_zones, part_words, slot_step
from cardgame_tui.ui.drawing.flowing import draw_flow
from cardgame_tui.ui.drawing.forecast import draw_forecast
from cardgame_tui.ui.drawing.stack import draw_stack_line
from cardgame_tui.ui.scene.scene import Scene, flow_zones, zone_spots

LANE_SIGNS = 3
"""How many arrows show the way of an attack."""
STACK_ROOM = 30
"""Fewest cells of the line between the sides in which the stack is named."""


def draw_row(canvas: Canvas, scene: Scene, row: Row, y: int, width: int, height: int) -> None:
    """Draw one row of the board."""
    if row.kind is RowKind.FLOW:
        zones = [zone_spots(scene, zone) for zone in flow_zones(scene, row)]
        draw_flow(canvas, scene, zones, y, width, height, row)
        return
    step, x = slot_step(scene, row, width)
    for name in drawn_zones(scene, row, width):
        draw_chip(canvas, _slot(scene, name), x, y, step - 1, height)
        x += step


def _slot(scene: Scene, name: str) -> Chip:
    zone = scene.view.zones.get(name)
    return missing_chip(scene, name) if zone is None else make_chip(scene, zone_spots(scene, zone)[0])


def draw_middle(canvas: Canvas, scene: Scene, y: int, width: int, *, stack: bool) -> None:
    """The line between the sides: what it is called, columns that are not shown, and the lane of an attack.

    Args:
        canvas: where.
        scene: the table.
        y: the line.
        width: the cells of the board.
        stack: whether the stack is shown here, because it has no other place.
    """
    x = 1 if width > NARROW else 0
    canvas.fill(x, y, width - x, 1, "─", "line")
    middle = "" if scene.layout.shared_below else scene.layout.middle
    words = "  ".join(word for word in (middle, part_words(scene, width)) if word)
    if words:
        x = canvas.put(2, y, f" {cut(words, width - 6)} ", "quiet")
    draw_forecast(canvas, scene, y, width)
    if scene.view.clash is not None and not (stack and scene.view.stack):
        draw_clash(canvas, scene, scene.view.clash, x, y, width)
    lane = _lane_cells(scene, width)
    if lane is not None:
        _draw_lane(canvas, scene, lane[0], y, lane[1] - lane[0])
    if stack and scene.view.stack:
        start, end = _free_cells(x + 1, width - 1, lane)
        if end - start >= STACK_ROOM:
            draw_stack_line(canvas, scene, start, y, end)


def _lane_cells(scene: Scene, width: int) -> tuple[int, int] | None:
    """The first cell of the lane of the open attack and the cell after it; None where there is no lane."""
    lane, row = scene.lane, scene.lane_row
    if row is None or lane is None or lane >= len(drawn_zones(scene, row, width)):
        return None
    step, x = slot_step(scene, row, width)
    return x + lane * step, x + lane * step + step - 1


def _free_cells(first: int, end: int, lane: tuple[int, int] | None) -> tuple[int, int]:
    """The longest part of a line without the lane."""
    if lane is None:
        return first, end
    return max((first, lane[0] - 1), (lane[1] + 1, end), key=lambda part: part[1] - part[0])


def _draw_lane(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    canvas.put(x, y, " " * width, "danger")
    canvas.ground(x, y, width, 1, "lane")
    sign = "▼" if scene.attack_goes_down else "▲"
    canvas.put(x, y, "┃", "danger bold")
    canvas.put(x + width - 1, y, "┃", "danger bold")
    gap = width // (LANE_SIGNS + 1)
    for number in range(LANE_SIGNS):
        canvas.put(x + gap * (number + 1), y, sign, "danger")
