"""Static abilities for a while (GA-193, GA-195, GA-200)."""

import pytest

from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.rules.combat.attackers import must_attack, refuse_attack
from rulesets.grand_archive.rules.steps.objects.control import gain_control
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from rulesets.grand_archive.state.traits import has, power
from tests.rulesets.grand_archive.verbs.board import Board


def test_meanwhile_a_ban_ends_with_the_turn() -> None:
    board = Board()
    hound = board.put(1, "Keen-Eyed Hound")
    board.perform("Each ally can't attack this turn.")
    refused = refuse_attack(board.duel, 1, hound)
    assert refused is not None
    assert refused.rule == "GA-146"
    board.duel.effects.end_until("turn")
    assert refuse_attack(board.duel, 1, hound) is None


def test_meanwhile_a_target_is_bound_alone() -> None:
    board = Board()
    clerk = board.put(1, "Ledger Clerk")
    assert not must_attack(board.duel, 1)
    board.put(1, "Keen-Eyed Hound")
    board.perform("Target ally must attack this turn.", "Ledger Clerk")
    assert not must_attack(board.duel, 1)  # it has no power to attack with
    clerk.counters = {"buff": 1}
    board.duel.changed("counters")
    assert must_attack(board.duel, 1)


def test_meanwhile_a_group_has_something_whenever_it_arrives() -> None:
    board = Board()
    board.perform("Until end of turn, each ally you control has Taunt.")
    assert has(board.duel, board.put(1, "Ledger Clerk"), Keyword.TAUNT)
    assert not has(board.duel, board.put(2, "Keen-Eyed Hound"), Keyword.TAUNT)


@pytest.mark.parametrize("taken", [True, False])
def test_what_lasts_as_long_as_a_player_controls_something(taken: bool) -> None:
    board = Board()
    clerk, hound = board.put(1, "Ledger Clerk"), board.put(1, "Keen-Eyed Hound")
    board.perform("Target ally gets +2 power for as long as you control this.", "Keen-Eyed Hound", source=clerk)
    assert power(board.duel, hound) == 4
    if taken:
        gain_control(board.duel, clerk, 2)
    else:
        leave(board.duel, [clerk], "returned", "GA-12")
    assert power(board.duel, hound) == 2


def test_saved_meanwhile_goes_elsewhere_instead_of_dying() -> None:
    board = Board()
    board.put(2, "Gatehouse Warden")
    board.perform(
        "The next time target ally would die this turn, return it to its owner's hand instead.", "Gatehouse Warden"
    )
    board.perform("Destroy target ally.", "Gatehouse Warden")
    assert (board.names(2, "hand"), board.names(2, "graveyard")) == (["Gatehouse Warden"], [])
