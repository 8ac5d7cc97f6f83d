"""Notices when the file of the variant that is played has changed, such as by `cards import --watch`."""

from collections.abc import Callable
from pathlib import Path

from cardgame_tui.play.setup import Setup

EVERY = 1.0
"""Seconds between two looks."""
NEWS = ("The cards changed:", "a rematch offers this position with them.")
"""What the table says then."""


class Edited:
    """Looks at the file of a variant.

    Args:
        setup: gives the set-up that is played now.
    """

    def __init__(self, setup: Callable[[], Setup]) -> None:
        self._setup = setup
        self._file: str = ""
        self._seen: tuple[int, int] | None = None
        self.look()

    def look(self) -> bool:
        """Whether the file has changed since the last look; another match begins with its file as it is."""
        variant = self._setup().variant
        file = "" if variant is None else variant.file
        now = _stamp(file)
        changed = file == self._file and now not in (None, self._seen)
        self._file, self._seen = file, now or self._seen
        return changed


def _stamp(file: str) -> tuple[int, int] | None:
    try:
        found = Path(file).stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size
