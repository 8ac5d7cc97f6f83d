"""A table that is sorted by any of its columns, with a cursor and a scroll position."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len

from cardgame_tui.lab.bench.table import Cell, Style, Table, cell_words, number_words
from cardgame_tui.lab.statistics import Interval
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Spot, cut, wrap

COLUMN, ROW = "column", "row"
"""The names of spots: a click on a heading, which says the column, and on a row, which says its place."""
WARNING = "□"
"""Stands right before a marked cell, in the gap if need be, so that it is not marked by colour alone."""
GAP = 2
"""Cells between two columns."""
NARROWEST = 14
"""Fewest cells of the first column, before other columns are left out."""
HEADING = 2
"""Most lines of the headings."""
STEPS = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}
"""How far each key moves the cursor."""


class Shape(NamedTuple):
    """How a table is drawn at one width.

    Args:
        columns: places of the columns that are drawn.
        widths: cells of each.
        words: for each row of the table the words of all cells.
        heads: the lines of each drawn heading.
    """

    columns: Sequence[int]
    widths: Sequence[int]
    words: "Words"
    heads: Sequence[Sequence[str]]


Words: TypeAlias = Sequence[Sequence[str]]
"""For each row of a table the words of its cells."""
Write: TypeAlias = Callable[[Cell, Style], str]
"""Puts a cell into words."""


class Grid:
    """A table as it is read.

    Args:
        table: what it shows; the first cell of a row is its name.
        column: the column it is sorted by, None for the order of the table.

    Attributes:
        table: what it shows.
        column: the column it is sorted by.
        turned: whether the order of that column is turned around.
        inks: the colours of rows that have one, by name.
    """

    def __init__(self, table: Table, column: int | None = None) -> None:
        self.table = table
        self.column = column
        self.turned = False
        self.inks: dict[str, str] = {}
        self._at = ""
        self._top = 0
        self._first = 1
        self._written: dict[Write, tuple[Words, Sequence[int]]] = {}
        self._sort()

    @property
    def at(self) -> str:
        """The name of the row at the cursor, empty for none."""
        return self.name(self.cursor) if self._order else ""

    @property
    def cursor(self) -> int:
        """The place of the row at the cursor."""
        return self._places.get(self._at, 0)

    def __len__(self) -> int:
        """How many rows there are."""
        return len(self._order)

    def show(self, table: Table) -> None:
        """Show newer figures of the same table; cursor and order stay."""
        self.table = table
        self._written.clear()
        self._sort()

    def press(self, key: str) -> None:
        """Move the cursor, or sort by another column: with left and right, `s` turns the order around."""
        if key in STEPS:
            self.go_to(self.cursor + STEPS[key])
        elif key in ("home", "end"):
            self.go_to(0 if key == "home" else len(self) - 1)
        elif key in ("left", "right"):
            named = [place for place, column in enumerate(self.table.columns) if column.name]
            here = 0 if self.column is None else named.index(self.column)
            self.sort_by(named[(here + (1 if key == "right" else -1)) % len(named)])
        elif key == "s":
            self.turned = not self.turned
            self._sort()

    def sort_by(self, column: int) -> None:
        """Sort by a column; once more turns the order around."""
        self.turned = not self.turned if column == self.column else False
        self.column = column
        self._sort()

    def go_to(self, place: int) -> None:
        """Move the cursor to a row; it stops at the first and the last one."""
        if self._order:
            self._at = self.name(max(0, min(place, len(self) - 1)))

    def name(self, place: int) -> str:
        """The name of the row at a place."""
        return str(self.table.rows[self._order[place]][0])

    def _sort(self) -> None:
        """Put the rows in order; those without a value come last."""
        rows, column = self.table.rows, self.column
        self._order: Sequence[int] = range(len(rows))
        if column is not None:
            known = [number for number in self._order if rows[number][column] not in (None, "")]
            is_text = self.table.columns[column].style == "text"
            known.sort(key=lambda number: sort_key(rows[number][column]), reverse=is_text == self.turned)
            self._order = [*known, *(number for number in self._order if rows[number][column] in (None, ""))]
        elif self.turned:
            self._order = self._order[::-1]
        self._places = {self.name(place): place for place in range(len(self._order))}

    # -- drawing ---------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, x: int, y: int, width: int, height: int, *, focus: bool = True) -> None:
        """Draw headings and rows, scrolled so that the cursor is in sight.

        Args:
            canvas: where.
            x: the first cell.
            y: the first line.
            width: its cells.
            height: its lines.
            focus: whether the cursor is shown.
        """
        shape = self._shape(width)
        tall = max((len(lines) for lines in shape.heads), default=0)
        self._draw_heads(canvas, shape, x, y, tall)
        shown = height - tall
        here = self.cursor
        self._top = max(0, min(self._top, here, len(self) - shown), here - shown + 1)
        for line, place in enumerate(range(self._top, min(self._top + shown, len(self)))):
            self._draw_row(canvas, shape, place, x, y + tall + line, width, here=focus and place == here)

    def heading_height(self, width: int) -> int:
        """How many lines the headings take."""
        return max((len(lines) for lines in self._shape(width).heads), default=0)

    def _draw_heads(self, canvas: Canvas, shape: Shape, x: int, y: int, tall: int) -> None:
        for column, width, lines in zip(shape.columns, shape.widths, shape.heads, strict=True):
            x += self._gap(column)
            here = column == self.column
            for line, words in enumerate(lines, tall - len(lines)):
                ink = "strong bold" if here else "quiet"
                if self.table.columns[column].style == "text":
                    canvas.put(x, y + line, cut(words, width), ink)
                else:
                    canvas.put_right(x + width, y + line, words, ink)
            if lines:
                canvas.mark(x, y, width, tall, Spot(COLUMN, column))
            x += width

    def _draw_row(
        self, canvas: Canvas, shape: Shape, place: int, x: int, y: int, width: int, *, here: bool
    ) -> None:
        words = shape.words[self._order[place]]
        if here:
            canvas.ground(x, y, width, 1, "lift")
            canvas.put(x - 1, y, "▌", "strong")
        ink = self.inks.get(words[0], "text")
        left = x
        for column, wide in zip(shape.columns, shape.widths, strict=True):
            left += self._gap(column)
            sorted_by = column == self.column and bool(column)
            style = f"{'strong' if ink == 'text' else ink} bold" if here or sorted_by else ink
            if self.table.columns[column].is_warning(self.table.rows[self._order[place]][column]):
                style = "danger bold" if here or sorted_by else "danger"
                canvas.put(left + wide - cell_len(words[column]) - 1, y, WARNING, style)
            if self.table.columns[column].style == "text":
                canvas.put(left, y, cut(words[column], wide), style)
            else:
                canvas.put_right(left + wide, y, words[column], style)
            left += wide
        canvas.mark(x, y, width, 1, Spot(ROW, place))

    def _shape(self, width: int) -> Shape:
        """With intervals if they fit, otherwise without; then without the columns that do not fit."""
        for write in (cell_words, short_words, round_words):
            words, cells = self._words(write)
            for lines in (1, HEADING):
                widths = [max(cell, self._heading_width(column, lines)) for column, cell in enumerate(cells)]
                columns = range(len(widths))
                if sum(widths) + sum(map(self._gap, columns)) <= width:
                    return Shape(
                        columns, widths, words, [self._head(column, widths[column]) for column in columns]
                    )
        widths[0] = max(min(widths[0], width // 3), min(widths[0], NARROWEST))
        columns_in_sight = [0, *self._in_sight(widths, width)]
        kept = [widths[column] for column in columns_in_sight]
        spare = width - sum(kept) - sum(map(self._gap, columns_in_sight))
        kept[0] += max(0, min(spare, cells[0] - kept[0]))
        heads = [self._head(column, wide) for column, wide in zip(columns_in_sight, kept, strict=True)]
        return Shape(columns_in_sight, kept, words, heads)

    def _in_sight(self, widths: Sequence[int], width: int) -> Sequence[int]:
        """The columns after the first that fit, among them the one that sorts."""
        room = width - widths[0]
        wanted = self.column or 1
        self._first = max(1, min(self._first, wanted))
        while True:
            shown: list[int] = []
            used = 0
            for column in range(self._first, len(widths)):
                used += widths[column] + self._gap(column)
                if used > room and shown:
                    break
                shown.append(column)
            if not shown or wanted <= shown[-1] or self._first >= wanted:
                return shown
            self._first += 1

    def _gap(self, column: int) -> int:
        """Cells before a column: fewer before one without a name, which belongs to the one before it."""
        return (GAP if self.table.columns[column].name else 1) if column else 0

    def _words(self, write: Write) -> tuple[Words, Sequence[int]]:
        """The words of all cells, and the cells that each column needs for them."""
        if write not in self._written:
            styles = [column.style for column in self.table.columns]
            words = [[*map(write, row, styles)] for row in self.table.rows]
            widths = [max((cell_len(row[place]) for row in words), default=0) for place in range(len(styles))]
            self._written[write] = words, widths
        return self._written[write]

    def _heading_width(self, column: int, lines: int) -> int:
        """Cells that a heading needs to take so many lines at most."""
        words = self._heading(column)
        least = max(map(cell_len, words.split()), default=0)
        return next(
            (width for width in range(least, cell_len(words)) if len(wrap(words, width)) <= lines), cell_len(words)
        )

    def _head(self, column: int, width: int) -> Sequence[str]:
        return wrap(self._heading(column), width) if width else []

    def _heading(self, column: int) -> str:
        """The name of a column, with a sign where the table is sorted by it."""
        name = self.table.columns[column].name
        if column != self.column:
            return name
        rises = (self.table.columns[column].style == "text") != self.turned
        return f"{name} {'▲' if rises else '▼'}".strip()


def short_words(cell: Cell, style: Style) -> str:
    """A cell without its interval."""
    return number_words(cell.middle, style) if isinstance(cell, Interval) else cell_words(cell, style)


def round_words(cell: Cell, style: Style) -> str:
    """A cell without its interval and without digits behind the point."""
    middle = cell.middle if isinstance(cell, Interval) else cell
    if not isinstance(middle, float) or style not in ("share", "points"):
        return short_words(cell, style)
    return f"{100 * middle:.0f} %" if style == "share" else f"{100 * middle:+.0f}"


def sort_key(cell: Cell) -> float | str:
    """What a cell is sorted by: an interval by its middle."""
    if isinstance(cell, Interval):
        return cell.middle
    return cell.casefold() if isinstance(cell, str) else float(cell or 0)
