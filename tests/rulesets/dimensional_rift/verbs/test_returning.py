"""Return cards to hands and decks (DR-201)."""

from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield


def test_return_puts_a_card_into_the_hand_of_its_owner() -> None:
    field = Battlefield({"2C3": {"damage": 2, "mana": 1}})
    field.perform("return target creature to its owner's hand", ["2C3"])
    assert field.names("2C3") == []
    assert field.names("seat2.hand") == ["Enemy"]
    card = field.duel.pile(2, "hand").cards[0]
    assert (card.damage, card.mana) == (0, 0)


def test_return_sends_attachments_to_the_graveyard() -> None:
    field = Battlefield({"1C2": {"attached": ["Blade"]}})
    field.perform("put target creature on the bottom of its owner's deck", ["1C2"])
    assert field.names("seat1.graveyard") == ["Blade"]
    assert field.names("seat1.deck") == ["Friend"]


def test_return_takes_a_token_out_of_the_duel() -> None:
    field = Battlefield({"1C2": {"card": "Creature Token"}})
    field.perform("return target creature to hand", ["1C2"])
    assert field.names("1C2") == field.names("seat1.hand") == []


def test_return_puts_a_card_on_top_of_its_deck() -> None:
    field = Battlefield(deck=["Source", "Source"])
    field.perform("put target artifact on the top of its owner's deck", ["1A3"])
    assert field.names("seat1.deck")[-1] == "Engine"


def test_return_from_the_graveyard_is_picked_among_those_that_fit() -> None:
    field = Battlefield()
    field.perform(
        "destroy target artifact; return an artifact from your graveyard to your hand", ["1A3"], ["Engine"]
    )
    assert field.names("seat1.hand") == ["Engine"]
    field = Battlefield()
    field.perform("destroy target artifact; return a creature from your graveyard to your hand", ["1A3"])
    assert field.names("seat1.hand") == []


def test_its_controller_is_that_of_a_card_that_has_left() -> None:
    field = Battlefield(deck=["Source"])
    field.perform("destroy target creature; its controller draws a card", ["1C2"])
    assert field.names("seat1.hand") == ["Source"]
    field = Battlefield(deck=["Source"])
    field.perform("destroy target creature; its controller loses 1 HP", ["2C3"])
    assert (field.duel.hp[1], field.duel.hp[2]) == (6, 5)
