"""The checksum at the end of every line, chained over all lines before it.

A line is one JSON object whose last field is ``sum``: the CRC-32 of everything written before that field, in
this line and in all lines before, their own ``sum`` fields and line breaks left out. So a line that was
changed, is missing or stands there twice is found at its place.
"""

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from zlib import crc32

_OPENS, _CLOSES = b',"sum":"', b'"}'
_SEAL = len(_OPENS) + 8 + len(_CLOSES)

REOPENED = "resumed"
"""The kind of line that closes an unfinished one; it says in ``torn`` how many bytes that takes."""


def sealed(text: str, before: int) -> tuple[bytes, int]:
    """Finish a line.

    Args:
        text: one JSON object.
        before: the checksum of the line before, 0 for the first line.

    Returns:
        The line with its line break, and its checksum.
    """
    body = text.removesuffix("}").encode()
    total = crc32(body, before)
    return b"%s%s%08x%s\n" % (body, _OPENS, total, _CLOSES), total


def unsealed(raw: bytes, before: int) -> tuple[dict[str, Any], int] | None:
    """Check a line without its line break; its fields and its checksum, or None when it is not sound."""
    body = raw[:-_SEAL]
    total = crc32(body, before)
    if raw[-_SEAL:] != b"%s%08x%s" % (_OPENS, total, _CLOSES):
        return None
    try:
        fields = json.loads(body + b"}")
    except (ValueError, RecursionError):
        return None
    return (fields, total) if isinstance(fields, dict) else None


@dataclass(slots=True)
class Scan:
    """What the bytes of a journal hold.

    Args:
        lines: the sound lines with their 1-based numbers.
        size: bytes up to the end of the last sound line.
        total: checksum of that line.
        torn: bytes after it: a line that was never finished.
        bad: number of the line that is not sound, 0 for none; nothing after it was read.
    """

    lines: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    size: int = 0
    total: int = 0
    torn: bytes = b""
    bad: int = 0


def scan(data: bytes) -> Scan:
    """Read lines up to the end, to an unfinished last line or to one that is not sound."""
    found, number = Scan(), 1
    while found.size < len(data):
        line = _line_at(data, found.size, found.total)
        if line is None or "torn" in line.fields:
            line = _closing(data, found)
        if line is None:
            _judge_tail(data, found, number)
            return found
        number += data.count(b"\n", found.size, line.start)
        found.lines.append((number, line.fields))
        found.size, found.total = line.end, line.total
        number += 1
    return found


def torn_fields(torn: bytes) -> dict[str, Any]:
    """What a line of the kind `REOPENED` says about the unfinished line that it closes."""
    return {"torn": len(torn) + 1, "torn_sum": f"{crc32(torn):08x}"} if torn else {}


class _Found(NamedTuple):
    start: int
    end: int
    fields: dict[str, Any]
    total: int


def _line_at(data: bytes, start: int, before: int) -> _Found | None:
    """The sound line that begins at a byte, if there is one."""
    end = data.find(b"\n", start)
    opened = unsealed(data[start:end], before) if end >= 0 else None
    return None if opened is None else _Found(start, end + 1, *opened)


def _closing(data: bytes, found: Scan) -> _Found | None:
    """The line that closes an unfinished one after the last sound line, if there is one."""
    start = found.size
    while start := data.find(b"\n", start) + 1:
        line = _line_at(data, start, found.total)
        torn = data[found.size : start - 1]
        if line and line.fields.get("line") == REOPENED and torn_fields(torn).items() <= line.fields.items():
            return line
    return None


def _judge_tail(data: bytes, found: Scan, number: int) -> None:
    """Tell a line that was never finished from one that was and is not sound any more."""
    rest = data[found.size :]
    if any(_looks_whole(line) for line in rest.split(b"\n")[:-1]):
        found.bad = number
    else:
        found.torn = rest


def _looks_whole(line: bytes) -> bool:
    return line[-_SEAL:].startswith(_OPENS) and line.endswith(_CLOSES)
