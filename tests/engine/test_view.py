"""Views: what they show to a seat, and what they must not contain."""

from typing import Any

import pytest

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.shown.view import PUBLIC_SEAT, CardView, View, view
from cardgame_tui.engine.zone import Zone
from cardgame_tui.play.driver import Driver
from cardgame_tui.testing.graph import reachable
from cardgame_tui.testing.secrets.canary import leaks, named_cards, plant
from tests.games.sparks import SPARKS, Sparks, sparks_start
from tests.games.sparks_table import SparksDuel

SEEN_FROM = (PUBLIC_SEAT, *SEATS)
POSITION = {
    "seat1": {"hand": ["Bolt", "Lens"], "table": ["Lens", "Echo"], "graveyard": ["Ember"]},
    "seat2": {"hand": ["Ember", "Ember", "Echo"], "table": ["Lens"]},
}


@pytest.fixture
def duel() -> SparksDuel:
    """A table with hands, face-down lenses, an open echo and a spark on the stack; every name is a canary."""
    duel = SPARKS.new_duel(sparks_start(3))
    SPARKS.arrange(duel, POSITION)
    for card in duel.cards:
        card.face_up = card.printed.kind != "lens" or card.zone is not duel.pile(card.owner, "table")
    plant(duel)
    return duel


def names_in(shown: object) -> set[int]:
    """Numbers of all cards whose names can be read anywhere in something shown."""
    return set().union(*(named_cards(found) for found in reachable(shown) if isinstance(found, str)))


def numbers_in(duel: SparksDuel, *zones: str) -> set[int]:
    return {card.id for zone in zones for card in duel.named[zone].cards}


def faces(shown: View, zone: str) -> list[bool]:
    return [card.face is not None for card in shown.zones[zone].cards]


def test_each_seat_reads_its_hand_and_all_open_cards(duel: SparksDuel) -> None:
    open_cards = {card.id for card in duel.cards if duel.sight(card) == 3}
    assert open_cards == numbers_in(duel, "seat1.graveyard") | {duel.pile(1, "table").cards[1].id}
    assert names_in(view(SPARKS, duel, PUBLIC_SEAT)) == open_cards
    assert names_in(view(SPARKS, duel, 1)) == open_cards | numbers_in(duel, "seat1.hand", "seat1.table")
    assert names_in(view(SPARKS, duel, 2)) == open_cards | numbers_in(duel, "seat2.hand", "seat2.table")


@pytest.mark.parametrize("seat", SEEN_FROM)
def test_nothing_hidden_can_be_reached(duel: SparksDuel, seat: int) -> None:
    assert list(leaks(view(SPARKS, duel, seat), duel, seat)) == []


def test_a_closed_hand_is_a_number_of_cards(duel: SparksDuel) -> None:
    shown = view(SPARKS, duel, 1).zones["seat2.hand"]
    assert (shown.count, shown.cards) == (3, ())


@pytest.mark.parametrize("seat", SEEN_FROM)
def test_no_view_shows_a_deck(duel: SparksDuel, seat: int) -> None:
    for each in SEATS:
        shown = view(SPARKS, duel, seat).zones[f"seat{each}.deck"]
        assert shown.count == len(duel.pile(each, "deck").cards)
        assert shown.cards == ()


def test_a_view_has_a_face_down_card_without_its_face(duel: SparksDuel) -> None:
    assert faces(view(SPARKS, duel, 2), "seat1.table") == [False, True]
    assert faces(view(SPARKS, duel, 1), "seat1.table") == [True, True]
    assert view(SPARKS, duel, 1).zones["seat2.table"].cards == (CardView(None, None, False, seat=2),)


def test_a_seats_face_down_card_is_marked_face_down(duel: SparksDuel) -> None:
    lens, echo = view(SPARKS, duel, 1).zones["seat1.table"].cards
    assert (lens.face_up, echo.face_up) == (False, True)


def test_open_hands_show_hands_and_face_down_cards_but_no_deck(duel: SparksDuel) -> None:
    zones = [f"seat{seat}.{pile}" for seat in SEATS for pile in ("hand", "table", "graveyard")]
    assert names_in(view(SPARKS, duel, 1, open_hands=True)) == numbers_in(duel, *zones)


def test_a_view_says_who_plays_and_what_is_counted(duel: SparksDuel) -> None:
    duel.turn, duel.active, duel.phase = 4, 2, "main"
    shown = view(SPARKS, duel, 1)
    assert (shown.seat, shown.turn, shown.active, shown.phase, shown.phases) == (1, 4, 2, "Main", ("Main",))
    assert shown.names == ("Seat 1", "Seat 2")
    assert shown.gauges == {1: (("lives", 8),), 2: (("lives", 8),)}
    assert shown.result is None


def test_the_stack_is_public() -> None:
    def prepare(duel: Any) -> None:
        SPARKS.arrange(duel, POSITION)

    driver = Driver(SPARKS, sparks_start(3), begin_at_turn=True, prepare=prepare)
    assert driver.prompt is not None
    bolt = driver.duel.named["seat1.hand"].cards[0]
    driver.answer([option.card for option in driver.prompt.options].index(bolt.id))
    for seat in SEEN_FROM:
        shown = view(SPARKS, driver.duel, seat)
        items = [(item.controller, item.words, item.rule) for item in shown.stack]
        assert items == [(1, "Bolt", "SP-8"), (1, "Echo", "SP-11")]
        assert shown.zones["air"].cards[0].id == bolt.id


class Counted(Sparks):
    """Sparks that writes the number of its cards on each pile."""

    def zone_badge(self, duel: SparksDuel, zone: Zone) -> str:
        return f"x{len(zone.cards)}"


def test_a_zone_shows_its_badge_whether_cards_lie_there_or_not(duel: SparksDuel) -> None:
    zones = view(Counted(), duel, PUBLIC_SEAT).zones
    assert [zones[name].badge for name in ("seat2.hand", "seat2.graveyard", "seat1.graveyard")] == [
        "x3",
        "x0",
        "x1",
    ]
    assert {zone.badge for zone in view(SPARKS, duel, 1).zones.values()} == {""}


def test_a_card_shown_for_a_moment_is_in_the_view_of_its_seat_only(duel: SparksDuel) -> None:
    top = duel.pile(1, "deck").cards[-1]
    duel.shown[top.id] = 1
    assert top.id in names_in(view(SPARKS, duel, 1))
    for seat in (PUBLIC_SEAT, 2):
        assert top.id not in names_in(view(SPARKS, duel, seat))
