"""CSV as spreadsheets publish it: any usual separator, a byte-order mark, line breaks within quotes."""

import csv
import io
from collections.abc import Callable, Iterator, Sequence

from cardgame_tui.content.faults import ContentError, FileFault, quoted
from cardgame_tui.content.foreign.rows import Row, folded
from cardgame_tui.content.toml.document import clean
from cardgame_tui.limits import LARGEST_CARD_LIST

SEPARATORS = ",;\t|"
"""What may be between two cells."""
LAST_HEADER = 10
"""The last line, of those that are not empty, that may hold the names of the columns; above it may be titles."""


def csv_rows(file: str, text: str, is_header: Callable[[Sequence[str]], bool]) -> list[Row]:
    """Read the rows below the header: the first line that is one, otherwise the first line.

    Args:
        file: its name, for messages.
        text: its content.
        is_header: whether a line holds names of columns.

    Raises:
        ContentError: with every fault of its form.
    """
    csv.field_size_limit(LARGEST_CARD_LIST)
    lines = _lines(file, text, is_header)
    if not lines:
        raise ContentError(
            [FileFault(file, None, "", "is empty", "a line of column names, then a line for each card")]
        )
    headers = [[" ".join(each.split()) for each in clean(cells)] for _, cells in lines[:LAST_HEADER]]
    first = next((number for number, names in enumerate(headers) if is_header(names)), 0)
    faults = [*_header_faults(file, lines[first][0], headers[first])]
    rows = [*_rows(file, headers[first], lines[first + 1 :], faults)]
    if faults:
        raise ContentError(faults)
    return rows


def _lines(file: str, text: str, is_header: Callable[[Sequence[str]], bool]) -> list[tuple[int, list[str]]]:
    """The lines that are not empty, each with the number of its first line.

    Raises:
        ContentError: when the text is no CSV.
    """
    separator, body, skipped = _separator(text, is_header)
    reader = csv.reader(io.StringIO(body, newline=""), delimiter=separator, strict=True)
    lines: list[tuple[int, list[str]]] = []
    start = skipped + 1
    try:
        for cells in reader:
            if any(each.strip() for each in cells):
                lines.append((start, cells))
            start = skipped + reader.line_num + 1
    except csv.Error as error:
        is_open = "unexpected end" in str(error)
        words = "a quote that is opened in this line is not closed" if is_open else f"is not CSV: {error}"
        raise ContentError([FileFault(file, start, "", words)]) from None
    return lines


def _separator(text: str, is_header: Callable[[Sequence[str]], bool]) -> tuple[str, str, int]:
    """The separator, the text without a line ``sep=;``, and how many lines that was."""
    first, _, rest = text.partition("\n")
    named = first.rstrip("\r").strip('"').lower()
    if named.startswith("sep=") and len(named) == len("sep=;"):
        return named[-1], rest, 1
    begin = [line.replace('"', "") for line in text.split("\n")[:LAST_HEADER] if line.strip()]
    by_names = (each for line in begin for each in SEPARATORS if each in line and is_header(line.split(each)))
    header = "".join(first.split('"')[::2])
    return next(by_names, None) or max(SEPARATORS, key=header.count), text, 0


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
