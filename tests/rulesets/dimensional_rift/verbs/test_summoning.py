"""Summon a token, transform, attach."""

from rulesets.dimensional_rift.cards.program import Trigger
from rulesets.dimensional_rift.content.abilities import ability_of
from rulesets.dimensional_rift.rules.steps.triggers import fire
from rulesets.dimensional_rift.state.board import Facing
from rulesets.dimensional_rift.state.traits import might
from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield, parsed


def test_summon_token_puts_one_into_the_zone() -> None:
    field = Battlefield(conquered=["1C4"])
    field.perform(
        "summon a Creature Token to target empty conquered creature zone you control", ["1C4"], [Facing.UP]
    )
    assert field.names("1C4") == ["Creature Token"]
    assert field.card("1C4").face_up


def test_transform_never_waits_on_the_stack() -> None:
    field = Battlefield()
    card = field.card("1C3")
    ability = ability_of(0, "When summoned: Transform.", "DR-121", parsed("Transform"))
    card.printed.program.triggers[Trigger.SUMMONED] = [ability]
    try:
        fire(field.duel, card, Trigger.SUMMONED)
    finally:
        card.printed.program.triggers.clear()
    assert field.duel.transforms == [card]
    assert field.duel.waiting == []


def test_attach_puts_the_equipment_under_the_creature() -> None:
    field = Battlefield()
    field.perform("attach this to target creature you control", ["1C2"], source="1A4")
    assert field.names("1A4") == []
    assert [each.printed.name for each in field.card("1C2").attached] == ["Blade"]
    assert might(field.duel, field.card("1C2")) == 2


def test_transform_of_another_creature_waits_until_the_effect_is_done() -> None:
    field = Battlefield()
    field.perform("Transform target creature you control", ["1C2"])
    assert field.duel.transforms == [field.card("1C2")]
