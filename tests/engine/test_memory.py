"""What seats remember of cards they have seen: `Card.known`."""

import pytest

from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.duel import Duel, Start
from cardgame_tui.engine.zone import Sight, Zone


class Piles(Duel):
    """A duel with a hand, a deck and a board for each seat."""

    def __init__(self) -> None:
        super().__init__(Start(1, None, ({}, {})))
        self.remembers = True
        for seat in (1, 2):
            self.add_zone(f"hand{seat}", seat, "hand", Sight.OWNER)
            self.add_zone(f"deck{seat}", seat, "deck", Sight.NOBODY)
            self.add_zone(f"board{seat}", seat, "slot", Sight.ALL)

    def put(self, zone: str, count: int = 1) -> list[Card]:
        """New cards in a zone."""
        return [
            self.add_card(
                Card(len(self.cards), Printed(f"card {len(self.cards)}", "thing", ""), 1), self.named[zone]
            )
            for _ in range(count)
        ]

    def to(self, card: Card, zone: str, *, bottom: bool = False) -> None:
        """Move a card."""
        self.move(card, self.named[zone], bottom=bottom)


@pytest.fixture
def duel() -> Piles:
    return Piles()


def test_a_card_from_the_board_is_remembered_in_a_hand(duel: Piles) -> None:
    (card,) = duel.put("board1")
    duel.to(card, "hand1")
    assert not duel.sees(2, card)
    assert card.known == 3


def test_nothing_is_remembered_of_a_card_that_was_never_seen(duel: Piles) -> None:
    (card,) = duel.put("deck1")
    duel.to(card, "hand1")
    assert card.known == 1


def test_a_hand_is_forgotten_when_a_card_leaves_it_unseen(duel: Piles) -> None:
    known, other = duel.put("board1", 2)
    duel.to(known, "hand1")
    duel.put("hand1")
    other.face_up = False
    duel.to(other, "hand1")
    other.face_up = False
    duel.to(other, "board1")
    assert known.known == 1
    assert other.known == 1


def test_a_remembered_card_that_leaves_a_hand_unseen_is_forgotten_too(duel: Piles) -> None:
    (known,) = duel.put("board1")
    duel.to(known, "hand1")
    known.face_up = False
    duel.to(known, "board1")
    assert known.known == 1


def test_a_hand_is_remembered_when_a_card_leaves_it_openly(duel: Piles) -> None:
    known, other = duel.put("board1", 2)
    duel.to(known, "hand1")
    duel.to(other, "hand1")
    duel.to(other, "board1")
    assert known.known == other.known == 3


def test_the_top_card_of_a_pile_is_remembered_when_it_is_drawn(duel: Piles) -> None:
    duel.put("deck1", 3)
    (card,) = duel.put("board1")
    duel.to(card, "deck1")
    duel.to(card, "hand1")
    assert card.known == 3


def test_a_pile_is_forgotten_when_a_card_leaves_its_inside_unseen(duel: Piles) -> None:
    below, inside, above = duel.put("board1", 3)
    for card in (below, inside, above):
        duel.to(card, "deck1")
    duel.to(inside, "hand1")
    assert [card.known for card in (below, inside, above)] == [1, 1, 1]


def test_a_shuffled_pile_is_forgotten(duel: Piles) -> None:
    cards = duel.put("board1", 4)
    for card in cards:
        duel.to(card, "deck1")
    duel.shuffle(duel.named["deck1"].cards)
    assert {card.known for card in cards} == {0}


def test_a_shuffle_of_the_duel_is_that_of_its_chance(duel: Piles) -> None:
    cards = list(range(20))
    duel.chance.clone().shuffle(cards)
    dealt = duel.put("deck1", 20)
    duel.shuffle(duel.named["deck1"].cards)
    assert [card.id for card in duel.named["deck1"].cards] == [dealt[number].id for number in cards]


def test_cards_that_are_shown_are_remembered_by_that_seat(duel: Piles) -> None:
    cards = duel.put("deck2", 2)
    duel.show(cards, 1)
    assert duel.sees(1, cards[0])
    duel.hide()
    assert not duel.sees(1, cards[0])
    assert [card.known for card in cards] == [1, 1]


def test_a_card_that_an_event_shows_is_remembered_by_both(duel: Piles) -> None:
    (card,) = duel.put("deck2")
    duel.note("X-1", "revealed", 2, card, shown=True)
    assert card.known == 3


def test_a_card_turned_down_is_remembered(duel: Piles) -> None:
    (card,) = duel.put("board2")
    duel.turn_down(card)
    assert not duel.sees(1, card)
    assert card.known == 3


def test_a_clone_remembers_the_same(duel: Piles) -> None:
    (card,) = duel.put("board1")
    duel.to(card, "hand1")
    twin = duel.clone()
    assert twin.remembers
    assert twin.cards[card.id].known == 3


def test_a_duel_that_does_not_remember_follows_no_move(duel: Piles) -> None:
    duel.remembers = False
    (card,) = duel.put("board1")
    duel.to(card, "hand1")
    assert card.known == 0


def test_two_cards_exchange_what_they_are_and_not_what_lies_on_them(duel: Piles) -> None:
    one, two = (*duel.put("hand1"), *duel.put("deck1"))
    one.visit, here = 5, one.zone
    one.exchange(two)
    assert (one.id, one.name, one.visit) == (1, "card 1", 5)
    assert (two.id, two.name, two.visit) == (0, "card 0", 0)
    assert one.zone is here
    assert isinstance(here, Zone)
