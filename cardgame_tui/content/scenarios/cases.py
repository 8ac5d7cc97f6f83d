"""Cases of a scenario file: one situation in many rows, each of which is a scenario.

A row is a ``[[case]]`` table. Each of its keys may be used in braces anywhere else in the file. A complete
value such as ``hp = "{hp}"`` becomes the value itself; within a text or a key the braces become its words.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from cardgame_tui.content.faults import ContentError, FileFault, listed, nearest, quoted
from cardgame_tui.content.toml.document import Document
from cardgame_tui.limits import MOST_CASES

CASE = "case"
"""The key of the rows."""

_WORD = re.compile(r"\{(\w+)\}")


def expand(document: Document) -> list[Document]:
    """Fill in each row of a file.

    Returns:
        The file without its rows, once for each row.

    Raises:
        ContentError: when rows have different keys or none, or are equal; when a key is used that no row has, or a
            key is not used.
    """
    rows = document.data[CASE]
    if not isinstance(rows, list) or not rows or not all(isinstance(row, Mapping) for row in rows):
        raise ContentError([document.fault((CASE,), f"found {quoted(rows)}", "tables, each written [[case]]")])
    if len(rows) > MOST_CASES:
        raise ContentError([document.fault((CASE,), f"found {len(rows)} cases", f"at most {MOST_CASES}")])
    rest = {key: value for key, value in document.data.items() if key != CASE}
    if faults := [
        *_uneven(document, rows),
        *_repeated(document, rows),
        *_misused(document, rows[0], set(_words(rest))),
    ]:
        raise ContentError(faults)
    return [replace(document, data=_filled(rest, row), places=_moved(document, row)) for row in rows]


def _uneven(document: Document, rows: list[Mapping[str, Any]]) -> Iterator[FileFault]:
    words = set(rows[0])
    for number, row in enumerate(rows):
        if words != set(row):
            yield document.fault((CASE, number), f"says {listed(row)}", f"{listed(rows[0])}, as in case 1")


def _repeated(document: Document, rows: list[Mapping[str, Any]]) -> Iterator[FileFault]:
    """Rows that add no scenario: without keys, or equal to an earlier row."""
    first: dict[str, int] = {}
    for number, row in enumerate(rows):
        same = first.setdefault(repr(sorted(row.items(), key=lambda item: item[0])), number)
        if not row:
            yield document.fault((CASE, number), "says nothing", "values for the words in braces")
        elif same < number:
            yield document.fault((CASE, number), f"is the same as case {same + 1}")


def _misused(document: Document, row: Mapping[str, Any], used: set[str]) -> Iterator[FileFault]:
    for word in row:
        if word not in used:
            yield document.fault((CASE, 0, word), f'is not used: write "{{{word}}}" where its value belongs')
    for word in sorted(used - set(row)):
        yield FileFault(
            document.file, _line_with(document, word), "", f'no case has "{word}"', nearest=nearest(word, row)
        )


def _line_with(document: Document, word: str) -> int | None:
    return next((number for number, line in enumerate(document.lines, 1) if f"{{{word}}}" in line), None)


def _words(value: object) -> Iterator[str]:
    """Every word in braces of a nested value."""
    if isinstance(value, str):
        yield from _WORD.findall(value)
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from _words(key)
            yield from _words(each)
    elif isinstance(value, list):
        for each in value:
            yield from _words(each)


def _filled(value: Any, row: Mapping[str, Any]) -> Any:
    if isinstance(value, str):
        alone = _WORD.fullmatch(value)
        return row[alone[1]] if alone else _WORD.sub(lambda found: str(row[found[1]]), value)
    if isinstance(value, Mapping):
        return {str(_filled(key, row)): _filled(each, row) for key, each in value.items()}
    if isinstance(value, list):
        return [_filled(each, row) for each in value]
    return value


def _moved(document: Document, row: Mapping[str, Any]) -> dict[Any, int]:
    """The lines of the keys, named as they are after filling in."""
    return {tuple(_key(part, row) for part in path): line for path, line in document.places.items()}


def _key(part: str | int, row: Mapping[str, Any]) -> str | int:
    known = isinstance(part, str) and set(_WORD.findall(part)) <= set(row)
    return str(_filled(part, row)) if known else part
