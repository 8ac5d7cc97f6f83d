"""Bars of two things over one axis: the first above it, the second below."""

from collections.abc import Container, Sequence

from cardgame_tui.ui.drawing.canvas import Canvas

AXIS = 6
"""Cells for the words at the left."""
WIDEST = 7
"""Most cells of a bar and the gap after it."""
INKS = ("s1", "s2")
"""The colours of what is above and of what is below."""


def draw_bars(
    canvas: Canvas,
    steps: Sequence[str],
    shares: Sequence[Sequence[float]],
    x: int,
    y: int,
    width: int,
    height: int,
    *,
    names: Sequence[str] = ("A", "B"),
    bold: Container[int] = (),
    least: float = 0.0,
) -> None:
    """Draw a plot.

    Args:
        canvas: where.
        steps: the words of each place of the axis.
        shares: for one or two things a share of one for each step.
        x: its first cell.
        y: its first line.
        width: its cells.
        height: its lines.
        names: what the things are called.
        bold: the steps whose words are drawn bold.
        least: the share at the axis.
    """
    if not steps or height < 3:
        return
    sides = shares[:2]
    up = (height - 1) // len(sides)
    tall = [up, height - 1 - up][: len(sides)]
    axis = y + tall[0]
    most = max((share for each in sides for share in each), default=0.0)
    step = max(1, min(WIDEST, (width - AXIS) // len(steps)))
    if least:
        canvas.put_right(x + AXIS - 1, axis, f"{100 * least:.0f} %", "quiet")
    _draw_steps(canvas, steps, x + AXIS, axis, step, bold)
    for side, each in enumerate(sides):
        far, near = (y, axis - 1) if side == 0 else (y + height - 1, axis + 1)
        if tall[side] > 1:
            canvas.put_right(x + AXIS - 1, far, f"{100 * most:.0f} %", "quiet")
        canvas.put(x, near, names[side], f"{INKS[side]} bold")
        for place, share in enumerate(each):
            left = x + AXIS + place * step
            halves = halves_of(share - least, most - least, tall[side])
            _draw_bar(canvas, left, axis, max(1, step - 1), halves, side)


def halves_of(share: float, most: float, rows: int) -> int:
    """How many half lines a bar has; a share above nothing has at least one."""
    if share <= 0 or most <= 0:
        return 0
    return max(1, round(2 * rows * share / most))


def _draw_bar(canvas: Canvas, x: int, axis: int, width: int, halves: int, side: int) -> None:
    way, half = (-1, "▄") if side == 0 else (1, "▀")
    for row in range(halves // 2):
        canvas.put(x, axis + way * (row + 1), "█" * width, INKS[side])
    if halves % 2:
        canvas.put(x, axis + way * (halves // 2 + 1), half * width, INKS[side])


def _draw_steps(canvas: Canvas, steps: Sequence[str], x: int, y: int, step: int, bold: Container[int]) -> None:
    longest = max(map(len, steps))
    every = -(-(longest + 1) // step)
    for place in range(0, len(steps), every):
        words = steps[place].rjust(longest).center(max(longest, step - 1))
        canvas.put(x + place * step, y, words, "strong bold" if place in bold else "quiet")
