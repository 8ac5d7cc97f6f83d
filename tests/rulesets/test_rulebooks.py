"""Every rulebook as the reader takes it apart: tags are spelt right, no number is missing, options are listed."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import rulesets
from cardgame_tui.content.option_info import describe_options, setting_text
from cardgame_tui.content.rulebook.book import Rulebook, load_rulebook
from cardgame_tui.content.rulebook.parts import Prose, Rule, RuleTable
from cardgame_tui.plugins import load_ruleset

STATUS = {"source": "seed", "public": "public", "ours": "ours"}
"""How a book says the status of an option."""


class Book(NamedTuple):
    """What differs between the books.

    Args:
        game: id of the game.
        prefix: of its numbers, such as ``CT``.
        scopes: its editions.
        options: the heading of its section on options; empty for none.
    """

    game: str
    prefix: str
    scopes: frozenset[str] = frozenset()
    options: str = ""

    @property
    def number(self) -> re.Pattern[str]:
        """A number of a rule."""
        return re.compile(rf"{self.prefix}-\d+")

    @property
    def option(self) -> re.Pattern[str]:
        """A line of the section on options: name, default, rule, and where the value it changes comes from."""
        return re.compile(rf"`(\w+)` = `?([^` ]+)`? \(({self.number.pattern})\): .* `(seed|public|ours)`")


BOOKS = (
    Book("dimensional_rift", "DR", frozenset({"conquest", "rift"})),
    Book("rune_duel", "RD", options="## 14. Options"),
    Book("containment", "CT", options="## 15. Options"),
    Book("grand_archive", "GA", options="## 26. Options"),
)
each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
of_one_edition = pytest.mark.parametrize(
    "book", [book for book in BOOKS if not book.scopes], ids=lambda book: book.game
)
FILES = [
    pytest.param(book, path, id=f"{book.game}/{path.name}")
    for book in BOOKS
    for path in sorted((Path(rulesets.__path__[0]) / book.game).rglob("*"))
    if path.suffix in {".py", ".toml"}
]


@cache
def read(book: Book) -> Rulebook:
    """A rulebook, read once."""
    return load_rulebook(load_ruleset(book.game).rulebook)


@of_one_edition
def test_its_rules_are_numbered_without_a_gap(book: Book) -> None:
    numbers = sorted(int(rule.removeprefix(f"{book.prefix}-")) for rule in read(book).rules)
    assert numbers == list(range(1, len(numbers) + 1))


@each_book
def test_its_tags_are_spelt_right(book: Book) -> None:
    assert set(read(book).statuses) == {"seed", "public", "ours"}
    assert set(read(book).scopes) == book.scopes


@of_one_edition
def test_a_rule_with_several_tags_shows_which_part_is_ours(book: Book) -> None:
    mixed = [rule for rule in read(book).rules.values() if "ours" in rule.status and len(rule.status) > 1]
    assert len(mixed) > 10
    assert [rule.number for rule in mixed if "Ours" not in rule.text] == []


@each_book
def test_every_rule_it_names_is_in_it(book: Book) -> None:
    blocks = [block for section in read(book).sections for block in section.blocks]
    named = {number for block in blocks for number in book.number.findall(_text(block))}
    assert len(named) > 20
    assert named <= set(read(book).rules)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
def test_no_comma_stands_alone(book: Book) -> None:
    text = load_ruleset(book.game).rulebook.read_text(encoding="utf-8")
    assert not re.findall(r".*(?:\s|\|),.*", text)


@pytest.mark.parametrize("book", [book for book in BOOKS if book.options], ids=lambda book: book.game)
def test_its_section_on_options_lists_each_with_default_rule_and_status(book: Book) -> None:
    game = load_ruleset(book.game)
    section = game.rulebook.read_text(encoding="utf-8").partition(book.options)[2].partition("\n## ")[0]
    items = [" ".join(item.split()) for item in section.split("\n- ")[1:]]
    infos = describe_options(game.options_model)
    assert len(items) == len(infos)
    assert {each.groups() for each in map(book.option.fullmatch, items) if each} == {
        (info.name, setting_text(info.default) or "none", info.rule, STATUS[info.status]) for info in infos
    }


@pytest.mark.parametrize(("book", "path"), FILES)
def test_every_number_cited_is_in_the_rulebook(book: Book, path: Path) -> None:
    assert set(book.number.findall(path.read_text(encoding="utf-8"))) <= set(read(book).rules)


def _text(block: Rule | Prose | RuleTable) -> str:
    match block:
        case Rule():
            return block.text
        case Prose():
            return " ".join(block.lines)
        case RuleTable():
            return " ".join(cell for row in block.rows for cell in row)
