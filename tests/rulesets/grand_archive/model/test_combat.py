"""The model of combat against values worked out by hand from the digest, its worked example and its rulings."""

from dataclasses import replace

import pytest

from tests.rulesets.grand_archive.model.combat import attack_total, burn, clean_up, fight
from tests.rulesets.grand_archive.model.units import Combat, Intent, Options, Prevention, Unit, Weapon

DEFAULT = Options()
CRITICAL = (("Critical", 1),)
VESNA = Unit(1, "champion", None, 23)
ONDREL = Unit(2, "champion", None, 21, damage=12, defends=True)
SABER = Weapon(10, 2, 2, banished=True)
OVERHAND = Intent(20, 4, CRITICAL)
HOUND = Unit(3, "ally", 2, 2)


def shield(amount: int, kind: str = "") -> Prevention:
    return Prevention("shield", amount, True, kind)


def ally(key: int, power: int, life: int, **more: object) -> Unit:
    return Unit(key, "ally", power, life, **more)  # type: ignore[arg-type]


def attack(attacker: Unit, *foes: Unit, **more: object) -> Combat:
    """An attack; retaliators are put in the order of the units."""
    return Combat(attacker, foes, order=tuple(foe.key for foe in foes), **more)  # type: ignore[arg-type]


def test_worked_example() -> None:
    foe = replace(ONDREL, damage=0, preventions=(shield(2),))
    combat = attack(VESNA, foe, weapons=(SABER,), intents=(Intent(20, 3),), plus=1)
    outcome = fight(combat, DEFAULT)
    assert attack_total(combat) == 6
    assert outcome.dealt == [(1, 2, 4)]
    assert outcome.damage == {1: 0, 2: 4}
    assert outcome.durability == {10: 1}
    assert outcome.shields[2] == {}


@pytest.mark.parametrize(("paid", "damage", "lost"), [(True, 18, set()), (False, 24, {2})])
def test_ruling_13_combined_attack_and_critical(paid: bool, damage: int, lost: set[int]) -> None:
    combat = attack(replace(VESNA, paid=paid), ONDREL, weapons=(SABER,), intents=(OVERHAND,))
    outcome = fight(combat, DEFAULT)
    assert outcome.damage[2] == damage
    assert outcome.lost == lost
    assert outcome.durability == {10: 1}
    assert outcome.hits == {(1, 2), (10, 2), (20, 2)}
    assert outcome.kills == set(), "a champion does not die as On Kill means it (GA-211)"


def test_ruling_14_prevented_damage_wears_the_weapon() -> None:
    foe = replace(ONDREL, preventions=(shield(2, "combat"),))
    combat = attack(VESNA, foe, weapons=(replace(SABER, durability=1),))
    outcome = fight(combat, DEFAULT)
    assert (outcome.dealt, outcome.hits) == ([], set())
    assert outcome.durability == {10: 0}
    assert outcome.gone == {10: "banishment"}
    spared = fight(combat, replace(DEFAULT, weapon_wear_on_zero=False))
    assert (spared.durability, spared.gone) == ({10: 1}, {})


def test_ruling_15_no_defender_no_wear() -> None:
    outcome = fight(attack(VESNA, ally(3, 1, 3, defends=True, dropped=True), weapons=(SABER,)), DEFAULT)
    assert (outcome.dealt, outcome.durability) == ([(3, 1, 1)], {10: 2}), "it still retaliates (GA-162)"


def test_ruling_16_steadfast_retaliates_rested() -> None:
    warden = ally(4, 1, 4, words=(("Taunt", 1), ("Steadfast", 1)), awake=False, defends=True)
    outcome = fight(attack(HOUND, warden), DEFAULT)
    assert outcome.damage == {3: 1, 4: 2}
    assert outcome.rested == set()
    assert fight(attack(HOUND, replace(warden, words=())), DEFAULT).damage == {3: 0, 4: 2}


def test_ruling_17_a_bulwark_counter_prevents_all_and_nils_retaliates() -> None:
    nils = ally(4, 1, 3, bulwark=1, defends=True)
    outcome = fight(attack(HOUND, replace(ONDREL, defends=False), nils), DEFAULT)
    assert outcome.damage == {3: 1, 2: 12, 4: 0}
    assert outcome.bulwark[4] == 0
    assert outcome.hits == {(4, 3)}
    assert outcome.rested == {4}


def test_ruling_18_cleave_and_ambush() -> None:
    axe = Weapon(11, 2, 2, banished=True, words=(("Cleave", 1),))
    seer = ally(5, 1, 3, defends=True, awake=False)
    gate = Unit(6, "domain", durability=4, defends=True)
    lurker = ally(7, 2, 1, words=(("Ambush", 1), ("Retort", 1)))
    outcome = fight(attack(VESNA, ONDREL, seer, gate, lurker, weapons=(axe,)), DEFAULT)
    assert outcome.damage == {1: 3, 2: 14, 5: 2, 7: 0}
    assert outcome.durability == {6: 2, 11: 1}
    assert outcome.hits == {(1, 2), (1, 5), (1, 6), (11, 2), (11, 5), (11, 6), (7, 1)}
    assert outcome.rested == {7}


@pytest.mark.parametrize(("stays", "after"), [(False, (0, False)), (True, (3, True))])
def test_ruling_19_clean_up_is_one_moment(stays: bool, after: tuple[int, bool]) -> None:
    assert clean_up(ally(3, 2, 4, damage=3), 2, Options(ally_damage_stays=stays)) == after


def test_clean_up_leaves_damage_on_champions() -> None:
    assert clean_up(ONDREL, 21, DEFAULT) == (12, False)
    assert clean_up(ally(3, 2, 1, damage=0), 0, DEFAULT) == (0, True), "0 life kills"
    assert clean_up(ally(3, 2, 1, words=(("Immortality", 1),)), 0, DEFAULT) == (0, False)


def test_ruling_23_one_damage_event_kills_both_clerks() -> None:
    clerks = [ally(key, 0, 2, damage=1) for key in (5, 6)]
    outcome = burn([*clerks, replace(HOUND, bulwark=1)], 9, 1)
    assert outcome.died == {5, 6}
    assert outcome.damage == {3: 1, 5: 2, 6: 2}
    assert outcome.bulwark[3] == 1, "a bulwark counter works against combat damage only"
    assert (outcome.hits, outcome.kills) == (set(), set())


def test_ruling_30_a_transformed_regalia_is_banished_and_not_killed() -> None:
    colossus = ally(4, 3, 4, banished=True, defends=True, damage=2)
    outcome = fight(attack(HOUND, colossus), DEFAULT)
    assert outcome.gone == {3: "graveyard", 4: "banishment"}
    assert outcome.died == {3}
    assert outcome.kills == {(4, 3)}
    assert outcome.hits == {(3, 4), (4, 3)}


def test_both_die_at_the_same_time() -> None:
    outcome = fight(attack(HOUND, ally(4, 2, 2, defends=True)), DEFAULT)
    assert outcome.died == {3, 4}
    assert outcome.kills == {(3, 4), (4, 3)}


def test_weapons_and_intents_share_the_kill() -> None:
    foe = ally(4, 0, 6, defends=True)
    outcome = fight(attack(VESNA, foe, weapons=(SABER,), intents=(Intent(20, 4),)), DEFAULT)
    assert outcome.kills == {(1, 4), (10, 4), (20, 4)}


def test_the_first_lethal_retaliator_makes_the_kill() -> None:
    lurkers = [ally(key, 2, 1, words=(("Ambush", 1),)) for key in (5, 6, 7)]
    combat = replace(attack(ally(3, 2, 3), ONDREL, *lurkers), order=(7, 5, 6, 2))
    outcome = fight(combat, DEFAULT)
    assert outcome.dealt == [(3, 2, 2), (7, 3, 2), (5, 3, 2), (6, 3, 2)]
    assert outcome.kills == {(5, 3)}
    assert outcome.hits == {(3, 2), (7, 3), (5, 3), (6, 3)}


def test_the_order_of_retaliators_decides_what_a_shield_meets() -> None:
    strong, weak = ally(5, 3, 1, words=(("Ambush", 1),)), ally(6, 1, 1, words=(("Ambush", 1),))
    attacker = ally(3, 1, 9, bulwark=1)
    first = fight(replace(attack(attacker, ONDREL, strong, weak), order=(5, 6, 2)), DEFAULT)
    second = fight(replace(attack(attacker, ONDREL, strong, weak), order=(6, 5, 2)), DEFAULT)
    assert (first.damage[3], second.damage[3]) == (1, 3)
    assert (first.bulwark[3], second.bulwark[3]) == (0, 0)


def test_ranged_counts_only_while_distant() -> None:
    fletcher = ally(3, 2, 2, words=(("Ranged", 2),))
    assert attack_total(attack(fletcher)) == 2
    assert attack_total(attack(replace(fletcher, distant=True))) == 4


def test_a_total_of_nothing_hits_nobody_but_wears() -> None:
    outcome = fight(attack(VESNA, ONDREL, weapons=(SABER,), plus=-3), DEFAULT)
    assert (outcome.dealt, outcome.durability) == ([], {10: 1})
    spared = fight(attack(VESNA, ONDREL, weapons=(SABER,), plus=-3), Options(weapon_wear_on_zero=False))
    assert spared.durability == {10: 2}


def test_a_weapon_that_left_adds_nothing_and_does_not_wear() -> None:
    knife = Weapon(11, 1, 1)
    combat = attack(VESNA, ONDREL, weapons=(replace(SABER, left=True), knife))
    outcome = fight(combat, Options(weapons_per_attack=2))
    assert outcome.dealt == [(1, 2, 1)]
    assert (outcome.durability, outcome.gone) == ({11: 0}, {11: "graveyard"})


def test_an_attacker_that_left_deals_and_takes_nothing() -> None:
    foe = ally(4, 3, 1, defends=True)
    outcome = fight(attack(replace(HOUND, left=True), foe), DEFAULT)
    assert outcome.dealt == []
    stopped = fight(attack(replace(HOUND, dropped=True), foe), DEFAULT)
    assert stopped.dealt == [(4, 3, 3)]


def test_a_retaliator_that_left_deals_and_takes_nothing() -> None:
    assert fight(attack(HOUND, ally(4, 3, 1, defends=True, left=True)), DEFAULT).dealt == []


@pytest.mark.parametrize(
    ("words", "dealt"),
    [((("Retort", 2),), 3), (CRITICAL, 2), ((), 1)],
)
def test_what_a_retaliator_deals(words: tuple[tuple[str, int], ...], dealt: int) -> None:
    outcome = fight(attack(VESNA, ally(4, 1, 9, words=words, defends=True)), DEFAULT)
    assert outcome.damage[1] == dealt


def test_immortality_survives_lethal_damage() -> None:
    foe = ally(4, 0, 1, defends=True, words=(("Immortality", 1),))
    outcome = fight(attack(HOUND, foe), DEFAULT)
    assert (outcome.gone, outcome.died, outcome.kills) == ({}, set(), set())
    assert outcome.damage[4] == 2
    champion = fight(attack(replace(HOUND, power=99), replace(ONDREL, words=(("Immortality", 1),))), DEFAULT)
    assert champion.lost == set()


def test_a_domain_is_hit_destroyed_and_not_killed() -> None:
    gate = Unit(6, "domain", durability=2, defends=True)
    outcome = fight(attack(replace(HOUND, power=5), gate), DEFAULT)
    assert outcome.dealt == [(3, 6, 5)], "all of the damage counts as dealt (GA-62)"
    assert (outcome.durability, outcome.gone) == ({6: 0}, {6: "graveyard"})
    assert (outcome.hits, outcome.kills, outcome.died) == ({(3, 6)}, set(), set())


def test_a_champion_may_retaliate_with_its_own_power() -> None:
    dawnforged = replace(ONDREL, power=1)
    assert fight(attack(HOUND, dawnforged), DEFAULT).damage == {3: 1, 2: 14}
    assert fight(attack(HOUND, replace(dawnforged, wants=False)), DEFAULT).damage == {3: 0, 2: 14}


@pytest.mark.parametrize(("retaliation", "damage"), [("optional", 0), ("forced", 2), ("off", 0)])
def test_the_option_retaliation(retaliation: str, damage: int) -> None:
    foe = ally(4, 2, 9, defends=True, wants=False)
    assert fight(attack(HOUND, foe), Options(retaliation=retaliation)).damage[3] == damage
    willing = fight(attack(HOUND, replace(foe, wants=True)), Options(retaliation=retaliation))
    assert willing.damage[3] == (0 if retaliation == "off" else 2)


def test_both_champions_may_be_lost_at_once() -> None:
    attacker = replace(VESNA, power=9, damage=22)
    outcome = fight(attack(attacker, replace(ONDREL, power=1)), DEFAULT)
    assert outcome.lost == {1, 2}
    assert outcome.gone == {1: "banishment", 2: "banishment"}
