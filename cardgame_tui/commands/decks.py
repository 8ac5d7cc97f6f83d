"""``decks check``: deck files against the rules of their game."""

import sys
from argparse import Namespace
from pathlib import Path

from cardgame_tui.commands.common import faults_in_words, read_options, toml_files
from cardgame_tui.commands.errors import UsageError
from cardgame_tui.content.decks import Deck, deck_faults, load_deck
from cardgame_tui.content.faults import ContentError
from cardgame_tui.engine.ruleset import Ruleset
from cardgame_tui.plugins import PluginError, load_ruleset


def run(arguments: Namespace) -> int:
    """Check every deck file and print its faults.

    Returns:
        0 when every deck may be played, 1 when one may not, 2 when a file cannot be used at all.

    Raises:
        UsageError: for a folder without a deck file.
    """
    return max(_check(path, arguments.settings) for path in toml_files(arguments.paths))


def _ruleset_of(deck: Deck) -> Ruleset:
    try:
        return load_ruleset(deck.ruleset)
    except PluginError as error:
        raise ContentError([deck.document.fault(("ruleset",), str(error))]) from error


def _check(path: Path, settings: list[str]) -> int:
    try:
        with faults_in_words():
            deck = load_deck(path)
            ruleset = _ruleset_of(deck)
        faults = deck_faults(ruleset, read_options(ruleset, settings), deck)
    except UsageError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(faults) or f"{path}: {deck.name} may be played")
    return int(bool(faults))
