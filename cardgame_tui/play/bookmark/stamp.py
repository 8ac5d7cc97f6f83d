"""Tells whether the rules are those of another time: by the versions and the files they come from."""

import os
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import cardgame_tui.engine
import cardgame_tui.text
from cardgame_tui import __version__
from cardgame_tui.play.bookmark.pickling import homes_of
from cardgame_tui.ruleset import Ruleset


def stamp_of(ruleset: Ruleset) -> bytes:
    """What changes whenever a file of the engine or of the game does.

    Raises:
        OSError: when a file cannot be looked at.
    """
    found = [f"{__version__} {ruleset.version} {sys.version}"]
    for package in (cardgame_tui.engine, cardgame_tui.text, *map(sys.modules.__getitem__, homes_of(ruleset))):
        found += _files(Path(str(package.__file__)))
    return blake2b("\n".join(found).encode(), digest_size=16).digest()


def _files(module: Path) -> Iterator[str]:
    """The module, and all that is in its folder if it is a package, each with its size and time."""
    if module.name == "__init__.py":
        yield from _below(module.parent)
    else:
        status = module.stat()
        yield f"{module} {status.st_size} {status.st_mtime_ns}"


def _below(folder: Path | str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda each: each.name):
            if not entry.is_dir():
                status = entry.stat()
                yield f"{entry.path} {status.st_size} {status.st_mtime_ns}"
            elif entry.name != "__pycache__":
                yield from _below(entry.path)
