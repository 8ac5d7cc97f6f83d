"""Every ruling, keyword, cost, timing and option of each game as a scenario file that has to hold."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulesets
from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.testing.scenario import Status
from tests.rulings.files import CONTAINMENT, DIMENSIONAL_RIFT, GAMES, GRAND_ARCHIVE, RUNE_DUEL, Rulings

RULINGS = {
    (DIMENSIONAL_RIFT, "conquest"): {*range(1, 21), 25},
    (DIMENSIONAL_RIFT, "rift"): {4, 5, 8, 9, *range(21, 25)},
    (RUNE_DUEL, ""): {*range(1, 21)},
    (CONTAINMENT, ""): {*range(1, 14), *range(15, 27)},
    (GRAND_ARCHIVE, ""): {1, *range(3, 32), 33},
}
"""The numbered rulings of each edition. Of the first game 4 and 5 are about both, 8 and 9 have a part for each.

Ruling 14 of the third game is about decks (`tests/rulesets/containment/test_deck_rules.py`). Rulings 2 and 32
of the fourth are about three players."""

OUTSIDE_DUELS = {
    DIMENSIONAL_RIFT: {"DR-5", "DR-43", "DR-44", "DR-45", "DR-47", "DR-53", "DR-183"},
    RUNE_DUEL: {"RD-14", "RD-15"},
    CONTAINMENT: {"CT-37", "CT-38", "CT-39", "CT-40", "CT-41"},
    GRAND_ARCHIVE: {"GA-66", "GA-67", "GA-69", "GA-71"},
}
"""Rules of decks and matches; no scenario shows them, `test_outside_duels` and the tests of deck rules do.

No text of the fourth game makes the prevention that GA-224 is about
(`tests/rulesets/grand_archive/test_damage.py`)."""

every_file = pytest.mark.parametrize(
    ("game", "path"),
    [pytest.param(game, path, id=f"{game.id}/{game.name_of(path)}") for game in GAMES for path in game.files],
)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_edition = pytest.mark.parametrize(
    ("game", "scope"), [pytest.param(*each, id="-".join((each[0].id, each[1]))) for each in RULINGS]
)


@every_file
def test_a_scenario_holds(game: Rulings, path: Path) -> None:
    report = game.run(path)
    assert report.status is Status.HOLDS, str(report)


@every_file
def test_a_scenario_cites_rules_and_checks_something(game: Rulings, path: Path) -> None:
    scenario = load_scenario(path).scenario
    assert scenario.cites
    looks = [*scenario.event, *(step for step in scenario.step if step.offers or step.refused or step.ask)]
    assert scenario.expect or looks or any(step.expect for step in scenario.step)


@every_edition
def test_each_ruling_has_a_file(game: Rulings, scope: str) -> None:
    shown = {game.ruling_number(path) for path in game.files if game.scope_of(path) == scope}
    assert shown - {None} == RULINGS[game, scope]


@every_edition
def test_each_rule_the_code_acts_on_is_shown_in_each_edition_it_holds_in(game: Rulings, scope: str) -> None:
    book = game.book.rules
    files = [path for path in game.files if game.scope_of(path) == scope]
    shown = {rule for path in files for rule in game.rule.findall(path.read_text(encoding="utf-8"))}
    held = {rule for rule in rules_in_code(game) if book[rule].holds_in(scope)}
    assert held - shown == {rule for rule in OUTSIDE_DUELS[game] if book[rule].holds_in(scope)}


@every_game
def test_names_are_found_again(game: Rulings) -> None:
    assert game.files
    assert [game.path_of(game.name_of(path)) for path in game.files] == game.files


def rules_in_code(game: Rulings) -> Iterator[str]:
    """Yield the rule numbers that prompts, refusals, events and options of the game cite."""
    for source in (Path(rulesets.__path__[0]) / game.id).rglob("*.py"):
        if source.name == "reminders.py":  # says what keywords mean, and acts on nothing
            continue
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and game.rule.fullmatch(node.value):
                yield node.value
