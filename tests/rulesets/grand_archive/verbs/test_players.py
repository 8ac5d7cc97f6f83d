"""What players gain, and phases that they skip."""

import pytest

from tests.rulesets.grand_archive.verbs.board import Board


def test_gain_mastery_replaces_the_one_before() -> None:
    board = Board()
    board.perform('You gain the mastery "Tidal Ledger".')
    board.perform('You gain the mastery "Ember Ledger".')
    assert board.names(1, "mastery") == ["Ember Ledger"]


def test_gain_agility() -> None:
    board = Board()
    board.perform("You gain Agility 1; you gain Agility 2.")
    assert board.duel.agility == {1: [1, 2], 2: []}


def test_empower_adds_up() -> None:
    board = Board()
    board.perform("Empower 1; empower 2.")
    assert board.duel.empower == {1: 3, 2: 0}


@pytest.mark.parametrize(
    ("text", "answers", "skips"),
    [
        ("Target player skips their next draw phase.", ["seat2.hand"], {1: {}, 2: {"draw": 1}}),
        ("Skip your next wake up phase.", [], {1: {"wake_up": 1}, 2: {}}),
    ],
)
def test_skip_phase(text: str, answers: list[object], skips: dict[int, dict[str, int]]) -> None:
    board = Board()
    board.perform(text, *answers)
    assert board.duel.skips == skips
