"""``where``: print the folders this program uses."""

from argparse import Namespace

from cardgame_tui.commands.shared.errors import UsageError
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
    for what, path in found.items():
        print(f"{what:8}{path}")
    return 0
