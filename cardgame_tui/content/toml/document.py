"""TOML files: read, cleaned of control characters, with the line of every key."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeAlias

from cardgame_tui.cleaning import clean_text
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.toml.limits import excess
from cardgame_tui.limits import LARGEST_TEXT_FILE
from cardgame_tui.value import value

Source: TypeAlias = Path | Traversable
"""A file on the disk or in an installed package."""

KeyPath: TypeAlias = tuple[str | int, ...]
"""The path of a value: ``("card", 2, "stats")`` is key ``stats`` of the third ``[[card]]``."""

_PLACE = re.compile(r" \(at line (\d+), column (\d+)\)$")
_HEADER = re.compile(r"\s*(\[\[?)(.+?)\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
_PART = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")


@value
class Document:
    """The content of a TOML file, with the place of each value.

    Args:
        file: the file's name, for messages.
        data: its tables, every string without control characters.
        lines: its text, line by line; empty for tables that come from no file.
        places: 1-based line of every table and key.
    """

    file: str
    data: Mapping[str, Any]
    lines: tuple[str, ...] = ()
    places: Mapping[KeyPath, int] = field(default_factory=dict)

    def line(self, path: KeyPath, found: object = None) -> int | None:
        """Find the line of a key, or of the nearest table around it.

        Args:
            path: the path of the value.
            found: the value itself; a string in a list is looked up in the lines of the list.
        """
        for length in range(len(path), 0, -1):
            start = self.places.get(path[:length])
            if start is not None:
                within = length < len(path) and isinstance(found, str)
                return self._line_with(str(found), start) if within else start
        return None

    def value(self, path: KeyPath) -> Any:
        """Follow a path; None if it has no value."""
        value: Any = self.data
        for part in path:
            try:
                value = value[part]
            except (KeyError, IndexError, TypeError):
                return None
        return value

    def place(self, path: KeyPath) -> tuple[int, int]:
        """1-based line and column at which a text begins, otherwise of its key; 1 if unknown."""
        start = self.line(path) or 1
        first = str(self.value(path) or "").strip("\n").partition("\n")[0]
        for number, written in enumerate(self.lines[start - 1 : start + 1], start):
            column = written.find(first, written.find("=") + 1 if number == start else 0)
            if column >= 0:
                return number, column + 1
        return start, 1

    def fault(self, path: KeyPath, found: str, allowed: str = "", nearest: str = "") -> FileFault:
        """Make a fault about the value at a path."""
        return FileFault(self.file, self.line(path), dotted(path), found, allowed, nearest)

    def _line_with(self, text: str, start: int) -> int:
        for number, line in enumerate(self.lines[start - 1 :], start):
            if text in line:
                return number
        return start


def dotted(path: KeyPath) -> str:
    """Write a path for a reader: ``card 3.stats``, ``card."Red Fox".stats``; lists count from 1."""
    words = ""
    for part in path:
        if isinstance(part, int):
            words += f" {part + 1}"
        else:
            name = f'"{part}"' if " " in part else part
            words += f".{name}" if words else name
    return words


def read_text(source: Source) -> str:
    """Read a UTF-8 text file.

    Raises:
        ContentError: as `read_bytes`, and when it is not UTF-8.
    """
    try:
        return read_bytes(source).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        words = f"is not UTF-8 text (byte {error.start + 1})"
        raise ContentError([FileFault(str(source), None, "", words)]) from None


def read_bytes(source: Source, most: int = LARGEST_TEXT_FILE) -> bytes:
    """Read a text file of at most so many bytes as it is.

    Raises:
        ContentError: when it is missing, not a file, unreadable or larger.
    """
    try:
        if not source.is_file():
            raise FileNotFoundError("is not a file" if _exists(source) else "no such file")
        with source.open("rb") as file:
            found = file.read(most + 1)
        if len(found) > most:
            raise ValueError(f"has more than {most} bytes")
        return found
    except (OSError, ValueError) as error:
        words = f"cannot be read: {getattr(error, 'strerror', None) or error}"
        raise ContentError([FileFault(str(source), None, "", words)]) from None


def _exists(source: Source) -> bool:
    return isinstance(source, Path) and (source.exists() or source.is_symlink())


def read_toml(source: Source) -> Document:
    """Read a TOML file.

    Raises:
        ContentError: when it cannot be read, is beyond a limit or is not TOML; names line and column.
    """
    return toml_document(str(source), read_text(source))


def toml_document(file: str, text: str) -> Document:
    """Read the text of a TOML file.

    Raises:
        ContentError: when it is beyond a limit or is not TOML; names line and column.
    """
    if beyond := excess(text):
        raise ContentError([FileFault(file, beyond[0], "", beyond[1])])
    try:
        data = clean(tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        raise ContentError([_syntax_fault(file, error, text)]) from None
    lines = tuple(text.splitlines())
    return Document(file, data, lines, dict(_places(lines)))


def clean(value: Any) -> Any:
    """Clean every string of a nested value with `clean_text`."""
    if isinstance(value, str):
        return clean_text(value)
    if isinstance(value, dict):
        return {clean_text(key): clean(each) for key, each in value.items()}
    if isinstance(value, list):
        return [clean(each) for each in value]
    return value


def _syntax_fault(file: str, error: Exception, text: str) -> FileFault:
    if isinstance(error, RecursionError):
        return FileFault(file, None, "", "is nested too deeply")
    message = clean_text(str(error))
    place = _PLACE.search(message)
    if place is None:
        last = text.count("\n") + 1 if "end of document" in message else None
        return FileFault(file, last, "", f"is not TOML: {message}")
    words = f"is not TOML: {message[: place.start()]}"
    return FileFault(file, int(place[1]), "", words, column=int(place[2]))


def _places(lines: tuple[str, ...]) -> Iterator[tuple[KeyPath, int]]:
    table: KeyPath = ()
    counts: dict[KeyPath, int] = {}
    inside = ""
    for number, line in enumerate(lines, 1):
        opened = inside
        inside = _open_string(line, inside)
        if opened:
            continue
        if header := _HEADER.match(line):
            many = header[1] == "[["
            table = _table_path(many, _parts(header[2]), counts)
            yield table, number
            if many and table[-1] == 0:
                yield table[:-1], number
        elif key := _KEY.match(line):
            yield table + _parts(key[1]), number


def _table_path(many: bool, parts: KeyPath, counts: dict[KeyPath, int]) -> KeyPath:
    path: KeyPath = ()
    for part in parts[:-1]:
        path += (part,)
        if path in counts:
            path += (counts[path],)
    path += parts[-1:]
    if many:
        counts[path] = counts.get(path, -1) + 1
        path += (counts[path],)
    return path


def _parts(dotted_key: str) -> KeyPath:
    return tuple(part.strip("\"'") for part in _PART.findall(dotted_key))


def _open_string(line: str, inside: str) -> str:
    """Return the quotes of the multi-line string that is open at the end of a line, empty for none."""
    for quotes in re.findall(r"\"\"\"|'''", line):
        if not inside:
            inside = quotes
        elif quotes == inside:
            inside = ""
    return inside
