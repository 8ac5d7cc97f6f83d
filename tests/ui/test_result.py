"""The page of a finished duel: what it shows, what it keeps hidden, and where its keys lead."""

import random
import re
from functools import cache
from itertools import count

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.pages.result.plot import draw_plot
from cardgame_tui.ui.pages.result.result import ResultPage
from cardgame_tui.ui.replay.screen import ReplayScreen
from cardgame_tui.ui.screens.result import ResultScreen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.screen import TableScreen
from tests.games.leduc import CARDS, LEDUC, LeducOptions
from tests.play.positions import setup_at
from tests.ui.answers import random_answer
from tests.ui.driving import SIZES
from tests.ui.piloting import AppPilot, session_of, shown, table_screen


def finished(game: str, seed: int, *settings: str, keep: bool = False) -> Session:
    """A match of one duel, played at random to its end."""
    names = ("Alice", "佐藤花子")
    table = Recipe(load_ruleset(game)).table._replace(step="off", undo="free")
    setup = Recipe(load_ruleset(game), settings=settings, names=names, seed=seed, table=table).build()
    session = Session.of(Record(setup), keep=keep)
    session.runner.watch.clock = count(step=14).__next__
    session.runner.open()
    chance = random.Random(seed)
    while (prompt := session.prompt) is not None:
        session.runner.answer(random_answer(prompt, chance))
    return session


def short(*, keep: bool = False) -> Session:
    """A short match, over."""
    return finished("rune_duel", 2, keep=keep)


@cache
def page_of(game: str) -> ResultPage:
    """The page of a finished duel; to be drawn only."""
    return ResultPage(finished(game, 3))


def text(page: ResultPage, width: int, height: int, *, ascii: bool = False) -> str:
    """The page as text."""
    lines = page.lines(width, height, ascii=ascii)
    assert len(lines) == height
    return "\n".join(plain(line).rstrip() for line in lines)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["dimensional_rift", "rune_duel"])
def test_the_page(game: str, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert text(page_of(game), *size) == snapshot


def test_the_page_in_ascii() -> None:
    session = finished("rune_duel", 3)
    drawn = text(ResultPage(session), 120, 40, ascii=True).replace("佐藤花子", "")
    assert drawn.isascii()


def hidden_names(session: Session) -> set[str]:
    """The cards in both hands."""
    zones = session.driver.duel.named
    return {card.name for seat in (1, 2) for card in zones[f"seat{seat}.hand"].cards}


def test_hidden_cards_are_counted_until_they_are_shown() -> None:
    session = finished("rune_duel", 3)
    page, names = ResultPage(session), hidden_names(session)
    assert names
    before = text(page, 200, 60)
    assert "STILL HIDDEN AT THE END" in before
    assert not any(f": {name}" in before or f", {name}" in before for name in names)
    page.open = True
    after = " ".join(text(page, 200, 60).split())
    assert all(name in after for name in names)


def test_hidden_cards_are_counted_in_words() -> None:
    said = [words for _, words in page_of("dimensional_rift").shown().hidden]
    assert said
    assert all(
        re.fullmatch(r".*'s (hand|fables): (1 card|\d+ cards)|[12][ACM]\d?: a face-down card", each)
        for each in said
    )


def test_nothing_is_shown_or_closed_while_the_match_goes_on() -> None:
    session = finished("dimensional_rift", 3, "best_of=3")
    page = ResultPage(session)
    assert page.actions() == ["next", "undo", "menu"]
    assert page.press("h") is None
    assert page.press("n") == "next"
    assert "best of 3: Alice 0, 佐藤花子 1" in text(page, 120, 40)


def test_keys() -> None:
    page = ResultPage(short())
    assert page.actions() == ["again", "hidden", "undo", "menu"]
    assert [page.press(key) for key in ("n", "h", "u", "m", "backspace", "space", "q")] == [
        "again",
        "hidden",
        "undo",
        "menu",
        "",
        "",
        "",
    ]
    assert [page.press(key) for key in ("1", "r", "x", "up")] == [None] * 4, "there is no replay"


async def press(pilot: AppPilot, *keys: str) -> None:
    """Press keys and wait for what they open."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def test_a_digit_opens_the_replay_there_and_the_result_is_final() -> None:
    session = short(keep=True)
    async with CardgameApp(session).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, ResultScreen)
        page = pilot.app.screen.page
        assert session.runner.undoable
        await press(pilot, "2")
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.replay.place.event == page.course.points[1].event
        assert not session.runner.undoable
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, ResultScreen)
        assert "take back" not in shown(pilot)
        await press(pilot, "r")
        assert isinstance(pilot.app.screen, ReplayScreen)
        assert pilot.app.screen.replay.index == 0


async def test_a_match_begun_from_that_replay_takes_the_table() -> None:
    session = short(keep=True)
    async with CardgameApp(session).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await press(pilot, "1", "2", "left", "c", "enter")
        assert isinstance(pilot.app.screen, TableScreen)
        assert session_of(pilot) is not session
        assert session_of(pilot).result is None
        assert sum(isinstance(screen, TableScreen) for screen in pilot.app.screen_stack) == 1


async def test_showing_what_was_hidden_ends_undo() -> None:
    session = short()
    async with CardgameApp(session).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert session.runner.undoable
        await press(pilot, "h")
        assert isinstance(pilot.app.screen, ResultScreen)
        assert "take back" not in shown(pilot)
        assert not session.runner.undoable
        await press(pilot, "backspace", "u")
        assert session.result is not None
        table = table_screen(pilot)
        assert "undo" not in [command.name for command in table.commands.working(table)]


async def test_a_replay_that_cannot_be_read_says_so() -> None:
    session = short(keep=True)
    async with CardgameApp(session).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        path = session.record.path
        assert path is not None
        path.unlink()
        await press(pilot, "r")
        assert "This match cannot be shown" in shown(pilot)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, ResultScreen)


async def test_one_enter_too_many_neither_leaves_the_page_nor_begins_a_duel() -> None:
    session = short()
    async with CardgameApp(session).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, ResultScreen)
        assert session_of(pilot) is session


async def test_what_follows_can_be_clicked() -> None:
    async with CardgameApp(short()).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        row = next(row for row, line in enumerate(shown(pilot).splitlines()) if "again, seats swapped" in line)
        await pilot.click(offset=(14, row))
        await pilot.pause()
        assert session_of(pilot).match.names == ("佐藤花子", "Alice")


async def test_again_swaps_the_seats_and_help_explains_the_keys() -> None:
    async with CardgameApp(short()).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "?")
        assert "the seats swapped" in shown(pilot)
        await press(pilot, "?", "n")
        assert session_of(pilot).match.names == ("佐藤花子", "Alice")


def plotted(by_turn: list[tuple[int, tuple[int, int]]], most: int, width: int, height: int) -> list[str]:
    """A plot as text."""
    canvas = Canvas(width, height)
    draw_plot(canvas, by_turn, most, ("A", "B"), {2}, 0, 0, width, height)
    return [plain(line).rstrip() for line in canvas.lines()]


def test_a_plot() -> None:
    assert plotted([(1, (3, 3)), (2, (3, 1)), (3, (2, 0))], 3, 30, 5) == [
        "   3 ██▒▒  ██··  ····",
        "   2 ██▒▒  ██··  ██··",
        "   1 ██▒▒  ██▒▒  ██··",
        "     1     2     3",
        "     ██ A   ▒▒ B",
    ]


def test_a_plot_with_less_room_keeps_the_last_turn_and_every_point_of_life() -> None:
    turns = [(turn, (40 - turn, 1)) for turn in range(1, 40)]
    lines = plotted(turns, 40, 26, 6)
    assert len(lines[0]) <= 26
    assert lines[0].startswith("  40 █")
    assert lines[3].endswith("▒")
    assert all(len(line) <= 26 for line in lines)


def test_no_player_has_less_than_no_life_left() -> None:
    position = {
        "number": 3,
        "leader": 1,
        "summons": 5,
        "seat1": {"life": 9, "hand": ["Harvest Giant"]},
        "seat2": {"life": 1, "hand": ["Ember Hound", "Hedge Runner", "Hedge Runner"]},
    }
    session = Session.of(Record(setup_at("rune", position)))
    session.runner.begin()
    session.runner.answer(0)
    drawn = text(ResultPage(session), 120, 40)
    assert "life: Alice 9, Bob 0" in drawn
    assert re.search(r"life left +9 +0", drawn)


def test_the_names_of_what_decided_it_have_the_colour_of_their_seat() -> None:
    spans = [span for line in page_of("dimensional_rift").lines(120, 40) for span in line]
    assert next(span.style for span in spans if span.text == "Wickbearer Novice") == "s2"
    assert "s1" in [span.style for span in spans if span.text == "Alice"]


def test_a_narrow_page_has_the_numbers_in_short() -> None:
    page = page_of("rune_duel")
    line = next(line for line in text(page, 80, 24).split("\n") if "in numbers" in line)
    assert "seconds a choice 14/14   unopposed attacks 2/9" in line
    assert line.endswith("…"), "not all of them fit"
    tall = text(page, 80, 40)
    assert "creatures mustered 7/3" in tall
    assert "…" not in tall.split("in numbers")[1].split("STILL HIDDEN")[0]


def test_a_game_without_life_names_its_score_and_says_nothing_of_what_is_left() -> None:
    session = Session.of(Record(Setup(LEDUC, LeducOptions(), CARDS, ({}, {}), names=("Alice", "Bob"), seed=1)))
    session.runner.open()
    chance = random.Random(1)
    while (prompt := session.prompt) is not None:
        session.runner.answer(random_answer(prompt, chance))
    drawn = text(ResultPage(session), 120, 40)
    assert re.search(r"chips +-?\d+ +-?\d+", drawn)
    assert "left" not in drawn
