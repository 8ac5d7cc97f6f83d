"""The rulebook as the reader takes it apart: no tag is misspelt, and no number is missing."""

import re
from pathlib import Path

import pytest

import rulesets
from cardgame_tui.content.rulebook import Rulebook, load_rulebook
from cardgame_tui.content.rules import Prose, Rule, Table

BOOK = Path(rulesets.__path__[0]) / "rune_duel" / "rulebook.md"


@pytest.fixture(scope="module")
def book() -> Rulebook:
    """The book of the game."""
    return load_rulebook(BOOK)


def test_its_rules_are_numbered_without_a_gap(book: Rulebook) -> None:
    assert list(book.rules) == [f"RD-{number}" for number in range(1, 75)]


def test_its_tags_are_spelt_right(book: Rulebook) -> None:
    assert set(book.statuses) == {"seed", "public", "ours"}
    assert book.scopes == ()


def test_a_rule_with_several_tags_tells_what_is_ours(book: Rulebook) -> None:
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


def _numbers(block: Rule | Prose | Table) -> list[str]:
    match block:
        case Rule():
            text = block.text
        case Prose():
            text = " ".join(block.lines)
        case Table():
            text = " ".join(cell for row in block.rows for cell in row)
    return re.findall(r"RD-\d+", text)
