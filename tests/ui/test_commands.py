"""Commands: what footers, lists, help pages and lines of text say of them, and the keys a player wants instead."""

from collections.abc import Iterable
from pathlib import Path
from typing import Never

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.play.record import Record
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.drawing.status import draw_footer
from cardgame_tui.ui.keys.command import Command, Commands
from cardgame_tui.ui.keys.grouping import OptionGroup
from cardgame_tui.ui.pages.reading import command_lines, commands_page
from cardgame_tui.ui.plain.commands import REPLAY_LINES, TABLE_LINES, in_full, in_short
from cardgame_tui.ui.replay.commands import REPLAY_COMMANDS, STEP
from cardgame_tui.ui.replay.state import ReplayState
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.result import ResultScreen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.sets import TABLE_COMMANDS
from cardgame_tui.ui.table.screen import TableScreen
from cardgame_tui.ui.table.state import TableState
from tests.ui.driving import SIZES, screen_of, state_of, table_at
from tests.ui.march import march_setup
from tests.ui.parade import POSITION, parade_setup
from tests.ui.piloting import playing, session_of, shown, table_screen, type_keys
from tests.ui.replays import replay_of, replay_screen

PLACES: dict[str, tuple[Command[Never], ...]] = {
    "table": TABLE_COMMANDS,
    "replay": REPLAY_COMMANDS,
    "table in lines": TABLE_LINES,
    "replay in lines": REPLAY_LINES,
}
MINE = {"undo": ("Z",), "log": ("b", "f2"), "hand": ("x",), "view": ()}
"""Keys a player might want; letters count in either case."""


def closed() -> TableState:
    """A table whose hand is closed."""
    table = table_at("act")
    table.show_hand()
    return table


def over() -> TableState:
    """A table whose duel is over."""
    table = table_at("act")
    table.session.runner.concede(1)
    table.refresh()
    return table


def at_card() -> TableState:
    """A table with the cursor at a card, after a decision that can be undone."""
    table = table_at("event", "act", keys="1")
    table.press("tab")
    return table


def stepping() -> TableState:
    """A table that shows events one by one."""
    session = Session.of(Record(march_setup("march", "halt", step="on")))
    session.runner.begin()
    session.open_hand()
    session.runner.answer(0)
    return state_of(session)


MOMENTS = {
    "closed hand": closed,
    "open hand": lambda: table_at("act"),
    "cursor": at_card,
    "stepping": stepping,
    "over": over,
}


# -- the goldens that a new command changes ----------------------------------------------------------------


def footer_text(scene: Scene, width: int) -> str:
    """The footer as text."""
    canvas = Canvas(width, 1)
    draw_footer(canvas, scene.keys)
    return plain(canvas.lines()[0]).rstrip()


@pytest.mark.parametrize("moment", MOMENTS)
def test_footer_of_the_table(moment: str, snapshot: SnapshotAssertion) -> None:
    table = MOMENTS[moment]()
    screen = screen_of(table)
    scene = table.scene(screen.commands.footer(screen))
    assert [footer_text(scene, width) for width, _ in SIZES[:2]] == snapshot


def test_footer_of_a_replay(tmp_path: Path, snapshot: SnapshotAssertion) -> None:
    screen = replay_screen(ReplayState(replay_of(parade_setup(("act",)), tmp_path, 3)))
    scene = screen.table.scene((STEP, *screen.commands.footer(screen)))
    assert [footer_text(scene, width) for width, _ in SIZES[:2]] == snapshot


@pytest.mark.parametrize("place", ["table", "replay"])
def test_list_and_help_of_a_screen(place: str, snapshot: SnapshotAssertion) -> None:
    words = [item.words for item in commands_page(PLACES[place]).items]
    assert "\n".join(words) == snapshot(name="list")
    assert "\n".join(command_lines(PLACES[place])) == snapshot(name="help")


@pytest.mark.parametrize("place", ["table in lines", "replay in lines"])
def test_commands_in_lines_of_text(place: str, snapshot: SnapshotAssertion) -> None:
    assert "\n".join([in_short(PLACES[place]), *in_full(PLACES[place])]) == snapshot


# -- what a declaration must hold --------------------------------------------------------------------------


@pytest.mark.parametrize("place", PLACES)
def test_command_names_are_unique_and_only_counterparts_share_a_key(place: str) -> None:
    commands = [command for command in PLACES[place] if command.name != "final"]
    assert len({command.name for command in commands}) == len(commands)
    keys = [key for command in commands for key in command.keys]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("place", PLACES)
def test_a_command_of_the_screen_and_of_lines_of_text_has_the_same_keys(place: str) -> None:
    of_screen = {each.name: each.keys for place in ("table", "replay") for each in PLACES[place]}
    shared = [each for each in PLACES[place] if each.name in of_screen and each.name != "help"]  # ? says why there
    assert len(shared) > 5
    assert all(command.keys == of_screen[command.name] for command in shared)


def test_no_letter_of_a_command_picks_anything() -> None:
    letters = Commands[Never](TABLE_COMMANDS).letters
    assert letters == set("hlpsuv")
    assert not any(letters & set(group.code) for group in groups(table_at("act")))


# -- a key map ---------------------------------------------------------------------------------------------


def groups(table: TableState) -> Iterable[OptionGroup]:
    """What can be picked at a table."""
    assert table.choice is not None
    return table.choice.groups


async def test_a_key_map_changes_keys_footer_hints_help_and_the_letters_that_pick() -> None:
    session = Session.of(Record(parade_setup(("event", "pair"), position=POSITION)))
    session.runner.begin()
    async with CardgameApp(session, key_map=MINE).run_test() as pilot:
        await pilot.pause()
        assert "▐x▌ open the hand" in " ".join(shown(pilot).split())
        await type_keys(pilot, "h")
        assert session.gate_closed
        await type_keys(pilot, "x1")
        assert session.driver.given == [0]
        assert "z Undo" in shown(pilot)
        codes = [group.code for group in groups(table_screen(pilot).table)]
        assert codes == ["c", "d", "y"]
        screen = table_screen(pilot)
        assert "z  Undo the last decision." in command_lines(screen.commands.working(screen))
        await type_keys(pilot, "z")
        assert session.driver.given == []


@pytest.mark.parametrize("key", ["b", "f2"])
async def test_every_key_of_a_command_opens_its_page_and_closes_it(key: str) -> None:
    session = Session.of(Record(parade_setup(("event",))))
    session.runner.begin()
    async with CardgameApp(session, key_map=MINE).run_test() as pilot:
        await pilot.pause()
        await pilot.press(key)
        assert isinstance(pilot.app.screen, PageScreen)
        await pilot.press("l")
        assert isinstance(pilot.app.screen, PageScreen)
        await pilot.press(key)
        assert isinstance(pilot.app.screen, TableScreen)


async def test_a_page_that_no_command_opened_is_not_closed_by_the_key_pressed_before() -> None:
    async with playing(parade_setup(("event",))) as pilot:
        await type_keys(pilot, "h")
        session_of(pilot).runner.concede(1)
        table_screen(pilot).table.refresh()
        table_screen(pilot).go_on()
        await pilot.pause()
        await type_keys(pilot, "h")
        assert "wins by" in shown(pilot)
        assert isinstance(pilot.app.screen, ResultScreen)
