"""Redirecting attacks, and roles that end (GA-151, GA-152, GA-162)."""

from rulesets.grand_archive.rules.combat.redirecting import redirect
from rulesets.grand_archive.rules.steps.attacks.roles import update_roles
from rulesets.grand_archive.rules.steps.objects import control
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from tests.rulesets.grand_archive.combat.fights import Act, Fight, attack, made

VESNA, ONDREL = "Vesna, Gale Duelist", "Ondrel, Current Weaver"
FEINT = Act("play", "Crosswind Feint", 1, "retaliation")
FLARE = {"name": "Flare", "type": "action", "speed": "fast", "reserve": 1, "text": "Recover 1."}


def feinting(*names: str, attacker: str = "Keen-Eyed Hound") -> Fight:
    """An attacker and a Feint that can be paid for, against these objects."""
    fight = Fight()
    fight.put(1, attacker)
    for name in ("Crosswind Feint", "Ledger Clerk", "Ledger Clerk"):
        fight.card(1, name)
    for name in names:
        fight.put(2, name)
    return fight


def test_an_attack_is_redirected_past_taunt_and_payments() -> None:
    fight = feinting("Gatehouse Warden", "Besieged Tollgate")
    fight.play(attack("Keen-Eyed Hound"), FEINT, ONDREL, "Keen-Eyed Hound")
    assert fight.happened("redirects") == [("Keen-Eyed Hound", 0)]
    assert fight.happened("damage") == [(ONDREL, 2)]
    assert "attack_tax" not in fight.asked


def test_it_is_not_redirected_to_what_defends_already() -> None:
    fight = feinting("Tideglass Seer")
    fight.play(attack("Keen-Eyed Hound"), "Tideglass Seer", FEINT, "Tideglass Seer", "Keen-Eyed Hound", [])
    assert fight.happened("redirects") == []
    assert fight.happened("damage") == [("Tideglass Seer", 2)]


def test_it_is_not_redirected_to_stealth_without_true_sight() -> None:
    fight = feinting("Night-Market Courier", attacker="Roadside Sellsword")
    fight.play(attack("Roadside Sellsword"), FEINT, "Night-Market Courier", "Roadside Sellsword")
    assert fight.happened("damage") == [(ONDREL, 3)]


def test_an_attack_with_cleave_is_not_redirected() -> None:
    fight = feinting(attacker="Cinderbite Axe")
    seer = fight.card(2, "Tideglass Seer")
    fight.play(attack(VESNA), Act("play", "Crosswind Feint", 1, "retaliation"), ONDREL, VESNA)
    assert fight.happened("redirects") == []
    assert seer.zone is fight.duel.sides[2].hand


def test_a_redirected_attack_on_the_champion_can_be_intercepted() -> None:
    fight = feinting("Tideglass Seer", "Nils of the Third Gate")
    fight.play(attack("Keen-Eyed Hound"), "Tideglass Seer", FEINT, ONDREL, "Keen-Eyed Hound", "yes", [])
    assert fight.champion(2).damage == 0
    assert "intercept" in fight.asked


def test_of_several_targets_the_redirecting_player_picks_one() -> None:
    fight = Fight()
    fight.put(1, "Brasswake Saber")
    for name in ("Tideglass Seer", "Ledger Clerk"):
        fight.put(2, name)
    for name in ("Crosswind Feint", "Ledger Clerk", "Ledger Clerk"):
        fight.card(1, name)
    fight.announce(1, "Whirlcut")
    fight.play("Brasswake Saber", "Tideglass Seer", ONDREL, FEINT, "Ledger Clerk", VESNA, ONDREL, [])
    assert fight.champion(2).damage == 0
    assert [name for name, _ in fight.happened("damage")] == ["Tideglass Seer", "Ledger Clerk"]


def test_an_attack_that_has_lost_its_target_can_be_redirected() -> None:
    fight = feinting("Tideglass Seer", "Ledger Clerk")
    fight.run(fight.declared("Keen-Eyed Hound"), "Tideglass Seer")
    combat = fight.duel.combat
    assert combat is not None
    seer, clerk = combat.defenders[0].thing, fight.duel.sides[2].units.cards[-1]
    leave(fight.duel, [seer], "returned", "GA-214")
    update_roles(fight.duel)
    assert combat.defenders == []
    assert fight.run(redirect(fight.duel, 1, clerk))
    assert combat.is_defending(clerk)


def test_a_defender_that_changes_sides_stops_defending() -> None:
    fight = feinting("Tideglass Seer")
    fight.run(fight.declared("Keen-Eyed Hound"), "Tideglass Seer")
    combat = fight.duel.combat
    assert combat is not None
    control.gain_control(fight.duel, combat.defenders[0].thing, 1)
    update_roles(fight.duel)
    assert combat.defenders == []
    assert not combat.gone


def test_an_attacker_that_changes_sides_stops_attacking_but_is_retaliated_against() -> None:
    """Siren's Wage at fast speed: its attack deals nothing, the retaliator still deals its damage (GA-162)."""
    wage = {
        "name": "Quick Wage", "type": "action", "speed": "fast", "reserve": 1,
        "text": "Gain control of target ally until end of turn.",
    }  # fmt: skip
    fight = Fight(cards=made(wage))
    hound, warden = fight.put(1, "Keen-Eyed Hound"), fight.put(2, "Gatehouse Warden")
    for name in ("Quick Wage", "Ledger Clerk"):
        fight.card(2, name)
    fight.play(
        attack("Keen-Eyed Hound"), ["Gatehouse Warden"], Act("play", "Quick Wage", 2, "damage"), "Keen-Eyed Hound"
    )
    assert warden.damage == 0
    assert fight.happened("damage") == [("Keen-Eyed Hound", 1)]
    assert hound.zone is fight.duel.sides[2].units


def test_a_retaliator_that_left_deals_no_damage() -> None:
    fight = Fight()
    fight.put(1, "Keen-Eyed Hound")
    fight.put(2, "Tideglass Seer", damage=1)
    for name in ("Pyre Rebuke", "Ledger Clerk", "Ledger Clerk"):
        fight.card(1, name)
    fight.play(
        attack("Keen-Eyed Hound"), "Tideglass Seer", ["Tideglass Seer"],
        Act("play", "Pyre Rebuke", 1, "damage"), "Tideglass Seer",
    )  # fmt: skip
    assert fight.happened("damage") == [("Tideglass Seer", 2)]


def test_a_retaliator_that_hides_still_deals_its_damage_and_is_dealt_none() -> None:
    scribe = {
        "name": "Veiled Scribe", "type": "ally", "reserve": 2, "power": 1, "life": 3,
        "text": "Memory 1+: Stealth.",
    }  # fmt: skip
    fight = Fight(cards=made(scribe, FLARE))
    fight.put(1, "Roadside Sellsword")
    fight.put(2, "Veiled Scribe")
    for name in ("Flare", "Ledger Clerk"):
        fight.card(2, name)
    fight.play(attack("Roadside Sellsword"), "Veiled Scribe", ["Veiled Scribe"], Act("play", "Flare", 2, "damage"))
    assert fight.happened("damage") == [("Roadside Sellsword", 1)]


def test_a_command_card_in_the_intent_of_a_champion_goes_to_the_graveyard() -> None:
    fight = Fight()
    fight.put(1, "Brasswake Saber")
    fight.run(fight.declared(VESNA))
    order = fight.card(1, "Marching Order", "intent")
    update_roles(fight.duel)
    assert order.zone is fight.duel.sides[1].graveyard


def test_an_attack_is_not_redirected_to_an_object_of_the_attacking_player() -> None:
    fight = feinting("Tideglass Seer")
    fight.run(fight.declared("Keen-Eyed Hound"), "Tideglass Seer")
    assert not fight.run(redirect(fight.duel, 2, fight.champion(1)))
    combat = fight.duel.combat
    assert combat is not None
    assert [each.thing.name for each in combat.defenders] == ["Tideglass Seer"]


def test_what_defends_because_of_cleave_still_does_with_stealth() -> None:
    """It is no attack target, so its attack cannot become illegal (GA-288, GA-289)."""
    scribe = {
        "name": "Veiled Scribe", "type": "ally", "reserve": 2, "power": 1, "life": 3,
        "text": "Memory 1+: Stealth.",
    }  # fmt: skip
    fight = Fight(cards=made(scribe, FLARE))
    fight.put(1, "Cinderbite Axe")
    fight.put(2, "Veiled Scribe")
    for name in ("Flare", "Ledger Clerk"):
        fight.card(2, name)
    fight.play(attack(VESNA), [], Act("play", "Flare", 2, "damage"))
    assert ("Veiled Scribe", 2) in fight.happened("damage")
