"""Rulebooks: numbered rules in sections."""

from pathlib import Path

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.rulebook import Rulebook, load_rulebook
from tests.games.leduc import LEDUC

BOOK = """# A game

Some words first.

## 1. Basics

- **GA-1** [public] {both} Two players sit
  at a table.
- **GA-12** [seed, ours] {conquest} The second rule.

A word in between.

## 2. End

- **GA-20** [ours] {both} The duel ends.
"""


def book(folder: Path, text: str = BOOK) -> Rulebook:
    file = folder / "rulebook.md"
    file.write_text(text)
    return load_rulebook(file)


def test_a_rule_joins_its_lines(tmp_path: Path) -> None:
    rule = book(tmp_path).rules["GA-1"]
    assert rule.text == "Two players sit at a table."
    assert (rule.status, rule.holds, rule.section) == (("public",), "both", "1. Basics")
    assert book(tmp_path).rules["GA-12"].status == ("seed", "ours")


def test_sections_keep_rules_and_prose(tmp_path: Path) -> None:
    found = book(tmp_path)
    assert found.title == "A game"
    assert [(section.title, len(section.rules)) for section in found.sections] == [
        ("", 0), ("1. Basics", 2), ("2. End", 1),
    ]  # fmt: skip
    assert "A word in between." in found.sections[1].lines


@pytest.mark.parametrize("number", ["GA-12", "ga-12", " 12 "])
def test_a_rule_by_number(tmp_path: Path, number: str) -> None:
    assert book(tmp_path).find(number).number == "GA-12"


def test_an_unknown_number_names_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match='there is no rule "GB-20"; did you mean GA-20'):
        book(tmp_path).find("GB-20")


def test_a_search_wants_every_word(tmp_path: Path) -> None:
    found = book(tmp_path)
    assert [rule.number for rule in found.search("THE second")] == ["GA-12"]
    assert found.search("second table") == []


def test_a_number_is_given_once(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="16: GA-1: this number is taken"):
        book(tmp_path, BOOK + "- **GA-1** [ours] {both} Again.\n")


def test_a_line_that_only_looks_like_a_rule_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="16: not a rule line"):
        book(tmp_path, BOOK + "- **GA-3** {both} No status.\n")


def test_the_rulebook_of_a_game_is_read() -> None:
    assert "LE-12" in load_rulebook(LEDUC.rulebook).rules
