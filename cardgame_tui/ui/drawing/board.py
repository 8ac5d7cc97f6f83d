"""The board: its rows, each drawn into the lines it is given, and the line between the sides."""

from collections.abc import Sequence
from dataclasses import replace

from cardgame_tui.engine.shown.layout import Row, RowKind
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import cut
from cardgame_tui.ui.drawing.cards.chip import draw_chip
from cardgame_tui.ui.drawing.cards.chips import Chip, make_chip, missing_chip
from cardgame_tui.ui.drawing.clash import draw_clash
from cardgame_tui.ui.drawing.columns import (
    NARROW,
    TILE_LINES,
    column_numbers,
    drawn_zones,
    has_tiles,
    part_words,
    slot_step,
)
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
    tiles = height == TILE_LINES and has_tiles(scene, row, width)
    numbered = tiles and bool(column_numbers(scene, width))
    for name in drawn_zones(scene, row, width):
        chip = _slot(scene, name)
        draw_chip(canvas, replace(chip, place="") if numbered else chip, x, y, step - 1, height)
        x += step


def _slot(scene: Scene, name: str) -> Chip:
    zone = scene.view.zones.get(name)
    return missing_chip(scene, name) if zone is None else make_chip(scene, zone_spots(scene, zone)[0])


def draw_middle(canvas: Canvas, scene: Scene, y: int, width: int, *, stack: bool, tiles: bool = False) -> None:
    """The line between the sides: what it is called, columns that are not shown, and the lane of an attack.

    Args:
        canvas: where.
        scene: the table.
        y: the line.
        width: the cells of the board.
        stack: whether the stack is shown here, because it has no other place.
        tiles: whether cards are drawn as tiles, which leave the numbers of their slots to this line.
    """
    x = 1 if width > NARROW else 0
    canvas.fill(x, y, width - x, 1, "─", "line")
    numbers = column_numbers(scene, width) if tiles else ()
    middle = "" if scene.layout.shared_below or numbers else scene.layout.middle
    words = "  ".join(word for word in (middle, part_words(scene, width)) if word)
    if words and not numbers:
        x = canvas.put(2, y, f" {cut(words, width - 6)} ", "quiet")
    draw_forecast(canvas, scene, y, width, indent=2 if numbers else 0)
    _draw_numbers(canvas, scene, numbers, y, width)
    if scene.view.clash is not None and not (stack and scene.view.stack):
        draw_clash(canvas, scene, scene.view.clash, x, y, width)
    lane = _lane_cells(scene, width)
    if lane is not None:
        number = numbers[scene.lane] if numbers and scene.lane is not None else ""
        _draw_lane(canvas, scene, lane[0], y, lane[1] - lane[0], number)
    if stack and scene.view.stack:
        start, end = _free_cells(x + 1, width - 1, lane)
        if end - start >= STACK_ROOM:
            draw_stack_line(canvas, scene, start, y, end)


def _draw_numbers(canvas: Canvas, scene: Scene, numbers: Sequence[str], y: int, width: int) -> None:
    """The number of each column at its left; where columns are not shown, an arrow points to them."""
    if not numbers:
        return
    row = next(row for row in scene.rows if has_tiles(scene, row, width))
    step, x = slot_step(scene, row, width)
    for number in numbers:
        canvas.put(x, y, f"{number} ", "text")
        x += step
    words = part_words(scene, width)
    if words.startswith("<"):
        canvas.put(0, y, "<", "strong bold")
    if words.endswith(">"):
        canvas.put_right(width, y, ">", "strong bold")


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


def _draw_lane(canvas: Canvas, scene: Scene, x: int, y: int, width: int, number: str) -> None:
    """The lane of an attack, with the number of its column where columns have one on this line."""
    canvas.put(x, y, " " * width, "danger")
    canvas.ground(x, y, width, 1, "lane")
    sign = "▼" if scene.attack_goes_down else "▲"
    canvas.put(x, y, "┃", "danger bold")
    canvas.put(x + width - 1, y, "┃", "danger bold")
    gap = width // (LANE_SIGNS + 1)
    for place in range(LANE_SIGNS):
        at_number = number and place == LANE_SIGNS // 2
        canvas.put(x + gap * (place + 1), y, number if at_number else sign, "text bold" if at_number else "danger")
