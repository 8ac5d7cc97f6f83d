"""Events of a scenario: what must be logged, and how the table is then, on Leduc hold'em."""

from pathlib import Path

import pytest

from cardgame_tui.testing.scenario import Status
from tests.conformance.scenarios import PAIR_OF_KINGS, RAISED, run_text

PLAYED = PAIR_OF_KINGS + RAISED
"""Seat 1 raises, seat 2 calls; the raise counts after its event, the chips move after that of LE-10."""

BETWEEN_PROMPTS = """
[[event]]
rule = "LE-4"
expect = { raises = 0 }
[[event]]
rule = "LE-4"
expect = { raises = 1, "seat1.chips" = 0 }
[[event]]
rule = "LE-10"
expect = { "seat1.chips" = 0 }
[[event]]
rule = "LE-11"
expect = { "seat1.chips" = 5, winner = 1 }
"""
SHOWDOWN = "[[event]]\nrule = 'LE-11'\n"
WRONG = {
    "another fact": (SHOWDOWN + "expect = { raises = 2 }", "event 1 (LE-11): raises: expected 2, found 1"),
    "another order": (SHOWDOWN + "[[event]]\nrule = 'LE-10'", "event 2 (LE-10) is not logged, or not here"),
    "another card": (SHOWDOWN + "card = 'King of hearts'", "event 1 (LE-11 about King of hearts) is not logged"),
}


def test_facts_hold_during_automatic_events(tmp_path: Path) -> None:
    assert run_text(tmp_path, PLAYED + BETWEEN_PROMPTS).failures == []


def test_an_event_is_found_by_its_card(tmp_path: Path) -> None:
    dealt = "[[event]]\nrule = 'LE-3'\ncard = 'King of spades'\nexpect = { 'seat2.hand' = [] }\n"
    steps = "title = 'Dealt'\nruleset = 'leduc'\nrandom = [1, 1]\n[[step]]\nseat = 1\n"
    failures = run_text(tmp_path, steps + dealt).failures
    assert failures == ["event 1 (LE-3 about King of spades): seat2.hand: expected [], found ['King of spades']"]
    assert run_text(tmp_path, steps + dealt.replace("[] }", "['King of spades'] }")).failures == []


@pytest.mark.parametrize("name", WRONG)
def test_a_missing_event_is_reported(tmp_path: Path, name: str) -> None:
    events, message = WRONG[name]
    report = run_text(tmp_path, PLAYED + events)
    assert report.status is Status.FAILS
    assert len(report.failures) == 1
    assert message in report.failures[0]


def test_an_event_cites_a_rule_of_the_book(tmp_path: Path) -> None:
    report = run_text(tmp_path, PLAYED + "[[event]]\nrule = 'LE-99'")
    assert report.status is Status.UNUSABLE
    (failure,) = report.failures
    assert failure.endswith(": event 1.rule: LE-99 is not in the rulebook of leduc; did you mean LE-9?")


def test_an_event_asks_for_facts_of_the_game(tmp_path: Path) -> None:
    report = run_text(tmp_path, PLAYED + SHOWDOWN + "expect = { mood = 2 }")
    assert report.status is Status.UNUSABLE
    (failure,) = report.failures
    assert "mood: no such fact" in failure
