"""``where``: print the folders this program uses."""

from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.files import shared_with_others
from cardgame_tui.paths import NoHomeError, places


def run(arguments: Namespace) -> int:
    """Print the folders.

    Raises:
        UsageError: when no home folder is set.
    """
    try:
        found = {what: str(path) for what, path in places().items()}
    except NoHomeError as error:
        raise UsageError(str(error)) from error
    if arguments.json:
        import json

        print(json.dumps(found))
        return 0
    width = max(map(len, found)) + 1
    for what, path in found.items():
        print(f"{what:{width}}{path}{_note(what, Path(path))}")
    return 0


def _note(what: str, path: Path) -> str:
    """Why the cache is not used, if it is not."""
    with suppress(OSError):
        if what == "cache" and (fault := shared_with_others(path)):
            return f" (not used: {fault})"
    return ""
