"""A duel as far as one seat knows it: what is hidden, and chance, cannot be read."""

from collections.abc import Callable

import pytest

from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.shown.unknown import UnknownError, hide_unknown, is_known
from tests.engine.bare import BareDuel, bare_table, card_named

READS: dict[str, Callable[[BareDuel], object]] = {
    "name": lambda duel: duel.cards[0].name,
    "kind": lambda duel: duel.cards[0].printed.kind,
    "class": lambda duel: isinstance(duel.cards[0].printed, Printed),
    "missing attribute": lambda duel: getattr(duel.cards[0].printed, "might", None),
    "comparison": lambda duel: duel.cards[0].printed == duel.cards[1].printed,
    "hash": lambda duel: {duel.cards[0].printed},
    "roll": lambda duel: duel.chance.below(6),
    "pick": lambda duel: duel.chance.pick("ab"),
    "shuffle": lambda duel: duel.chance.shuffle([1, 2]),
    "number": lambda duel: duel.chance.next32(),
}


def known_to(seat: int) -> BareDuel:
    duel = bare_table()
    hide_unknown(duel, seat)
    return duel


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_keeps_exactly_the_cards_it_sees(seat: int) -> None:
    duel = known_to(seat)
    assert [is_known(duel, card.id) for card in duel.cards] == [duel.sees(seat, card) for card in duel.cards]


@pytest.mark.parametrize("read", READS.values(), ids=READS)
def test_what_is_not_known_cannot_be_read(read: Callable[[BareDuel], object]) -> None:
    duel = bare_table()
    hidden = card_named(duel, "1.deck.0")
    hide_unknown(duel, 0)
    duel.cards[0] = hidden
    with pytest.raises(UnknownError, match=r"chance|hidden cards"):
        read(duel)


def test_a_card_that_is_not_known_can_be_moved_and_logged() -> None:
    duel = bare_table()
    hidden = card_named(duel, "1.deck.0")
    hide_unknown(duel, 1)
    duel.events = []
    duel.move(hidden, duel.named["seat1.hand"])
    duel.note("T-1", "drawn", 1, hidden)
    assert duel.sees(1, hidden)
    assert not is_known(duel, hidden.id)
    assert [event.card for event in duel.events] == [hidden.id]
