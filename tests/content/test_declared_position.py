"""Positions of games that declare their duels: read, written, restored, and what is wrong in one."""

from typing import Any

import pytest

from cardgame_tui.content.declared_decks import deck_faults
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.declared import Place, kept
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.zone import Sight
from cardgame_tui.play.driver import Driver
from cardgame_tui.testing.handbook import reference
from high_card.game import HighCard, HighCardDuel, HighCardOptions
from tests.games.auction import AUCTION, Auction, AuctionDuel, auction_start
from tests.games.leduc import LEDUC
from tests.rulesets.restoring import assert_it_continues

HIGH_CARD = HighCard()


def high_card_start(seed: int = 1) -> Start:
    return Start(seed, HighCardOptions(), ({}, {}), cards=HIGH_CARD.cards)


def high_card(position: dict[str, Any]) -> HighCardDuel:
    """A duel of High Card at a position."""
    duel = HIGH_CARD.new_duel(high_card_start())
    HIGH_CARD.arrange(duel, position)
    return duel


def auction(position: dict[str, Any]) -> AuctionDuel:
    """A duel of Auction without decks at a position."""
    duel = AUCTION.new_duel(Start(1, OptionModel(), ({}, {}), cards=AUCTION.cards))
    AUCTION.arrange(duel, position)
    return duel


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_restored_duel_continues_in_the_same_way(turn: int) -> None:
    assert_it_continues(HIGH_CARD, high_card_start(turn), turn, 2)
    assert_it_continues(AUCTION, auction_start(turn), turn, 3)


def test_a_position_says_cards_fields_and_turn() -> None:
    duel = high_card(
        {"seat1": {"hand": ["Card 3"], "points": 2}, "seat2": {"hand": ["Card 5"]}, "active": 2, "turn": 4}
    )
    assert [card.name for card in duel.zone_of(1, "hand").cards] == ["Card 3"]
    assert (duel.points, duel.active, duel.turn) == ({1: 2, 2: 0}, 2, 4)
    assert len(duel.named["deck"].cards) == 10


def test_a_deck_is_listed_from_the_top_and_the_rest_lies_under_it() -> None:
    duel = high_card({"deck": ["Card 3", "Card 7"]})
    names = [card.name for card in duel.named["deck"].cards]
    assert names[::-1][:2] == ["Card 3", "Card 7"]
    assert len(names) == len(set(names)) == 12
    assert HIGH_CARD.measure(duel, "deck") == names[::-1]


class Burning(HighCard):
    """High Card whose set-up takes two cards out of the duel."""

    def setup(self, duel: HighCardDuel) -> Script[None]:
        """Deal, and burn the two top cards of what is left."""
        yield from super().setup(duel)
        for card in duel.named["deck"].cards[-2:]:
            duel.remove(card)


def test_cards_that_the_set_up_removed_stay_out_of_a_restored_duel() -> None:
    assert_it_continues(Burning(), high_card_start(3), 1, 2)
    driver = Driver(Burning(), high_card_start())
    assert isinstance(driver.duel, HighCardDuel)
    before = Burning().position(driver.duel)
    duel = high_card(dict(before))
    assert Burning().position(duel) == before
    assert len(duel.named["deck"].cards) == len(driver.duel.named["deck"].cards)


def test_removed_cards_are_named() -> None:
    duel = high_card({"removed": ["Card 3", "Card 7"]})
    assert len(duel.named["deck"].cards) == 10
    with pytest.raises(ContentError, match='removed: no card "Card 33"; did you mean Card 3'):
        high_card({"removed": ["Card 33"]})


def test_cards_that_no_deck_has_are_made() -> None:
    duel = auction({"seat1": {"hand": ["2", "2"]}, "seat2": {"hand": ["1", "4"]}, "pot": 7, "bids": ["3"]})
    assert [card.owner for card in duel.cards] == [1, 1, 2, 2]
    assert [card.id for card in duel.cards] == [0, 1, 2, 3]
    assert (duel.pot, duel.bids) == (7, ["3"])


def test_what_is_written_is_a_copy() -> None:
    duel = auction({"bids": ["3"]})
    AUCTION.arrange(auction({}), AUCTION.position(duel))
    duel.bids.append("4")
    again = auction(dict(AUCTION.position(duel)))
    again.bids.append("1")
    assert duel.bids == ["3", "4"]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"seat1": {"hand": ["Card 13"]}}, ["seat1.hand", 'no card "Card 13"', "did you mean Card"]),
        ({"seat1": {"hand": ["Card 1"]}, "deck": ["Card 1"]}, ["seat1.hand", 'no other card "Card 1" is left']),
        ({"seat1": {"point": 1}}, ["seat1.point", "no such field", "points"]),
        ({"seat1": {"hand": [{"card": "Card 1", "face_dwon": True}]}}, ["face_dwon", "face_down"]),
        ({"active": 3}, ["active", "1 or 2"]),
        ({"seat2": {"points": "many"}}, ["seat2.points", "a whole number"]),
    ],
)
def test_a_wrong_position_is_named(position: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(ContentError) as error:
        high_card(position)
    assert all(each in str(error.value) for each in words), str(error.value)


def test_all_faults_are_named_together() -> None:
    with pytest.raises(ContentError) as error:
        high_card({"seat1": {"hand": ["Fox"]}, "seat2": {"hand": ["Hare"]}})
    assert len(error.value.faults) == 2


def test_what_has_no_words_is_refused() -> None:
    duel = auction({"seat1": {"hand": ["2"]}})
    duel.move(duel.cards[0], duel.add_zone("attic", 0, "attic", Sight.ALL))
    with pytest.raises(ValueError, match="attic"):
        AUCTION.position(duel)


class Chip(Card[Printed]):
    """A card with a state of its own."""

    def state(self) -> tuple[object, ...]:
        """It has been used."""
        return (*super().state(), "used")


def test_cards_with_a_state_of_their_own_are_not_written() -> None:
    duel = auction({})
    duel.add_card(Chip(0, Printed("1", "bid", "1"), 1), duel.zone_of(1, "hand"))
    with pytest.raises(ValueError, match="a state of their own: write the methods arrange and position"):
        AUCTION.position(duel)


def test_a_duel_with_fields_that_are_not_listed_is_not_written() -> None:
    class SecretDuel(HighCardDuel):
        """A duel that counts in secret."""

        bluffs = kept(0, "bluffs so far", listed=False)

    duel = SecretDuel(high_card_start())
    duel.bluffs = 3
    with pytest.raises(ValueError, match="the duel has fields that are not listed"):
        HIGH_CARD.position(duel)


def test_cards_lie_face_down_or_are_of_the_other_seat() -> None:
    shown = {"card": "3", "face_down": True}
    lent = {"card": "2", "owner": 1}
    duel = auction({"seat1": {"bid": ["1", shown]}, "seat2": {"hand": [lent, "2"]}})
    assert [(card.name, card.face_up) for card in duel.zone_of(1, "bid").cards] == [("1", True), ("3", False)]
    assert [card.owner for card in duel.zone_of(2, "hand").cards] == [1, 2]
    written = AUCTION.position(duel)
    assert written["seat1"]["bid"] == ["1", shown]
    assert written["seat2"]["hand"] == [lent, "2"]


def test_a_game_with_positions_of_its_own_has_no_model_by_default() -> None:
    assert LEDUC.position_model() is None
    model = HIGH_CARD.position_model()
    assert model is not None
    assert list(model.model_fields) == ["seat1", "seat2", "deck", "active", "turn", "phase", "removed"]


class OnlyArranges(Auction):
    """Reads positions in its own way, and writes none."""

    def arrange(self, duel: AuctionDuel, position: Any) -> None:
        """Nothing is arranged."""


def test_a_game_that_reads_positions_in_its_own_way_writes_none_by_default() -> None:
    with pytest.raises(ValueError, match="Auction cannot save positions"):
        OnlyArranges().position(auction({}))


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ({"main": ["1"]}, ""),
        ({}, "a deck needs cards in main"),
        ({"main": ["1"], "hnad": ["2"]}, 'no section "hnad"; did you mean hand?'),
    ],
)
def test_a_deck_fills_places(deck: dict[str, list[str]], words: str) -> None:
    assert "".join(fault.message for fault in deck_faults(AuctionDuel.places, deck)) == words


def test_a_game_with_a_shared_deck_has_no_decks() -> None:
    places = (Place("deck", Sight.NOBODY, shared=True),)
    assert deck_faults(places, {}) == []
    assert [fault.message for fault in deck_faults(places, {"main": ["1"]})] == [
        "this game is played without decks"
    ]


def test_the_handbook_describes_every_field() -> None:
    page = reference(HIGH_CARD)
    for row in (
        "| `points` | tricks won |",
        "| `deck` | names of the cards in it, from the top |",
        "| `active` | whose turn it is; 0 for nobody's (`0`, `1`, `2`) |",
        "| `<seat>.points` | tricks won |",
    ):
        assert row in page
