"""Search, shuffle, top card, mill, discard hand, show hand, play from hand."""

from rulesets.dimensional_rift.rules.steps.verb import perform_effects
from rulesets.dimensional_rift.state.items import RiftItem
from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield, run


def test_search_finds_a_card_of_a_kind_which_later_words_name() -> None:
    field = Battlefield(deck=["Friend", "Engine", "Blade"])
    field.perform("search your deck for an artifact; put it in your hand", answers=["Blade"])
    assert field.names("seat1.hand") == ["Blade"]
    assert sorted(field.names("seat1.deck")) == ["Engine", "Friend"]


def test_search_may_find_nothing_so_that_nothing_moves() -> None:
    field = Battlefield(deck=["Friend", "Engine"])
    field.perform("search your deck for a creature; put it in your hand", answers=["find_nothing"])
    assert field.names("seat1.hand") == []


def test_shuffle_forgets_what_was_seen() -> None:
    field = Battlefield(deck=["Friend", "Engine"])
    field.perform("look at the top card of your deck")
    deck = field.duel.pile(1, "deck").cards
    assert deck[-1].known == 1
    field.perform("shuffle your deck")
    assert [card.known for card in deck] == [0, 0]


def test_top_card_is_seen_by_its_player_and_goes_where_the_text_says() -> None:
    field = Battlefield(deck=["Friend", "Engine"])
    field.perform("look at the top card of your deck; put it on the bottom of your deck")
    assert field.names("seat1.deck") == ["Friend", "Engine"]
    field.perform("reveal the top card of your deck; if it is an artifact, put it in your hand")
    assert field.names("seat1.hand") == ["Engine"]


def test_mill_puts_as_many_as_there_are_into_the_graveyard() -> None:
    field = Battlefield(deck=["Friend", "Engine"])
    field.perform("put the top 3 cards of your deck in your graveyard")
    assert field.names("seat1.deck") == []
    assert field.names("seat1.graveyard") == ["Friend", "Engine"]


def test_discard_hand_leaves_none() -> None:
    field = Battlefield(hand=["Friend", "Engine"])
    field.perform("discard your hand")
    assert field.names("seat1.hand") == []


def test_show_hand_lets_the_other_player_know_it() -> None:
    field = Battlefield(hand=["Friend"])
    item = field.item("look at your opponent's hand", RiftItem, (), source="2C3")
    run(field.duel, perform_effects(field.duel, item), ())
    assert [card.known & 2 for card in field.duel.pile(1, "hand").cards] == [2]


def test_play_from_hand_offers_what_can_be_played() -> None:
    field = Battlefield(hand=["Friend", "Engine"], conquered=["1C4"])
    field.perform("set a creature from your hand", answers=["Friend", "1C4"])
    assert not field.card("1C4").face_up
