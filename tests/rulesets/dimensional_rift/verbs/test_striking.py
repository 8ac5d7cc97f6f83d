"""Strike a zone."""

from rulesets.dimensional_rift.rules.steps.verb import perform_effects
from rulesets.dimensional_rift.state.items import Strike
from tests.rulesets.dimensional_rift.verbs.battlefield import Battlefield, run


def test_strike_zone_fights_the_creature_there() -> None:
    field = Battlefield()
    item = field.item("strike target creature zone", Strike, ["2C3"])
    run(field.duel, perform_effects(field.duel, item), ())
    assert (field.card("2C3").damage, field.card("1C3").damage) == (2, 1)


def test_strike_zone_costs_hp_without_a_blocker() -> None:
    field = Battlefield()
    item = field.item("strike target creature zone", Strike, ["2C2"])
    run(field.duel, perform_effects(field.duel, item), ())
    assert field.duel.hp[2] == field.duel.options.hp - 1
