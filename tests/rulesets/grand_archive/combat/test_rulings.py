"""The rulings on combat of the rulebook's examples, and GA-167."""

import pytest

from tests.rulesets.grand_archive.combat.fights import Act, Fight, attack

VESNA, ONDREL = "Vesna, Gale Duelist", "Ondrel, Current Weaver"


@pytest.mark.parametrize("discards", [True, False])
def test_ruling_13_combined_attack_and_critical(discards: bool) -> None:
    """Saber 2 and Overhand 4 are 6; the opponent discards a card, or the damage is doubled (GA-160, GA-296)."""
    fight = Fight()
    saber = fight.put(1, "Brasswake Saber")
    fight.champion(2).damage = 12
    for _ in range(4):
        fight.card(1, "Ledger Clerk")
    overhand = fight.card(1, "Blazing Overhand")
    fight.card(2, "Ledger Clerk")
    pays = ["Ledger Clerk"] * 3
    fight.play(Act("play", "Blazing Overhand"), pays, "Brasswake Saber", "yes" if discards else "no")
    assert saber.counters == {"durability": 1} or not discards
    if discards:
        assert fight.champion(2).damage == 18
        assert overhand.zone is fight.duel.sides[1].graveyard
        assert fight.duel.result is None
    else:
        assert fight.champion(2).damage == 24
        assert fight.duel.result is not None
        assert fight.duel.result.winner == 1
