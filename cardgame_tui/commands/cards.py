"""``cards``: the card set of a game."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill

from cardgame_tui.commands.common import faults_in_words, read_ruleset, rules_asked
from cardgame_tui.commands.errors import UsageError
from cardgame_tui.content.cards import load_cards
from cardgame_tui.content.faults import nearest
from cardgame_tui.content.toml import Source
from cardgame_tui.engine.card import Printed
from cardgame_tui.ruleset import Ruleset

WIDTH = 79


def run(arguments: Namespace) -> int:
    """List all cards or show one in full, as they are under some options and a variant, or look card files over.

    Returns:
        The exit code: 1 when a card text has findings.

    Raises:
        UsageError: when there is no such game or card, or a file cannot be used.
    """
    if arguments.lint is not None:
        return lint(read_ruleset(arguments.ruleset), [Path(name) for name in arguments.lint])
    rules = rules_asked(arguments)
    if arguments.name is None:
        for card in rules.cards.values():
            print(f"{card.name}: {rules.ruleset.describe(card)[0]}")
        return 0
    card = find(rules.cards, arguments.name)
    print(card.name)
    for line in rules.ruleset.describe(card):
        print(fill(line, WIDTH, initial_indent="  ", subsequent_indent="  "))
    return 0


def lint(ruleset: Ruleset, files: Sequence[Source]) -> int:
    """Print what is to be said about every card of some files, the shipped ones unless any is named.

    Raises:
        UsageError: when a file cannot be read as cards.
    """
    shipped = [] if ruleset.card_file is None else [ruleset.card_file]
    with faults_in_words():
        records = [each for file in files or shipped for each in load_cards(file, ruleset.card_model)]
    findings = [finding for record in records for finding in ruleset.lint_card(record)]
    for finding in findings:
        print(finding)
    print(f"{len(records)} cards, {len(findings)} findings")
    return 1 if findings else 0


def find(cards: Mapping[str, Printed], name: str) -> Printed:
    """Return the card of a name, however its letters are written.

    Raises:
        UsageError: naming the nearest one.
    """
    for card in cards.values():
        if card.name.casefold() == name.strip().casefold():
            return card
    close = nearest(name, cards)
    hint = f"; did you mean {close}?" if close else ""
    raise UsageError(f'no card "{name}"{hint}')
