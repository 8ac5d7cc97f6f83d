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


def test_do_carries_out_an_action() -> None:
    field = Battlefield()
    field.perform("target creature Prays; Pray", ["1C2"])
    assert (field.card("1C2").mana, field.card("1C3").mana) == (1, 1)


def test_do_bursts_around_another_card() -> None:
    field = Battlefield()
    field.perform("target creature Bursts", ["2C3"])
    assert [field.card(zone).damage for zone in ("1C2", "1C3", "2C3")] == [1, 1, 0]


def test_do_of_a_shift_with_another_card() -> None:
    field = Battlefield()
    field.perform("target artifact Shifts with an artifact you control", ["1A3"], ["Blade"])
    assert (field.names("1A3"), field.names("1A4")) == (["Blade"], ["Engine"])


def test_act_again_takes_back_an_action() -> None:
    field = Battlefield()
    field.card("1C2").acted.append("Pray")
    field.perform("target creature may act again this event", ["1C2"])
    assert field.card("1C2").acted == []
