"""The lines of a table of a run: read as far as they are complete, and added behind that."""

import os
from collections.abc import Container, Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO

from cardgame_tui.files import open_to_change
from cardgame_tui.limits import LARGEST_RUN_FILE, LONGEST_RUN_LINE


def lines_of(file: BinaryIO, size: int, of: Container[int] | None) -> Iterator[str]:
    """Yield the lines of a file after the first, up to a number of bytes.

    Args:
        file: the file.
        size: how many bytes of it are complete.
        of: numbers of the duels whose lines are wanted; None for all.
    """
    next_line = partial(file.readline, LONGEST_RUN_LINE)
    read = len(next_line())
    for line in iter(next_line, b""):
        read += len(line)
        if read > size:
            return
        if of is None or int(line.partition(b",")[0]) in of:
            yield line.decode()


def append(path: Path, text: str, size: int) -> int:
    """Write a text after the complete part of a file.

    Args:
        path: the file.
        text: what is added.
        size: how many bytes of the file are complete; the rest is cut off.

    Returns:
        The number of bytes of the text.

    Raises:
        OSError: when that fails, or the file would become too large.
    """
    data = text.encode()
    if size + len(data) > LARGEST_RUN_FILE:
        raise OSError(f"{path.name} would have more than {LARGEST_RUN_FILE} bytes")
    with open_to_change(path) as file:
        file.truncate(size)
        file.seek(size)
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    return len(data)
