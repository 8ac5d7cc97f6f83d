"""The checksum at the end of every line, chained over all lines before it.

A line is one JSON object whose last field is ``sum``: the CRC-32 of everything written before that field, in
this line and in all lines before, their own ``sum`` fields and line breaks left out. So a line that was
changed, removed or repeated is found at its place.
"""

import json
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

_SEAL = b',"sum":"%08x"}'
_LENGTH = len(_SEAL % 0)

CLOSE = b"~\n"
"""Closes an unfinished line; its first byte keeps a line that lacked only its break from becoming valid."""

_CLOSING = b'{"line":"torn"'
"""The beginning of a line that closes an unfinished one; its ``torn`` is the number of bytes closed."""


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
    return body + _SEAL % total + b"\n", total


def unsealed(raw: bytes, before: int) -> int | None:
    """Check a line without its line break: its checksum, or None when the line is damaged."""
    total = crc32(raw[:-_LENGTH], before)
    return total if raw.endswith(_SEAL % total) else None


@dataclass(slots=True)
class Scan:
    """What the bytes of a journal hold.

    Args:
        lines: the valid lines, without their line breaks.
        numbers: the 1-based number of each in the file.
        size: number of bytes up to the end of the last valid line.
        total: checksum of that line.
        torn: the bytes after it: a line that was never finished.
        bad: number of the damaged line, 0 for none; nothing after it was read.
    """

    lines: list[bytes] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    size: int = 0
    total: int = 0
    torn: bytes = b""
    bad: int = 0


def scan(data: bytes) -> Scan:
    """Read lines up to the end, an unfinished last line or a damaged one."""
    scanned, ended = Scan(), data.split(b"\n")[:-1]
    _take_valid(ended, scanned, 0)
    while scanned.size < len(data):
        number = scanned.numbers[-1] + 1 if scanned.numbers else 1
        end, raw, total = _closing(data, scanned)
        if total is None:
            _judge_tail(data, scanned, number)
            break
        number += data.count(b"\n", scanned.size, end - len(raw))
        scanned.lines.append(raw)
        scanned.numbers.append(number)
        scanned.size, scanned.total = end + 1, total
        _take_valid(ended, scanned, number)
    return scanned


def _take_valid(ended: list[bytes], scanned: Scan, begin: int) -> None:
    """Take lines from a place in the list on, up to the first that is damaged or closes another."""
    total, place = scanned.total, begin
    while place < len(ended):
        raw = ended[place]
        after = unsealed(raw, total)
        if after is None or raw.startswith(_CLOSING):
            break
        total = after
        place += 1
    taken = ended[begin:place]
    scanned.lines += taken
    scanned.numbers += range(begin + 1, place + 1)
    scanned.size += sum(map(len, taken)) + len(taken)
    scanned.total = total


def torn_fields(torn: bytes) -> dict[str, Any]:
    """The length and the CRC-32 of an unfinished line, as the line that follows it states them."""
    return {"torn": len(torn), "torn_sum": f"{crc32(torn):08x}"}


def _closing(data: bytes, scanned: Scan) -> tuple[int, bytes, int | None]:
    """The line that closes an unfinished one after the last valid line: its end, text and checksum, if any."""
    start = scanned.size
    while start := data.find(b"\n", start) + 1:
        end = data.find(b"\n", start)
        raw = data[start:end]
        total = unsealed(raw, scanned.total) if end >= 0 and raw.startswith(_CLOSING) else None
        if total is not None and torn_fields(data[scanned.size : start]).items() <= json.loads(raw).items():
            return end, raw, total
    return 0, b"", None


def _judge_tail(data: bytes, scanned: Scan, number: int) -> None:
    """Distinguish a line that was never finished from one that was damaged later.

    A finished line ends with its break; an unfinished one has none, or one after a ``~`` since it was closed.
    """
    rest = data[scanned.size :]
    if any(not line.endswith(CLOSE[:1]) for line in rest.split(b"\n")[:-1]):
        scanned.bad = number
    else:
        scanned.torn = rest
