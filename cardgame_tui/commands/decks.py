"""``decks check``: deck files against the rules of their game."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from cardgame_tui.commands.common import faults_in_words, toml_files
from cardgame_tui.commands.errors import UsageError
from cardgame_tui.content.decks import Deck, deck_faults, load_deck
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.options import check_options, parse_settings
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


def _options_for(ruleset: Ruleset, deck: Deck, settings: list[str]) -> Any:
    """The options a deck is made for, changed by ``--set``."""
    made_for = check_options(ruleset.options_model, deck.options, deck.document, ("options",))
    return parse_settings(ruleset.options_model, settings, made_for)


def _check(path: Path, settings: list[str]) -> int:
    try:
        with faults_in_words():
            deck = load_deck(path)
            ruleset = _ruleset_of(deck)
            options = _options_for(ruleset, deck, settings)
            faults = deck_faults(ruleset, options, deck, ruleset.cards_for(options))
    except UsageError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(faults) or f"{path}: {deck.name} may be played")
    return int(bool(faults))
