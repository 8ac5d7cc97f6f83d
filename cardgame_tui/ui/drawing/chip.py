"""A chip drawn at the size it is given."""

from cardgame_tui.ui.drawing.bordered import draw_bordered
from cardgame_tui.ui.drawing.canvas import Canvas
from cardgame_tui.ui.drawing.chips import Chip
from cardgame_tui.ui.drawing.compact import draw_compact

BOXED = 13, 5
"""Least width and lines of a card with a border."""


def draw_chip(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    """Draw a chip as a box where there is room for one, otherwise on few lines."""
    draw = draw_bordered if width >= BOXED[0] and height >= BOXED[1] else draw_compact
    draw(canvas, chip, x, y, width, height)
