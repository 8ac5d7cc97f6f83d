"""Plays one story after the other: as many kills as were asked for, or as time allows."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.attack.bounds import Limits
from tests.attack.kills.killer import warm_up
from tests.attack.kills.story import CUT, GAMES, KILLS, Place, Story
from tests.attack.table import Table

SMALL = 128
"""Kilobytes of the small disk."""

APP_EVERY = 6
"""One story in so many is played on the screen."""

CUTS = 6
"""Cuts of journals after each story."""


def attack(folder: Path, *, seed: int, minutes: float = 0.0, cases: int = 0, mounts: bool = True) -> Table:
    """Kill the program in lines of text and on the screen.

    Args:
        folder: an empty one; the files of what failed are kept in its folder ``failing``.
        seed: of all that chance decides. The exact place of a kill from outside also depends on the machine.
        minutes: how long, where no number of kills is given.
        cases: how many kills; 0 for as many as time allows.
        mounts: play some matches on a small disk that really is full, if this user may make one.
    """
    warm_up(tuple(GAMES))
    table, number = Table(), 0
    limits = Limits(table, cases, minutes)
    with small_disk(folder / "small", mounts=mounts) as small:
        place = Place(folder, small)
        while not limits.reached(kills(table)):
            surface = "plain" if (number + 1) % APP_EVERY else "app"
            story = Story(place, surface, seed, number)
            story.run(table, cases - kills(table) if cases else KILLS)
            story.cut(table, CUTS)
            story.clear()
            number += 1
    return table


def kills(table: Table) -> int:
    """How many kills a table counts."""
    return sum(row.cases for name, row in table.items() if name != CUT)


@contextmanager
def small_disk(folder: Path, *, mounts: bool) -> Iterator[Path | None]:
    """A folder on a small disk of its own, None when it cannot be made."""
    folder.mkdir()
    made = mounts and shutil.which("mount") is not None and os.geteuid() == 0
    words = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}k,mode=700", "tmpfs", str(folder)]
    made = made and not subprocess.run(words, capture_output=True, check=False).returncode
    try:
        yield folder if made else None
    finally:
        if made:
            subprocess.run(["umount", str(folder)], check=True)
