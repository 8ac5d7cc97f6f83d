"""Files that are looked at again and again, until the program is interrupted."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from time import sleep

from cardgame_tui.commands.shared.errors import UsageError

PAUSE = 0.3
"""Seconds between two looks."""


def changes(files: Sequence[Path]) -> Iterator[None]:
    """Yield now, and again each time one of the files has another time or size, or is another file.

    Raises:
        UsageError: when one does not exist at the beginning.
    """
    seen = [_stamp(each) for each in files]
    for file, stamp in zip(files, seen, strict=True):
        if stamp is None:
            raise UsageError(f"{file}: no such file")
    yield
    while True:
        sleep(PAUSE)
        now = [_stamp(each) for each in files]
        if None not in now and now != seen:
            seen = now
            yield


def _stamp(file: Path) -> tuple[int, int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
