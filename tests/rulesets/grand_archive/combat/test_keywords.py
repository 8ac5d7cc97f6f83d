"""The keywords of combat (GA-281 to GA-296, GA-322)."""

from typing import Any

import pytest

from rulesets.grand_archive.rules.steps.objects.states import become_distant
from tests.rulesets.grand_archive.combat.fights import Act, Choice, Fight, attack, made, refusal

VESNA, ONDREL = "Vesna, Gale Duelist", "Ondrel, Current Weaver"

GATE = {"name": "Wayside Gate", "type": "domain", "subtypes": ["Siegeable"], "reserve": 1, "durability": 4}
"""A siegeable domain."""


def ally(name: str, power: int = 2, life: int = 2, text: str = "", **more: Any) -> dict[str, Any]:
    """An ally of a test."""
    return {"name": name, "type": "ally", "reserve": 1, "power": power, "life": life, "text": text, **more}


def attack_card(name: str, power: int = 1, text: str = "") -> dict[str, Any]:
    """An attack card of a test."""
    return {"name": name, "type": "attack", "reserve": 1, "power": power, "text": text}


def weapon(name: str, power: int = 2, text: str = "") -> dict[str, Any]:
    """A weapon of a test."""
    return {"name": name, "type": "weapon", "reserve": 1, "power": power, "durability": 2, "text": text}


def test_on_attack_triggers_for_the_unit_what_it_wields_and_the_intent() -> None:
    draws = "On Attack: draw a card."
    fight = Fight(cards=made(weapon("Bell", text=draws), attack_card("Lunge", text=draws)))
    fight.put(1, "Bell")
    fight.announce(1, "Lunge")
    fight.play("Bell")
    assert len(fight.duel.sides[1].hand.cards) == 2


@pytest.mark.parametrize(
    ("text", "target", "hits"),
    [
        ("On Hit", "Tideglass Seer", 1), ("On Champion Hit", "Tideglass Seer", 0),
        ("On Ally Hit", "Tideglass Seer", 1), ("On Hit", "Wayside Gate", 1),
        ("On Ally Hit", "Wayside Gate", 0), ("On Hit", ONDREL, 1), ("On Champion Hit", ONDREL, 1),
        ("On Ally Hit", ONDREL, 0),
    ],
)  # fmt: skip
def test_on_hit_triggers_by_what_is_hit(text: str, target: str, hits: int) -> None:
    fight = Fight(cards=made(ally("Stinger", power=1, text=f"{text}: put a buff counter on this."), GATE))
    stinger = fight.put(1, "Stinger")
    fight.put(2, "Wayside Gate")
    fight.put(2, "Tideglass Seer")
    retaliation: list[Choice] = [[]] if target == "Tideglass Seer" else []
    fight.play(attack("Stinger"), target, *retaliation)
    assert stinger.counters.get("buff", 0) == hits


def test_on_hit_triggers_once_for_each_object_that_is_hit() -> None:
    fight = Fight(cards=made(ally("Reaper", power=1, text="Cleave. On Hit: put a buff counter on this.")))
    reaper = fight.put(1, "Reaper")
    fight.put(2, "Gatehouse Warden")
    fight.play(attack("Reaper"), [])
    assert reaper.counters == {"buff": 2}


def test_on_hit_includes_retaliation() -> None:
    fight = Fight(cards=made(ally("Stinger", life=4, text="On Ally Hit: put a buff counter on this.")))
    fight.put(1, "Keen-Eyed Hound")
    stinger = fight.put(2, "Stinger")
    fight.play(attack("Keen-Eyed Hound"), "Stinger", ["Stinger"])
    assert stinger.counters == {"buff": 1}


def test_on_kill_of_the_unit_the_weapon_and_the_intent() -> None:
    text = "On Kill: put a preparation counter on your champion."
    fight = Fight(cards=made(weapon("Fang", text=text), attack_card("Lunge", text=text)))
    fight.put(1, "Fang", counters={"durability": 1})
    fight.put(2, "Gatehouse Warden", damage=2)
    fight.announce(1, "Lunge")
    fight.play("Fang", [])
    assert fight.champion(1).counters == {"preparation": 2}


def test_only_the_retaliator_whose_damage_was_lethal_has_killed() -> None:
    text = "Ambush. On Kill: put a buff counter on this."
    fight = Fight(cards=made(ally("First", text=text), ally("Second", text=text), ally("Ogre", 1, 2)))
    fight.put(1, "Ogre")
    first, second = fight.put(2, "First"), fight.put(2, "Second")
    fight.play(attack("Ogre"), ONDREL, ["First", "Second"], ["Second", "First"])
    assert (first.counters, second.counters) == ({}, {"buff": 1})


def test_both_have_killed_when_they_kill_each_other() -> None:
    text = "On Kill: put a preparation counter on your champion."
    fight = Fight(cards=made(ally("Twin", text=text)))
    fight.put(1, "Twin")
    fight.put(2, "Twin")
    fight.play(attack("Twin"), "Twin", ["Twin"])
    assert [fight.champion(seat).counters for seat in (1, 2)] == [{"preparation": 1}] * 2


def test_a_unit_that_a_later_effect_kills_was_not_killed_by_the_attacker() -> None:
    fight = Fight(cards=made(ally("Killer", power=1, text="On Kill: draw a card.")))
    fight.put(1, "Killer")
    seer = fight.put(2, "Tideglass Seer")
    fight.play(attack("Killer"), "Tideglass Seer", [])
    assert seer.damage == 1
    fight.announce(1, "Searing Volley", "Tideglass Seer")
    fight.play()
    assert fight.happened("draws") == []


def test_champion_kill_remembers_what_the_champion_struck() -> None:
    fight = Fight()
    fight.put(1, "Brasswake Saber")
    seer = fight.put(2, "Tideglass Seer")
    fight.play(attack(VESNA), "Tideglass Seer", [])
    assert fight.duel.struck[1] == {(seer.id, seer.visit)}


def test_unblockable_ignores_taunt_and_intercept() -> None:
    fight = Fight(cards=made(ally("Ghost", text="Unblockable.")))
    fight.put(1, "Ghost")
    fight.put(2, "Gatehouse Warden")
    fight.put(2, "Nils of the Third Gate")
    fight.play(attack("Ghost"), ONDREL)
    assert fight.asked == ["attack_target"]
    assert fight.champion(2).damage == 2


def test_intercept_may_be_declined() -> None:
    fight = Fight()
    fight.put(1, "Keen-Eyed Hound")
    fight.put(2, "Nils of the Third Gate")
    fight.play(attack("Keen-Eyed Hound"), ONDREL, "no")
    assert fight.champion(2).damage == 2


def test_a_rested_or_disobedient_ally_does_not_intercept() -> None:
    fight = Fight(cards=made(ally("Proud", text="Intercept, Pride 5.")))
    fight.put(1, "Keen-Eyed Hound")
    fight.put(2, "Nils of the Third Gate", rested=True)
    fight.put(2, "Proud")
    fight.play(attack("Keen-Eyed Hound"), ONDREL)
    assert fight.champion(2).damage == 2
    assert fight.asked == ["attack_target"]


def test_true_sight_may_attack_stealth() -> None:
    fight = Fight()
    fight.put(1, "Keen-Eyed Hound")
    courier = fight.put(2, "Night-Market Courier")
    fight.play(attack("Keen-Eyed Hound"), "Night-Market Courier", [])
    assert courier.zone is fight.duel.sides[2].graveyard


def test_stealth_is_skipped_by_cleave_without_true_sight() -> None:
    fight = Fight()
    fight.put(1, "Cinderbite Axe")
    courier = fight.put(2, "Night-Market Courier")
    fight.play(attack(VESNA))
    assert courier.damage == 0
    assert fight.champion(2).damage == 2


def test_multistrike_takes_taunt_units_first() -> None:
    fight = Fight(cards=made(ally("Whirler", text="Multistrike 2.")))
    fight.put(1, "Whirler")
    warden, seer = fight.put(2, "Gatehouse Warden"), fight.put(2, "Tideglass Seer")
    fight.play(attack("Whirler"), "Tideglass Seer", "done", [])
    assert fight.happened("damage") == [("Gatehouse Warden", 2), ("Tideglass Seer", 2)]
    assert (warden.damage, seer.damage) == (2, 2)


def test_multistrike_wears_a_weapon_once() -> None:
    fight = Fight()
    saber = fight.put(1, "Brasswake Saber")
    fight.put(2, "Tideglass Seer")
    fight.announce(1, "Whirlcut")
    fight.play("Brasswake Saber", "Tideglass Seer", ONDREL, [])
    assert fight.happened("damage") == [("Tideglass Seer", 4), (ONDREL, 4)]
    assert saber.counters == {"durability": 1}


def test_of_several_multistrikes_the_highest_number_counts() -> None:
    fight = Fight(cards=made(weapon("Fan", text="Multistrike 1.")))
    fight.put(1, "Fan")
    fight.put(2, "Tideglass Seer")
    fight.put(2, "Ledger Clerk")
    fight.announce(1, "Whirlcut")
    fight.play("Fan", "Tideglass Seer", ONDREL, [])
    assert [name for name, _ in fight.happened("attacks")] == [VESNA] * 2


def test_ambush_and_retort() -> None:
    fight = Fight()
    fight.put(1, "Gatehouse Warden")
    lurker = fight.put(2, "Hedge Lurker")
    fight.play(attack("Gatehouse Warden"), ONDREL, ["Hedge Lurker"])
    assert lurker.rested
    assert fight.happened("damage") == [(ONDREL, 1), ("Gatehouse Warden", 3)]


def test_a_rested_unit_with_ambush_stays_out() -> None:
    fight = Fight()
    fight.put(1, "Gatehouse Warden")
    fight.put(2, "Hedge Lurker", rested=True)
    fight.play(attack("Gatehouse Warden"), ONDREL)
    assert fight.asked == ["attack_target"]


def test_steadfast_does_not_rest_to_retaliate() -> None:
    fight = Fight()
    fight.put(1, "Roadside Sellsword")
    warden = fight.put(2, "Gatehouse Warden")
    fight.play(attack("Roadside Sellsword"), ["Gatehouse Warden"])
    assert not warden.rested
    assert fight.happened("damage")[-1] == ("Roadside Sellsword", 1)


@pytest.mark.parametrize(("distant", "damage"), [(True, 4), (False, 2)])
def test_ranged_counts_while_distant(distant: bool, damage: int) -> None:
    fight = Fight()
    fletcher = fight.put(1, "Gust Fletcher")
    if distant:
        become_distant(fight.duel, fletcher, "GA-295")
    fight.play(attack("Gust Fletcher"))
    assert fight.champion(2).damage == damage


def test_critical_of_a_retaliator_is_doubled_without_discard() -> None:
    fight = Fight(cards=made(ally("Duelist", text="Critical 1."), ally("Ogre", 1, 9)))
    fight.put(1, "Ogre")
    fight.put(2, "Duelist")
    fight.card(1, "Ledger Clerk")
    fight.play(attack("Ogre"), "Duelist", ["Duelist"], "no")
    assert fight.happened("damage") == [("Duelist", 1), ("Ogre", 4)]


def test_critical_adds_up_and_an_opponent_with_too_few_cards_is_not_asked() -> None:
    fight = Fight(cards=made(ally("Duelist", text="Critical 1, Critical 2.")))
    fight.put(1, "Duelist")
    fight.card(2, "Ledger Clerk")
    fight.card(2, "Ledger Clerk")
    fight.play(attack("Duelist"))
    assert fight.asked == []
    assert fight.champion(2).damage == 4


def test_command_is_performed_by_an_ally() -> None:
    fight = Fight(cards=made(ally("Leader", power=0, text="Commanded Will 3.")))
    leader = fight.put(1, "Leader")
    order = fight.announce(1, "Marching Order", "Leader")
    fight.play()
    assert leader.rested
    assert not fight.champion(1).rested
    assert fight.champion(2).damage == 5
    assert order.zone is fight.duel.sides[1].graveyard


@pytest.mark.parametrize("gone", [True, False])
def test_command_of_an_ally_that_is_gone_or_disobeys_is_no_attack(gone: bool) -> None:
    fight = Fight(cards=made(ally("Proud", text="Pride 2.")))
    proud = fight.put(1, "Proud")
    order = fight.announce(1, "Marching Order", "Proud")
    if gone:
        fight.duel.move(proud, fight.duel.sides[1].hand)
    else:
        fight.champion(1).counters["level"] = -1
        fight.duel.changed("counters")
    fight.play()
    assert order.zone is fight.duel.sides[1].graveyard
    assert fight.champion(2).damage == 0


def test_pride_forbids_attacking_but_not_retaliating() -> None:
    fight = Fight(lineages=(("Spirit of the Kiln", "Vesna, Ember Squire"), ("Spirit of the Tidepool",)))
    golem = fight.put(1, "Furnace Golem", rested=False)
    assert refusal(fight.duel, golem) == "GA-297"
    fight.champion(1).counters["level"] = 1
    fight.duel.changed("counters")
    theirs = fight.put(2, "Furnace Golem", rested=False)
    fight.play(attack("Furnace Golem"), "Furnace Golem", ["Furnace Golem"])
    assert golem.damage == theirs.damage == 4


def test_one_bulwark_counter_goes_for_each_instance_of_combat_damage() -> None:
    fight = Fight()
    nils = fight.put(1, "Nils of the Third Gate", counters={"bulwark": 2})
    fight.put(2, "Hedge Lurker")
    fight.put(2, "Gatehouse Warden")
    fight.play(
        attack("Nils of the Third Gate"),
        ["Gatehouse Warden", "Hedge Lurker"],
        ["Gatehouse Warden", "Hedge Lurker"],
    )
    assert nils.damage == 0
    assert nils.counters == {}


def test_a_fast_card_in_the_damage_step_can_kill_the_attacker() -> None:
    """Then nothing involved in its attack deals damage (GA-162)."""
    fight = Fight()
    fight.put(1, "Keen-Eyed Hound")
    fight.put(2, "Gatehouse Warden")
    fight.card(1, "Pyre Rebuke")
    fight.card(1, "Ledger Clerk")
    fight.card(1, "Ledger Clerk")
    fight.play(
        attack("Keen-Eyed Hound"), ["Gatehouse Warden"], Act("play", "Pyre Rebuke", 1, "damage"), "Keen-Eyed Hound"
    )
    assert fight.happened("damage") == [("Keen-Eyed Hound", 2)]


@pytest.mark.parametrize(("answer", "damage"), [("yes", 4), ("no", 2)])
def test_static_counters_add_to_the_combat_damage_of_arcane_units(answer: str, damage: int) -> None:
    """Each object that loses a static counter is a source of 1 damage (GA-250)."""
    fight = Fight(cards=made(ally("Spark", elements=["arcane"])))
    spark = fight.put(1, "Spark", counters={"static": 2})
    satchel = fight.put(1, "Traveller's Satchel", counters={"static": 1})
    fight.play(attack("Spark"), answer)
    assert fight.champion(2).damage == damage
    assert (spark.counters, satchel.counters) == (
        ({"static": 1}, {}) if answer == "yes" else ({"static": 2}, {"static": 1})
    )
