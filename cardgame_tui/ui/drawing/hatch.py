"""The hatch over a place that cannot hold a card yet."""

from cardgame_tui.ui.drawing.canvas import Canvas

STROKE = "╱   "
"""One stroke and the room to the next; every other line begins half a stroke later."""


def draw_hatch(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Hatch a rectangle."""
    for row in range(height):
        canvas.put(x, y + row, (STROKE[2 * (row % 2) :] + STROKE * width)[:width], "line")
