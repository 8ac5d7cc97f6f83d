"""Collect, move, lose."""

import pytest

from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield


def test_collect_puts_mana_on_the_card() -> None:
    field = Battlefield({"1C3": {"mana": 1}})
    field.perform("this collects 2 mana")
    assert field.card("1C3").mana == 3


def test_move_takes_no_more_than_available() -> None:
    field = Battlefield({"1C2": {"mana": 1}})
    field.perform("move 2 mana from target to this", ["1C2"])
    assert (field.card("1C2").mana, field.card("1C3").mana) == (0, 1)


@pytest.mark.parametrize(("answer", "source", "friend"), [("give", 0, 3), ("take", 2, 1)])
def test_move_goes_the_way_that_is_picked(answer: str, source: int, friend: int) -> None:
    field = Battlefield({"1C2": {"mana": 2}, "1C3": {"mana": 1}})
    field.perform("move 1 mana between this and target", ["1C2"], [answer])
    assert (field.card("1C3").mana, field.card("1C2").mana) == (source, friend)


def test_move_of_damage_deals_none() -> None:
    field = Battlefield({"1C3": {"damage": 3}, "1C2": {"conditions": ["Protected"]}})
    field.perform("move all damage from this to target creature", ["1C2"])
    assert (field.card("1C3").damage, field.card("1C2").damage) == (0, 3)


def test_move_takes_an_attachment_to_another_creature() -> None:
    field = Battlefield({"1C3": {"attached": ["Blade"]}})
    field.perform("move an attachment from this to target creature", ["1C2"])
    assert [card.name for card in field.card("1C2").attached] == ["Blade"]


def test_lose_removes_damage_mana_and_attachments() -> None:
    field = Battlefield({"1C3": {"attached": ["Blade"], "mana": 2, "damage": 2}})
    field.perform("this loses all damage, 1 mana and all attachments")
    card = field.card("1C3")
    assert (card.damage, card.mana, card.attached) == (0, 1, [])
    assert field.names("seat1.graveyard") == ["Blade"]


def test_lose_removes_all_conditions() -> None:
    field = Battlefield({"1C2": {"conditions": ["Prone", "Weakened"]}})
    field.perform("remove all conditions from target creature", ["1C2"])
    assert field.card("1C2").conditions == {}
