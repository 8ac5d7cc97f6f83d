"""Choose, aim at, payment."""

from rulesets.dimensional_rift.cards.price import Price
from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield


def test_choose_names_the_card_that_it_stands_for() -> None:
    field = Battlefield()
    field.perform("choose a creature; deal 1 damage to it", ["1C2"])
    assert field.card("1C2").damage == 1


def test_aim_at_names_the_target_before_the_colon() -> None:
    field = Battlefield()
    ability = field.ability("Once per turn, consume 1 mana; target creature: deal 1 damage to it")
    assert ability.price == Price(own=1)
    assert len(ability.targets) == 1


def test_payment_in_an_effect_is_made_in_full_or_not_at_all() -> None:
    field = Battlefield({"1C3": {"mana": 3}, "1C2": {"mana": 1}})
    field.perform("consume 2 mana; if you did, draw a card; otherwise deal 1 damage to this")
    assert (field.card("1C3").mana, field.card("1C3").damage) == (1, 0)
    field.perform("consume 2 mana; if you did, draw a card; otherwise deal 1 damage to this")
    assert (field.card("1C3").mana, field.card("1C3").damage) == (1, 1)
