"""Hands that are dealt, and an end by who has more of something."""

import pytest

from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.declared import Place, each_seat
from cardgame_tui.engine.duel import Duel, DuelOver, Start
from cardgame_tui.engine.zone import Sight


class SharedDuel(Duel[Card[Printed]]):
    """A duel with one pile for both seats."""

    places = (Place("deck", Sight.NOBODY, shared=True), Place("hand", Sight.OWNER))
    points = each_seat(0, "points scored")


class OwnDuel(Duel[Card[Printed]]):
    """A duel with a pile for each seat."""

    places = (Place("library", Sight.NOBODY), Place("row", Sight.ALL))


def filled(duel: Duel[Card[Printed]], zone: str, cards: int) -> None:
    """Put cards into a zone, numbered on from those that the duel has."""
    for _ in range(cards):
        number = len(duel.cards)
        duel.add_card(Card(number, Printed(f"Card {number}", "card", ""), 1), duel.named[zone])


def test_cards_of_a_shared_pile_are_dealt_in_turn_and_noted() -> None:
    duel = SharedDuel(Start(5, None, ({}, {})))
    duel.events = []
    filled(duel, "deck", 6)
    duel.deal_hands(2, "NG-1")
    assert [len(duel.zone_of(seat, "hand").cards) for seat in (1, 2)] == [2, 2]
    events = [(event.rule, event.what, event.seat, event.card) for event in duel.events]
    hands = [[card.id for card in duel.zone_of(seat, "hand").cards] for seat in (1, 2)]
    assert events == [("NG-1", "dealt", 1 + turn % 2, hands[turn % 2][turn // 2]) for turn in range(4)]
    assert [event.sight for event in duel.events] == [1, 2, 1, 2]


def test_a_seed_deals_the_same_cards_and_another_seed_others() -> None:
    def dealt(seed: int) -> list[int]:
        duel = SharedDuel(Start(seed, None, ({}, {})))
        filled(duel, "deck", 20)
        duel.deal_hands(5, "NG-1")
        return [card.id for card in duel.zone_of(1, "hand").cards]

    assert dealt(5) == dealt(5) != dealt(6)


def test_each_seat_is_dealt_from_its_own_pile_as_far_as_it_goes() -> None:
    duel = OwnDuel(Start(5, None, ({}, {})))
    filled(duel, "seat1.library", 3)
    filled(duel, "seat2.library", 1)
    duel.deal_hands(2, "NG-1", deck="library", to="row")
    assert {card.id for card in duel.zone_of(1, "row").cards} < {0, 1, 2}
    assert [len(duel.zone_of(1, "row").cards), len(duel.zone_of(1, "library").cards)] == [2, 1]
    assert [card.id for card in duel.zone_of(2, "row").cards] == [3]


@pytest.mark.parametrize(
    ("points", "winner", "how"), [((2, 1), 1, "points"), ((1, 3), 2, "points"), ((2, 2), 0, "level")]
)
def test_who_has_more_wins_and_equal_counts_are_level(points: tuple[int, int], winner: int, how: str) -> None:
    duel = SharedDuel(Start(5, None, ({}, {})))
    duel.points[1], duel.points[2] = points
    with pytest.raises(DuelOver):
        duel.finish_by(duel.points, "NG-5", "points")
    assert duel.result is not None
    assert (duel.result.winner, duel.result.rule, duel.result.how) == (winner, "NG-5", how)
