"""Change some values of a TOML file that a person wrote, and leave every other line as it is."""

import tomllib
from collections.abc import Mapping
from typing import Any

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.toml.document import KeyPath, dotted, toml_document
from cardgame_tui.content.toml.writer import toml_key, toml_value

REMARK = "# "
"""What stands before an entry that counts no longer, but had a remark of its own."""


def amended(text: str, changes: Mapping[KeyPath, object]) -> str:
    """The text of a file with some values set, or removed.

    A new value stands where the old one stood, or below the same entry behind a ``#``, such as one of a template.
    An entry that is removed stays as a remark if it had one.

    Args:
        text: the text of the file.
        changes: what is at each path afterwards, None for nothing; a path is one key, or a table and its key.

    Raises:
        ContentError: when the file is no TOML.
        ValueError: when the file is written in a way that is not understood here.
    """
    wanted = _wanted(toml_document("", text).data, changes)
    try:
        for path, value in changes.items():
            text = _Lines(text).changed(path, value)
        found = _without_empty(toml_document("", text).data)
    except ContentError:
        found = None
    if found is None or found != _without_empty(wanted):
        raise ValueError(f"{', '.join(map(dotted, changes))}: the file is written in an unusual way")
    return text


class _Lines:
    """The lines of a file that is being changed, with their ends."""

    def __init__(self, text: str) -> None:
        self.document = toml_document("", text)
        self.lines = text.splitlines(keepends=True)
        self.end = "\r\n" if "\r\n" in text else "\n"

    def changed(self, path: KeyPath, value: object) -> str:
        """The text with one value set or removed."""
        table = path[:-1]
        if self.document.value(path) is not None:
            start = self.document.places.get(path)
            if start is None:
                self._rewrite(table, path[-1], value)
            else:
                self._replace(start - 1, path, value)
        elif value is not None:
            if self._is_inline(table):
                self._rewrite(table, path[-1], value)
            else:
                self._insert(path, value)
        return "".join(self.lines)

    def _is_inline(self, table: KeyPath) -> bool:
        start = self.document.places.get(table)
        return start is not None and not self.lines[start - 1].lstrip().startswith("[")

    def _rewrite(self, table: KeyPath, key: object, value: object) -> None:
        """Change an entry of a table that stands in one line."""
        start = self.document.places.get(table)
        inside = self.document.value(table)
        if start is None or not isinstance(inside, Mapping):
            raise ValueError(f"{key} is not on a line of its own")
        kept: dict[str, Any] = {name: each for name, each in inside.items() if name != key}
        self._replace(start - 1, table, kept if value is None else {**kept, str(key): value})

    def _replace(self, start: int, path: KeyPath, value: object) -> None:
        """Change the entry that begins at a line."""
        end = self._end_of(start)
        entry, remark = self._parted(start, end)
        if value is not None and end == start + 1:
            before = entry[: entry.index("=") + 1]
            space = entry[len(entry.rstrip()) :] or " "
            self.lines[start:end] = [f"{before} {toml_value(value)}{space if remark else ''}{remark}{self.end}"]
            return
        old = [f"{REMARK}{line}" for line in self.lines[start:end]] if remark or end > start + 1 else []
        new = [] if value is None else [f"{toml_key(str(path[-1]))} = {toml_value(value)}{self.end}"]
        self.lines[start:end] = [*old, *new]

    def _end_of(self, start: int) -> int:
        """The line after an entry."""
        for end in range(start + 1, len(self.lines) + 1):
            if _is_toml("".join(self.lines[start:end])):
                return end
        raise ValueError(f"line {start + 1} is not understood")

    def _parted(self, start: int, end: int) -> tuple[str, str]:
        """An entry and the remark behind it, both without the end of the line; several lines are all entry."""
        line = "".join(self.lines[start:end]).rstrip("\r\n")
        if end > start + 1:
            return line, ""
        places = [place for place, sign in enumerate(line) if sign == "#"]
        cut = next((place for place in places if _is_toml(line[:place])), len(line))
        return line[:cut], line[cut:]

    def _insert(self, path: KeyPath, value: object) -> None:
        entry = f"{toml_key(str(path[-1]))} = {toml_value(value)}{self.end}"
        if self.lines and not self.lines[-1].endswith(("\n", "\r")):
            self.lines[-1] += self.end
        headers = [number for number, line in enumerate(self.lines) if self._is_header(number, line)]
        if len(path) == 1:
            first, last = 0, headers[0] if headers else len(self.lines)
        else:
            header = self.document.places.get(path[:-1])
            entries = [place for known, place in self.document.places.items() if known[:-1] == path[:-1]]
            if header is None and entries:
                self.lines.insert(self._end_of(max(entries) - 1), f"{toml_key(str(path[0]))}.{entry}")
                return
            if header is None:
                self.lines += [self.end] * bool(self.lines) + [f"[{toml_key(str(path[0]))}]{self.end}", entry]
                return
            first, last = header, next((number for number in headers if number >= header), len(self.lines))
        self.lines.insert(self._place(str(path[-1]), first, last), entry)

    def _is_header(self, number: int, line: str) -> bool:
        return line.lstrip().startswith("[") and number + 1 in self.document.places.values()

    def _place(self, key: str, first: int, last: int) -> int:
        """Where a new entry goes among some lines: below the same one behind a sign, or below the last entry."""
        for number in range(first, last):
            line = self.lines[number].lstrip()
            said = line.startswith("#") and line.lstrip("# ").partition("=")[0].strip() == key
            if said and _is_toml("".join(self.lines[:number])):
                return number + 1
        starts = [place - 1 for place in self.document.places.values() if first < place <= last]
        entries = [start for start in starts if not self.lines[start].lstrip().startswith("[")]
        if entries:
            return self._end_of(max(entries))
        while last > first and (not self.lines[last - 1].strip() or self.lines[last - 1].lstrip().startswith("#")):
            last -= 1
        return first if last == first and first else last


def _is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except ValueError:
        return False
    return True


def _wanted(data: Mapping[str, Any], changes: Mapping[KeyPath, object]) -> dict[str, Any]:
    """The tables of a file after some changes."""
    wanted = dict(data)
    for path, value in changes.items():
        *tables, key = map(str, path)
        inside = wanted
        for table in tables:
            found = inside.get(table)
            inside[table] = inside = dict(found) if isinstance(found, Mapping) else {}
        inside.pop(key, None)
        if value is not None:
            inside[key] = value
    return wanted


def _without_empty(data: Mapping[str, object]) -> dict[str, object]:
    """Some tables without those that hold nothing."""
    return {key: value for key, value in data.items() if value != {}}
