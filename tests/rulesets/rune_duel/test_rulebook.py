"""The rulebook as the reader takes it apart: no tag is misspelt, and no number is missing."""

import re

import pytest

from cardgame_tui.content.option_info import describe_options, setting_text
from cardgame_tui.content.rulebook import Rulebook, load_rulebook
from cardgame_tui.content.rulebook_parts import Prose, Rule, RuleTable
from rulesets.rune_duel import PLUGIN
from rulesets.rune_duel.options import RuneOptions

OPTION = re.compile(r"- `(\w+)` = `?(\w+)`? \((RD-\d+)\): .* `(seed|ours)`$")
"""A line of the section on options: name, default, rule, and where the value to turn comes from."""
STATUS = {"source": "seed", "ours": "ours"}
"""How the book says the status of an option."""


@pytest.fixture(scope="module")
def book() -> Rulebook:
    """The book of the game."""
    return load_rulebook(PLUGIN.load().rulebook)


def test_its_rules_are_numbered_without_a_gap(book: Rulebook) -> None:
    numbers = sorted(int(rule.removeprefix("RD-")) for rule in book.rules)
    assert numbers == list(range(1, len(book.rules) + 1))


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


def test_it_draws_the_table_from_both_seats(book: Rulebook) -> None:
    pictures = [block for block in book.sections[1].blocks if isinstance(block, Prose) and block.drawn]
    rows = [[int(slot) for slot in re.findall(r"slot (\d) ", line)] for each in pictures for line in each.lines]
    assert [row[:5] for row in rows if len(row) >= 5] == [[1, 2, 3, 4, 5]] * 2 + [[5, 4, 3, 2, 1]] * 2


def _numbers(block: Rule | Prose | RuleTable) -> list[str]:
    match block:
        case Rule():
            text = block.text
        case Prose():
            text = " ".join(block.lines)
        case RuleTable():
            text = " ".join(cell for row in block.rows for cell in row)
    return re.findall(r"RD-\d+", text)


def test_its_section_on_options_lists_each_with_default_rule_and_status(book: Rulebook) -> None:
    section = next(each for each in book.sections if each.title == "14. Options")
    lines = [" ".join(block.lines) for block in section.blocks if isinstance(block, Prose)]
    told = [found.groups() for line in lines if (found := OPTION.match(line))]
    assert sorted(told) == sorted(
        (info.name, setting_text(info.default), info.rule, STATUS[info.status])
        for info in describe_options(RuneOptions)
    )
