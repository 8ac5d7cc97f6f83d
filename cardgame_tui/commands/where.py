"""``where``: print the folders this program uses."""

from argparse import Namespace

from cardgame_tui.paths import places


def run(arguments: Namespace) -> int:
    """Print the folders."""
    found = {what: str(path) for what, path in places().items()}
    if arguments.json:
        import json

        print(json.dumps(found))
        return 0
    for what, path in found.items():
        print(f"{what:8}{path}")
    return 0
