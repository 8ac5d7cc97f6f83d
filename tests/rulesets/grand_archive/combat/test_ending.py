"""How a combat ends: its last step, and effects that end it or the turn (GA-166, GA-275 to GA-277)."""

import pytest

from rulesets.grand_archive.rules.turn import turn
from tests.rulesets.grand_archive.combat.fights import Act, Fight, attack, made

VESNA, ONDREL = "Vesna, Gale Duelist", "Ondrel, Current Weaver"
CUT = {"name": "Cut", "type": "attack", "reserve": 1, "power": 1, "text": "On Hit: recover 1."}
"""Its trigger opens a window in the end of combat step."""


def with_ceasefire() -> Fight:
    """A Saber, an attack card, and a Ceasefire that can be paid for."""
    fight = Fight(cards=made(CUT))
    fight.put(1, "Brasswake Saber")
    for name in ("Tidal Ceasefire", "Ledger Clerk", "Ledger Clerk", "Ledger Clerk"):
        fight.card(2, name)
    return fight


@pytest.mark.parametrize(("step", "worn"), [("retaliation", 0), ("damage", 0), ("end", 1)])
def test_the_combat_phase_can_be_ended_in_each_of_its_steps(step: str, worn: int) -> None:
    fight = with_ceasefire()
    saber = fight.duel.sides[1].things.cards[0]
    cut = fight.announce(1, "Cut")
    fight.play("Brasswake Saber", Act("play", "Tidal Ceasefire", 2, step))
    assert fight.happened("ends_combat")
    assert saber.counters == {"durability": 2 - worn}
    assert cut.zone is fight.duel.sides[1].graveyard
    assert (fight.duel.combat, fight.duel.phase, fight.duel.ending) == (None, "main", "")


def test_after_a_combat_another_one_can_follow() -> None:
    fight = with_ceasefire()
    fight.put(1, "Keen-Eyed Hound")
    fight.play(attack(VESNA), Act("play", "Tidal Ceasefire", 2, "retaliation"), attack("Keen-Eyed Hound"))
    assert fight.happened("damage") == [(ONDREL, 2)]


@pytest.mark.parametrize("step", ["retaliation", "damage", "end"])
def test_ending_the_turn_ends_the_combat(step: str) -> None:
    fight = Fight(cards=made(CUT))
    fight.put(1, "Brasswake Saber")
    cut = fight.announce(1, "Cut")
    for name in ("Curtain Call", *["Ledger Clerk"] * 5):
        fight.card(2, name)
    fight.run(turn(fight.duel), "Brasswake Saber", Act("play", "Curtain Call", 2, step))
    assert cut.zone is fight.duel.sides[1].graveyard
    assert fight.duel.combat is None
    assert (fight.duel.active, fight.duel.ending) == (2, "")


def test_all_steps_happen_although_the_attacker_has_gone() -> None:
    fight = Fight()
    fight.put(1, "Keen-Eyed Hound")
    for name in ("Pyre Rebuke", "Ledger Clerk", "Ledger Clerk"):
        fight.card(1, name)
    fight.play(attack("Keen-Eyed Hound"), Act("play", "Pyre Rebuke", 1, "retaliation"), "Keen-Eyed Hound")
    steps = [event.what for event in fight.duel.events or [] if event.what.endswith("_step")]
    assert steps == ["retaliation_step", "damage_step", "end_step"]
    assert fight.happened("damage") == [("Keen-Eyed Hound", 2)]


def test_an_ephemeral_attack_card_is_banished_and_a_preserved_one_kept() -> None:
    ember = {"name": "Ember", "type": "attack", "reserve": 1, "power": 1, "text": "Ephemerate (1)."}
    hymn = {"name": "Hymn", "type": "attack", "reserve": 1, "power": 1, "text": "Preserve."}
    fight = Fight(cards=made(ember, hymn))
    fight.card(1, "Ledger Clerk")
    card = fight.card(1, "Ember", "graveyard")
    fight.play(Act("ephemerate", "Ember"))
    assert card.zone is fight.duel.sides[1].banishment
    fight.champion(1).rested = False
    kept = fight.announce(1, "Hymn")
    fight.play()
    assert kept.zone is fight.duel.sides[1].material
    assert kept.preserved


def test_a_copy_of_an_attack_card_is_an_intent_and_vanishes() -> None:
    fight = Fight()
    thrust = fight.announce(1, "Steady Thrust")
    item = fight.duel.stack[-1]
    fight.duel.stack.clear()
    item.copy = True
    fight.duel.push(item)
    fight.play()
    assert fight.champion(2).damage > 0
    assert fight.happened("leaves_intent") == [("Steady Thrust", 0)]
    assert [card.zone for card in fight.duel.cards if card.name == "Steady Thrust" and card is not thrust] == [
        None
    ]
