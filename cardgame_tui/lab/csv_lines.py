"""Lines of CSV: the one place that writes them, so that no cell is a formula for a spreadsheet."""

import csv
import io
import re
from collections.abc import Iterable

_FORMULA = re.compile(r"'*[=+\-@\t\r]")
"""How a text begins that a spreadsheet may compute, or that was quoted for that reason."""
_NUMBER = re.compile(r"[+-]?\d+(\.\d+)?([eE][+-]?\d+)?")
_QUOTE, _END = "'", "\r\n"


def csv_line(cells: Iterable[object]) -> str:
    """Write cells as one line with its end; a text that is no number and might be a formula begins with ``'``."""
    written = io.StringIO()
    csv.writer(written, lineterminator=_END).writerow([_quoted(cell) for cell in cells])  # quotes what is in it
    return f"{written.getvalue().removesuffix(_END)}\n"


def unquoted(cell: str) -> str:
    """The text of a cell that `csv_line` wrote."""
    return cell[1:] if cell.startswith(_QUOTE) and _FORMULA.match(cell) else cell


def _quoted(cell: object) -> object:
    if isinstance(cell, str) and _FORMULA.match(cell) and not _NUMBER.fullmatch(cell):
        return f"{_QUOTE}{cell}"
    return cell
