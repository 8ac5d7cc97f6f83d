"""Writers of journals that break their promise: ``python -m tests.attack.broken_writers FOLDER`` kills with each.

The kills must notice all of them. What they found is printed as JSON.
"""

import json
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from cardgame_tui.play.journal.writer import Writer
from tests.attack.kills import attack, case

_put = Writer._put

State = Any
"""A writer; these functions look into it."""


def late(writer: State, data: bytes) -> None:
    """Write each line only when the next one comes."""
    waiting = getattr(writer, "waiting", None)
    writer.waiting = data
    if waiting is None:
        _put(writer, data)
        writer.waiting = b""
    elif waiting:
        os.write(writer.descriptor, waiting)


def unsynced(writer: State, data: bytes) -> None:
    """Write, and never sync."""
    os.write(writer.descriptor, data)


def silent(writer: State, data: bytes) -> None:
    """Say nothing of a write that failed."""
    try:
        _put(writer, data)
    except OSError:
        return


def short(writer: State, data: bytes) -> None:
    """Write once, however few bytes are taken."""
    os.write(writer.descriptor, data)
    os.fsync(writer.descriptor)


def rewriting(writer: State, data: bytes) -> None:
    """Write the file again with each line, in two steps."""
    kept = writer.path.read_bytes()
    os.ftruncate(writer.descriptor, 0)
    _put_all(writer, kept + data)


def _put_all(writer: State, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(writer.descriptor, left) :]
    os.fsync(writer.descriptor)


def littering(writer: State, data: bytes) -> None:
    """Keep a copy next to the journal."""
    _put(writer, data)
    writer.path.with_suffix(".bak").write_bytes(data)


@dataclass(frozen=True)
class Broken:
    """A writer that breaks its promise.

    Args:
        put: takes the place of `Writer._put`.
        harms: what happens to the machine; others show it too, but more rarely.
    """

    put: Callable[[State, bytes], None]
    harms: tuple[str, ...] = case.HARMS


BROKEN: Mapping[str, Broken] = {
    "late": Broken(late),
    "unsynced": Broken(unsynced, ("power",)),
    "silent": Broken(silent, ("full", "sync", "size")),
    "short": Broken(short, ("short",)),
    "rewriting": Broken(rewriting),
    "littering": Broken(littering),
}
"""Each by its name."""

BATCH, MOST = 8, 80
"""Kills at a time, and most kills of one writer."""


def noticed(broken: Broken, folder: Path) -> list[str]:
    """Kill with a broken writer until something is found; returns that, or nothing after `MOST` kills."""
    faults: list[str] = []
    with patch.object(Writer, "_put", broken.put), patch.object(case, "HARMS", broken.harms):
        for seed in range(MOST // BATCH):
            place = folder / str(seed)
            place.mkdir(parents=True)
            table = attack(place, seed=seed, cases=BATCH, mounts=False)
            faults += [fault for row in table.values() for fault in row.faults]
            if faults:
                break
    return faults


if __name__ == "__main__":
    print(json.dumps({name: noticed(each, Path(sys.argv[1]) / name) for name, each in BROKEN.items()}))
