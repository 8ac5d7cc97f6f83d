"""The rule reader: sections, rules, search, editions, and the ways into it."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.plugins import Listing
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.menu import MenuScreen
from cardgame_tui.ui.rulebook.lines import rule_lines
from cardgame_tui.ui.rulebook.page import reader_lines
from cardgame_tui.ui.rulebook.reader import Reader
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.rulebook import ReaderScreen
from rulesets.dimensional_rift import PLUGIN
from tests.games.leduc import LEDUC
from tests.ui.canary import rift_setup
from tests.ui.driving import SIZES
from tests.ui.parade import POSITION, Parade, parade_setup
from tests.ui.piloting import AppPilot, playing, shown, table_screen, type_keys

STICKS = Path(__file__).parent.parent / "games" / "sticks.md"
VIEWS = {
    "sections": ("", ()),
    "an_edition": ("short", ("right",)),
    "side_by_side": ("", ("right", "b")),
    "a_section_side_by_side": ("long", ("down", "right", "b")),
    "two_sections_side_by_side": ("", ("down", "down", "down", "right", "b")),
    "table": ("", ("up", "right")),
    "ours_only": ("", ("right", "o", "n")),
    "typing": ("", tuple("/stick")),
    "second_hit": ("", (*"/stick", "enter", "n")),
    "nothing_found": ("long", tuple("/stik")),
}


def reader(*keys: str, scope: str = "", number: str = "", size: tuple[int, int] = (80, 24)) -> Reader:
    """The book of sticks after some keys, each drawn as it is at the screen."""
    opened = Reader(load_rulebook(STICKS), scope, number)
    drawn(opened, size)
    press(opened, *keys, size=size)
    return opened


def test_emphasized_words_are_bold_also_where_a_line_ends_in_them(tmp_path: Path) -> None:
    file = tmp_path / "rulebook.md"
    file.write_text("# A game\n\n## 1. All\n\n- **GA-1** [ours] A **long word** is [bold]here[/bold].\n")
    lines = rule_lines(load_rulebook(file).rules["GA-1"], 11)
    assert [plain(line) for line in lines[1:]] == ["  A long", "  word is", "  [bold]her", "  e[/bold]."]
    bold = [span.text for line in lines[1:] for span in line if "bold" in span.style]
    assert bold == ["long", "word"]


def press(opened: Reader, *keys: str, size: tuple[int, int] = (80, 24)) -> bool:
    """Press keys; whether the last one closed the book."""
    closed = False
    for key in keys:
        closed = opened.press(key, {"space": " "}.get(key, key if len(key) == 1 else ""))
        drawn(opened, size)
    return closed


def drawn(opened: Reader, size: tuple[int, int] = (80, 24)) -> str:
    """A reader as text."""
    return "\n".join(plain(line).rstrip() for line in reader_lines(opened, *size))


def marked(opened: Reader, size: tuple[int, int] = (80, 24)) -> str:
    """The number of the marked rule that is in sight, empty for none."""
    lines = (line.partition("> ST-") for line in drawn(opened, size).splitlines())
    return next((f"ST-{rest.split()[0]}" for _, found, rest in lines if found), "")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("view", VIEWS)
def test_views(view: str, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    scope, keys = VIEWS[view]
    assert drawn(reader(*keys, scope=scope, size=size), size) == snapshot


@pytest.mark.parametrize("size", [*SIZES, (60, 10), (30, 5)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("view", VIEWS)
def test_a_view_fills_the_screen_and_no_more(view: str, size: tuple[int, int]) -> None:
    scope, keys = VIEWS[view]
    lines = reader_lines(reader(*keys, scope=scope, size=size), *size)
    assert len(lines) == size[1]
    assert {cell_len(plain(line)) for line in lines} == {size[0]}


def test_letters_are_typed_while_the_search_is_open_and_commands_after() -> None:
    opened = reader("/", "q", "b", "space", "n")
    assert (opened.wanted.words, opened.wanted.side_by_side, opened.typing) == ("qb n", False, True)
    press(opened, "backspace", "backspace", "backspace", "backspace", *"5", "enter", "b")
    assert (opened.wanted.words, opened.wanted.side_by_side, opened.typing) == ("5", True, False)


def test_backspace_closes_an_empty_search_and_then_the_book() -> None:
    opened = reader(*"/ab")
    assert not press(opened, "backspace", "backspace", "backspace")
    assert not opened.typing
    assert press(opened, "backspace")


def test_backspace_clears_the_search_before_it_closes_the_book() -> None:
    opened = reader(*"/stick", "enter")
    assert not press(opened, "backspace")
    assert opened.wanted.words == ""
    assert press(opened, "backspace")


def test_pasted_text_is_typed_without_control_characters() -> None:
    opened = reader("/")
    opened.type("st\x1b[31m\nick")
    assert opened.wanted.words == "st[31mick"
    press(opened, "enter")
    opened.type("more")
    assert opened.wanted.words == "st[31mick"


def test_a_new_search_covers_the_complete_book() -> None:
    opened = reader("down", "right", *"/draw")
    assert marked(opened) == "ST-12"


def test_next_and_previous_go_from_hit_to_hit_and_stop_at_the_ends() -> None:
    opened = reader(*"/stick", "enter")
    seen = [marked(opened)]
    for key in "npnnnnn":
        press(opened, key)
        seen.append(marked(opened))
    assert seen == ["ST-3", "ST-5", "ST-3", "ST-5", "ST-10", "ST-2", "ST-4", "ST-4"]


def test_enter_shows_a_hit_at_its_place_in_the_book() -> None:
    opened = reader(*"/stick", "enter", "n", "n", "enter")
    assert (opened.wanted.words, opened.wanted.section) == ("", "2. The end")
    assert marked(opened) == "ST-10"
    assert "ST-12" in drawn(opened)


def test_a_book_opens_at_a_rule_in_the_edition_asked_for() -> None:
    opened = reader(scope="long", number="ST-12")
    assert (opened.wanted.scope, opened.wanted.section, opened.in_sections) == ("long", "2. The end", False)
    assert marked(opened) == "ST-12"


def test_a_rule_of_another_edition_opens_the_complete_book() -> None:
    opened = reader(scope="short", number="ST-4")
    assert opened.wanted.scope == ""
    assert marked(opened) == "ST-4"


@pytest.mark.parametrize("number", ["", "rulebook", "ST-99"])
def test_anything_else_opens_the_list_of_sections(number: str) -> None:
    assert reader(number=number).in_sections


def test_an_unknown_edition_is_the_complete_book() -> None:
    assert reader(scope="middle").wanted.scope == ""


def test_editions_take_turns_and_the_marked_rule_stays() -> None:
    opened = reader("right", "n", "n", "n", "n")
    seen = []
    for _ in range(3):
        press(opened, "e")
        seen.append((opened.wanted.scope, marked(opened)))
    assert seen == [("short", "ST-5"), ("long", "ST-5"), ("", "ST-5")]


def test_a_status_leaves_the_others_out_of_text_and_counts() -> None:
    opened = reader("o", "right")
    assert opened.counts() == {"": 4, "1. Sticks": 2, "2. The end": 2}
    assert "ST-1 " not in drawn(opened)
    press(opened, "o")
    assert "ST-1 " in drawn(opened)


def test_a_book_without_editions_offers_none() -> None:
    opened = Reader(load_rulebook(LEDUC.rulebook))
    press(opened, "right", "b", "e")
    assert (opened.wanted.side_by_side, opened.wanted.scope) == (False, "")
    assert "edition" not in drawn(opened)
    assert "side by side" not in drawn(opened)


def test_the_text_scrolls_to_its_end_and_the_mark_goes_along() -> None:
    size = (80, 14)
    opened = reader("right", size=size)
    assert "Sticks: the rulebook" in drawn(opened, size)
    seen = [marked(opened, size)]
    for _ in range(8):
        press(opened, "pagedown", size=size)
        seen.append(marked(opened, size))
    assert [each for each in dict.fromkeys(seen) if each] == ["ST-1", "ST-3", "ST-5", "ST-10", "ST-13"]
    assert "more lines" not in drawn(opened, size)
    assert "ties" in drawn(opened, size)
    press(opened, "home", size=size)
    assert opened.top == 0
    press(opened, "end", "up", size=size)
    assert drawn(opened, size).splitlines()[2].endswith("- 1 more line --")


def test_a_moved_mark_is_scrolled_into_sight() -> None:
    size = (80, 14)
    opened = reader("right", size=size)
    for number in ("ST-2", "ST-3", "ST-4", "ST-5", "ST-12", "ST-10"):
        press(opened, "n", size=size)
        assert marked(opened, size) == number


def test_a_new_width_keeps_the_marked_rule_in_sight() -> None:
    opened = reader("right", "n", "n", "n", "n", "n", "n", size=(120, 12))
    assert marked(opened, (120, 12)) == "ST-10"
    assert marked(opened, (80, 12)) == "ST-10"


def test_the_sections_wrap_around() -> None:
    opened = reader("up")
    assert opened.wanted.section == "5. Both ways side by side"
    press(opened, "down")
    assert opened.wanted.section == ""


# -- at the screen ---------------------------------------------------------------------------------------


def screen_of(pilot: AppPilot) -> ReaderScreen:
    """The reader on top."""
    screen = pilot.app.screen
    assert isinstance(screen, ReaderScreen)
    return screen


@pytest.fixture
def sticks_in_the_parade(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parade with the book of sticks, played in its edition long."""
    monkeypatch.setattr(Parade, "rulebook", STICKS)
    monkeypatch.setattr(Parade, "scope", lambda self, options: "long")


@pytest.mark.usefixtures("sticks_in_the_parade")
async def test_the_help_page_leads_to_the_rulebook_at_the_edition_of_the_duel() -> None:
    async with playing(parade_setup(("act",))) as pilot:
        await pilot.press("question_mark", "r")
        await pilot.pause()
        assert screen_of(pilot).reader.wanted.scope == "long"
        await pilot.press("right", "slash", "S", "h", "left", "right")
        await pilot.pause()
        assert screen_of(pilot).reader.wanted.words == "Sh"
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PageScreen)
        assert "Help" in shown(pilot).split("\n")[0]


@pytest.mark.usefixtures("sticks_in_the_parade")
async def test_the_rulebook_of_the_palette_leads_back_to_the_table() -> None:
    async with playing(parade_setup(("act",))) as pilot:
        table_screen(pilot).run_command("rules")
        await pilot.pause()
        assert screen_of(pilot).reader.wanted.scope == "long"
        await pilot.press("backspace")
        await pilot.pause()
        assert pilot.app.screen is table_screen(pilot)


async def test_a_line_of_the_log_leads_to_its_rule_and_back() -> None:
    async with playing(parade_setup(("act",), position=POSITION)) as pilot:
        await type_keys(pilot, "h11a")
        await pilot.press("l")
        await pilot.pause()
        log = shown(pilot)
        assert "PA-4" in log
        await pilot.press("enter")
        await pilot.pause()
        assert "> PA-4 " in shown(pilot)
        await pilot.press("q")
        await pilot.pause()
        assert shown(pilot) == log


async def test_a_section_can_be_clicked_and_a_search_pasted() -> None:
    async with CardgameApp().run_test(size=(120, 40)) as pilot:
        await pilot.app.push_screen(ReaderScreen(Reader(load_rulebook(STICKS))))
        await pilot.click("#page", offset=(5, 5))
        await pilot.pause()
        assert screen_of(pilot).reader.wanted.section == "2. The end"
        await pilot.press("slash")
        screen_of(pilot).reader.type("table")
        await pilot.press("enter")
        await pilot.pause()
        assert "> ST-1 " in shown(pilot)


async def test_an_unreadable_rulebook_is_reported_in_the_menu(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bad = tmp_path / "rulebook.md"
    bad.write_text("# Bad\n\n- **not a rule**\n")
    ruleset = PLUGIN.load()
    monkeypatch.setattr(type(ruleset), "rulebook", bad)
    monkeypatch.setattr("cardgame_tui.ui.menu.listings", lambda: [Listing(PLUGIN.id, PLUGIN)])
    monkeypatch.setattr("cardgame_tui.ui.menu.load_ruleset", lambda _: ruleset)
    async with CardgameApp().run_test() as pilot:
        await pilot.press("r")
        await pilot.pause()
        assert "This rulebook cannot be read" in shown(pilot)
        assert 'not a rule line: "- **not a rule**"' in " ".join(shown(pilot).split())
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_at_a_table_the_book_says_how_a_changed_rule_is_played() -> None:
    async with playing(rift_setup(direct_hit="attack"), (120, 40)) as pilot:
        table_screen(pilot).dialog.read_rules("DR-114")
        await pilot.pause()
        assert "As played: Direct hit: now the Might, not 1 HP." in shown(pilot)
