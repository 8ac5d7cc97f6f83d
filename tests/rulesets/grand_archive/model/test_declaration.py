"""Which attacks the model allows, worked out by hand."""

from dataclasses import replace

import pytest

from tests.rulesets.grand_archive.model.declaration import (
    attack_fault,
    cleaved,
    legal_targets,
    may_retaliate,
    most_targets,
)
from tests.rulesets.grand_archive.model.units import Combat, Intent, Options, Unit, Weapon

DEFAULT = Options()
HOUND = Unit(1, "ally", 2, 2)
VESNA = Unit(2, "champion", None, 23)
SABER, BOW = Weapon(10, 2, 2), Weapon(11, 1, 3, needs_load=True, loaded=True)
CARD = Intent(20, 1)
ONDREL = Unit(3, "champion", None, 21)
WARDEN = Unit(4, "ally", 1, 4, words=(("Taunt", 1),))
SEER = Unit(5, "ally", 1, 3)
GATE = Unit(6, "domain", durability=4)
HIDDEN = Unit(7, "ally", 2, 1, words=(("Stealth", 1),))


def attack(unit: Unit, *foes: Unit, weapons: tuple[Weapon, ...] = (), cards: tuple[Intent, ...] = ()) -> Combat:
    return Combat(unit, foes, weapons, cards)


@pytest.mark.parametrize(
    ("unit", "weapons", "cards", "rule"),
    [
        (HOUND, (), (), ""),
        (replace(HOUND, power=0), (), (), "GA-145"),
        (replace(HOUND, awake=False), (), (), "GA-146"),
        (replace(HOUND, obedient=False), (), (), "GA-189"),
        (HOUND, (SABER,), (), "GA-147"),
        (HOUND, (), (CARD,), "GA-322"),
        (replace(HOUND, power=0, awake=False), (), (replace(CARD, words=(("Command", 1),)),), ""),
        (VESNA, (), (), "GA-145"),
        (replace(VESNA, power=1), (), (), ""),
        (VESNA, (SABER,), (), ""),
        (replace(VESNA, awake=False), (SABER,), (CARD,), ""),
        (VESNA, (replace(SABER, durability=0),), (), "GA-147"),
        (VESNA, (SABER, SABER), (), "GA-147"),
        (VESNA, (BOW,), (replace(CARD, attack=False),), ""),
        (VESNA, (BOW,), (CARD,), "GA-63"),
        (VESNA, (replace(BOW, loaded=False),), (), "GA-63"),
    ],
)
def test_who_may_attack_with_what(
    unit: Unit, weapons: tuple[Weapon, ...], cards: tuple[Intent, ...], rule: str
) -> None:
    fault = attack_fault(attack(unit, weapons=weapons, cards=cards), DEFAULT)
    assert rule in fault if rule else not fault


@pytest.mark.parametrize(("limit", "legal"), [(1, 1), (2, 2), (0, 4)])
def test_the_option_weapons_per_attack(limit: int, legal: int) -> None:
    options = Options(weapons_per_attack=limit)
    for number in range(1, 5):
        fault = attack_fault(attack(VESNA, weapons=(SABER,) * number), options)
        assert (not fault) == (number <= legal)


def test_ruling_16_taunt_comes_first_while_awake() -> None:
    assert legal_targets(attack(HOUND, ONDREL, WARDEN, SEER, GATE)) == [4]
    assert legal_targets(attack(HOUND, ONDREL, replace(WARDEN, awake=False), GATE)) == [3, 4, 6]
    blocked = attack(replace(HOUND, words=(("Unblockable", 1),)), ONDREL, WARDEN)
    assert legal_targets(blocked) == [3, 4]


def test_stealth_needs_true_sight_and_hides_taunt() -> None:
    assert legal_targets(attack(HOUND, ONDREL, HIDDEN)) == [3]
    assert legal_targets(attack(replace(HOUND, words=(("True Sight", 1),)), ONDREL, HIDDEN)) == [3, 7]
    both = replace(HIDDEN, words=(*HIDDEN.words, ("Taunt", 1)))
    assert legal_targets(attack(HOUND, ONDREL, both)) == [3]


def test_multistrike_takes_every_taunt_first() -> None:
    card = replace(CARD, words=(("Multistrike", 1),))
    combat = attack(VESNA, ONDREL, WARDEN, replace(WARDEN, key=8), SEER, cards=(card,))
    assert most_targets(combat) == 2
    assert legal_targets(combat) == [4, 8]
    assert legal_targets(combat, [8]) == [4]
    assert legal_targets(combat, [8, 4]) == [3, 5]


def test_cleave_skips_stealth_and_ignores_taunt() -> None:
    foes = (ONDREL, WARDEN, GATE, HIDDEN)
    assert cleaved(attack(HOUND, *foes)) == [3, 4, 6]
    assert cleaved(attack(HOUND, *foes, weapons=(replace(SABER, words=(("True Sight", 1),)),))) == [3, 4, 6, 7]


@pytest.mark.parametrize(
    ("changes", "able"),
    [
        ({"defends": True}, True),
        ({"defends": True, "awake": False}, False),
        ({"defends": True, "power": 0}, False),
        ({"defends": True, "awake": False, "words": (("Steadfast", 1),)}, True),
        ({"defends": False}, False),
        ({"words": (("Ambush", 1),)}, True),
        ({"words": (("Ambush", 1),), "awake": False}, False),
        ({"defends": True, "power": 0, "words": (("Retort", 2),)}, False),
        ({"defends": True, "obedient": False}, True),
        ({"defends": True, "kind": "domain"}, False),
    ],
)
def test_who_may_retaliate(changes: dict[str, object], able: bool) -> None:
    assert may_retaliate(replace(SEER, **changes)) is able  # type: ignore[arg-type]
