"""``decks check``: check deck files, and the decks in variants, against the rules of their game."""

import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.reading import faults_in_words, toml_files
from cardgame_tui.content.decks import deck_faults, load_deck
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.settings import check_options
from cardgame_tui.content.toml.document import Document, read_toml
from cardgame_tui.content.variants import is_variant, load_variant
from cardgame_tui.play.rules_in_play import read_rules
from cardgame_tui.plugins import PluginError, load_ruleset
from cardgame_tui.ruleset import Ruleset


def run(arguments: Namespace) -> int:
    """Check every deck and variant file and print its faults.

    Returns:
        0 when every deck is legal, 1 when one is not, 2 when a file is unusable.

    Raises:
        UsageError: for a folder without a file.
    """
    return max(_check(path, arguments) for path in toml_files(arguments.paths))


def _check(path: Path, arguments: Namespace) -> int:
    try:
        with faults_in_words():
            check = _variant if is_variant(read_toml(path)) else _deck
            name, faults = check(path, arguments)
    except UsageError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(faults) or f"{path}: {name} is legal")
    return int(bool(faults))


def _deck(path: Path, arguments: Namespace) -> tuple[str, list[str]]:
    """Return a deck's name and its faults, under its own options and those of the command."""
    deck = load_deck(path)
    ruleset = _ruleset_of(deck.ruleset, deck.document)
    made_for: Mapping[str, object] = deck.options
    check_options(ruleset.options_model, made_for, deck.document, ("options",))
    rules = read_rules(ruleset, arguments.variant, arguments.settings, made_for)
    return deck.name, [str(each) for each in deck_faults(ruleset, rules.options, deck, rules.cards)]


def _variant(path: Path, arguments: Namespace) -> tuple[str, list[str]]:
    """Return a variant's name and the faults of its decks."""
    variant = load_variant(path)
    ruleset = _ruleset_of(variant.written.ruleset, variant.document)
    rules = read_rules(ruleset, str(path), arguments.settings)
    decks = [*variant.decks, *(variant.deck_of(seat) for seat in (1, 2))]
    faults = [each for deck in decks if deck for each in deck_faults(ruleset, rules.options, deck, rules.cards)]
    return variant.name, list(dict.fromkeys(str(each) for each in faults))


def _ruleset_of(ruleset_id: str, document: Document) -> Ruleset:
    try:
        return load_ruleset(ruleset_id)
    except PluginError as error:
        raise ContentError([document.fault(("ruleset",), str(error))]) from error
