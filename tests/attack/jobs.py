"""What one process of an attack does, until the time is over or it is told to stop."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.synchronize import Event
from pathlib import Path
from shutil import copytree

from cardgame_tui.paths import cache_dir
from tests.attack.bounds import WORKER
from tests.attack.table import Table

MOST_MEMORY = 4_000_000_000
"""Bytes that a process may ask for."""


def begin(stop: Event, report: float) -> None:
    """Prepare this process: Ctrl-C reaches only the first process, which then asks the others to stop.

    Args:
        stop: is set when the attack is to end early.
        report: seconds between two lines about how far it is.
    """
    if sys.platform != "win32":
        os.setpgid(0, 0)
    parent = parent_process()
    WORKER.report = report
    WORKER.stops = lambda: stop.is_set() or (parent is not None and not parent.is_alive())


def share_of(folder: Path, kinds: Sequence[str], job: int, *, seed: int, minutes: float, cases: int) -> Table:
    """What one process does: every kind in turn, in a folder and a home of its own, with a copy of the cache."""
    own = folder / f"{job}"
    (own / "failing").mkdir(parents=True)
    kept = cache_dir()
    for place in ("CONFIG", "STATE", "DATA", "CACHE"):
        os.environ[f"XDG_{place}_HOME"] = str(own / "home" / place.lower())
    if kept.is_dir():  # the parse tables that there are: making them takes longer than many a case
        copytree(kept, cache_dir())
    _bound_memory()
    table = Table()
    for kind in kinds:
        if WORKER.stops():
            break
        WORKER.name = f"{kind}, job {job}"
        module = import_module(f"tests.attack.{kind}")
        table |= module.attack(own, seed=seed * 1_000 + job, minutes=minutes / len(kinds), cases=cases)
    return table


def _bound_memory() -> None:
    """Let a request for far too much memory fail instead of slowing the machine."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
