"""The stack on the table: boxes in the panel, or a line where there is no panel."""

from collections.abc import Sequence

from rich.cells import cell_len

from cardgame_tui.engine.shown.face import StackView
from cardgame_tui.engine.shown.view import View
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Press, cut, wrap_at_most
from cardgame_tui.ui.drawing.columns import NARROW
from cardgame_tui.ui.scene.scene import Scene

FIRST = "─ resolves first "
MOST_LINES = 3
"""Most lines of words in a box."""
LEAST_ITEM = 28
"""Fewest cells in which an item is named on a line."""
OVER = "  over "
"""Stands between an item and the one that it lies on."""


def top_first(view: View) -> Sequence[tuple[int, StackView]]:
    """The items with their places, counted from the bottom: the one with the highest number resolves first."""
    return [(number, item) for number, item in enumerate(view.stack, 1)][::-1]


def draw_stack_boxes(canvas: Canvas, scene: Scene, x: int, y: int, width: int, bottom: int) -> int:
    """Draw the items as boxes in the order in which they resolve; returns the line after the last one.

    Under the first one it says what happens if it resolves. Items that do not fit are counted.
    """
    items = top_first(scene.view)
    canvas.mark(x, y, width, bottom - y, Press(scene.stack_key))
    for place, (number, item) in enumerate(items):
        lines = wrap_at_most(item.sentence, width - 4, MOST_LINES)
        follows = scene.question.resolving if place == 0 else ""
        lines += wrap_at_most(follows, width - 4, MOST_LINES) if follows else []
        rest = len(items) - place - 1
        if y + len(lines) + 2 + (1 if rest else 0) > bottom:
            canvas.put(x, y, f"+{rest + 1} more  {scene.stack_key}", "strong")
            return y + 1
        _draw_box(canvas, scene, item, number, x, y, width, lines, first=place == 0)
        y += len(lines) + 2
    return y


def _draw_box(
    canvas: Canvas,
    scene: Scene,
    item: StackView,
    number: int,
    x: int,
    y: int,
    width: int,
    lines: Sequence[str],
    *,
    first: bool,
) -> None:
    ink = "strong" if first else "line"
    seat = f"s{item.controller}"
    last = y + len(lines) + 1
    canvas.ground(x, y, width, len(lines) + 2, "card")
    canvas.put(x, y, "╭" + "─" * (width - 2) + "╮", ink)
    canvas.put(x, last, "╰" + "─" * (width - 2) + "╯", ink)
    owner = f" {cut(scene.view.names[item.controller - 1], width // 3)} "
    left = canvas.put(x + 2, y, f" {number} ", "strong")
    right = canvas.put_right(x + width - 2, y, owner, f"{seat} bold")
    if first and right - left > cell_len(FIRST):
        canvas.put(left, y, FIRST, "strong")
    for row, words in enumerate(lines, y + 1):
        canvas.put(x, row, "│", ink)
        canvas.put(x + width - 1, row, "│", ink)
        canvas.put(x + 2, row, words, "text")
    if item.name and lines[0].startswith(item.name):
        canvas.put(x + 2, y + 1, item.name, f"{seat} bold")
    canvas.put_right(x + width - 2, last, f" {item.rule} ", "quiet")


def draw_stack_line(canvas: Canvas, scene: Scene, x: int, y: int, end: int) -> None:
    """Name the items on one line, the one that resolves first at the left; those that do not fit are counted."""
    items = top_first(scene.view)
    canvas.mark(x, y, end - x, 1, Press(scene.stack_key))
    x = canvas.put(x, y, f" stack {len(items)} ", "strong bold")
    shown = items[: max(1, (end - x) // LEAST_ITEM)]
    tail = f"+{len(items) - len(shown)}, {scene.stack_key} " if len(items) > len(shown) else ""
    last = end - cell_len(tail)
    for place, (number, item) in enumerate(shown):
        stop = x + (last - x) // (len(shown) - place)
        ink = f"s{item.controller} bold"
        if len(items) > 1:
            x = canvas.put(canvas.plate(x, y, str(number), f"s{item.controller}"), y, " ")
            ink = "text"
        link = OVER if place + 1 < len(items) else " "
        x = canvas.put(x, y, cut(item.sentence, stop - x - cell_len(link)), ink)
        x = canvas.put(x, y, link, "quiet")
    canvas.put(x, y, tail, "strong")


def draw_stack_lines(canvas: Canvas, scene: Scene, y: int, width: int, height: int) -> None:
    """Draw the stack below the board: on one line, or an item on each line; nothing while it is empty."""
    items = top_first(scene.view)
    if not items:
        return
    x = 1 if width > NARROW else 0
    canvas.fill(x, y, width - x, 1, "─", "line")
    if height == 1:
        draw_stack_line(canvas, scene, x + 2, y, width)
        return
    canvas.mark(x, y, width - x, height, Press(scene.stack_key))
    canvas.put(x + 2, y, f" stack {len(items)} ", "strong bold")
    fit = height - 1 if len(items) < height else height - 2
    for row, (number, item) in enumerate(items[:fit], y + 1):
        left = canvas.plate(x, row, str(number), f"s{item.controller}") + 1
        start = canvas.put_right(width, row, item.rule, "quiet")
        canvas.put(left, row, cut(item.sentence, start - left - 1), "text")
    if len(items) > fit:
        canvas.put(x + 1, y + height - 1, f"+{len(items) - fit} more  {scene.stack_key}", "strong")
