"""The board: rows of slots and flowing rows, each drawn into the lines it is given."""

from collections.abc import Sequence

from rich.cells import cell_len

from cardgame_tui.engine.layout import Row, RowKind
from cardgame_tui.ui.drawing.cells import Line, Span, Spot, fit, fit_line, width_of
from cardgame_tui.ui.drawing.chip_drawing import box_height, draw_box, draw_lines
from cardgame_tui.ui.drawing.chips import Chip, make_chip, missing_chip
from cardgame_tui.ui.drawing.columns import LABEL, drawn_zones, part_words, slot_width
from cardgame_tui.ui.drawing.scene import Scene, zone_spots

CHIP_WIDTH = 16
"""Width of a card in a flowing row."""
WIDEST = 28
"""Widest card in a flowing row."""
CROWDED = 13
"""Below this width, a card in a flowing row is drawn on one line if that makes it wider."""
NARROWEST = 6
"""Narrowest card in a flowing row; if even that does not fit, the row shows a count."""


def near_index(scene: Scene) -> int:
    """How many rows are drawn above the line between the sides: all except those of the near seat."""
    return next((number for number, row in enumerate(scene.rows) if row.seat == scene.near), len(scene.rows))


def row_lines(scene: Scene, row: Row, width: int, height: int) -> list[Line]:
    """Draw one row of the board in `height` lines."""
    if row.kind is RowKind.FLOW:
        spots = zone_spots(scene, scene.view.zones[row.zones[0]])
        return flow_lines(scene, spots, row.label, width, height)
    size = slot_width(scene, row, width)
    columns = [
        _draw_slot(chip, size, height, scene)
        for name in drawn_zones(scene, row, width)
        for chip in _chips_in(scene, name)
    ]
    return _next_to(row.label, columns, width)


def flow_lines(scene: Scene, spots: Sequence[Spot], label: str, width: int, height: int) -> list[Line]:
    """Draw cards side by side, as many lines of them as fit into `height`."""
    chips = [make_chip(scene, spot) for spot in spots]
    room = width - LABEL
    chip_height = _flow_chip_height(chips, room, height)
    per_row = _per_row(len(chips), room, height // chip_height)
    size = min(WIDEST, room // per_row)
    if size < NARROWEST:
        return _padded(
            [_edge_label(label, (Span(f" {len(spots)} cards, {scene.piles_key} lists them"),), width)],
            width,
            height,
        )
    lines: list[Line] = []
    for start in range(0, len(chips), per_row):
        columns = [draw_lines(chip, size, chip_height) for chip in chips[start : start + per_row]]
        lines.extend(_next_to("" if start else label, columns, width))
    return _padded(lines, width, height)


def _flow_chip_height(chips: Sequence[Chip], room: int, height: int) -> int:
    """Lines of each card of a flowing row: one line for name and numbers if two do not fit.

    Arrows need a second line in any case.
    """
    two = min(height, 2)
    crowded = room // _per_row(len(chips), room, height // two) < CROWDED
    return 1 if crowded and not any(chip.arrows for chip in chips) else two


def is_crowded(count: int, width: int) -> bool:
    """Whether this many cards of a flowing row would be narrow in a single line."""
    return (width - LABEL) // max(1, count) < CROWDED


def _per_row(count: int, room: int, rows: int) -> int:
    """How many cards each line of a row holds."""
    return max(min(count, room // CHIP_WIDTH), -(-count // rows))


def flow_height(count: int, width: int, most: int) -> int:
    """How many lines a flowing row of this many cards would fill."""
    per_row = max(1, (width - LABEL) // CHIP_WIDTH)
    return min(most, 2 * max(1, -(-count // per_row)))


def middle_line(scene: Scene, width: int) -> Line:
    """The line between the sides, with the top of the stack and the columns that are shown if not all fit."""
    left: Line = (Span("---- STACK ", "dim"), *_top_of_stack(scene), Span(" ")) if scene.layout.has_stack else ()
    right = "".join(f" {words} --" for words in (part_words(scene, width), scene.layout.middle) if words)
    room = width - cell_len(right)
    left = fit_line(left, min(width_of(left), room))
    return (*left, Span("-" * (room - width_of(left)) + right, "dim"))


def _top_of_stack(scene: Scene) -> Line:
    stack = scene.view.stack
    if not stack:
        return (Span("empty", "dim"),)
    top = stack[-1]
    owner = scene.view.names[top.controller - 1]
    return (Span(f"{len(stack)}  ", "dim"), Span(f"{owner}: {top.words} ({top.rule})", "strong"))


def _chips_in(scene: Scene, name: str) -> list[Chip]:
    zone = scene.view.zones.get(name)
    return [missing_chip(name)] if zone is None else [make_chip(scene, spot) for spot in zone_spots(scene, zone)]


def _draw_slot(chip: Chip, width: int, height: int, scene: Scene) -> list[Line]:
    if height >= box_height(width):
        return draw_box(chip, width, height, plain_borders=scene.plain_borders)
    return draw_lines(chip, width, height)


def _next_to(label: str, columns: Sequence[list[Line]], width: int) -> list[Line]:
    lines: list[Line] = []
    for number, parts in enumerate(zip(*columns, strict=True)):
        joined = tuple(span for part in parts for span in part)
        lines.append(_edge_label("" if number else label, joined, width))
    return lines


def _edge_label(label: str, line: Line, width: int) -> Line:
    return fit_line((Span(fit(label, LABEL), "dim"), *line), width)


def _padded(lines: list[Line], width: int, height: int) -> list[Line]:
    return [*lines, *(fit_line((), width) for _ in range(height - len(lines)))][:height]
