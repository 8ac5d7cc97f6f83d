"""Collect, take mana, share mana."""

import pytest

from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield


def test_collect_puts_mana_on_the_card() -> None:
    field = Battlefield({"1C3": {"mana": 1}})
    field.perform("this collects 2 mana")
    assert field.card("1C3").mana == 3


def test_take_mana_moves_no_more_than_available() -> None:
    field = Battlefield({"1C2": {"mana": 1}})
    field.perform("move 2 mana from target to this", ["1C2"])
    assert (field.card("1C2").mana, field.card("1C3").mana) == (0, 1)


@pytest.mark.parametrize(("answer", "source", "friend"), [("give", 0, 3), ("take", 2, 1)])
def test_share_mana_moves_it_the_way_that_is_picked(answer: str, source: int, friend: int) -> None:
    field = Battlefield({"1C2": {"mana": 2}, "1C3": {"mana": 1}})
    field.perform("move 1 mana between this and target", ["1C2"], [answer])
    assert (field.card("1C3").mana, field.card("1C2").mana) == (source, friend)
