"""Tables of Containment for tests: set up from a position, with cards of the test added to the shipped ones."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardgame_tui.content.cards import check_cards
from cardgame_tui.content.decks import find_decks
from cardgame_tui.content.toml.document import Document
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import Start
from rulesets.containment.content.card_set import ContainmentRecord, compile_records, shipped_tokens
from rulesets.containment.options import ContainmentOptions
from rulesets.containment.ruleset import ContainmentRuleset
from rulesets.containment.state.duel import ContainmentDuel

GAME = ContainmentRuleset()


def made(tables: Sequence[Mapping[str, Any]]) -> Mapping[str, Printed]:
    """Cards of a test, by name."""
    records = check_cards(Document("test cards", {"card": [dict(table) for table in tables]}), ContainmentRecord)
    return compile_records(records, shipped_tokens())


def laid_out(
    position: Mapping[str, Any], cards: Mapping[str, Printed] | None = None, **options: Any
) -> ContainmentDuel:
    """A duel in a position."""
    start = Start(1, ContainmentOptions(**options), ({}, {}), cards={**GAME.cards, **(cards or {})})
    duel = GAME.new_duel(start)
    GAME.arrange(duel, position)
    return duel


def started(seed: int, **options: Any) -> Start:
    """A start with the two ready decks, which change seats with the seed."""
    one, two = (deck.sections for deck in find_decks(GAME.id).decks)
    return Start(seed, ContainmentOptions(**options), (one, two) if seed % 2 else (two, one), cards=GAME.cards)
