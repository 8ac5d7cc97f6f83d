"""The short form of the promises, and that a broken one is counted under its name."""

from pathlib import Path

import pytest

from cardgame_tui.testing import conformance
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from tests.attack.promises import attack
from tests.attack.table import in_words
from tests.conformance.broken_rune import OpenHand

CHECKS = (*conformance.EACH_PROMPT, *conformance.SAMPLED, *conformance.AT_END)


def test_every_promise_is_checked_and_kept(folder: Path) -> None:
    table = attack(folder, seed=1, cases=6, games=[RuneDuelRuleset()])
    assert not [fault for row in table.values() for fault in row.faults], in_words(table)
    expected = {check.__name__ for check in CHECKS} | {"replay_agrees", "forks_agree", "undo_returns"}
    assert set(table) == {f"promise: {name}" for name in expected}
    assert all(row.cases >= 6 for row in table.values())


def test_a_broken_promise_has_a_name_and_is_kept(folder: Path) -> None:
    table = attack(folder, seed=1, cases=1, games=[OpenHand()])
    (fault,) = table["promise: options_are_the_seats_own"].faults
    (kept,) = (folder / "failing").iterdir()
    assert str(kept) in fault
    assert "offers card" in kept.read_text(encoding="utf-8")


class Breaks(RuneDuelRuleset):
    """Breaks down when a turn begins."""

    def turn(self, duel: object) -> None:  # type: ignore[override]
        raise RuntimeError("out of cards")


@pytest.mark.parametrize("game", [Breaks()])
def test_a_breakdown_is_a_fault(game: RuneDuelRuleset, folder: Path) -> None:
    table = attack(folder, seed=1, cases=1, games=[game])
    assert "RuntimeError: out of cards" in table["promise: rules_break_down"].faults[0]
