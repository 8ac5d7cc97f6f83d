"""Options in whole words: each takes as many lines and cells as it needs.

They stand in as few columns as the lines allow; where no columns hold them, in rows on which a long option takes
the cells of several columns.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from rich.cells import cell_len

from cardgame_tui.ui.cells.canvas import BY_CHANGE_MARK, Canvas
from cardgame_tui.ui.cells.text import Line, Press
from cardgame_tui.ui.drawing.strip.written import INDENT, Broken, Said, Style, Written, together, written_in

MOST_COLUMNS = 3
"""Most columns that options are folded into."""
NARROWEST = 24
"""Fewest cells of a column of options."""
LEAST_ALIGNED = 28
"""Fewest cells for what follows from options that begin it in the same column."""
GRIDS = (2, 3, 4, 6, 12)
"""How many columns options in rows may begin at, the tidiest first."""
FEW = (3, 2, 1)
"""How much of what follows is said where there is no room for all of it, the most first."""


class Placed(NamedTuple):
    """An option and where it stands.

    Args:
        option: the option.
        lines: its lines.
        x: its first cell.
        row: its first line, from 0.
        width: its cells.
        keys: cells of it before its lines.
    """

    option: Said
    lines: Sequence[Line]
    x: int
    row: int
    width: int
    keys: int


def fold(options: Sequence[Said], style: Style, x: int, end: int, room: int) -> Sequence[Placed]:
    """Divide options among columns so that nothing of them is cut; no places if there is not enough room.

    Args:
        options: the options in their order.
        style: how they are written where there is room for all.
        x: the first cell.
        end: the cell after the last one.
        room: how many lines there are.
    """
    most = max(1, min(MOST_COLUMNS, (end - x) // NARROWEST))
    styles = style, replace(style, short=True), replace(style, short=True, brief=True)
    for some in _alone_and_together(options):
        ways = [each for each in written_in(some, styles) if _may_fit(each, end - x, room)]
        for count in range(1, min(most, len(some)) + 1):
            for written in ways:
                for aligned in (True, False):
                    if columns := _columns(written, x, (end - x) // count, room, count, aligned=aligned):
                        return columns
    return ()


def in_rows(options: Sequence[Said], style: Style, x: int, end: int, room: int) -> Sequence[Placed]:
    """Place options one after the other, a long one over several columns; no places if there is not enough room.

    Args:
        options: the options in their order.
        style: how they are written where there is room for all.
        x: the first cell.
        end: the cell after the last one.
        room: how many lines there are.
    """
    short = replace(style, short=True, short_words=True)
    return _in_rows(options, (style, replace(style, short=True), short, replace(short, brief=True)), x, end, room)


def in_few(options: Sequence[Said], style: Style, x: int, end: int, room: int) -> Sequence[Placed]:
    """The same as `in_rows`, with less of what follows from the options: how much more there is, is counted."""
    short = replace(style, short=True, short_words=True, brief=True)
    return _in_rows(options, [replace(short, clauses=most) for most in FEW], x, end, room)


def _in_rows(options: Sequence[Said], styles: Sequence[Style], x: int, end: int, room: int) -> Sequence[Placed]:
    """Options in rows in the first style that leaves enough room."""
    every = _alone_and_together(options)
    tried: set[object] = set()
    for style in styles:
        for written in [[Written(each, style) for each in some] for some in every]:
            says = tuple([each.says for each in written])
            if says in tried or not _may_fit(written, end - x, room):
                continue
            tried.add(says)
            for count in GRIDS:
                if len(written) <= count * room and (placed := _rows(written, x, end - x, room, count)):
                    return placed
    return ()


def _may_fit(options: Sequence[Written], width: int, room: int) -> bool:
    """Whether so many lines have the cells that options take at least."""
    return sum([each.least for each in options]) <= width * room


def _alone_and_together(options: Sequence[Said]) -> Sequence[Sequence[Said]]:
    """Options on their own, then alike ones as one, where that makes a difference."""
    fewer = together(options)
    return (options,) if fewer is options else (options, fewer)


def _columns(
    options: Sequence[Written], x: int, step: int, room: int, count: int, *, aligned: bool
) -> Sequence[Placed]:
    """So many columns of the same width, each filled from the top; no places where that is not enough."""
    if len(options) > count * room:
        return ()
    keys = max([each.key_cells for each in options if each.option.key != "space" or count == 1], default=3)
    width = step - 1
    widest = max([cell_len(each.option.words) for each in options if not each.option.alike], default=0) + INDENT
    hang = widest if aligned and width - keys - widest >= LEAST_ALIGNED else 0
    if aligned and not hang:
        return ()
    places: list[_Place] = []
    column = row = 0
    for each in options:
        before = max(keys, each.key_cells)
        broken = each.broken(width - each.before(before), hang)
        if not broken.fits or broken.height > room:
            return ()
        if row + broken.height > room:
            column, row = column + 1, 0
        if column == count:
            return ()
        places.append(_Place(each, broken, x + column * step, row, width, before))
        row += broken.height
    return [each.placed() for each in places]


def _rows(options: Sequence[Written], x: int, width: int, room: int, count: int) -> Sequence[Placed]:
    """Options on the cells of a grid of so many columns: each on as many as it needs, a very long one alone.

    No places where there are not enough lines.
    """
    step = width // count
    places: list[_Place] = []
    column = row = 0
    for each in options:
        keys = each.key_cells
        before = each.before(keys)
        taken = min(count, -(-(before + each.on_one_line + 1) // step))
        if column + taken > count:
            column, row = 0, row + 1
        cells = (width if taken == count else taken * step) - 1
        broken = each.broken(cells - before, 0)
        if row + broken.height > room:
            return ()
        places.append(_Place(each, broken, x + column * step, row, cells, keys))
        column, row = (count, row + broken.height - 1) if broken.height > 1 else (column + taken, row)
    return [each.placed() for each in places]


class _Place(NamedTuple):
    """Where an option would stand, before its lines are drawn; see `Placed`."""

    written: Written
    broken: Broken
    x: int
    row: int
    width: int
    keys: int

    def placed(self) -> Placed:
        """It with its lines."""
        written, broken, x, row, width, keys = self
        before = written.before(keys)
        return Placed(written.option, written.lines(broken, width - before), x, row, width, before)


def draw_placed(canvas: Canvas, placed: Sequence[Placed], y: int) -> int:
    """Draw options at their places, from a line on; returns how many lines they take."""
    for option, lines, x, row, width, keys in placed:
        top = y + row
        if option.by_change:
            canvas.put(x - 1, top, BY_CHANGE_MARK, "strong")
        last = canvas.plate(x, top, option.key, "now") if option.key else x
        if option.picked:
            last = canvas.put(last, top, f"[{option.picked}]", "now bold")
        if option.key:
            canvas.mark(x, top, width, len(lines), Press(option.key))
        for number, line in enumerate(lines, top):
            canvas.put_line(x + keys, number, line)
    return lines_of(placed)


def lines_of(placed: Sequence[Placed]) -> int:
    """How many lines some options take."""
    return max((each.row + len(each.lines) for each in placed), default=0)
