"""Files in the cache that tell damage: a checksum stands before what is kept.

One changed number in a parse table can make a parser that never ends.
"""

import hashlib
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


def sealed(text: str) -> str:
    """A text after a line with its checksum."""
    return f"{_checksum(text.encode())}\n{text}"


def unsealed(kept: bytes) -> str:
    """The text after the checksum line.

    Raises:
        ValueError: when the checksum is not that of the text.
    """
    checksum, _, text = kept.partition(b"\n")
    if checksum != _checksum(text).encode():
        raise ValueError("was changed or damaged")
    return text.decode()


def _checksum(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def keep(file: Path, text: str) -> None:
    """Write a file completely or not at all, even when another process writes it too."""
    unfinished = file.with_suffix(f".{os.getpid()}")
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)


def forget_oldest(folder: Path, names: str, most: int) -> None:
    """Delete the oldest files in a folder.

    Args:
        folder: the folder.
        names: the pattern of their names.
        most: how many of the newest stay.
    """
    with suppress(OSError):
        kept = sorted(folder.glob(names), key=lambda each: each.stat().st_mtime_ns)
        for each in kept[:-most]:
            each.unlink(missing_ok=True)


def stamps(folder: Path | str) -> Iterator[str]:
    """The path, size and time of change of each file below a folder; of compiled Python none.

    Of a link, and of a file that cannot be looked at, nothing is known: it has another stamp each time.
    """
    try:
        entries = list(os.scandir(folder))
    except OSError:
        return
    for entry in entries:
        if entry.name == "__pycache__":
            continue
        try:
            if entry.is_dir(follow_symlinks=False):
                yield from stamps(entry.path)
                continue
            found = entry.stat(follow_symlinks=False)
        except OSError:
            found = None
        if found is None or entry.is_symlink():
            yield f"{entry.path} {time.time_ns()}"
        else:
            yield f"{entry.path} {found.st_size} {found.st_mtime_ns}"
