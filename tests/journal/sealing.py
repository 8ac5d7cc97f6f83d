"""Journals changed by hand and sealed again, as somebody who knows the checksum could make them."""

import json
from collections.abc import Iterable
from pathlib import Path

from cardgame_tui.play.journal.seal import sealed


def resealed(lines: Iterable[str]) -> bytes:
    """Seal lines that have no checksum."""
    data, total = b"", 0
    for line in lines:
        raw, total = sealed(line, total)
        data += raw
    return data


def unsealed_lines(path: Path) -> list[str]:
    """The lines of a journal without their checksums."""
    fields = [json.loads(line) for line in path.read_bytes().splitlines()]
    return [json.dumps({key: each[key] for key in each if key != "sum"}, separators=(",", ":")) for each in fields]


def change_header(path: Path, **fields: object) -> None:
    """Change fields of a journal's header, and seal the file again."""
    header, *rest = unsealed_lines(path)
    path.write_bytes(resealed([json.dumps(json.loads(header) | fields, separators=(",", ":")), *rest]))
