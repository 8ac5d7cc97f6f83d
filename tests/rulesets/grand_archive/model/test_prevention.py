"""Preventions and other replacements of damage, worked out by hand (GA-190, GA-222 to GA-228, GA-246, GA-296)."""

from dataclasses import replace

import pytest

from tests.rulesets.grand_archive.model.combat import Hit, begin, burn, fight, replaced
from tests.rulesets.grand_archive.model.units import Combat, Options, Prevention, Unit

DEFAULT = Options()
ONDREL = Unit(2, "champion", None, 21, damage=12, defends=True)
HOUND = Unit(3, "ally", 2, 2)
ALL = Prevention("instance", None, False)


def shield(amount: int, kind: str = "") -> Prevention:
    return Prevention("shield", amount, True, kind)


def ally(key: int, power: int, life: int, **more: object) -> Unit:
    return Unit(key, "ally", power, life, **more)  # type: ignore[arg-type]


def attack(attacker: Unit, *foes: Unit, **more: object) -> Combat:
    """An attack; retaliators are put in the order of the units."""
    return Combat(attacker, foes, order=tuple(foe.key for foe in foes), **more)  # type: ignore[arg-type]


def prevented(amount: int, unit: Unit, **more: bool) -> tuple[int, dict[str, int | None], int]:
    """What is left of a hit, of the preventions and of the bulwark counters."""
    outcome = begin([unit])
    left = replaced(outcome, unit, Hit(99, unit.key, amount, **more))  # type: ignore[arg-type]
    return left, outcome.shields[unit.key], outcome.bulwark[unit.key]


@pytest.mark.parametrize(
    ("order", "left", "shields"), [(("double", "shield"), 10, {}), (("shield", "double"), 8, {})]
)
def test_the_controller_orders_doubling_and_shield(
    order: tuple[str, ...], left: int, shields: dict[str, int]
) -> None:
    foe = replace(ONDREL, preventions=(shield(2),), order=order)
    assert prevented(6, foe, double=True) == (left, shields, 0)


def test_a_shield_that_prevents_all_leaves_nothing_to_double() -> None:
    foe = replace(ONDREL, preventions=(shield(5), ALL), order=("shield", "double", "instance"))
    assert prevented(3, foe, double=True) == (0, {"shield": 2, "instance": None}, 0)


def test_an_instance_is_used_up_whatever_it_prevents() -> None:
    two = Prevention("two", 2, False)
    assert prevented(1, replace(ONDREL, preventions=(two,))) == (0, {}, 0)
    assert prevented(5, replace(ONDREL, preventions=(two,))) == (3, {}, 0)
    assert prevented(5, replace(ONDREL, preventions=(ALL,))) == (0, {}, 0)


def test_unpreventable_damage_uses_up_instances_and_bulwark_but_no_shield() -> None:
    foe = replace(ONDREL, preventions=(shield(3), ALL), bulwark=2)
    assert prevented(4, foe, unpreventable=True) == (4, {"shield": 3}, 1)


def test_prevention_is_limited_by_kind_and_source() -> None:
    foe = replace(ONDREL, preventions=(shield(3, "other"), replace(ALL, source=5)))
    assert prevented(4, foe) == (4, {"shield": 3, "instance": None}, 0)
    outcome = burn([foe], 9, 4)
    assert (outcome.damage[2], outcome.shields[2]) == (13, {"instance": None})
    outcome = burn([foe], 5, 4)
    assert (outcome.damage[2], outcome.shields[2]) == (12, {})


def test_each_defender_has_its_own_shield() -> None:
    foes = [ally(key, 0, 9, defends=True, preventions=(shield(2),)) for key in (4, 5)]
    assert fight(attack(HOUND, *foes), DEFAULT).dealt == []
