"""The folder of saved matches: names of new journals, and what a menu needs of each without replaying it."""

import json
import os
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from cardgame_tui.paths import saves_dir
from cardgame_tui.play.journal.header import FORMAT, PROGRAM

ENDING = ".jsonl"
"""How the name of a journal ends."""

_TAIL = 8_192
"""Bytes read from the end of a file at first; eight times as many when no line is whole in them."""

_TELLING = ("answer", "settled", "undo", "result", "duel")
"""Kinds of lines that say how far a match has come."""


@dataclass(frozen=True, slots=True)
class Saved:
    """One journal, as a menu lists it.

    Args:
        path: the file.
        names: the players' names.
        ruleset: id of the game.
        rules: edition, variant and options that differ, in words; may be empty.
        duel: number of the duel it has come to, 0 when none was begun.
        turn: number of the turn in it.
        over: whether the match is over.
        age: seconds since it was last written to.
        fault: why it cannot be listed in full, empty when it can.
    """

    path: Path
    names: tuple[str, str] = ("", "")
    ruleset: str = ""
    rules: str = ""
    duel: int = 0
    turn: int = 0
    over: bool = False
    age: float = 0.0
    fault: str = ""


def new_path(ruleset_id: str, folder: Path | None = None) -> Path:
    """A path for a new journal: date, time, game and a few random letters; no player's name and no card."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return (folder or saves_dir()) / f"{stamp}-{ruleset_id}-{secrets.token_hex(3)}{ENDING}"


def saved(folder: Path | None = None) -> list[Saved]:
    """All journals of a folder, the one played last first; of each only its beginning and its end is read."""
    root = folder or saves_dir()
    try:
        paths = [each for each in root.iterdir() if each.name.endswith(ENDING)]
    except OSError:
        return []
    return sorted((_saved(path) for path in paths), key=lambda each: (each.age, each.path))


def unfinished(folder: Path | None = None) -> list[Saved]:
    """The matches of a folder that can be gone on with, the one played last first."""
    return [each for each in saved(folder) if not each.over and not each.fault]


def _saved(path: Path) -> Saved:
    try:
        with path.open("rb") as file:
            first = file.readline(_TAIL * 512)
            status = os.fstat(file.fileno())
            last = _last_telling(path, status.st_size, len(first))
    except OSError as error:
        return Saved(path, fault=error.strerror or str(error))
    age = max(time.time() - status.st_mtime, 0.0)
    header = _fields(first)
    fault = _fault(header)
    if fault:
        return Saved(path, age=age, fault=fault)
    one, two = header["names"]
    over = last.get("line") == "result" and bool(last.get("over"))
    turn = last.get("turn", last.get("turns", 0))
    return Saved(
        path, (one, two), header["ruleset"], header.get("rules", ""), last.get("duel", 0), turn, over, age
    )


def _fault(header: dict[str, Any]) -> str:
    if header.get("journal") != PROGRAM or not isinstance(header.get("names"), list):
        return "is no journal of this program"
    written = header.get("format")
    if not isinstance(written, int) or written > FORMAT:
        return f"was made by a later version: format {written}"
    return ""


def _last_telling(path: Path, size: int, header: int) -> dict[str, Any]:
    """The last line that says how far the match has come; nothing when there is none."""
    tail = _TAIL
    with path.open("rb") as file:
        while True:
            begin = max(size - tail, header)
            file.seek(begin)
            found = next(_telling(file.read(), cut=begin > header), None)
            if found is not None or begin == header:
                return found or {}
            tail *= 8


def _telling(data: bytes, *, cut: bool) -> Iterator[dict[str, Any]]:
    lines = data.split(b"\n")
    for raw in reversed(lines[1:] if cut else lines):
        fields = _fields(raw)
        if fields.get("line") in _TELLING:
            yield fields


def _fields(raw: bytes) -> dict[str, Any]:
    try:
        fields = json.loads(raw)
    except (ValueError, RecursionError):
        return {}
    return fields if isinstance(fields, dict) else {}
