"""The rulebook as a booklet, and the page of what is different, read back from the PDF."""

import re
from pathlib import Path

import pytest

from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.content.rulebook.parts import Prose, Rule, RuleTable
from cardgame_tui.paper.booklet import InForce, booklet
from cardgame_tui.paper.different import Different, different_page
from cardgame_tui.paper.sizes import PAPERS
from cardgame_tui.plugins import load_ruleset
from tests.paper.reading import joined, pages_of, sizes_of

GAMES = ("containment", "dimensional_rift", "grand_archive", "rune_duel")
PLAIN = InForce("conquest / HP 3", ("HP: now 3, not 6.",), "", "2026-11-28")


def saved(tmp_path: Path, content: bytes) -> Path:
    """A file with this content."""
    file = tmp_path / "printed.pdf"
    file.write_bytes(content)
    return file


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_rulebook_is_in_the_booklet(game: str, tmp_path: Path) -> None:
    book = load_rulebook(load_ruleset(game).rulebook)
    printout = booklet(book, PLAIN, PAPERS["a4"])
    words = joined(" ".join(pages_of(saved(tmp_path, printout.content))))
    for section in book.sections:
        for block in section.blocks:
            said = {
                Rule: lambda each: f"{each.number} {each.tags} {each.text}",
                Prose: lambda each: " ".join(each.lines).removeprefix("- "),
                RuleTable: lambda each: " ".join(" ".join(row) for row in (each.head, *each.rows)),
            }[type(block)](block)
            missing = [each for each in said.replace("`", "").split() if each not in words]
            assert not missing, (section.title, missing)
    assert not printout.missing


def test_the_contents_name_the_pages_on_which_sections_begin(tmp_path: Path) -> None:
    book = load_rulebook(load_ruleset("dimensional_rift").rulebook)
    pages = pages_of(saved(tmp_path, booklet(book, PLAIN, PAPERS["a4"]).content))
    listed = re.findall(r"^(\d+\. .+) (\d+)$", pages[1], re.MULTILINE)
    assert [title for title, _ in listed] == [section.title for section in book.sections if section.title]
    for title, page in listed:
        assert title in pages[int(page) - 1]
        assert title not in pages[int(page) - 2] or int(page) == 3


def test_the_first_page_says_what_is_played_and_when_it_was_printed(tmp_path: Path) -> None:
    book = load_rulebook(load_ruleset("dimensional_rift").rulebook)
    pages = pages_of(saved(tmp_path, booklet(book, PLAIN, PAPERS["a4"]).content))
    for words in ("Printed on 2026-11-28", "Options in force", "conquest / HP 3", "HP: now 3, not 6."):
        assert words in pages[0]
    assert all("2026-11-28" in page for page in pages)


def test_only_rules_of_the_edition_are_printed_and_how_they_are_played(tmp_path: Path) -> None:
    book = load_rulebook(load_ruleset("dimensional_rift").rulebook).as_played({"DR-58": ["HP: now 3, not 6."]})
    played = InForce("conquest", (), "conquest", "today")
    words = " ".join(pages_of(saved(tmp_path, booklet(book, played, PAPERS["a4"]).content)))
    assert "As played: HP: now 3, not 6." in words
    printed = set(re.findall(r"^(DR-\d+\w*) \[", words, re.MULTILINE))
    assert printed == {rule.number for rule in book.search(scope="conquest")}
    assert "8. " not in [line[:3] for line in words.splitlines()]


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 148.5, 210), ("letter", 139.7, 215.9)])
def test_two_pages_of_the_booklet_fill_a_sheet(paper: str, width: float, height: float, tmp_path: Path) -> None:
    book = load_rulebook(load_ruleset("rune_duel").rulebook)
    file = saved(tmp_path, booklet(book, PLAIN, PAPERS[paper]).content)
    assert all(size == pytest.approx((width, height), abs=0.1) for size in sizes_of(file))


def rules(count: int) -> tuple[Rule, ...]:
    """Rules that are not played as they are written."""
    return tuple(
        Rule(f"XX-{number}", ("ours",), "", "A hand has five cards.", "Hands", played=("Hand: now 4, not 5.",))
        for number in range(count)
    )


def test_what_is_different_is_on_one_page(tmp_path: Path) -> None:
    cards = {"cards changed": ["Fox, might: 2 -> 3"], "cards added": ["Hare: creature; draw a card."]}
    what = Different("Foxes", "Small hands", "Quicker duels.", rules(3), cards)
    (page,) = pages_of(saved(tmp_path, different_page(what, "today", PAPERS["a4"]).content))
    for words in (
        "Foxes: what is different",
        "Small hands",
        "Quicker duels.",
        "XX-2 [ours]",
        "A hand has five cards.",
    ):
        assert words in page
    for words in (
        "As played: Hand: now 4, not 5.",
        "Cards changed",
        "Fox, might: 2 -> 3",
        "Hare: creature; draw a card.",
    ):
        assert words in page


def test_more_has_smaller_letters_and_then_more_pages(tmp_path: Path) -> None:
    pages = [
        different_page(Different("Foxes", "x", "", rules(count), {}), "today", PAPERS["letter"]).pages
        for count in (12, 18, 60)
    ]
    assert pages[:2] == [1, 1]
    assert pages[2] > 1
