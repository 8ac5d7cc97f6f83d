"""Offers are exact, refusals name what exists, and facts may be compared."""

from pathlib import Path

import pytest

from cardgame_tui.testing.scenario import ScenarioReport, Status, run_file
from tests.conformance.scenarios import PAIR_OF_KINGS, run_text

DEPLOYMENT = """
title = "A card in hand is summoned or set"
ruleset = "dimensional_rift"
[start]
phase = "deployment"
[start.seat1]
conquered = ["1C1", "1C2"]
hand = ["Scrap Hound", "Scrap Hound"]
[[step]]
seat = 1
ask = "priority"
"""


def run(folder: Path, text: str) -> ScenarioReport:
    path = folder / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    return run_file(path)


def test_an_entry_means_one_option(tmp_path: Path) -> None:
    report = run(tmp_path, DEPLOYMENT + 'offers = ["Scrap Hound", "pass"]')
    assert report.status is Status.FAILS
    (failure,) = report.failures
    assert failure.startswith(
        "step 1 (line 9): 'Scrap Hound' matches several options, and offers needs an entry for each: "
    )


def test_options_with_the_same_words_need_one_entry(tmp_path: Path) -> None:
    once = 'offers = [["summon", "Scrap Hound"], ["set", "Scrap Hound"], "pass"]'
    assert run(tmp_path, DEPLOYMENT + once).failures == []
    twice = once.replace("[[", '[["summon", "Scrap Hound"], [')
    assert run(tmp_path, DEPLOYMENT + twice).failures == []
    (failure,) = run(tmp_path, DEPLOYMENT + twice.replace("[[", '[["summon", "Scrap Hound"], [')).failures
    assert "is on offer 2 times, and offers names it 3 times" in failure


@pytest.mark.parametrize(
    ("expected", "complaint"),
    [
        ('{ contains = "King of spades" }', ""),
        ('{ contains = "Queen of spades" }', "expected to contain 'Queen of spades', found ['King of spades']"),
        ('{ any_order = ["King of spades"] }', ""),
        ('{ any_order = ["King of spades", "King of spades"] }', "in any order, found ['King of spades']"),
        ('{ not = { contains = "Queen of spades" } }', ""),
        ('{ not = { contains = "King of spades" } }', "expected not contains 'King of spades'"),
        ('{ not = ["King of spades"] }', "expected not ['King of spades'], found ['King of spades']"),
        ("{ at_least = 1 }", "at_least is for a number, found ['King of spades']"),
        ("{ not = { at_least = 1 } }", "at_least is for a number, found ['King of spades']"),
        ('{ not = "King of spades" }', "expected not 'King of spades', which is a text, found ['King"),
        ("{ not = { contains = 1 } }", "contains 1 does not go with a list, found ['King of spades']"),
        ("{ not = { any_order = [1] } }", "any_order [1] does not go with a list, found ['King of spades']"),
    ],
)
def test_a_fact_may_be_compared(tmp_path: Path, expected: str, complaint: str) -> None:
    report = run_text(tmp_path, PAIR_OF_KINGS + f'[expect]\n"seat1.hand" = {expected}\n')
    assert report.usable
    assert len(report.failures) == bool(complaint)
    assert complaint in "".join(report.failures)


@pytest.mark.parametrize(("bounds", "holds"), [("at_least = 0, at_most = 0", True), ("at_least = 1", False)])
def test_a_number_may_have_bounds(tmp_path: Path, bounds: str, holds: bool) -> None:
    report = run_text(tmp_path, PAIR_OF_KINGS + f"[expect]\nraises = {{ {bounds} }}\n")
    assert report.usable
    assert (report.failures == []) is holds


@pytest.mark.parametrize(
    ("expected", "complaint"),
    [
        ("false", "expected False, found 0"),
        ("{ not = '0' }", "expected not '0', which is a text, found 0"),
        ("{ not = true }", "expected not True, which is true or false, found 0"),
        ("{ not = { contains = 7 } }", "contains 7 does not go with a number, found 0"),
        ("{ not = { any_order = [7] } }", "any_order [7] does not go with a number, found 0"),
    ],
)
def test_a_number_is_compared_with_numbers_only(tmp_path: Path, expected: str, complaint: str) -> None:
    report = run_text(tmp_path, PAIR_OF_KINGS + f"[expect]\nraises = {expected}\n")
    assert (report.status, len(report.failures)) == (Status.FAILS, 1)
    assert report.failures[0].endswith(f"raises: {complaint}")


def test_a_comparison_may_be_written_as_a_path(tmp_path: Path) -> None:
    text = PAIR_OF_KINGS + '[expect]\nseat1.hand.contains = "King of spades"\n'
    assert run_text(tmp_path, text).failures == []


def test_a_comparison_must_not_be_empty(tmp_path: Path) -> None:
    report = run_text(tmp_path, PAIR_OF_KINGS + "[expect]\nraises = {}\n")
    assert report.status is Status.UNUSABLE
    assert "a comparison says one of" in report.failures[0]


@pytest.mark.parametrize("nothing", ['""', "[]"])
@pytest.mark.parametrize("form", ["{{ contains = {} }}", "{{ not = {{ contains = {} }} }}"])
def test_an_empty_contains_is_unusable(tmp_path: Path, form: str, nothing: str) -> None:
    report = run_text(tmp_path, PAIR_OF_KINGS + f"[expect]\nboard = {form.format(nothing)}\n")
    assert report.status is Status.UNUSABLE
    assert "contains says nothing" in report.failures[0]


@pytest.mark.parametrize(
    "comparison",
    [
        '{ contains = "King of spdes" }',
        '{ any_order = ["King of spdes"] }',
        '{ not = { not = ["King of spdes"] } }',
    ],
)
def test_a_value_that_must_not_occur_must_exist(tmp_path: Path, comparison: str) -> None:
    report = run_text(tmp_path, PAIR_OF_KINGS + f"[expect]\nboard = {{ not = {comparison} }}\n")
    assert report.status is Status.UNUSABLE
    line = PAIR_OF_KINGS.count("\n") + 2
    (failure,) = report.failures
    complaint = "nothing here is called 'King of spdes'; did you mean 'King of spades'?"
    assert failure.endswith(f":{line}: board: {complaint}")


def test_a_refused_token_that_does_not_exist_is_a_fault_of_the_file(tmp_path: Path) -> None:
    report = run(tmp_path, DEPLOYMENT + 'refused = "Creture Tokn"\n')
    assert report.status is Status.UNUSABLE
    assert report.failures == [
        "step 1 (line 9): refused: nothing here is called 'Creture Tokn'; did you mean 'Creature Token'?"
    ]


@pytest.mark.parametrize("word", ["Creature Token", "summon Gatewright", "Gatewright", "flip", "2C4"])
def test_an_existing_option_may_be_refused_without_a_reason(tmp_path: Path, word: str) -> None:
    assert run(tmp_path, DEPLOYMENT + f'refused = "{word}"\n').failures == []


def test_a_fact_of_an_empty_zone_says_that_it_is_empty(tmp_path: Path) -> None:
    report = run(tmp_path, DEPLOYMENT + '[expect]\n"2C4.damage" = 0\n')
    assert report.status is Status.FAILS
    assert report.failures == ["at the end (line 13): 2C4.damage: expected 0, but 2C4 is empty"]


def test_an_unknown_fact_names_its_line_and_the_nearest(tmp_path: Path) -> None:
    report = run(tmp_path, DEPLOYMENT + '[expect]\n"2C4.damge" = 0\n')
    assert report.status is Status.UNUSABLE
    assert report.failures[0].endswith(":13: 2C4.damge: no such fact; did you mean 2C4.damage?")
