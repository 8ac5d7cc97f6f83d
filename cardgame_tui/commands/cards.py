"""``cards``: the card set of a game."""

from argparse import Namespace
from collections.abc import Mapping
from textwrap import fill

from cardgame_tui.commands.common import read_ruleset
from cardgame_tui.commands.errors import UsageError
from cardgame_tui.content.faults import nearest
from cardgame_tui.engine.card import Printed

WIDTH = 79


def run(arguments: Namespace) -> int:
    """List all cards, or show one in full.

    Raises:
        UsageError: when there is no such game or card.
    """
    ruleset = read_ruleset(arguments.ruleset)
    if arguments.name is None:
        for card in ruleset.cards.values():
            print(f"{card.name}: {card.kind}")
        return 0
    card = find(ruleset.cards, arguments.name)
    print(card.name)
    for line in ruleset.describe(card):
        print(fill(line, WIDTH, initial_indent="  ", subsequent_indent="  "))
    return 0


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
