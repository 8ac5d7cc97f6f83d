"""Numbers that other words settle: X, that much, the most of something (DR-200)."""

from rulesets.dimensional_rift.state.traits import might
from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield


def test_that_much_is_what_the_effect_before_did() -> None:
    field = Battlefield({"1C2": {"mana": 3}, "1C3": {"damage": 4}})
    field.perform("target creature loses all mana; heal that much damage from this", ["1C2"])
    assert (field.card("1C2").mana, field.card("1C3").damage) == (0, 1)


def test_that_much_of_nothing_is_nothing() -> None:
    field = Battlefield({"1C3": {"damage": 4}})
    field.perform("target creature loses all mana; heal that much damage from this", ["1C2"])
    assert field.card("1C3").damage == 4


def test_that_much_is_a_number_that_was_left_open_rather_than_one_that_was_printed() -> None:
    field = Battlefield({"1C2": {"mana": 3}}, deck=["Source"])
    field.perform("target creature loses all mana; this collects 1 mana; deal that much damage to this", ["1C2"])
    assert field.card("1C3").damage == 3


def test_that_much_can_be_a_printed_number_that_was_not_done_in_full() -> None:
    field = Battlefield({"1C2": {"damage": 1}})
    field.perform("heal 3 damage from target creature; this collects that much mana", ["1C2"])
    assert field.card("1C3").mana == 1


def test_a_real_draw_ends_that_the_deck_counts_as_empty() -> None:
    field = Battlefield(deck=["Source"])
    field.duel.undrawn = frozenset({1, 2})
    field.perform("draw a card")
    assert field.duel.undrawn == {2}


def test_x_is_counted_as_the_effect_is_carried_out() -> None:
    field = Battlefield()
    field.perform("target creature gets +X Might this turn, where X is the number of creatures", ["1C2"])
    assert might(field.duel, field.card("1C2")) == 1 + 3


def test_a_cost_inside_an_effect_may_be_any_number() -> None:
    field = Battlefield({"1C3": {"mana": 3}})
    field.perform("consume any amount of mana; deal that much damage to target creature", ["2C3"], [2])
    assert (field.card("1C3").mana, field.card("2C3").damage) == (1, 2)


def test_all_mana_is_paid_without_a_question() -> None:
    field = Battlefield({"1C3": {"mana": 3}})
    field.perform("consume all mana; deal that much damage to target creature", ["2C3"])
    assert (field.card("1C3").mana, field.card("2C3").damage) == (0, 3)


def test_the_most_of_something_counts_among_those_that_fit() -> None:
    field = Battlefield({"1C2": {"mana": 1}, "2C3": {"mana": 4}})
    field.perform("the creature you control with the most mana loses 1 mana", answers=["Friend"])
    assert (field.card("1C2").mana, field.card("2C3").mana) == (0, 4)


def test_several_that_have_the_least_all_have_it() -> None:
    field = Battlefield()
    field.perform("each creature with the lowest Might collects 1 mana")
    assert [field.card(zone).mana for zone in ("1C2", "1C3", "2C3")] == [1, 0, 1]


def test_less_than_this_compares_with_the_card_itself() -> None:
    field = Battlefield()
    field.perform("each creature with less Might than this is Prone")
    assert [sorted(word.value for word in field.card(zone).conditions) for zone in ("1C2", "1C3")] == [
        ["Prone"],
        [],
    ]


def test_a_card_lies_in_a_zone_and_next_to_another() -> None:
    field = Battlefield()
    field.perform("each creature adjacent to this collects 1 mana; each card in the same column collects 2 mana")
    assert [field.card(zone).mana for zone in ("1C2", "1A3", "1A4", "2C3")] == [1, 2, 0, 2]
    field.perform("each creature in a conquered zone collects 1 mana")
    assert [field.card(zone).mana for zone in ("1C2", "1C3")] == [2, 3]
