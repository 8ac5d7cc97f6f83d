"""The place for the card that is asked for, at the end of a row."""

from cardgame_tui.engine.face import Gap
from cardgame_tui.ui.drawing.bordered import NEXT, draw_frame
from cardgame_tui.ui.drawing.canvas import Canvas
from cardgame_tui.ui.drawing.cells import center, cut, wrap_at_most
from cardgame_tui.ui.drawing.chip import BOXED


def draw_gap(canvas: Canvas, gap: Gap, x: int, y: int, width: int, height: int) -> None:
    """Draw it as a dashed box where there is room for one, otherwise as words next to an edge."""
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
