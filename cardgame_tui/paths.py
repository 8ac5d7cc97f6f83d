"""Where this program keeps its files on this system."""

from pathlib import Path

from platformdirs import PlatformDirs

_DIRS = PlatformDirs("cardgame-tui", appauthor=False)


class NoHomeError(OSError):
    """The system does not say where the home of the user is."""


def _folder(name: str) -> Path:
    try:
        return Path(getattr(_DIRS, name))
    except RuntimeError:
        raise NoHomeError("there is no home folder for this program's files: set HOME") from None


def config_dir() -> Path:
    """Settings, and decks of one's own under ``decks/<ruleset>/``. Raises NoHomeError, as all of these."""
    return _folder("user_config_dir")


def saves_dir() -> Path:
    """Journals of duels."""
    return _folder("user_data_dir") / "saves"


def logs_dir() -> Path:
    """Logs of the program itself."""
    return _folder("user_log_dir")


def cache_dir() -> Path:
    """What can be made anew at any time, kept because making it takes a while."""
    return _folder("user_cache_dir")


def places() -> dict[str, Path]:
    """Every place by what it holds."""
    return {"config": config_dir(), "saves": saves_dir(), "logs": logs_dir(), "cache": cache_dir()}
