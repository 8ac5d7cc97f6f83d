"""The list that gets shorter as words are typed, and `?` on every page."""

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.bench.runs_screen import RunFormScreen
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.menu import MenuScreen
from cardgame_tui.ui.pages.finder import Finder
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.screens.finder import FinderScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.table.screen import TableScreen
from tests.ui.canary import rift_setup, with_canaries
from tests.ui.driving import SIZES
from tests.ui.parade import parade_setup
from tests.ui.piloting import AppPilot, playing, shown, table_screen, type_keys

PAGE = Page(
    "Commands",
    (
        Item("Only to be read"),
        Item("Undo (u): Undo the last decision.", pick="undo"),
        Item("Theme: Choose dark, light or 高対比.", pick="theme"),
        Item("Log (l): Read everything that has happened.", pick="log"),
        Item("Conclude: the last line.", pick="conclude"),
    ),
)


def found(typed: str) -> list[str]:
    """What is found by some typed words."""
    finder = Finder(PAGE)
    finder.type(typed)
    return [item.pick for item in finder.found]


@pytest.mark.parametrize(
    ("typed", "picks"),
    [
        ("", ["undo", "theme", "log", "conclude"]),
        ("und", ["undo"]),
        ("the", ["theme", "undo", "conclude"]),
        ("LAST the", ["undo", "conclude"]),
        ("lu", ["conclude"]),
        ("clude l", ["conclude"]),
        ("高", ["theme"]),
        ("nothing of that name", []),
    ],
)
def test_what_typed_words_find(typed: str, picks: list[str]) -> None:
    assert found(typed) == picks


def test_a_word_that_begins_so_comes_first() -> None:
    assert found("de") == ["undo", "conclude"]  # decision; conclude only contains it
    assert found("con") == ["conclude"]
    assert found("li") == ["theme", "conclude"]  # light and line, in the order of the page


def test_nothing_is_picked_where_nothing_is_found() -> None:
    finder = Finder(PAGE)
    finder.type("xyz")
    finder.move(1)
    assert finder.picked() == ""


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_finder_drawn(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    finder = Finder(PAGE)
    finder.type("the")
    finder.move(1)
    lines = finder.lines(*size)
    assert len(lines) == size[1]
    assert "\n".join(plain(line).rstrip() for line in lines) == snapshot


def test_a_long_list_follows_the_cursor() -> None:
    finder = Finder(Page("Many", tuple(Item(f"Item {each:02}", pick=str(each)) for each in range(50))))
    finder.move(-1)
    text = [plain(line) for line in finder.lines(80, 24, ascii=True)]
    assert any("> Item 49" in line for line in text)
    assert all(line.isascii() for line in text)


async def press(pilot: AppPilot, *keys: str) -> None:
    """Press keys and wait for what they open."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


@pytest.mark.parametrize("size", [(60, 20), (10, 2), (1, 1)])
async def test_a_terminal_that_is_too_small_ends_nothing(size: tuple[int, int]) -> None:
    app = CardgameApp()
    async with app.run_test(size=size) as pilot:
        for keys, screen in ((["ctrl+p"], FinderScreen), (["escape", "b", "n"], RunFormScreen)):
            await pilot.press(*keys)
            await pilot.pause()
            assert isinstance(app.screen, screen)
        await pilot.resize_terminal(2, 1)
        assert isinstance(app.screen, RunFormScreen)


async def test_a_command_of_the_table_is_found_by_typing() -> None:
    async with playing(parade_setup(("event",))) as pilot:
        await press(pilot, "ctrl+p", "r", "u", "l", "e", "b", "o")
        assert isinstance(pilot.app.screen, FinderScreen)
        assert pilot.app.screen.finder.picked() == "rules"
        await press(pilot, *["backspace"] * 7)
        assert isinstance(pilot.app.screen, TableScreen)
        await press(pilot, "ctrl+p", "t", "h", "e", "m", "e", "enter", "2")
        assert pilot.app.theme == "light"


async def test_the_finder_shows_no_hand() -> None:
    async with playing(with_canaries(rift_setup("open")), (120, 40)) as pilot:
        hands = [card.name for card in table_screen(pilot).session.driver.duel.cards]
        await press(pilot, "ctrl+p")
        assert pilot.app.screen.is_modal is False
        picture = pilot.app.export_screenshot()
        assert not any(name.replace(" ", "&#160;") in picture for name in hands)


async def test_everything_on_the_first_page_is_found_by_typing() -> None:
    async with CardgameApp().run_test() as pilot:
        await press(pilot, "ctrl+p", *"contrast", "enter")
        assert pilot.app.theme == "high-contrast"
        assert isinstance(pilot.app.screen, MenuScreen)
        await press(pilot, "ctrl+p", *"rules", "space", "o", "f", "space", "r", "u", "n", "e", "enter")
        assert "Rune Duel" in shown(pilot)
        await press(pilot, "q", "ctrl+p", *"quit", "enter")
    assert pilot.app.return_value == 0


@pytest.mark.parametrize(
    ("opened", "words"),
    [
        ("", "the letter or digit of a badge"),
        ("r", "the digit before it"),
        ("1", "start the duel"),
        ("ctrl+p", "the list gets shorter"),
        ("r enter", "search as you type"),
    ],
)
async def test_help_works_wherever_the_first_page_leads(opened: str, words: str) -> None:
    async with CardgameApp().run_test() as pilot:
        await press(pilot, *opened.split())
        before = pilot.app.screen
        await press(pilot, "?")
        assert isinstance(pilot.app.screen, PageScreen)
        assert words in shown(pilot)
        await press(pilot, "?")
        assert pilot.app.screen is before


@pytest.mark.parametrize("keys", ["l", "p", "#"])
async def test_help_works_on_the_pages_of_a_table(keys: str) -> None:
    async with playing(parade_setup(("event",))) as pilot:
        await type_keys(pilot, keys)
        before = pilot.app.screen
        await press(pilot, "?")
        assert isinstance(pilot.app.screen, PageScreen)
        assert "Keys of this page" in shown(pilot)
        await press(pilot, "?")
        assert pilot.app.screen is before


async def test_a_question_mark_can_be_part_of_what_is_typed() -> None:
    async with playing(parade_setup(("event",))) as pilot:
        await press(pilot, "#", "w", "h", "y", "?")
        assert "why?" in shown(pilot)


async def test_help_works_on_a_secret_choice() -> None:
    async with playing(parade_setup(("janken",))) as pilot:
        await press(pilot, "?")
        assert "Keys of this page" in shown(pilot)


def test_an_item_that_begins_with_what_is_typed_comes_first() -> None:
    items = [
        Item("What changed (*)  to the next change of a rule", pick="star"),
        Item("Change a rule", pick="rule"),
    ]
    finder = Finder(Page("Commands", tuple(items)))
    finder.type("change a")
    assert finder.picked() == "rule"
