"""What players gain, and phases that they skip."""

import pytest

from tests.rulesets.grand_archive.tables import made
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


@pytest.mark.parametrize("on", [True, False])
def test_gain_status_several_but_each_once(on: bool) -> None:
    cards = made(
        {"name": "Soaked", "type": "status", "text": "At the beginning of your end phase: recover 1."},
        {"name": "Blessed", "type": "status", "text": ""},
    )
    board = Board(cards=cards, statuses=on)
    board.perform('You gain the mastery "Tidal Ledger".')
    for name in ("Soaked", "Blessed", "Soaked"):
        board.perform(f'You gain the status "{name}".')
    board.perform('You gain the mastery "Ember Ledger".')
    assert sorted(board.names(1, "mastery")) == (["Blessed", "Ember Ledger", "Soaked"] if on else ["Ember Ledger"])


def test_skip_phase_of_each_opponent() -> None:
    board = Board()
    board.perform("Each opponent skips their next draw phase.")
    assert board.duel.skips[2] == {"draw": 1}
