"""What objects lose, and what they become."""

import pytest

from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.rules.stack.checks import check
from rulesets.grand_archive.state.traits import has, power, traits
from tests.rulesets.grand_archive.verbs.board import Board, run

HOUND = "Keen-Eyed Hound"


def test_loses_keywords_until_end_of_turn() -> None:
    board = Board()
    warden = board.put(2, "Gatehouse Warden")
    board.perform("Target ally loses Taunt until end of turn.", "Gatehouse Warden")
    assert not has(board.duel, warden, Keyword.TAUNT)
    assert has(board.duel, warden, Keyword.STEADFAST)
    board.duel.effects.end_until("turn")
    assert has(board.duel, warden, Keyword.TAUNT)


def test_loses_abilities() -> None:
    board = Board()
    clerk = board.put(2, "Ledger Clerk")
    board.perform("Target ally loses all abilities.", "Ledger Clerk")
    assert not traits(board.duel, clerk).triggers


def test_becomes_type_replaces_types_and_drops_supertypes() -> None:
    board = Board()
    fox = board.put(1, "Glassfox Familiar")
    board.perform("Target ally becomes an item until end of turn.", "Glassfox Familiar")
    now = traits(board.duel, fox)
    assert now.types == {"item"}
    assert not now.supertypes
    run(board.duel, check(board.duel), [])
    assert board.names(1, "things") == ["Glassfox Familiar"]
    board.duel.effects.end_until("turn")
    board.duel.changed("field")
    run(board.duel, check(board.duel), [])
    assert "Glassfox Familiar" in board.names(1, "units")


def test_becomes_element() -> None:
    board = Board()
    hound = board.put(1, HOUND)
    board.perform("Target ally becomes water.", HOUND)
    assert traits(board.duel, hound).elements == {"water"}


@pytest.mark.parametrize(("text", "expected"), [("", (3, 1)), ("Target unit gets +2 power. ", (3, 3))])
def test_swap_stats_comes_after_all_changes(text: str, expected: tuple[int, int]) -> None:
    board = Board()
    seer = board.put(1, "Tideglass Seer")
    board.perform("Swap the power and life of target ally.", "Tideglass Seer")
    if text:
        board.perform(text, "Tideglass Seer")
    now = traits(board.duel, seer)
    assert (now.power, now.life) == expected


def test_a_base_value_is_set_before_changes_are_added() -> None:
    board = Board()
    hound = board.put(1, HOUND)
    board.perform("Target ally gets +1 power; it gets base power 5.", HOUND)
    assert power(board.duel, hound) == 6


def test_types_and_elements_in_addition() -> None:
    board = Board()
    lens = board.put(1, "Archivist's Lens")
    board.perform(
        'Target item gains the type ally, the element fire and the subtype "Human"; it gets base life 3.',
        "Archivist's Lens",
    )
    now = traits(board.duel, lens)
    assert now.types == {"ally", "item"}
    assert now.elements == {"fire", "norm"}
    assert now.life == 3
    assert "Human" in now.subtypes
    run(board.duel, check(board.duel), [])
    assert "Archivist's Lens" in board.names(1, "units")


def test_also_becomes_keeps_the_other_types() -> None:
    board = Board()
    lens = board.put(1, "Ledger Clerk")
    for kind in ("an item", 'a "Golem"'):
        board.perform(f"Target ally becomes {kind} in addition to its other types.", "Ledger Clerk")
    assert {"ally", "item"} <= traits(board.duel, lens).types
    assert "Golem" in traits(board.duel, lens).subtypes
