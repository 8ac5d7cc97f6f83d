"""A plot of two scores by turn, drawn with blocks: a pair of bars for each turn."""

from collections.abc import Container, Sequence

from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import cut

AXIS = 5
"""Cells for the numbers at the left."""
BLOCKS = ("█", "▒")
"""What the bars of the seats are made of, so that colour is not needed."""
BOLD = "bold turns: see above"
FOOT = 2
"""Lines under the bars: the turns, and whose bar is whose."""


def draw_plot(
    canvas: Canvas,
    by_turn: Sequence[tuple[int, tuple[int, int]]],
    most: int,
    names: tuple[str, str],
    marked: Container[int],
    x: int,
    y: int,
    width: int,
    height: int,
) -> None:
    """Draw a plot.

    Args:
        canvas: where.
        by_turn: the score of both seats after each turn.
        most: the highest score.
        names: the names of the players.
        marked: the turns that are drawn bold.
        x: its first cell.
        y: its first line.
        width: its cells.
        height: its lines.
    """
    rows = max(1, min(height - FOOT, most))
    bar, gap = next(
        (shape for shape in ((2, 2), (1, 1)) if len(by_turn) * (2 * shape[0] + shape[1]) <= width - AXIS), (1, 1)
    )
    step = 2 * bar + gap
    shown = _some(by_turn, (width - AXIS) // step)
    for row in range(rows):
        level = most * (rows - row) // rows
        canvas.put_right(x + AXIS - 1, y + row, str(level), "quiet")
    for place, (turn, scores) in enumerate(shown):
        left = x + AXIS + place * step
        for seat, score in enumerate(scores):
            filled = -(-max(0, min(score, most)) * rows // most) if most else 0
            for row in range(rows):
                full = rows - row <= filled
                ink = f"s{seat + 1}" if full else "line"
                canvas.put(left + seat * bar, y + row, (BLOCKS[seat] if full else "·") * bar, ink)
        if len(str(turn)) < step or place % 2 == 0:
            canvas.put(left, y + rows, str(turn), "strong bold" if turn in marked else "quiet")
    end = x + AXIS
    for seat, name in enumerate(names):
        end = canvas.put(end, y + rows + 1, BLOCKS[seat] * 2, f"s{seat + 1}")
        end = canvas.put(end + 1, y + rows + 1, cut(name, 20), "text") + 3
    if any(turn in marked for turn, _ in shown) and end + len(BOLD) <= x + width:
        canvas.put(end, y + rows + 1, BOLD, "quiet")


def _some(by_turn: Sequence[tuple[int, tuple[int, int]]], most: int) -> Sequence[tuple[int, tuple[int, int]]]:
    """At most so many turns: every second, third ... one if there are more, and always the last."""
    every = -(-len(by_turn) // max(1, most))
    return by_turn[(len(by_turn) - 1) % every :: every] if every else by_turn
