"""The folders this program uses on this system."""

from pathlib import Path

from platformdirs import PlatformDirs

_DIRS = PlatformDirs("cardgame-tui", appauthor=False)


def config_dir() -> Path:
    """Return the folder of settings, and of the user's decks under ``decks/<ruleset>/``."""
    return Path(_DIRS.user_config_dir)


def saves_dir() -> Path:
    """Return the folder of journals."""
    return Path(_DIRS.user_data_dir) / "saves"


def logs_dir() -> Path:
    """Return the folder of the program's own logs."""
    return Path(_DIRS.user_log_dir)


def cache_dir() -> Path:
    """Return the folder of files that can be rebuilt at any time."""
    return Path(_DIRS.user_cache_dir)


def places() -> dict[str, Path]:
    """Return every folder by what it holds."""
    return {"config": config_dir(), "saves": saves_dir(), "logs": logs_dir(), "cache": cache_dir()}
