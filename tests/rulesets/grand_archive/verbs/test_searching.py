"""Looking for cards: glimpse, search, scavenge (GA-233 to GA-235)."""

import pytest

from cardgame_tui.text import TextError
from rulesets.grand_archive.content.vocabulary import LANGUAGE
from rulesets.grand_archive.rules.steps.searching import search
from tests.rulesets.grand_archive.verbs.board import Board

DECK = ("Curtain Call", "Hedge Lurker", "Steady Thrust", "Ledger Clerk")


def with_deck(*names: str) -> Board:
    """A board on which seat 1 has these cards in its deck, the last on top."""
    board = Board()
    board.add(1, "deck", *(names or DECK))
    return board


def test_glimpse_puts_cards_below() -> None:
    board = with_deck()
    board.perform("Glimpse 2.", "Ledger Clerk", "no_more")
    assert board.names(1, "deck") == ["Ledger Clerk", "Curtain Call", "Hedge Lurker", "Steady Thrust"]


def test_glimpse_orders_what_stays_on_top() -> None:
    board = with_deck()
    board.duel.events = []
    board.perform("Glimpse 2.", "no_more", ["Steady Thrust", "Ledger Clerk"])
    assert board.duel.events[-1].what == "leaves_on_top"
    assert board.names(1, "deck") == ["Curtain Call", "Hedge Lurker", "Ledger Clerk", "Steady Thrust"]
    assert not board.duel.shown


def test_search_finds_or_finds_nothing() -> None:
    text = "Search your main deck for an attack card, reveal it, put it into your hand, then shuffle."
    board = with_deck()
    board.perform(text, "Steady Thrust")
    assert board.names(1, "hand") == ["Steady Thrust"]
    assert sorted(board.names(1, "deck")) == ["Curtain Call", "Hedge Lurker", "Ledger Clerk"]
    board.perform(text, "find_nothing")
    assert board.names(1, "hand") == ["Steady Thrust"]


def test_cards_of_one_name_are_offered_as_they_lie_and_not_by_their_numbers() -> None:
    board = with_deck("Whirlcut", "Steady Thrust", "Whirlcut", "Steady Thrust")
    board.duel.sides[1].deck.cards.reverse()
    lying = [card.id for card in board.duel.sides[1].deck.cards]
    script = search(board.duel, 1, board.duel.sides[1].deck, lambda card: True, "GA-233")
    offered = [option.card for option in next(script).options]
    assert offered == [lying[0], lying[2], lying[1], lying[3], None]


def test_scavenge_reveals_until_a_card_fits() -> None:
    board = with_deck("Curtain Call", "Hedge Lurker", "Steady Thrust", "Whirlcut")
    board.perform("Scavenge 4 for an ally card.")
    assert board.names(1, "hand") == ["Hedge Lurker"]
    assert board.names(1, "deck")[-1] == "Curtain Call"
    assert sorted(board.names(1, "deck")[:2]) == ["Steady Thrust", "Whirlcut"]


def test_scavenge_stops_at_its_number() -> None:
    board = with_deck("Hedge Lurker", "Steady Thrust", "Whirlcut")
    board.perform("Scavenge 2 for an ally card.")
    assert board.names(1, "hand") == []
    assert board.names(1, "deck")[-1] == "Hedge Lurker"


def test_reveal_hand_shows_every_card() -> None:
    board = Board()
    board.duel.events = []
    board.add(2, "hand", "Ledger Clerk", "Steady Thrust")
    board.perform("Each opponent reveals their hand.")
    assert [event.shown for event in board.duel.events if event.what == "reveals"] == [True, True]


def test_a_search_may_ask_for_a_cost() -> None:
    board = with_deck("Furnace Golem", "Ledger Clerk", "Steady Thrust", "Hedge Lurker")
    text = "Search your main deck for an ally card with cost {}, reveal it, put it into your hand, then shuffle."
    board.perform(text.format("1 or less"), "Ledger Clerk")
    board.perform(text.format("4"), "Furnace Golem")
    assert board.names(1, "hand") == ["Ledger Clerk", "Furnace Golem"]


def test_scavenge_may_ask_for_a_cost() -> None:
    board = with_deck("Furnace Golem", "Hedge Lurker", "Ledger Clerk")
    board.perform("Scavenge 3 for an ally card with cost 2 or more.")
    assert board.names(1, "hand") == ["Hedge Lurker"]


def test_search_for_a_phrase_and_put_it_anywhere() -> None:
    board = Board()
    board.add(1, "deck", "Curtain Call", "Ledger Clerk", "Searing Volley")
    board.perform(
        "Search your main deck for an ally card, put it onto the field rested, then shuffle.", "Ledger Clerk"
    )
    (clerk,) = [card for card in board.duel.sides[1].units.cards if card.name == "Ledger Clerk"]
    assert clerk.rested
    assert sorted(board.names(1, "deck")) == ["Curtain Call", "Searing Volley"]
    assert not board.duel.shown


def test_shuffle_your_deck() -> None:
    board = Board()
    board.add(1, "deck", *["Curtain Call", "Ledger Clerk", "Searing Volley"] * 4)
    before = board.names(1, "deck")
    board.perform("Shuffle.")
    assert board.names(1, "deck") != before
    assert sorted(board.names(1, "deck")) == sorted(before)


def test_shuffle_into_the_decks_of_the_owners() -> None:
    board = Board()
    board.add(1, "graveyard", "Curtain Call", "Ledger Clerk")
    board.perform("Shuffle your graveyard into your deck.")
    assert (board.names(1, "graveyard"), len(board.names(1, "deck"))) == ([], 2)


UNTIL_AN_ALLY = "Reveal cards from the top of your deck until you reveal an ally card"


def test_reveal_until_a_card_fits() -> None:
    board = Board()
    board.add(1, "deck", "Pyre Rebuke", "Ledger Clerk", "Brimming Memory", "Rime Shackle")
    board.perform(f"{UNTIL_AN_ALLY}; put that card into your hand and the rest into your graveyard.")
    assert (board.names(1, "hand"), board.names(1, "deck")) == (["Ledger Clerk"], ["Pyre Rebuke"])
    assert sorted(board.names(1, "graveyard")) == ["Brimming Memory", "Rime Shackle"]


def test_reveal_until_finds_nothing() -> None:
    board = Board()
    board.add(1, "deck", "Brimming Memory", "Rime Shackle")
    board.perform(f"{UNTIL_AN_ALLY}; if you do, draw a card; banish the rest.")
    assert (board.names(1, "hand"), sorted(board.names(1, "banishment"))) == (
        [],
        ["Brimming Memory", "Rime Shackle"],
    )


@pytest.mark.parametrize("whom", ["each player", "an opponent", "your champion", "this"])
def test_reveal_until_is_about_a_card(whom: str) -> None:
    with pytest.raises(TextError):
        LANGUAGE.parse(f"Reveal cards from the top of your deck until you reveal {whom}.")
