"""The page of one run without its screen: parts, sides, and what the set-up form is filled with."""

from pathlib import Path

import pytest

from cardgame_tui.ui.bench.answers import Answers
from cardgame_tui.ui.bench.view import TABS, RunView
from tests.ui.bench.run_files import rift_plan, written_run


def view(path: Path, units: int = 3, **asked: object) -> RunView:
    """The page of a run."""
    return RunView(Answers.read(written_run(path / "run", rift_plan(**asked), units).path))


def test_digits_and_tab_go_through_the_parts(tmp_path: Path) -> None:
    page = view(tmp_path)
    seen = []
    for key in ("3", "tab", "shift+tab", "shift+tab", "shift+tab", "shift+tab", "tab", "9"):
        page.press(key, wide=False)
        seen.append(page.tab)
    assert seen == ["length", "first", "length", "cards", "summary", "duels", "summary", "summary"]
    assert list(page.tabs) == list(TABS)


def test_arrows_do_nothing_before_a_table_is_made(tmp_path: Path) -> None:
    page = view(tmp_path)
    page.press("2", wide=False)
    assert page.needs(wide=False) == "cards"
    page.press("down", wide=False)
    assert page.needs(wide=False) == "cards"


@pytest.mark.parametrize(
    ("asked", "arm", "words"),
    [
        ({}, 1, {"variant": "last_words"}),
        ({}, 0, {"variant": ""}),
        ({"against": "heavy_blows"}, 0, {"variant": "heavy_blows"}),
        ({"variant": "hp=3, hand_limit=7"}, 1, {"variant": "", "option.hp": "3", "option.hand_limit": "7"}),
        ({"settings": ("hp=4",)}, 1, {"variant": "last_words", "option.hp": "4"}),
        ({"variant": "", "sweep": "hp=3,4"}, 1, {"variant": "", "option.hp": "4"}),
        ({"card": "Toll Baron"}, 1, {"variant": "last_words"}),
    ],
)
def test_the_set_up_form_is_filled_with_the_rules_of_a_side(
    asked: dict[str, object], arm: int, words: dict[str, str], tmp_path: Path
) -> None:
    page = view(tmp_path, units=1, **asked)
    page.arm = arm
    assert page.set_up_words() == words


@pytest.mark.parametrize(
    ("tab", "words"),
    [
        ("cards", "in which Veil Sneak was drawn"),
        ("length", "that took 39 to 41 turns"),
        ("decisions", "with the question all"),
        ("rules", "in which DR-74 was at work"),
    ],
)
def test_a_row_leads_to_its_duels(tab: str, words: str, tmp_path: Path) -> None:
    page = view(tmp_path, units=20)
    page.open_tab(tab)
    page.read(tab)
    grid = page.grid(tab)
    row = next(place for place in range(len(grid)) if grid.name(place) in words)
    grid.go_to(row)
    found = page.find_duels(wide=False)
    assert found is not None
    assert found.words == f"{len(found.duels)} duels of Last words {words}"
    assert {each.arm for each in found.duels} == {1}
    assert found.duels


@pytest.mark.parametrize("tab", ["summary", "first", "duels"])
def test_some_rows_lead_to_no_duels(tab: str, tmp_path: Path) -> None:
    page = view(tmp_path)
    page.open_tab(tab)
    page.read(tab)
    assert page.find_duels(wide=False) is None


def test_newer_answers_keep_the_cursor_and_the_order(tmp_path: Path) -> None:
    page = view(tmp_path, units=3)
    page.press("2", wide=False)
    page.read("cards")
    page.press("right", wide=False)
    page.press("down", wide=False)
    before = page.grid("cards").at, page.grid("cards").column
    newer = Answers.read(page.answers.folder.path)
    page.read_into(newer, wide=False)
    page.show(newer)
    assert not page.needs(wide=False)
    assert (page.grid("cards").at, page.grid("cards").column) == before
    assert page.grid("cards").table is newer.table("cards", 1)
