"""The folders this program uses on this system."""

import os
import warnings
from collections.abc import Callable
from pathlib import Path

from platformdirs import PlatformDirs

_DIRS = PlatformDirs("cardgame-tui", appauthor=False)

LONGEST_TABLES = 60
"""Most bytes in the path of the folder of tables: the system allows about 100 for a socket in it."""


class NoHomeError(OSError):
    """The system does not say where the home of the user is."""


def _folder(name: str) -> Path:
    try:
        return Path(getattr(_DIRS, name))
    except RuntimeError:
        raise NoHomeError("no home folder for this program's files: set HOME") from None


def config_dir() -> Path:
    """Return the folder of settings, and of the user's decks under ``decks/<ruleset>/``.

    Raises:
        NoHomeError: when no home folder is set; every function here raises it.
    """
    return _folder("user_config_dir")


def saves_dir() -> Path:
    """Return the folder of journals."""
    return _folder("user_data_dir") / "saves"


def runs_dir() -> Path:
    """Return the folder of runs of the bench."""
    return _folder("user_data_dir") / "runs"


def searches_dir() -> Path:
    """Return the folder of the rounds of ``bench --aim``, from which a search continues."""
    return _folder("user_data_dir") / "searches"


def bots_dir() -> Path:
    """Return the folder of what bots have learned here, a file for each game."""
    return _folder("user_data_dir") / "bots"


def simulated_dir() -> Path:
    """Return the folder of duels that ``simulate --journal`` wrote."""
    return _folder("user_data_dir") / "simulated"


def printed_dir() -> Path:
    """Return the folder of what was printed on paper, a file for each game."""
    return _folder("user_data_dir") / "printed"


def logs_dir() -> Path:
    """Return the folder of the program's own logs."""
    return _folder("user_log_dir")


def cache_dir() -> Path:
    """Return the folder of files that can be rebuilt at any time."""
    return _folder("user_cache_dir")


def tables_dir() -> Path:
    """Return the folder of the sockets of tables that other screens can join.

    It is below the runtime folder of the user, or below the folder of temporary files if that has a long path.
    """
    with warnings.catch_warnings(action="ignore"):  # a runtime folder that cannot be used: another one is
        folder = _folder("user_runtime_dir") / "tables"
    if len(os.fsencode(folder)) <= LONGEST_TABLES:
        return folder
    return Path("/tmp", f"cardgame-tui-tables-{os.getuid()}") if hasattr(os, "getuid") else folder


def in_home(path: Path, written: Callable[[str], str] = str) -> str:
    """A path as people read it: what is in the home folder begins with ``~``.

    Args:
        path: the path.
        written: how the rest of it is written, such as with the quotes of a shell.
    """
    try:
        home = Path.home()
    except RuntimeError:
        return written(str(path))
    inside = path != home and path.is_relative_to(home)
    return f"~/{written(str(path.relative_to(home)))}" if inside else written(str(path))


def places() -> dict[str, Path]:
    """Return every folder by what it holds."""
    return {
        "config": config_dir(),
        "saves": saves_dir(),
        "runs": runs_dir(),
        "searches": searches_dir(),
        "bots": bots_dir(),
        "simulated": simulated_dir(),
        "printed": printed_dir(),
        "logs": logs_dir(),
        "tables": tables_dir(),
        "cache": cache_dir(),
    }
