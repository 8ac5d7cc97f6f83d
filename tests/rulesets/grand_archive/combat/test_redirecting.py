"""Redirecting attacks, and roles that end (GA-151, GA-152, GA-162)."""

from rulesets.grand_archive.rules.combat.redirecting import redirect
from rulesets.grand_archive.rules.steps import control
from rulesets.grand_archive.rules.steps.leaving import leave
from tests.rulesets.grand_archive.combat.fights import Act, Choice, Fight, attack, made

VESNA, ONDREL = "Vesna, Gale Duelist", "Ondrel, Current Weaver"
FEINT = Act("play", "Crosswind Feint", 1, "retaliation")


def feinting(*names: str) -> Fight:
    """A Hound and a Feint that can be paid for, against these objects."""
    fight = Fight()
    fight.put(1, "Keen-Eyed Hound")
    for name in ("Crosswind Feint", "Ledger Clerk", "Ledger Clerk"):
        fight.card(1, name)
    for name in names:
        fight.put(2, name)
    return fight


def test_an_attack_is_redirected_past_taunt_and_payments() -> None:
    fight = feinting("Gatehouse Warden", "Besieged Tollgate")
    fight.play(attack("Keen-Eyed Hound"), FEINT, ONDREL, "Keen-Eyed Hound", [])
    assert fight.happened("redirects") == [("Keen-Eyed Hound", 0)]
    assert fight.happened("damage") == [(ONDREL, 2)]
