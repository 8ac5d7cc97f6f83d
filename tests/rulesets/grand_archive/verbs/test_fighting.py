"""Choosing an attacker and redirecting its attack (GA-152)."""

import pytest

from rulesets.grand_archive.rules.combat.attackers import must_attack, refuse_attack
from rulesets.grand_archive.rules.combat.declaration import declare
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.combat import Combat
from tests.rulesets.grand_archive.verbs.board import Board, run

FEINT = (
    "Choose an attacking unit; redirect its attack to target unit the defending player controls; "
    "you gain Agility 1."
)


def attacked(board: Board, attacker: ArchiveCard, defender: ArchiveCard) -> Combat:
    """Let seat 2 be in the retaliation step of an attack."""
    combat = Combat(2, target(attacker), defenders=[target(defender)], step="retaliation")
    board.duel.combat, board.duel.active = combat, 2
    return combat


def test_choose_names_what_later_words_call_it() -> None:
    board = Board()
    clerk = board.put(1, "Ledger Clerk")
    board.put(1, "Hedge Lurker")
    board.perform("Choose an ally; rest it.", "Ledger Clerk")
    assert clerk.rested


def test_redirect_changes_the_defender() -> None:
    board = Board()
    hound, clerk = board.put(2, "Keen-Eyed Hound"), board.put(1, "Ledger Clerk")
    combat = attacked(board, hound, board.champion(1))
    board.perform(FEINT, "Ledger Clerk", "Keen-Eyed Hound")
    assert [each.thing for each in combat.defenders] == [clerk]
    assert board.duel.agility[1] == [1]


def test_redirect_needs_a_unit_that_does_not_defend() -> None:
    board = Board()
    combat = attacked(board, board.put(2, "Keen-Eyed Hound"), board.champion(1))
    board.perform(FEINT, "Vesna, Ember Squire", "Keen-Eyed Hound")
    assert [each.thing for each in combat.defenders] == [board.champion(1)]


def test_redirect_is_about_a_unit_that_attacks() -> None:
    board = Board()
    hound, clerk = board.put(2, "Keen-Eyed Hound"), board.put(1, "Ledger Clerk")
    combat = attacked(board, hound, board.champion(1))
    board.perform(
        "Rest target champion; redirect its attack to target ally.", "Ondrel, Shore Adept", "Ledger Clerk"
    )
    assert [each.thing for each in combat.defenders] == [board.champion(1)]
    board.perform(
        "Choose an attacking unit; redirect its attack to target ally.", "Ledger Clerk", "Keen-Eyed Hound"
    )
    assert [each.thing for each in combat.defenders] == [clerk]


@pytest.mark.parametrize(
    ("text", "refused"), [("Each ally can't attack.", True), ("Each ally must attack.", False)]
)
def test_static_abilities_bind_attacks_too(text: str, refused: bool) -> None:
    board = Board()
    board.made("domain", text)
    hound = board.put(1, "Keen-Eyed Hound")
    assert (refuse_attack(board.duel, 1, hound) is not None) is refused
    assert must_attack(board.duel, 1) is not refused


def test_an_ally_may_wield_a_weapon() -> None:
    board = Board()
    clerk, saber = board.put(1, "Ledger Clerk"), board.put(1, "Brasswake Saber")
    assert refuse_attack(board.duel, 1, clerk) is not None
    board.made("domain", "Each ally you control may wield weapons.")
    assert refuse_attack(board.duel, 1, clerk) is None
    run(board.duel, declare(board.duel, clerk), [])
    combat = board.duel.combat
    assert combat is not None
    assert [each.thing for each in combat.wielded] == [saber]
