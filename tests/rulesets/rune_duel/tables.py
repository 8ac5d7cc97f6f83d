"""Tables of Rune Duel for tests: set up from a position, with cards of the test added to the shipped ones."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardgame_tui.content.cards import check_cards
from cardgame_tui.content.decks import find_decks
from cardgame_tui.content.toml.document import Document
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import Start
from rulesets.rune_duel.content.card_set import RuneRecord, compile_records
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from rulesets.rune_duel.state.duel import RuneDuel

GAME = RuneDuelRuleset()


def made(tables: Sequence[Mapping[str, Any]]) -> Mapping[str, Printed]:
    """Cards of a test, by name; default: rank 1 and rune I."""
    written = [{"rank": 1, "rune": "I", **table} for table in tables]
    return compile_records(check_cards(Document("test cards", {"card": written}), RuneRecord))


def laid_out(position: Mapping[str, Any], cards: Mapping[str, Printed] | None = None, **options: Any) -> RuneDuel:
    """A table in a position."""
    start = Start(1, RuneOptions(**options), ({}, {}), cards={**GAME.cards, **(cards or {})})
    duel = GAME.new_duel(start)
    GAME.arrange(duel, position)
    return duel


def started(seed: int, **options: Any) -> Start:
    """A start with the two ready decks, which change seats with the seed."""
    one, two = (deck.sections for deck in find_decks(GAME.id).decks)
    return Start(seed, RuneOptions(**options), (one, two) if seed % 2 else (two, one), cards=GAME.cards)
