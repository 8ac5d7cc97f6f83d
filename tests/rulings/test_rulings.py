"""Every ruling, keyword, cost, timing and option of Dimensional Rift as a scenario file that has to hold."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardgame_tui.content.rulebook import load_rulebook
from cardgame_tui.content.scenario import load_scenario
from cardgame_tui.testing.scenario import Status
from rulesets import dimensional_rift
from tests.rulings.files import FILES, RULE, RULESET, name_of, options_of, path_of, ruling_number, run

RULINGS = {"conquest": {*range(1, 21), 25}, "rift": {4, 5, 8, 9, *range(21, 25)}}
"""The numbered rulings of each edition: 4 and 5 are about both, 8 and 9 have a part for each."""

OUTSIDE_DUELS = {"DR-5", "DR-43", "DR-44", "DR-45", "DR-47", "DR-53", "DR-183"}
"""Rules of decks and matches; no scenario shows them, `test_outside_duels` does."""


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_scenario_holds(path: Path) -> None:
    report = run(path)
    assert report.status is Status.HOLDS, str(report)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_scenario_cites_rules_and_checks_something(path: Path) -> None:
    scenario = load_scenario(path).scenario
    assert scenario.cites
    assert scenario.expect or any(step.offers or step.refused or step.expect or step.ask for step in scenario.step)


@pytest.mark.parametrize("edition", RULINGS)
def test_each_ruling_has_a_file(edition: str) -> None:
    shown = {ruling_number(path) for path in FILES if options_of(path).edition == edition}
    assert shown - {None} == RULINGS[edition]


@pytest.mark.parametrize("edition", RULINGS)
def test_each_rule_the_code_acts_on_is_shown_in_each_edition_it_holds_in(edition: str) -> None:
    book = load_rulebook(RULESET.rulebook).rules
    files = [path for path in FILES if options_of(path).edition == edition]
    shown = {rule for path in files for rule in RULE.findall(path.read_text(encoding="utf-8"))}
    held = {rule for rule in rules_in_code() if book[rule].holds_in(edition)}
    assert held - shown == {rule for rule in OUTSIDE_DUELS if book[rule].holds_in(edition)}


def test_names_are_found_again() -> None:
    assert [path_of(name_of(path)) for path in FILES] == FILES


def rules_in_code() -> Iterator[str]:
    """Yield the rule numbers that prompts, refusals, events and options of the game cite."""
    for source in Path(dimensional_rift.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value):
                yield node.value
