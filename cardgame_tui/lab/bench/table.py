"""A table of answers: the same cells as lines of text, CSV, JSON or HTML."""

from collections.abc import Iterator, Sequence
from math import isfinite
from textwrap import wrap
from typing import Literal, TypeAlias

from cardgame_tui.lab.csv_lines import csv_line
from cardgame_tui.lab.statistics import Interval
from cardgame_tui.value import value

Style: TypeAlias = Literal["text", "count", "number", "fine", "share", "points", "change", "fine change"]
"""How a column is written: words, a whole number, one digit behind the point or two, percent, signed
points of a share, or a signed number with one digit or two."""

WIDTH = 100
"""Columns after which a note is broken into lines."""

Cell: TypeAlias = str | int | float | Interval | None
"""What a cell holds: shares are parts of one; None is left empty."""


@value
class Column:
    """A column.

    Args:
        name: its heading.
        style: how its cells are written.
        warns: the number from which a cell is marked as a warning; None for no marks.
        key: its stable word for programs, where that is not its heading with ``_`` for every space.
    """

    name: str
    style: Style = "text"
    warns: float | None = None
    key: str = ""

    @property
    def word(self) -> str:
        """Its stable word for programs."""
        return self.key or self.name.replace(",", "").replace(" ", "_")

    def is_warning(self, cell: "Cell") -> bool:
        """Whether a cell of this column is marked."""
        return self.warns is not None and isinstance(cell, float) and cell >= self.warns


@value
class Table:
    """A table.

    Args:
        title: what it shows.
        columns: its columns.
        rows: its cells, row by row.
        notes: sentences below it.
        arm: the arm it is about; empty for all, which it names in a column if they differ.
    """

    title: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[Cell]]
    notes: Sequence[str] = ()
    arm: str = ""

    def in_lines(self) -> list[str]:
        """The table as lines of text, its columns aligned."""
        cells = [[column.name for column in self.columns], *(self.in_words(row) for row in self.rows)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        left = [column.style == "text" for column in self.columns]
        lines = [
            "  ".join(
                cell.ljust(width) if words else cell.rjust(width)
                for cell, width, words in zip(row, widths, left, strict=True)
            ).rstrip()
            for row in cells
        ]
        notes = (line for note in self.notes for line in wrap(note, WIDTH, subsequent_indent="  "))
        return [self.title, *(f"  {line}" for line in [*lines, *notes])]

    def in_words(self, row: Sequence[Cell]) -> list[str]:
        """The cells of a row as a reader sees them."""
        return [cell_words(cell, column.style) for cell, column in zip(row, self.columns, strict=True)]

    def as_csv(self) -> str:
        """The table as CSV; an interval takes three columns."""
        wide = [any(isinstance(row[place], Interval) for row in self.rows) for place in range(len(self.columns))]
        cells = (
            [each for cell, three in zip(row, wide, strict=True) for each in _parts(cell, three)]
            for row in self.rows
        )
        return "".join(map(csv_line, (_headings(self.columns, wide), *cells)))

    def as_json(self) -> list[dict[str, object]]:
        """The table as a list of rows, each cell under the stable word of its column."""
        names = [column.word for column in self.columns]
        return [{name: json_cell(cell) for name, cell in zip(names, row, strict=True)} for row in self.rows]


def joined(tables: Sequence[Table]) -> Table:
    """The tables of some arms as one, whose first column names the arm; one that is about all arms stays."""
    first = tables[0]
    if not first.arm:
        return first
    rows = [(table.arm, *row) for table in tables for row in table.rows]
    return Table(first.title, (Column("arm"), *first.columns), rows, first.notes)


def cell_words(cell: Cell, style: Style) -> str:
    """A cell as a reader sees it."""
    if cell is None:
        return ""
    if isinstance(cell, Interval):
        if not cell.known:
            return number_words(cell.middle, style)
        ends = f"{number_words(cell.low, style)} to {number_words(cell.high, style)}"
        return f"{number_words(cell.middle, style)} ({ends.replace(' %', '')})"
    return cell if isinstance(cell, str) else number_words(cell, style)


def number_words(number: float, style: Style) -> str:
    """A number in the style of its column."""
    match style:
        case "share":
            return f"{100 * number:.1f} %"
        case "points":
            return signed(100 * number, 1)
        case "change":
            return signed(number, 1)
        case "fine change":
            return signed(number, 2)
        case "fine":
            return f"{number:.2f}"
        case "count":
            return f"{number:,.0f}"
        case _:
            return f"{number:.1f}"


def signed(number: float, digits: int) -> str:
    """A number with its sign and so many digits behind the point; never a negative zero."""
    return f"{round(number, digits) + 0.0:+.{digits}f}"


def json_cell(cell: Cell) -> object:
    """A cell as JSON has it; an interval is a table of three numbers."""
    if not isinstance(cell, Interval):
        return cell
    return {"value": cell.middle, "low": _known(cell.low), "high": _known(cell.high)}


def _headings(columns: Sequence[Column], wide: Sequence[bool]) -> Iterator[str]:
    for column, three in zip(columns, wide, strict=True):
        yield column.word
        if three:
            yield from (f"{column.word}_low", f"{column.word}_high")


def _parts(cell: Cell, three: bool) -> Sequence[object]:
    if isinstance(cell, Interval):
        return (cell.middle, _known(cell.low), _known(cell.high))
    return (cell, None, None) if three else (cell,)


def _known(number: float) -> float | None:
    return number if isfinite(number) else None
