"""Declared fields and places of a duel: made, copied, in the digest, laid out and read as facts."""

from collections.abc import Callable

import pytest

from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.declared import Place, each_seat, kept
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.duel import Duel, Start
from cardgame_tui.engine.shown.facts import declared_about, declared_fact
from cardgame_tui.engine.shown.layout import layout_of
from cardgame_tui.engine.shown.lead import ahead
from cardgame_tui.engine.zone import Sight
from tests.games.auction import AUCTION, auction_start

PLACES = (
    Place("pool", Sight.NOBODY, shared=True),
    Place("hand", Sight.OWNER),
    Place("lane", Sight.ALL),
    Place("far", Sight.ALL),
    Place("market", Sight.ALL, shared=True),
    Place("discard", Sight.ALL),
)


class MarketDuel(Duel[Card[Printed]]):
    """A duel with everything that can be declared."""

    places = PLACES
    points = each_seat(0, "points scored")
    bids: dict[int, list[int]] = each_seat([], "bids made")
    pot = kept(3, "coins in the pot")
    seen: set[str] = kept(set(), "names that were called")


class LaterDuel(MarketDuel):
    """A duel that declares one more field."""

    rounds = kept(0, "rounds won")


def made(kind: type[MarketDuel] = MarketDuel) -> MarketDuel:
    return kind(Start(1, None, ({}, {})))


def test_a_new_duel_has_its_zones_and_fields() -> None:
    duel = made()
    assert [zone.name for zone in duel.zones][:4] == ["pool", "seat1.hand", "seat1.lane", "seat1.far"]
    assert (duel.zone_of(2, "hand").seat, duel.zone_of(2, "hand").kind) == (2, "hand")
    assert (duel.points, duel.pot, duel.seen) == ({1: 0, 2: 0}, 3, set())


def test_two_duels_share_nothing() -> None:
    one, two = made(), made()
    one.bids[1].append(4)
    one.seen.add("Fox")
    assert (two.bids[1], one.bids[2], two.seen) == ([], [], set())


def test_a_clone_has_the_fields_and_shares_none() -> None:
    duel = made()
    duel.points[2], duel.pot = 5, 1
    twin = duel.clone()
    twin.points[2] += 1
    twin.bids[1].append(9)
    assert (duel.points, duel.bids, duel.pot) == ({1: 0, 2: 5}, {1: [], 2: []}, 1)
    assert (twin.points, twin.pot) == ({1: 0, 2: 6}, 1)


def add_point(duel: MarketDuel) -> None:
    duel.points[1] += 1


def add_bid(duel: MarketDuel) -> None:
    duel.bids[2].append(1)


def call(duel: MarketDuel) -> None:
    duel.seen.add("Fox")


@pytest.mark.parametrize("change", [add_point, add_bid, call])
def test_each_field_is_in_the_digest(change: Callable[[MarketDuel], None]) -> None:
    duel = made()
    before = state_digest(duel)
    change(duel)
    assert state_digest(duel) != before


def test_a_class_that_extends_another_has_its_fields_too() -> None:
    assert list(LaterDuel.fields) == ["points", "bids", "pot", "seen", "rounds"]
    assert "rounds" not in MarketDuel.fields


def test_fields_and_zones_are_facts() -> None:
    duel = made()
    duel.add_card(Card(0, Printed("Fox", "animal", ""), 1), duel.zone_of(1, "hand"))
    duel.points[1] = 2
    wanted = {"seat1.points": 2, "seat2.points": 0, "pot": 3, "turn": 0, "active": 1, "result": "open"}
    wanted |= {"seat1.hand": ["Fox"], "seat1.hand.count": 1, "market": []}
    assert {path: declared_fact(duel, path) for path in wanted} == wanted
    assert declared_about(duel.fields, {})["<seat>.points"] == "points scored"


@pytest.mark.parametrize("path", ["points", "seat1.pot", "seat3.points", "seat1.money", "money", "pot.count"])
def test_there_is_no_other_fact(path: str) -> None:
    with pytest.raises(KeyError):
        declared_fact(made(), path)


def test_places_are_laid_out() -> None:
    layout = layout_of(PLACES, {"lane", "far", "market"}, has_stack=False)
    rows = [row.zones[0] for row in layout.rows]
    assert rows == ["seat2.lane", "seat2.far", "market", "seat1.far", "seat1.lane"]
    assert layout.hands == ("seat1.hand", "seat2.hand")
    assert layout.piles == (("seat1.discard",), ("seat2.discard",))


def test_a_game_without_a_hand_lays_itself_out() -> None:
    with pytest.raises(ValueError, match="no place is a hand"):
        layout_of(PLACES[:1], (), has_stack=False)


def test_a_field_holds_plain_values() -> None:
    with pytest.raises(TypeError, match="not a tuple"):
        kept((1, 2), "a pair")


@pytest.mark.parametrize("name", ["turn", "clone", "seat1", "pool"])
def test_a_field_has_a_name_of_its_own(name: str) -> None:
    with pytest.raises(TypeError, match=name):
        type("Clash", (Duel,), {"places": PLACES[:1], name: kept(0, "something")})


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"), [(0, 0, 0.0), (2, 2, 0.0), (3, 1, 0.3), (1, 3, -0.3), (4, 0, 0.6)]
)
def test_bots_play_for_the_score(mine: int, theirs: int, expected: float) -> None:
    duel = AUCTION.new_duel(auction_start(1))
    duel.coins = {1: mine, 2: theirs}
    assert AUCTION.evaluate(duel, 1) == pytest.approx(expected)
    assert AUCTION.evaluate(duel, 2) == pytest.approx(-expected)


def test_who_is_ahead() -> None:
    assert [ahead({1: 3, 2: 1}), ahead({1: 1, 2: 3}), ahead({1: 2, 2: 2})] == [1, 2, 0]
