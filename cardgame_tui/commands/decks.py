"""``decks check``: deck files against the rules of their game."""

import sys
from argparse import Namespace
from pathlib import Path

from cardgame_tui.commands.common import deck_faults, faults_in_words, read_options, read_ruleset, toml_files
from cardgame_tui.commands.errors import UsageError
from cardgame_tui.content.decks import load_deck


def run(arguments: Namespace) -> int:
    """Check every deck file and print its faults.

    Returns:
        0 when every deck may be played, 1 when one may not, 2 when a file cannot be used at all.

    Raises:
        UsageError: for a folder without a deck file.
    """
    return max(_check(path, arguments.settings) for path in toml_files(arguments.paths))


def _check(path: Path, settings: list[str]) -> int:
    try:
        with faults_in_words():
            deck = load_deck(path)
        ruleset = read_ruleset(deck.ruleset)
        faults = deck_faults(ruleset, read_options(ruleset, settings), deck)
    except UsageError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(faults) or f"{path}: {deck.name} may be played")
    return int(bool(faults))
