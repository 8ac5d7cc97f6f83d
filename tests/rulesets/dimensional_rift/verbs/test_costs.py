"""What each cost comes to. How it is paid is in the rulings of `tests/rulings/dimensional_rift/costs`."""

import pytest

from rulesets.dimensional_rift.cards.nouns import Kind, Qualifier, State, What
from rulesets.dimensional_rift.cards.price import FREE, Price
from rulesets.dimensional_rift.content.compiler import compile_text
from rulesets.dimensional_rift.content.vocabulary import LANGUAGE


def price(costs: str) -> Price:
    """The price of costs as written before a colon."""
    return compile_text(LANGUAGE.parse(f"{costs}: draw a card.")).activations[0].price


CREATURE, ARTIFACT = What(Kind.CREATURE), What(Kind.ARTIFACT)
FACE_UP_CREATURE = What(Kind.CREATURE, None, (Qualifier(State.FACE_UP),))


def test_consume_takes_mana_of_the_card_or_of_any() -> None:
    assert price("Consume 2 mana") == Price(own=2)
    assert price("Consume any 3 mana") == Price(any=3)


def test_sacrifice_asks_for_the_named_number_of_cards() -> None:
    assert price("Sac 2 creatures") == Price(sacs=(CREATURE, CREATURE))
    assert price("Sac a face-up creature") == Price(sacs=(FACE_UP_CREATURE,))


def test_sacrifice_of_at_least_so_many_asks_for_creatures_and_their_mana() -> None:
    sentence = "Sac at least 2 creatures that hold 4 or more mana together"
    assert price(sentence) == Price(sacs=(FACE_UP_CREATURE,) * 2, holders=FACE_UP_CREATURE, held=4)


@pytest.mark.parametrize(("text", "count"), [("Discard a card", 1), ("Discard 3 cards", 3)])
def test_discard_asks_for_cards_from_hand(text: str, count: int) -> None:
    assert price(text) == Price(discards=count)


def test_discard_may_ask_for_a_kind_of_card() -> None:
    assert price("Discard 2 artifacts") == Price(discarded=(ARTIFACT, ARTIFACT))


def test_either_asks_for_one_of_several_costs() -> None:
    assert price("Consume 2 mana or pay 1 HP") == Price(choices=(Price(own=2), Price(life=1)))
    assert price("Sac a creature or an artifact") == Price(
        choices=(Price(sacs=(CREATURE,)), Price(sacs=(ARTIFACT,)))
    )


def test_discard_may_be_a_sacrifice_instead() -> None:
    assert price("Sac or discard 2 cards") == Price(either=2)


def test_sac_this_asks_for_the_card_itself() -> None:
    assert price("Sac this") == Price(itself=True)


def test_consume_may_take_the_mana_of_some_cards_only() -> None:
    assert price("Consume any 3 mana from artifacts") == Price(any=3, of=ARTIFACT)


def test_pay_life_asks_for_hp() -> None:
    assert price("Pay 2 life") == Price(life=2)


def test_several_costs_add_up() -> None:
    together = price("Consume any 1 mana, sac an artifact, sac a creature and pay 1 life")
    assert together == Price(sacs=(ARTIFACT, CREATURE), any=1, life=1)


def test_no_cost_is_free() -> None:
    assert price("Once per turn") is FREE
