"""Bars of two things over one axis: the first above it, the second below."""

from collections.abc import Container, Sequence
from typing import TypeAlias

from cardgame_tui.lab.statistics import Interval
from cardgame_tui.ui.cells.canvas import Canvas

AXIS = 6
"""Cells for the words at the left."""
WIDEST = 7
"""Most cells of a bar and the gap after it."""
LETTERS = ("A", "B")
"""What the things are called: the arm in question, and the one it is compared with."""
INKS = ("s1", "s2")
"""The colours of what is above and of what is below."""
Bar: TypeAlias = float | Interval | None
"""A share that is known, one of which an interval is known, or nothing."""


def draw_bars(
    canvas: Canvas,
    steps: Sequence[str],
    shares: Sequence[Sequence[Bar]],
    x: int,
    y: int,
    width: int,
    height: int,
    *,
    bold: Container[int] = (),
    least: float = 0.0,
) -> None:
    """Draw a plot. Of an interval, the bar is solid up to its lower end and hatched up to its upper one.

    Args:
        canvas: where.
        steps: the words of each place of the axis.
        shares: for one or two things a share of one for each step, or its interval.
        x: its first cell.
        y: its first line.
        width: its cells.
        height: its lines.
        bold: the steps whose words are drawn bold.
        least: the share at the axis.
    """
    if not steps or height < 3:
        return
    sides = shares[:2]
    up = (height - 1) // len(sides)
    tall = [up, height - 1 - up][: len(sides)]
    axis = y + tall[0]
    most = max((high_of(share) for each in sides for share in each), default=0.0)
    step = max(1, min(WIDEST, (width - AXIS) // len(steps)))
    if least:
        canvas.put_right(x + AXIS - 1, axis, f"{100 * least:.0f} %", "quiet")
    _draw_steps(canvas, steps, x + AXIS, axis, step, bold)
    for side, each in enumerate(sides):
        far, near = (y, axis - 1) if side == 0 else (y + height - 1, axis + 1)
        if tall[side] > 1:
            canvas.put_right(x + AXIS - 1, far, f"{100 * most:.0f} %", "quiet")
        canvas.put(x, near, LETTERS[side], f"{INKS[side]} bold")
        for place, share in enumerate(each):
            left = x + AXIS + place * step
            sure, at_most = (halves_of(end(share) - least, most - least, tall[side]) for end in (low_of, high_of))
            _draw_hatched(canvas, left, axis, max(1, step - 1), at_most if at_most > sure else 0, side)
            _draw_bar(canvas, left, axis, max(1, step - 1), sure, side)


def low_of(share: Bar) -> float:
    """The end of a bar up to which it is sure."""
    return share.low if isinstance(share, Interval) else share or 0.0


def high_of(share: Bar) -> float:
    """The end of a bar up to which it may reach."""
    return share.high if isinstance(share, Interval) else share or 0.0


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


def _draw_hatched(canvas: Canvas, x: int, axis: int, width: int, halves: int, side: int) -> None:
    way = -1 if side == 0 else 1
    for row in range(-(-halves // 2)):
        canvas.put(x, axis + way * (row + 1), "▒" * width, INKS[side])


def _draw_steps(canvas: Canvas, steps: Sequence[str], x: int, y: int, step: int, bold: Container[int]) -> None:
    longest = max(map(len, steps))
    every = -(-(longest + 1) // step)
    for place in range(0, len(steps), every):
        words = steps[place].rjust(longest).center(max(longest, step - 1))
        canvas.put(x + place * step, y, words, "strong bold" if place in bold else "quiet")
