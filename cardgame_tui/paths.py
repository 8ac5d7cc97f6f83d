"""Where this program keeps its files on this system."""

from pathlib import Path

from platformdirs import PlatformDirs

_DIRS = PlatformDirs("cardgame-tui", appauthor=False)


def config_dir() -> Path:
    """Settings, and the user's decks under ``decks/<ruleset>/``."""
    return Path(_DIRS.user_config_dir)


def saves_dir() -> Path:
    """Journals of duels."""
    return Path(_DIRS.user_data_dir) / "saves"


def logs_dir() -> Path:
    """Logs of the program itself."""
    return Path(_DIRS.user_log_dir)


def cache_dir() -> Path:
    """Files that can be made again at any time, kept because making them is slow."""
    return Path(_DIRS.user_cache_dir)


def places() -> dict[str, Path]:
    """Every place by what it holds."""
    return {"config": config_dir(), "saves": saves_dir(), "logs": logs_dir(), "cache": cache_dir()}
