"""The rulebook as the reader takes it apart: no tag is misspelt, and every number it names is there."""

import re

import pytest

from cardgame_tui.content.rulebook import Rulebook, load_rulebook
from cardgame_tui.content.rulebook_parts import Prose, Rule, RuleTable
from rulesets.dimensional_rift import PLUGIN


@pytest.fixture(scope="module")
def book() -> Rulebook:
    """The book of the game."""
    return load_rulebook(PLUGIN.load().rulebook)


def test_its_tags_are_spelt_right(book: Rulebook) -> None:
    assert set(book.scopes) == {"conquest", "rift"}
    assert set(book.statuses) == {"seed", "public", "ours"}


def test_it_puts_its_editions_side_by_side_in_a_table(book: Rulebook) -> None:
    (table,) = (block for block in book.sections[-1].blocks if isinstance(block, RuleTable))
    assert table.head == ("topic", "conquest", "rift", "rules")
    assert all(all(row) for row in table.rows)


def test_every_rule_it_names_is_in_it(book: Rulebook) -> None:
    named = {number for section in book.sections for block in section.blocks for number in _numbers(block)}
    assert len(named) > 50
    assert named <= set(book.rules)


def _numbers(block: Rule | Prose | RuleTable) -> list[str]:
    match block:
        case Rule():
            text = block.text
        case Prose():
            text = " ".join(block.lines)
        case RuleTable():
            text = " ".join(cell for row in block.rows for cell in row)
    return re.findall(r"DR-\d+", text)
