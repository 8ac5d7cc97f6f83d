"""The table: cards and zones, who sees what, the log, the end, and clones."""

from typing import Self

import pytest

from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.duel import SEATS, DuelOver, Result, other
from cardgame_tui.engine.events import PUBLIC
from cardgame_tui.engine.stack import StackItem, Target
from cardgame_tui.engine.zone import Sight, Zone
from tests.engine.bare import BareDuel, bare_table, card_named


def names(duel: BareDuel, zone: str) -> list[str]:
    return [card.name for card in duel.named[zone].cards]


def test_seats_face_each_other() -> None:
    assert [other(seat) for seat in SEATS] == [2, 1]


def test_numbers_are_indexes() -> None:
    duel = bare_table()
    assert [card.id for card in duel.cards] == list(range(12))
    assert [zone.id for zone in duel.zones] == list(range(6))
    assert duel.named["seat2.deck"] is duel.zones[4]


def test_a_card_moves_on_top_or_to_the_bottom() -> None:
    duel = bare_table()
    deck = duel.named["seat1.deck"]
    duel.move(card_named(duel, "1.hand.0"), deck)
    duel.move(card_named(duel, "1.hand.1"), deck, bottom=True)
    assert names(duel, "seat1.deck") == ["1.hand.1", "1.deck.0", "1.deck.1", "1.hand.0"]
    assert names(duel, "seat1.hand") == []
    assert card_named(duel, "1.hand.0").zone is deck


def test_a_token_comes_and_goes() -> None:
    duel = bare_table()
    token = duel.add_card(Card(12, Printed("token", "test", ""), 1), duel.named["seat1.row"])
    assert (names(duel, "seat1.row")[-1], token.zone) == ("token", duel.named["seat1.row"])
    duel.remove(token)
    duel.remove(token)
    assert (names(duel, "seat1.row"), token.zone) == (["1.row.0", "1.row.1"], None)
    assert duel.cards[12] is token


def test_a_pile_is_put_down_in_order() -> None:
    duel = bare_table()
    pile = [Card(12 + number, Printed(f"new {number}", "test", ""), 2) for number in range(2)]
    duel.add_pile(pile, duel.named["seat2.deck"])
    assert names(duel, "seat2.deck") == ["2.deck.0", "2.deck.1", "new 0", "new 1"]
    assert all(card.zone is duel.named["seat2.deck"] for card in pile)


SIGHTS = {"1.hand.0": 0b01, "2.hand.0": 0b10, "1.deck.0": 0b00, "2.deck.1": 0b00, "1.row.0": 0b11}


@pytest.mark.parametrize(("name", "mask"), SIGHTS.items())
def test_who_sees_a_face(name: str, mask: int) -> None:
    duel = bare_table()
    card = card_named(duel, name)
    assert duel.sight(card) == mask
    assert [duel.sees(seat, card) for seat in (0, 1, 2)] == [mask == PUBLIC, bool(mask & 1), bool(mask & 2)]


def test_a_face_down_card_is_seen_from_its_side_of_the_table() -> None:
    duel = bare_table()
    mine, theirs = card_named(duel, "1.row.0"), card_named(duel, "2.row.0")
    mine.face_up = theirs.face_up = False
    assert (duel.sight(mine), duel.sight(theirs)) == (0b01, 0b10)
    duel.move(mine, duel.named["seat2.row"])
    assert duel.sight(mine) == 0b10


def test_no_seat_sees_a_face_down_card_in_a_shared_zone() -> None:
    duel = bare_table()
    card = card_named(duel, "1.row.0")
    duel.move(card, duel.add_zone("middle", 0, "middle", Sight.ALL))
    assert duel.sight(card) == PUBLIC
    card.face_up = False
    assert duel.sight(card) == 0b00


def test_a_hand_is_seen_by_its_seat_even_with_the_other_seats_cards() -> None:
    duel = bare_table()
    card = card_named(duel, "1.hand.0")
    duel.move(card, duel.named["seat2.hand"])
    assert duel.sight(card) == 0b10


def test_a_card_that_left_the_duel_is_seen_by_both() -> None:
    duel = bare_table()
    card = card_named(duel, "1.hand.0")
    duel.remove(card)
    assert duel.sight(card) == PUBLIC


def test_nothing_is_noted_without_a_log() -> None:
    duel = bare_table()
    duel.note("T-1", "moved")
    assert duel.events is None


def test_an_event_records_who_saw_the_cards() -> None:
    duel = bare_table()
    duel.events = []
    mine, open_card = card_named(duel, "1.hand.0"), card_named(duel, "2.row.0")
    duel.note("T-1", "moved", 1, card=mine, zone=mine.zone, amount=2, other=open_card, word="far")
    duel.move(mine, duel.named["seat1.row"])
    (event,) = duel.events
    assert (event.rule, event.what, event.seat, event.amount, event.word) == ("T-1", "moved", 1, 2, "far")
    assert (event.card, event.zone, event.other) == (mine.id, duel.named["seat1.hand"].id, open_card.id)
    assert (event.sight, event.other_sight) == (0b01, PUBLIC)


def test_a_card_that_is_shown_is_named_to_both() -> None:
    duel = bare_table()
    duel.events = []
    duel.note("T-1", "shown", 1, card=card_named(duel, "1.hand.0"), other=card_named(duel, "1.hand.1"), shown=True)
    assert (duel.events[0].sight, duel.events[0].other_sight) == (PUBLIC, 0b01)


def test_a_finished_duel_has_a_result_and_unwinds() -> None:
    duel = bare_table()
    duel.events = []
    with pytest.raises(DuelOver):
        duel.finish(2, "T-5", "lives")
    assert duel.result == Result(2, "T-5", "lives")
    assert [(event.rule, event.what, event.seat) for event in duel.events] == [("T-5", "result_lives", 2)]


def test_the_description_of_a_card_hides_its_name() -> None:
    duel = bare_table()
    assert repr(duel.cards[3]) == "<card 3>"
    assert repr(duel.zones[0]) == "<zone seat1.hand>"


def test_a_clone_has_separate_cards_and_zones() -> None:
    duel = bare_table()
    duel.events = []
    duel.cards[4].face_up = False
    twin = duel.clone()
    assert twin.state() == duel.state()
    assert all(mine is not yours for mine, yours in zip(duel.cards, twin.cards, strict=True))
    assert all(card.zone is twin.zones[card.zone.id] for card in twin.cards if card.zone)
    assert all(mine.printed is yours.printed for mine, yours in zip(duel.cards, twin.cards, strict=True))
    assert twin.named == {zone.name: zone for zone in twin.zones}


def test_playing_on_in_a_clone_changes_only_the_clone() -> None:
    duel = bare_table()
    duel.events = []
    before, twin = duel.state(), duel.clone()
    twin.move(twin.cards[0], twin.zones[1])
    twin.cards[1].face_up = False
    twin.chance.next32()
    twin.note("T-1", "moved")
    twin.turn, twin.active, twin.phase = 3, 2, "late"
    twin.record_result(1, "T-5", "lives")
    assert duel.state() == before
    assert duel.events == []


@pytest.mark.parametrize("place", ["stack", "waiting"])
def test_a_table_with_something_pending_is_not_cloned(place: str) -> None:
    duel = bare_table()
    getattr(duel, place).append(StackItem(1, "T-2", "item", None))
    with pytest.raises(AssertionError):
        duel.clone()


class Well(Zone[Card[Printed]]):
    """A zone that holds water besides cards."""

    __slots__ = ("water",)

    def __init__(self, number: int, name: str, seat: int, kind: str, sight: Sight) -> None:
        super().__init__(number, name, seat, kind, sight)
        self.water = 4

    def clone(self) -> Self:
        twin = super().clone()
        twin.water = self.water
        return twin


def test_a_zone_may_be_of_the_games_own_class() -> None:
    duel = bare_table()
    well = duel.add_zone("well", 0, "well", Sight.ALL, Well)
    well.water -= 1
    twin = duel.clone().named["well"]
    assert isinstance(twin, Well)
    assert (well.id, well.name, twin.water) == (6, "well", 3)


def test_items_are_numbered_as_they_are_pushed() -> None:
    duel = bare_table()
    for _ in range(2):
        duel.push(StackItem(1, "T-2", "item", None))
    assert [item.number for item in duel.stack] == [1, 2]
    duel.stack.clear()
    twin = duel.clone()
    twin.push(StackItem(1, "T-2", "item", None))
    assert [item.number for item in twin.stack] == [3]


def lost(*targets: Target) -> list[bool]:
    return [target.lost for target in targets]


def test_a_card_that_moves_is_a_new_thing() -> None:
    duel = bare_table()
    card = card_named(duel, "1.row.0")
    home = duel.named["seat1.row"]
    first = Target(card, card.visit)
    assert lost(first) == [False]
    duel.move(card, duel.named["seat2.row"])
    second = Target(card, card.visit)
    assert lost(first, second) == [True, False]
    duel.move(card, home)
    assert lost(first, second) == [True, True]
    third = Target(card, card.visit)
    assert duel.clone().cards[card.id].visit == card.visit
    duel.remove(card)
    assert lost(third) == [True]


class Commons(BareDuel):
    """A table where a card stays the same thing on its way from row to row."""

    def stays(self, old: Zone | None, new: Zone) -> bool:
        return old is not None and old.kind == new.kind == "row"


def test_a_game_says_which_moves_leave_a_card_the_same_thing() -> None:
    duel = bare_table(make=Commons)
    card = card_named(duel, "1.row.0")
    target = Target(card, card.visit)
    duel.move(card, duel.named["seat2.row"])
    assert lost(target) == [False]
    duel.move(card, duel.named["seat2.hand"])
    assert lost(target) == [True]


@pytest.mark.parametrize("bits", [1, 2, 3])
@pytest.mark.parametrize("name", ["1.deck.0", "1.hand.0", "2.hand.0"])
def test_a_hidden_card_is_shown_for_a_moment(name: str, bits: int) -> None:
    duel = bare_table()
    card = card_named(duel, name)
    mask = duel.sight(card) | bits
    duel.shown[card.id] = bits
    assert duel.sight(card) == mask
    assert [duel.sees(seat, card) for seat in (0, 1, 2)] == [mask == PUBLIC, bool(mask & 1), bool(mask & 2)]
    assert duel.sight(card_named(duel, "2.deck.0")) == 0


def test_no_card_is_shown_between_turns() -> None:
    duel = bare_table()
    duel.shown[0] = 1
    with pytest.raises(AssertionError, match="for a moment only"):
        duel.clone()
