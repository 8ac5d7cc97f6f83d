"""Files in the cache that tell damage: a checksum stands before what is kept.

One changed number in a parse table can make a parser that never ends.
"""

import hashlib
import os
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
