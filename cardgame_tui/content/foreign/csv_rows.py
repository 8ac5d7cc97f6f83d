"""CSV as spreadsheets publish it: any usual separator, a byte-order mark, line breaks within quotes."""

import csv
import io
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardgame_tui.content.faults import ContentError, FileFault, quoted
from cardgame_tui.content.foreign.rows import Row, folded
from cardgame_tui.content.toml import clean
from cardgame_tui.limits import LARGEST_TEXT_FILE

if TYPE_CHECKING:
    from _csv import Reader

SEPARATORS = ",;\t|"
"""What may be between two cells."""


def csv_rows(file: str, text: str) -> list[Row]:
    """Read the rows below the header.

    Args:
        file: its name, for messages.
        text: its content.

    Raises:
        ContentError: with every fault of its form.
    """
    csv.field_size_limit(LARGEST_TEXT_FILE)
    separator, body, skipped = _separator(text)
    reader = csv.reader(io.StringIO(body, newline=""), delimiter=separator, strict=True)
    try:
        lines = [*_numbered(reader, skipped)]
    except csv.Error as error:
        line = reader.line_num + skipped
        raise ContentError([FileFault(file, line, "", f"is not CSV: {error}")]) from None
    if not lines:
        raise ContentError(
            [FileFault(file, None, "", "is empty", "a line of column names, then a line for each card")]
        )
    names = [str(each).strip() for each in clean(lines[0][1])]
    faults = [*_header_faults(file, lines[0][0], names)]
    rows = [*_rows(file, names, lines[1:], faults)]
    if faults:
        raise ContentError(faults)
    return rows


def _separator(text: str) -> tuple[str, str, int]:
    """The separator, the text without a line ``sep=;``, and how many lines that was."""
    first, _, rest = text.partition("\n")
    named = first.rstrip("\r").strip('"').lower()
    if named.startswith("sep=") and len(named) == len("sep=;"):
        return named[-1], rest, 1
    header = "".join(first.split('"')[::2])
    return max(SEPARATORS, key=header.count), text, 0


def _numbered(reader: "Reader", skipped: int) -> Iterator[tuple[int, list[str]]]:
    """The lines that are not empty, each with the number of its first line."""
    start = skipped + 1
    for cells in reader:
        if any(each.strip() for each in cells):
            yield start, cells
        start = skipped + reader.line_num + 1


def _header_faults(file: str, line: int, names: Sequence[str]) -> Iterator[FileFault]:
    seen: dict[str, str] = {}
    for name in names:
        if name and folded(name) in seen:
            yield FileFault(file, line, name, f"another column is already called {quoted(seen[folded(name)])}")
        seen.setdefault(folded(name), name)


def _rows(
    file: str, names: Sequence[str], lines: Sequence[tuple[int, list[str]]], faults: list[FileFault]
) -> Iterator[Row]:
    for line, cells in lines:
        if extra := [each for each in cells[len(names) :] if each.strip()]:
            found = f"found {quoted(extra[0])} behind the last column"
            faults.append(FileFault(file, line, "", found, f"{len(names)} cells"))
            continue
        fields = {name: cell for name, cell in zip(names, clean(cells), strict=False) if name}
        yield Row(fields, line, dict.fromkeys(fields, line))
