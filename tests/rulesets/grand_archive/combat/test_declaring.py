"""Declaring attacks: attackers, targets, wielding, loading, payments, attack cards (GA-143 to GA-150)."""

import pytest

from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.text.abilities import Static
from rulesets.grand_archive.cards.phrases.selectors import Reference
from rulesets.grand_archive.cards.statics.abilities import MustAttack
from rulesets.grand_archive.cards.statics.bans import Cannot, ObjectBan
from rulesets.grand_archive.rules.combat.attackers import judge_attacks, must_attack
from rulesets.grand_archive.rules.combat.declaration import declare
from rulesets.grand_archive.rules.steps.objects import mastery
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.ruled import RULE, Ruled
from tests.rulesets.grand_archive.combat.fights import ONDREL as LINEAGE
from tests.rulesets.grand_archive.combat.fights import VESNA as VESNAS
from tests.rulesets.grand_archive.combat.fights import Act, Fight, attack, made, refusal

VESNA, ONDREL = "Vesna, Gale Duelist", "Ondrel, Current Weaver"


def under(duel: ArchiveDuel, static: Static, card: ArchiveCard) -> None:
    """Put an object under a restriction."""
    rule = Ruled(static, 1)
    duel.effects.add(Continuous(RULE, None, None, rule, until="turn", cards=(card.id,), origin=card.id))


def test_who_may_attack() -> None:
    fight = Fight(cards=made({"name": "Mouse", "type": "ally", "reserve": 1, "power": 0, "life": 1}))
    names = {"rested": "GA-146", "no power": "GA-145", "cannot": "GA-146", "able": ""}
    found = {
        "rested": fight.put(1, "Keen-Eyed Hound", rested=True), "no power": fight.put(1, "Mouse"),
        "cannot": fight.put(1, "Keen-Eyed Hound"), "able": fight.put(1, "Keen-Eyed Hound"),
    }  # fmt: skip
    under(fight.duel, Cannot((ObjectBan.ATTACK,), whom=Reference.IT), found["cannot"])
    assert {key: refusal(fight.duel, card) for key, card in found.items()} == names


def test_a_champion_needs_power_or_something_to_wield() -> None:
    fight = Fight()
    assert refusal(fight.duel, fight.champion(1)) == "GA-145"
    fight.put(1, "Kindling Knife")
    assert refusal(fight.duel, fight.champion(1)) == ""


def test_a_champion_with_power_attacks_bare_and_retaliates() -> None:
    dawn = (*VESNAS, "Vesna, Dawnforged")
    fight = Fight(lineages=(dawn, dawn))
    fight.play(attack("Vesna, Dawnforged"), ["Vesna, Dawnforged"])
    assert [fight.champion(seat).damage for seat in (1, 2)] == [1, 1]


def test_nothing_to_attack_on_the_first_turn() -> None:
    """Ruling 3: without an attackable object the attack is not offered (GA-79)."""
    fight = Fight(lineages=(VESNAS, LINEAGE[:1]))
    hound = fight.put(1, "Keen-Eyed Hound")
    fight.duel.remove(fight.champion(2))
    assert refusal(fight.duel, hound) == "GA-146"
    assert not hound.rested


def test_attacks_are_declared_in_the_own_main_phase_on_an_empty_stack() -> None:
    fight = Fight()
    fight.put(1, "Keen-Eyed Hound")
    assert len(judge_attacks(fight.duel, 1)) == 2
    assert judge_attacks(fight.duel, 2) == []
    fight.announce(1, "Rally the Line")
    assert judge_attacks(fight.duel, 1) == []


@pytest.mark.parametrize(("loaded", "rule"), [(True, ""), (False, "GA-145")])
def test_a_bow_must_be_loaded_and_its_arrow_goes_to_the_intent(loaded: bool, rule: str) -> None:
    fight = Fight()
    bow = fight.put(1, "Lanternfoil Bow")
    arrow = fight.card(1, "Fledged Arrow", "loaded")
    arrow.host = bow.id if loaded else None
    assert refusal(fight.duel, fight.champion(1)) == rule
    if loaded:
        fight.put(2, "Night-Market Courier")
        fight.play(attack(VESNA), ONDREL)
        assert fight.champion(2).damage == 3
        assert arrow.zone is fight.duel.sides[1].graveyard


def test_a_bow_is_not_wielded_with_an_attack_card() -> None:
    fight = Fight()
    bow = fight.put(1, "Lanternfoil Bow")
    fight.card(1, "Fledged Arrow", "loaded").host = bow.id
    fight.announce(1, "Steady Thrust")
    fight.play()
    assert fight.asked == []
    assert bow.counters == {"durability": 3}


def test_a_weapon_with_true_sight_is_needed_where_only_stealth_is_left() -> None:
    sight = {
        "name": "Far Glass", "type": "weapon", "reserve": 1, "power": 1, "durability": 1, "text": "True Sight.",
    }  # fmt: skip
    fight = Fight(cards=made(sight), lineages=((*VESNAS, "Vesna, Dawnforged"), LINEAGE))
    courier = fight.put(2, "Night-Market Courier")
    fight.duel.remove(fight.champion(2))
    fight.duel.had_champion.clear()
    fight.put(1, "Kindling Knife")
    champion = fight.champion(1)
    assert refusal(fight.duel, champion) == "GA-146"
    glass = fight.put(1, "Far Glass")
    assert refusal(fight.duel, champion) == ""
    fight.play(attack("Vesna, Dawnforged"), [])
    assert glass.zone is fight.duel.sides[1].graveyard
    assert courier.zone is fight.duel.sides[2].graveyard


def tollgate(cards: int) -> Fight:
    """A Tollgate against a Hound, whose player has so many cards in hand."""
    fight = Fight()
    fight.put(1, "Keen-Eyed Hound")
    fight.put(2, "Besieged Tollgate")
    for _ in range(cards):
        fight.card(1, "Ledger Clerk")
    return fight


def test_a_payment_for_attacking_the_champion() -> None:
    fight = tollgate(1)
    fight.play(attack("Keen-Eyed Hound"), ONDREL, "yes")
    assert fight.champion(2).damage == 2
    assert len(fight.duel.sides[1].memory.cards) == 1
    assert fight.happened("pays") == [("Keen-Eyed Hound", 1)]


def test_the_tollgate_itself_is_attacked_for_nothing() -> None:
    fight = tollgate(1)
    fight.play(attack("Keen-Eyed Hound"), "Besieged Tollgate")
    assert fight.happened("damage") == [("Besieged Tollgate", 2)]


def test_without_the_means_to_pay_the_champion_is_no_target() -> None:
    fight = tollgate(0)
    fight.play(attack("Keen-Eyed Hound"))
    assert fight.happened("damage") == [("Besieged Tollgate", 2)]


def test_a_declined_payment_leaves_everything_as_it_was() -> None:
    fight = tollgate(1)
    hound = next(card for card in fight.duel.cards if card.name == "Keen-Eyed Hound")
    before = state_digest(fight.duel)
    assert not fight.run(declare(fight.duel, hound), ONDREL, "no")
    assert state_digest(fight.duel) == before
    assert fight.duel.combat is None


def test_the_attacker_cannot_pay_for_its_own_attack() -> None:
    fight = Fight(cards=made(
        {"name": "Mule", "type": "ally", "reserve": 1, "power": 1, "life": 1, "text": "Reservable."}
    ))  # fmt: skip
    mule = fight.put(1, "Mule")
    fight.put(2, "Besieged Tollgate", counters={"durability": 1})
    fight.play(attack("Mule"))
    assert fight.happened("damage") == [("Besieged Tollgate", 1)]
    assert mule.rested


def test_after_a_declined_payment_an_attack_card_needs_another_target() -> None:
    fight = Fight()
    fight.put(2, "Besieged Tollgate")
    fight.card(1, "Ledger Clerk")
    thrust = fight.announce(1, "Steady Thrust")
    fight.play(ONDREL, "no")
    assert fight.asked == ["attack_target", "attack_tax"]
    assert fight.happened("damage")[0][0] == "Besieged Tollgate"
    assert thrust.zone is fight.duel.sides[1].graveyard


def test_an_attack_card_fizzles_when_every_target_was_declined() -> None:
    text = "Opponents can't declare attacks targeting your champion unless they pay 1 for each such declaration."
    fight = Fight(cards=made({"name": "Wall", "type": "domain", "reserve": 1, "text": text}))
    fight.put(2, "Wall")
    fight.card(1, "Ledger Clerk")
    thrust = fight.announce(1, "Steady Thrust")
    fight.play("no")
    assert fight.happened("fizzles") == [("Steady Thrust", 0)]
    assert thrust.zone is fight.duel.sides[1].graveyard
    assert fight.champion(1).rested


def test_an_attack_card_does_not_resolve_into_an_attack_in_the_turn_of_the_opponent() -> None:
    fight = Fight()
    thrust = fight.announce(1, "Steady Thrust")
    fight.duel.active = 2
    fight.play()
    assert thrust.zone is fight.duel.sides[1].graveyard
    assert fight.happened("damage") == []


def test_an_attack_card_fizzles_while_another_item_is_on_the_stack() -> None:
    fight = Fight()
    fight.announce(1, "Rally the Line")
    thrust = fight.announce_at_once(1, "Steady Thrust")
    fight.play()
    assert fight.happened("fizzles") == [("Steady Thrust", 0)]
    assert thrust.zone is fight.duel.sides[1].graveyard


def test_the_duty_to_attack_is_done_by_the_attempt() -> None:
    fight = tollgate(1)
    hound = next(card for card in fight.duel.cards if card.name == "Keen-Eyed Hound")
    under(fight.duel, MustAttack(Reference.IT), hound)
    assert must_attack(fight.duel, 1)
    fight.run(declare(fight.duel, hound), ONDREL, "no")
    assert not must_attack(fight.duel, 1)


def test_the_main_phase_cannot_be_left_while_an_attack_is_due() -> None:
    fight = Fight()
    hound = fight.put(1, "Keen-Eyed Hound")
    under(fight.duel, MustAttack(Reference.IT), hound)
    fight.play(attack("Keen-Eyed Hound"))
    assert fight.champion(2).damage == 2


def test_a_rested_unit_has_no_duty() -> None:
    fight = Fight()
    under(fight.duel, MustAttack(Reference.IT), fight.put(1, "Keen-Eyed Hound", rested=True))
    assert not must_attack(fight.duel, 1)


def test_the_next_attack_bonus_counts_once() -> None:
    fight = Fight()
    fight.put(1, "Brasswake Saber")
    ledger = mastery.gain(fight.duel, 1, "Ember Ledger")
    ledger.counters["soot"] = 3
    fight.play(Act("ability", "Ember Ledger"), attack(VESNA))
    assert fight.champion(2).damage == 4
    fight.champion(1).rested = False
    fight.duel.changed("field")
    fight.play(attack(VESNA))
    assert fight.champion(2).damage == 6


def test_an_attack_card_fulfils_the_duty_of_the_champion() -> None:
    fight = Fight()
    under(fight.duel, MustAttack(Reference.IT), fight.champion(1))
    fight.announce(1, "Steady Thrust")
    fight.put(1, "Kindling Knife")
    fight.play("no weapon")
    fight.champion(1).rested = False
    fight.duel.changed("field")
    assert refusal(fight.duel, fight.champion(1)) == ""
    assert not must_attack(fight.duel, 1)


def test_what_is_loaded_counts_for_the_choice_of_targets() -> None:
    bow = {
        "name": "Plain Bow", "type": "weapon", "subtypes": ["Bow"], "reserve": 1, "power": 1, "durability": 1,
    }  # fmt: skip
    arrow = {
        "name": "Owl Arrow", "type": "item", "subtypes": ["Arrow"], "reserve": 1, "power": 1,
        "text": "True Sight.",
    }  # fmt: skip
    fight = Fight(cards=made(bow, arrow))
    wielded = fight.put(1, "Plain Bow")
    fight.card(1, "Owl Arrow", "loaded").host = wielded.id
    courier = fight.put(2, "Night-Market Courier")
    fight.play(attack(VESNA), "Night-Market Courier", [])
    assert courier.zone is fight.duel.sides[2].graveyard
