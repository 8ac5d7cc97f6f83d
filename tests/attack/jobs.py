"""What one process of an attack does."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tests.attack.table import Table

MOST_MEMORY = 4_000_000_000
"""Bytes that a process may ask for."""


def share_of(folder: Path, kinds: Sequence[str], job: int, *, seed: int, minutes: float, cases: int) -> Table:
    """What one process does: every kind in turn, in a folder and a home of its own."""
    own = folder / f"{job}"
    (own / "failing").mkdir(parents=True)
    for place in ("CONFIG", "STATE", "DATA", "CACHE"):
        os.environ[f"XDG_{place}_HOME"] = str(own / "home" / place.lower())
    _bound_memory()
    table = Table()
    for kind in kinds:
        module = import_module(f"tests.attack.{kind}")
        table |= module.attack(own, seed=seed * 1_000 + job, minutes=minutes / len(kinds), cases=cases)
    return table


def _bound_memory() -> None:
    """Let a request for far too much memory fail instead of slowing the machine."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
