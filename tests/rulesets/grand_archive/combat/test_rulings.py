"""The rulings on combat among the examples of the rulebook, and GA-167."""

import pytest

from rulesets.grand_archive.rules.cleanup import clean_up
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.rules.steps.objects import states
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.traits import life
from tests.rulesets.grand_archive.combat.fights import Act, Fight, attack, made, refusal

VESNA, ONDREL = "Vesna, Gale Duelist", "Ondrel, Current Weaver"
WINGS = "Borrowed Wings"


def hidden_seer(fight: Fight, **counters: int) -> ArchiveCard:
    """A Seer of seat 2, and Wings that can be paid for to hide it; counters of its champion."""
    fight.champion(2).counters.update(counters)
    for name in (WINGS, "Ledger Clerk"):
        fight.card(2, name)
    return fight.put(2, "Tideglass Seer")


def test_ruling_9_a_spell_fizzles_when_its_target_gets_spellshroud() -> None:
    fight = Fight()
    seer = hidden_seer(fight, preparation=1)
    volley = fight.announce(1, "Searing Volley", "Tideglass Seer")
    fight.play(Act("play", WINGS, 2), "yes", "Tideglass Seer")
    assert seer.damage == 0
    assert volley.zone is fight.duel.sides[1].graveyard
    assert fight.happened("fizzles") == [("Searing Volley", 0)]


def test_ruling_9_an_attack_without_true_sight_cannot_choose_it_either() -> None:
    fight = Fight()
    hidden_seer(fight)
    fight.put(1, "Roadside Sellsword")
    fight.play(Act("play", WINGS, 2), "Tideglass Seer", attack("Roadside Sellsword"))
    assert fight.happened("damage") == [(ONDREL, 3)]


@pytest.mark.parametrize("discards", [True, False])
def test_ruling_13_combined_attack_and_critical(discards: bool) -> None:
    fight = Fight()
    saber = fight.put(1, "Brasswake Saber")
    fight.champion(2).damage = 12
    overhand = fight.announce(1, "Blazing Overhand")
    fight.card(2, "Ledger Clerk")
    fight.play("Brasswake Saber", "yes" if discards else "no")
    assert saber.counters == {"durability": 1}
    if discards:
        assert fight.champion(2).damage == 18
        assert overhand.zone is fight.duel.sides[1].graveyard
        assert fight.duel.result is None
    else:
        assert fight.happened("damage") == [(ONDREL, 12)]
        assert fight.duel.result is not None
        assert fight.duel.result.winner == 1


def test_ruling_14_prevented_damage_still_wears_the_weapon() -> None:
    fight = Fight()
    saber = fight.put(1, "Brasswake Saber", counters={"durability": 1})
    fight.put(2, "Mirrorsteel Buckler")
    fight.play(attack(VESNA), Act("ability", "Mirrorsteel Buckler", 2, "retaliation"))
    assert fight.happened("prevents") == [(ONDREL, 2)]
    assert fight.champion(2).damage == 0
    assert fight.duel.preventions == []
    assert saber.zone is fight.duel.sides[1].banishment


def test_ruling_15_without_a_defender_the_weapon_does_not_wear() -> None:
    fight = Fight()
    saber, seer = fight.put(1, "Brasswake Saber"), hidden_seer(fight)
    fight.play(attack(VESNA), "Tideglass Seer", [], Act("play", WINGS, 2, "damage"), "Tideglass Seer")
    assert fight.happened("damage") == []
    assert seer.damage == 0
    assert saber.counters == {"durability": 2}
    assert fight.champion(1).rested
    assert fight.happened("end_step")


def test_ruling_16_taunt_is_attacked_first_while_awake() -> None:
    fight = Fight()
    fight.put(1, "Roadside Sellsword")
    warden = fight.put(2, "Gatehouse Warden")
    fight.put(2, "Tideglass Seer")
    fight.play(attack("Roadside Sellsword"), ["Gatehouse Warden"])
    assert warden.damage == 3
    assert fight.asked == ["retaliate"]


def test_ruling_16_a_rested_taunt_unit_does_not_bind_and_may_retaliate_by_steadfast() -> None:
    fight = Fight()
    sellsword = fight.put(1, "Roadside Sellsword")
    fight.put(1, "Keen-Eyed Hound")
    warden = fight.put(2, "Gatehouse Warden")
    states.rest(fight.duel, warden, "GA-208")
    fight.play(
        attack("Roadside Sellsword"), ONDREL, attack("Keen-Eyed Hound"), "Gatehouse Warden", ["Gatehouse Warden"]
    )
    assert fight.champion(2).damage == 3
    assert sellsword.damage == 0
    assert fight.happened("damage")[-1] == ("Keen-Eyed Hound", 1)


def test_ruling_17_intercept_and_bulwark() -> None:
    fight = Fight()
    hound, nils = fight.put(1, "Keen-Eyed Hound"), fight.put(2, "Nils of the Third Gate")
    fight.play(attack("Keen-Eyed Hound"), ONDREL, "yes", ["Nils of the Third Gate"])
    assert fight.asked == ["attack_target", "intercept", "retaliate"]
    assert nils.damage == 0
    assert nils.counters == {}
    assert nils.rested
    assert hound.damage == 1
    assert fight.champion(2).damage == 0
    assert fight.champion(1).counters == {}


def test_ruling_18_cleave() -> None:
    fight = Fight()
    axe = fight.put(1, "Cinderbite Axe")
    tollgate, seer = fight.put(2, "Besieged Tollgate"), fight.put(2, "Tideglass Seer")
    for name in ("Hedge Lurker", "Ledger Clerk", "Ledger Clerk"):
        fight.card(2, name)
    fight.play(attack(VESNA), Act("play", "Hedge Lurker", 2, "retaliation"), ["Hedge Lurker"])
    assert fight.happened("damage") == [(ONDREL, 2), ("Tideglass Seer", 2), ("Besieged Tollgate", 2), (VESNA, 3)]
    assert tollgate.counters == {"durability": 2}
    assert seer.damage == 2
    assert axe.counters == {"durability": 1}
    assert fight.happened("pays") == []


def test_ruling_19_in_clean_up_damage_goes_together_with_the_bonus_to_life() -> None:
    cheer = {
        "name": "Cheer", "type": "action", "speed": "slow", "reserve": 1,
        "text": "Target ally gets +2 life until end of turn.",
    }  # fmt: skip
    fight = Fight(cards=made(cheer))
    hound = fight.put(1, "Keen-Eyed Hound")
    fight.champion(1).damage = 3
    fight.announce(1, "Cheer", "Keen-Eyed Hound")
    fight.play()
    hound.damage = 3
    fight.duel.changed("damage")
    fight.settle()
    assert life(fight.duel, hound) == 4
    fight.run(clean_up(fight.duel))
    assert (hound.damage, life(fight.duel, hound)) == (0, 2)
    assert hound.zone is fight.duel.sides[1].units
    assert fight.champion(1).damage == 3


def test_ruling_25_ending_the_combat_phase() -> None:
    """The trigger is removed, Ceasefire goes to the graveyard, the weapon does not wear (GA-275, GA-276)."""
    knell = {"name": "Knell", "type": "attack", "reserve": 1, "power": 1, "text": "On Attack: draw a card."}
    fight = Fight(cards=made(knell))
    saber, card = fight.put(1, "Brasswake Saber"), fight.announce(1, "Knell")
    fight.champion(2).damage = 5
    ceasefire = fight.card(2, "Tidal Ceasefire")
    for _ in range(3):
        fight.card(2, "Ledger Clerk")
    fight.play("Brasswake Saber", Act("play", "Tidal Ceasefire", 2, "retaliation"))
    assert fight.champion(2).damage == 4
    assert fight.happened("draws") == []
    assert ceasefire.zone is fight.duel.sides[2].graveyard
    assert card.zone is fight.duel.sides[1].graveyard
    assert saber.counters == {"durability": 2}
    assert fight.duel.combat is None
    assert fight.duel.phase == "main"


def test_ruling_30_a_transformed_regalia_is_banished_and_did_not_die() -> None:
    slayer = {
        "name": "Slayer", "type": "ally", "reserve": 2, "power": 4, "life": 4, "text": "On Kill: draw a card.",
    }  # fmt: skip
    fight = Fight(cards=made(slayer))
    fight.put(1, "Slayer")
    idol = fight.put(2, "Wardstone Idol")
    states.transform(fight.duel, idol, "GA-259")
    fight.play(attack("Slayer"), [])
    assert idol.zone is fight.duel.sides[2].banishment
    assert idol.name == "Wardstone Idol"
    assert fight.happened("draws") == []


def test_ga_167_worked_example() -> None:
    lunge = {"name": "Lunge", "type": "attack", "reserve": 1, "power": 3}
    fight = Fight(cards=made(lunge))
    saber, card = fight.put(1, "Brasswake Saber"), fight.announce(1, "Lunge")
    counters.put(fight.duel, saber, "buff", 1, "GA-242")
    fight.put(2, "Mirrorsteel Buckler")
    fight.play("Brasswake Saber", Act("ability", "Mirrorsteel Buckler", 2, "damage"))
    assert fight.champion(2).damage == 4
    assert saber.counters == {"durability": 1, "buff": 1}
    assert card.zone is fight.duel.sides[1].graveyard


def test_a_refused_attack_names_its_rule() -> None:
    fight = Fight()
    golem = fight.put(1, "Furnace Golem", rested=True)
    assert refusal(fight.duel, golem) == "GA-146"
