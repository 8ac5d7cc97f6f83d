"""A chip, or the place for the card that is asked for, drawn at the size it is given."""

from dataclasses import replace

from cardgame_tui.engine.shown.face import Gap
from cardgame_tui.ui.cells.canvas import BY_CHANGE_MARK, Canvas
from cardgame_tui.ui.cells.text import CUT, center, cut, wrap_at_most
from cardgame_tui.ui.drawing.cards.bordered import NEXT, draw_bordered, draw_frame
from cardgame_tui.ui.drawing.cards.chips import Chip
from cardgame_tui.ui.drawing.cards.compact import draw_compact
from cardgame_tui.ui.drawing.cards.tile import draw_tile
from cardgame_tui.ui.drawing.columns import NARROW, TILE, TILE_LINES

BOXED = 13, 5
"""Least width and lines of a card with a border."""


def draw_chip(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    """Draw a chip as a box where there is room for one, otherwise on few lines, on a narrow board as a tile."""
    if chip.differs:
        _mark(canvas, chip, x, y, width, height)
        return
    if canvas.width < NARROW and width <= TILE and height == TILE_LINES and not chip.pile:
        draw_tile(canvas, chip, x, y, width)
        return
    draw = draw_bordered if width >= BOXED[0] and height >= BOXED[1] else draw_compact
    draw(canvas, chip, x, y, width, height)


def _mark(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    """Draw a chip that differs from the one on the board next to it: with the mark in its upper right corner."""
    canvas.ground(x, y, width, height, "lift")
    draw_chip(canvas, replace(chip, differs=False), x, y, width, height)
    canvas.ground(x, y, width, height, "lift")
    end = x + width - 1
    named = not canvas.is_blank(end, y) and (width < BOXED[0] or height < BOXED[1])
    canvas.put(end - named, y, f"{CUT if named else ''}{BY_CHANGE_MARK}", "strong bold")


def draw_gap(canvas: Canvas, gap: Gap, x: int, y: int, width: int, height: int) -> None:
    """Draw the gap at the end of a row: a dashed box where there is room for one, otherwise words at an edge."""
    if width < BOXED[0] or height < BOXED[1]:
        title = [gap.title] if height > 2 else []
        lines = [*title, *wrap_at_most(gap.words, width - 1, height - len(title))]
        canvas.fill(x, y, 1, min(height, len(lines)), "┆", "now")
        for row, words in enumerate(lines):
            canvas.put(x + 1, y + row, cut(words, width - 1), "now bold" if row == 0 else "text")
        return
    draw_frame(canvas, NEXT, x, y, width, height)
    lines = [gap.title, *wrap_at_most(gap.words, width - 2, height - 3)]
    for row, words in enumerate(lines):
        canvas.put_line(x + 1, y + 1 + row, center(words, width - 2, "text" if row else "now bold"))
