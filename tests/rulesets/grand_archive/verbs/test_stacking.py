"""Negating and copying what is on the stack."""

from rulesets.grand_archive.rules.targeting.parts import choose_parts
from tests.rulesets.grand_archive.verbs.board import Board, run

NEGATE = "Negate target card activation unless its controller pays 2."


def test_negate() -> None:
    board = Board()
    item = board.push("Recover 1.")
    board.perform("Negate target card activation.", "Test Action")
    assert (item.negated, board.duel.stack) == (True, [])
    assert board.names(2, "graveyard") == ["Test Action"]


def test_negate_unless_its_controller_pays() -> None:
    board = Board()
    board.push("Recover 1.")
    board.add(2, "hand", "Curtain Call", "Hedge Lurker")
    board.perform(NEGATE, "Test Action", "yes")
    assert len(board.duel.stack) == 1
    assert sorted(board.names(2, "memory")) == ["Curtain Call", "Hedge Lurker"]
    board.perform(NEGATE, "Test Action")
    assert board.duel.stack == []


def test_copy_keeps_or_changes_the_target() -> None:
    board = Board()
    clerk, lurker = board.put(1, "Ledger Clerk"), board.put(1, "Hedge Lurker")
    board.push("Rest target ally.", "Ledger Clerk", seat=1)
    text = "Copy target Spell card activation you control and you may choose new targets for the copy."
    board.perform(text, "Test Action", "yes", "Hedge Lurker")
    original, twin = board.duel.stack
    assert (original.copy, twin.copy) == (False, True)
    assert (original.targets[0].thing, twin.targets[0].thing) == (clerk, lurker)


def test_retarget_changes_the_target_of_a_card() -> None:
    board = Board()
    board.put(1, "Ledger Clerk")
    lurker = board.put(1, "Hedge Lurker")
    item = board.push("Rest target ally.", "Ledger Clerk", seat=2)
    board.perform("Choose new targets for target card activation.", "Test Action", "Hedge Lurker")
    assert item.targets[0].thing is lurker


def test_retarget_keeps_a_target_without_another() -> None:
    board = Board()
    clerk = board.put(1, "Ledger Clerk")
    item = board.push("Rest target ally.", "Ledger Clerk", seat=2)
    board.perform("Choose new targets for target card activation; if you do, gather.", "Test Action")
    assert item.targets[0].thing is clerk
    assert not board.names(1, "things")


def test_retarget_keeps_an_optional_target_that_has_no_other() -> None:
    board = Board()
    clerk = board.put(1, "Ledger Clerk")
    item = board.push("Rest up to one target ally.", "Ledger Clerk", seat=2)
    board.perform("Choose new targets for target card activation.", "Test Action")
    assert item.targets[0].thing is clerk


def test_retarget_changes_each_of_several_targets() -> None:
    board = Board()
    cards = [board.put(1, name) for name in ("Ledger Clerk", "Hedge Lurker", "Gust Fletcher", "Sapling Ward")]
    item = board.push("Rest up to two target allies.", ["Ledger Clerk", "Hedge Lurker"], seat=2)
    answers = ("Test Action", "Gust Fletcher", "Sapling Ward")
    board.perform("Choose new targets for target card activation.", *answers)
    assert [aimed.thing for aimed in item.targets] == cards[2:]


def test_negate_a_materialization_or_an_ability() -> None:
    board = Board()
    board.push("Recover 1.")
    for what in ("materialization", "activated ability"):
        board.duel.stack[0].what = what.removeprefix("activated ")
        item = board.item(f"Negate target {what}.")
        run(board.duel, choose_parts(board.duel, item), ["Test Action"])
        assert len(item.targets) == 1
