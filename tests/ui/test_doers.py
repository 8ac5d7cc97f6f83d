"""The cards that did most in a finished duel."""

from types import MappingProxyType, SimpleNamespace
from typing import Any

from cardgame_tui.engine.events import Event
from cardgame_tui.engine.shown.showing import Deed
from cardgame_tui.ui.pages.result.doers import MOST_DOERS, doers
from tests.engine.bare import bare_table, card_named

DEEDS = MappingProxyType({"hurts": Deed("damage", by_other=True, amounts=True), "strikes": Deed("strike")})
GAME: Any = SimpleNamespace(deeds=DEEDS)


def told(*events: tuple[str, str, int], sight: int = 3) -> list[tuple[int, str, str]]:
    """Who did most, of events with a word, the card that did it and an amount."""
    duel = bare_table()
    duel.events = []
    for what, name, amount in events:
        card = card_named(duel, name).id
        if what == "hurts":
            duel.events.append(Event("T-1", what, amount=amount, other=card, other_sight=sight))
        else:
            duel.events.append(Event("T-1", what, amount=amount, card=card, sight=sight))
    return doers(GAME, duel)


def test_deeds_are_added_and_the_first_kind_counts_most() -> None:
    said = told(
        ("strikes", "1.row.0", 0),
        ("strikes", "1.row.0", 0),
        ("hurts", "2.row.1", 3),
        ("hurts", "2.row.1", 1),
        ("hurts", "1.row.1", 2),
        ("strikes", "1.row.1", 0),
    )
    assert said == [(2, "2.row.1", "4 damage"), (1, "1.row.1", "2 damage, 1 strike"), (1, "1.row.0", "2 strikes")]


def test_other_events_cards_that_were_hidden_and_nothing_done_are_left_out() -> None:
    assert told(("draws", "1.row.0", 5)) == []
    assert told(("hurts", "1.row.0", 5), sight=1) == []
    assert told(("hurts", "1.row.0", 0)) == []


def test_only_the_first_few_are_named() -> None:
    cards = ("1.row.0", "1.row.1", "2.row.0", "2.row.1", "1.hand.0")
    assert len(told(*[("strikes", name, 0) for name in cards])) == MOST_DOERS
