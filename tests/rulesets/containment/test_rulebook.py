"""The rulebook as the reader takes it apart: no tag is misspelt, no number is missing, every option is listed."""

import re
from pathlib import Path

import pytest

import rulesets
from cardgame_tui.content.option_info import describe_options, setting_text
from cardgame_tui.content.rulebook import Rulebook, load_rulebook
from cardgame_tui.content.rulebook_parts import Prose, Rule, RuleTable
from rulesets.containment.options import ContainmentOptions
from tests.rulesets.containment.tables import GAME

FOLDER = Path(rulesets.__path__[0]) / "containment"
FILES = sorted(path for path in FOLDER.rglob("*") if path.suffix in {".py", ".toml"})
OPTION = re.compile(r"`(\w+)` = `?([^` ]+)`? \((CT-\d+)\): .* `(seed|ours)`")
"""A line of the section on options: name, default, rule, and where the value it changes comes from."""


@pytest.fixture(scope="module")
def book() -> Rulebook:
    """The book of the game."""
    return load_rulebook(GAME.rulebook)


def test_its_rules_are_numbered_without_a_gap(book: Rulebook) -> None:
    numbers = sorted(int(rule.removeprefix("CT-")) for rule in book.rules)
    assert numbers == list(range(1, 125))


def test_its_tags_are_spelt_right(book: Rulebook) -> None:
    assert set(book.statuses) == {"seed", "public", "ours"}
    assert book.scopes == ()


def test_a_rule_with_several_tags_shows_which_part_is_ours(book: Rulebook) -> None:
    mixed = [rule for rule in book.rules.values() if "ours" in rule.status and len(rule.status) > 1]
    assert len(mixed) > 10
    assert [rule.number for rule in mixed if "Ours" not in rule.text] == []


def test_every_rule_it_names_is_in_it(book: Rulebook) -> None:
    named = {number for section in book.sections for block in section.blocks for number in _numbers(block)}
    assert len(named) > 20
    assert named <= set(book.rules)


def test_its_section_on_options_lists_each_with_default_rule_and_status() -> None:
    section = GAME.rulebook.read_text(encoding="utf-8").partition("## 15. Options")[2].partition("\n## ")[0]
    items = [" ".join(item.split()) for item in section.split("\n- ")[1:]]
    found = [OPTION.fullmatch(item) for item in items]
    infos = describe_options(ContainmentOptions)
    assert len(items) == len(infos)
    assert {each.groups() for each in found if each} == {
        (info.name, setting_text(info.default) or "none", info.rule, "seed" if info.status == "source" else "ours")
        for info in infos
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_every_number_cited_is_in_the_rulebook(path: Path, book: Rulebook) -> None:
    assert set(re.findall(r"CT-\d+", path.read_text(encoding="utf-8"))) <= set(book.rules)


def _numbers(block: Rule | Prose | RuleTable) -> list[str]:
    match block:
        case Rule():
            text = block.text
        case Prose():
            text = " ".join(block.lines)
        case RuleTable():
            text = " ".join(cell for row in block.rows for cell in row)
    return re.findall(r"CT-\d+", text)
