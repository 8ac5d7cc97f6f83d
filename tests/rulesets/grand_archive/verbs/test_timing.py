"""Effects that happen later."""

from rulesets.grand_archive.rules.cleanup import clean_up_once
from rulesets.grand_archive.rules.stack.priority import STACK, resolve_at_once
from rulesets.grand_archive.rules.steps.triggers import fire_delayed
from tests.rulesets.grand_archive.verbs.board import Board, run


def test_when_you_do_chooses_its_targets_after_the_resolution() -> None:
    board = Board()
    board.add(1, "hand", "Steady Thrust")
    clerk = board.put(2, "Ledger Clerk")
    board.perform("Discard a card; when you do, deal 1 damage to target ally.")
    assert clerk.damage == 0
    run(board.duel, STACK.settle(board.duel), ["Ledger Clerk"])
    assert [each.rule for each in board.duel.stack] == ["GA-180"]
    run(board.duel, resolve_at_once(board.duel), [])
    assert clerk.damage == 1


def test_when_you_do_needs_that_it_was_done() -> None:
    board = Board()
    board.put(2, "Ledger Clerk")
    board.perform("Discard a card; when you do, deal 1 damage to target ally.")
    assert not board.duel.waiting


def test_when_done_asks_what_was_done() -> None:
    board = Board()
    board.add(1, "hand", "Steady Thrust")
    board.perform("Discard a card; when a fire card is discarded this way, recover 1.")
    assert not board.duel.waiting
    board.add(1, "hand", "Pyre Rebuke")
    board.perform("Discard a card; when a fire card is discarded this way, recover 1.")
    assert [each.rule for each in board.duel.waiting] == ["GA-180"]


def test_later_remembers_it_and_happens_once() -> None:
    board = Board()
    hound = board.put(2, "Keen-Eyed Hound")
    board.perform("Rest target ally; at the beginning of your next end phase, destroy it.", "Keen-Eyed Hound")
    fire_delayed(board.duel, "main")
    assert not board.duel.waiting
    fire_delayed(board.duel, "end")
    run(board.duel, resolve_at_once(board.duel), [])
    assert hound.zone is board.duel.sides[2].graveyard
    assert not board.duel.delayed


def test_later_waits_for_the_phase_of_its_controller() -> None:
    board = Board()
    board.perform("At the beginning of your next draw phase, recover 1.")
    board.duel.active = 2
    fire_delayed(board.duel, "draw")
    assert not board.duel.waiting
    board.perform("At the beginning of the next draw phase, recover 1.")
    fire_delayed(board.duel, "draw")
    assert len(board.duel.waiting) == 1


def test_as_turn_ends_happens_in_clean_up_without_a_trigger() -> None:
    board = Board()
    hound = board.put(2, "Keen-Eyed Hound")
    board.perform("Rest target ally; as the turn ends, destroy it.", "Keen-Eyed Hound")
    for phase in ("main", "end"):
        fire_delayed(board.duel, phase)
    assert not board.duel.waiting
    run(board.duel, clean_up_once(board.duel), [])
    assert hound.zone is board.duel.sides[2].graveyard
    assert not board.duel.delayed


def test_as_turn_ends_loses_it_where_it_has_left() -> None:
    board = Board()
    hound = board.put(2, "Keen-Eyed Hound")
    board.perform("Rest target ally; as the turn ends, destroy it.", "Keen-Eyed Hound")
    board.perform("Return target ally to its owner's hand.", "Keen-Eyed Hound")
    run(board.duel, clean_up_once(board.duel), [])
    assert hound.zone is board.duel.sides[2].hand


def test_as_turn_ends_comes_before_the_limit_of_the_hand() -> None:
    board = Board(hand_limit=1)
    board.add(1, "hand", "Steady Thrust")
    board.add(1, "deck", "Ledger Clerk")
    board.perform("As the turn ends, draw a card.")
    run(board.duel, clean_up_once(board.duel), [["Steady Thrust"]])
    assert board.names(1, "hand") == ["Ledger Clerk"]


def test_when_dies_waits_for_each_object() -> None:
    board = Board()
    board.put(1, "Ledger Clerk")
    board.put(1, "Hedge Lurker")
    board.perform("When each of 2 target allies dies this turn, gather.", ["Ledger Clerk", "Hedge Lurker"])
    assert [each.moment for each in board.duel.delayed] == ["dies", "dies"]
    board.perform("Destroy target ally.", "Hedge Lurker")
    assert len(board.duel.delayed) == 1
    assert "Gather" in [item.label for item in board.duel.waiting]


def test_whenever_triggers_each_time_until_it_ends() -> None:
    board = Board()
    board.put(1, "Ledger Clerk")
    board.put(2, "Keen-Eyed Hound")
    board.perform("Until end of turn, whenever an ally dies: recover 1.")
    board.perform("Destroy target ally.", "Ledger Clerk")
    board.perform("Destroy target ally.", "Keen-Eyed Hound")
    assert len([item for item in board.duel.waiting if item.rule == "GA-174"]) == 2
    board.duel.waiting.clear()
    run(board.duel, clean_up_once(board.duel), [])
    board.put(2, "Roadside Sellsword")
    board.perform("Destroy target ally.", "Roadside Sellsword")
    assert not board.duel.waiting


def test_trigger_again_needs_no_event() -> None:
    board = Board()
    clerk = board.put(1, "Ledger Clerk")
    board.duel.waiting.clear()
    board.perform("Trigger each On Death ability of target ally you control.", "Ledger Clerk")
    assert [item.source for item in board.duel.waiting] == [clerk]
    board.duel.waiting.clear()
    board.perform("Trigger each On Attack ability of target ally you control.", "Ledger Clerk")
    assert not board.duel.waiting
