"""Each value of each rule option on combat."""

import pytest

from rulesets.grand_archive.rules.cleanup import clean_up
from rulesets.grand_archive.rules.steps.hits.prevention import shield
from tests.rulesets.grand_archive.combat.fights import Fight, attack, made, refusal

VESNA, ONDREL = "Vesna, Gale Duelist", "Ondrel, Current Weaver"


@pytest.mark.parametrize(("limit", "worn"), [(1, 1), (2, 2), (0, 3)])
def test_weapons_per_attack(limit: int, worn: int) -> None:
    fight = Fight(weapons_per_attack=limit)
    names = ["Brasswake Saber", "Kindling Knife", "Lanternfoil Bow", "Cinderbite Axe"]
    weapons = [fight.put(1, name) for name in names]
    picks = names[:2] + names[3:]
    fight.play(attack(VESNA), *picks[:worn])
    durabilities = [each.counters.get("durability", 0) for each in weapons]
    before = [2, 1, 3, 2]
    assert sum(before) - sum(durabilities) == worn


def test_a_champion_with_an_attack_card_need_not_wield() -> None:
    fight = Fight()
    saber = fight.put(1, "Brasswake Saber")
    fight.announce(1, "Blazing Overhand")
    fight.play("no weapon")
    assert fight.champion(2).damage == 8
    assert saber.counters == {"durability": 2}


@pytest.mark.parametrize(("wears", "left"), [(True, 1), (False, 2)])
def test_weapon_wear_on_zero(wears: bool, left: int) -> None:
    blunt = {"name": "Blunt Blade", "type": "weapon", "reserve": 1, "power": 0, "durability": 2}
    fight = Fight(cards=made(blunt), weapon_wear_on_zero=wears)
    blade = fight.put(1, "Blunt Blade")
    fight.play(attack(VESNA))
    assert fight.champion(2).damage == 0
    assert blade.counters == {"durability": left}


def test_a_weapon_wears_on_damage_whatever_the_option_says() -> None:
    fight = Fight(weapon_wear_on_zero=False)
    saber = fight.put(1, "Brasswake Saber")
    fight.play(attack(VESNA))
    assert saber.counters == {"durability": 1}


@pytest.mark.parametrize(("wears", "left"), [(True, 1), (False, 2)])
def test_weapon_wear_on_zero_is_about_prevented_damage_too(wears: bool, left: int) -> None:
    fight = Fight(weapon_wear_on_zero=wears)
    saber = fight.put(1, "Brasswake Saber")
    shield(fight.duel, [fight.champion(2)], 2)
    fight.play(attack(VESNA))
    assert fight.champion(2).damage == 0
    assert saber.counters == {"durability": left}


@pytest.mark.parametrize(
    ("option", "asked", "dealt"), [("optional", True, 1), ("forced", False, 1), ("off", False, 0)]
)
def test_retaliation(option: str, asked: bool, dealt: int) -> None:
    fight = Fight(retaliation=option)
    hound = fight.put(1, "Keen-Eyed Hound")
    fight.put(2, "Gatehouse Warden")
    fight.play(attack("Keen-Eyed Hound"), *([["Gatehouse Warden"]] if asked else []))
    assert hound.damage == dealt


@pytest.mark.parametrize(("option", "rule"), [(True, "GA-144"), (False, "")])
def test_summoning_rest(option: bool, rule: str) -> None:
    fight = Fight(summoning_rest=option)
    hound = fight.put(1, "Keen-Eyed Hound")
    assert refusal(fight.duel, hound) == ""
    hound.entered = fight.duel.turn
    assert refusal(fight.duel, hound) == rule


@pytest.mark.parametrize(("option", "turn", "rule"), [(True, 1, "GA-79"), (True, 2, ""), (False, 1, "")])
def test_first_cycle_attack_ban(option: bool, turn: int, rule: str) -> None:
    fight = Fight(first_cycle_attack_ban=option)
    hound = fight.put(1, "Keen-Eyed Hound")
    fight.duel.turn = turn
    assert refusal(fight.duel, hound) == rule


@pytest.mark.parametrize(
    ("option", "order"), [("triggers", ["triggers", "leaves_intent"]), ("intent", ["leaves_intent", "triggers"])]
)
def test_end_of_combat_order(option: str, order: list[str]) -> None:
    """Whether a trigger of the damage step is on the stack before the Intent is emptied."""
    cut = {"name": "Cut", "type": "attack", "reserve": 1, "power": 1, "text": "On Hit: recover 1."}
    fight = Fight(cards=made(cut), end_of_combat_order=option)
    fight.announce(1, "Cut")
    fight.play()
    assert [event.what for event in fight.duel.events or [] if event.what in order] == order


@pytest.mark.parametrize(("stays", "damage"), [(True, 1), (False, 0)])
def test_ally_damage_stays(stays: bool, damage: int) -> None:
    fight = Fight(ally_damage_stays=stays)
    sellsword = fight.put(1, "Roadside Sellsword", damage=1)
    fight.run(clean_up(fight.duel))
    assert sellsword.damage == damage
