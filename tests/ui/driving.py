"""Helpers that bring a table to a certain question and draw it."""

from collections.abc import Iterable
from typing import Any

from cardgame_tui.content.rulebook.book import Rulebook
from cardgame_tui.play.record import Record
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.page import Page
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.sets import TABLE_COMMANDS
from cardgame_tui.ui.table.screen import TableScreen
from cardgame_tui.ui.table.state import TableState
from tests.ui.parade import POSITION, parade_setup

SIZES = ((80, 24), (120, 40), (200, 60))
SMALLEST = (60, 20)
"""The smallest terminal with a table."""
ALL_SIZES = (SMALLEST, *SIZES)


def sizes_in_turn(number: int) -> tuple[tuple[int, int], ...]:
    """The greatest terminal, and a smaller one: each number in a row has the next of them."""
    *smaller, greatest = ALL_SIZES
    return greatest, smaller[number % len(smaller)]


def begun(**setup: Any) -> Session:
    """A begun match of the parade."""
    session = Session.of(Record(parade_setup(**setup)))
    session.runner.begin()
    return session


def table_at(*asks: str, keys: Iterable[str] = (), seat: int = 1, **setup: Any) -> TableState:
    """A table on which a duel asks these questions, with both hands dealt, after some keys.

    Args:
        asks: kinds of questions of the parade.
        keys: keys pressed once the asked player's hand is open.
        seat: the seat that is asked.
        **setup: what else `parade_setup` takes.
    """
    session = Session.of(Record(parade_setup(asks, position=POSITION, **setup)))
    session.runner.begin()
    table = state_of(session)
    if seat == 2:
        pass_turn(table)
    if session.gate_closed:
        table.show_hand()
    for key in keys:
        table.press(key)
    return table


def pass_turn(table: TableState) -> None:
    """Answer everything the first player is asked in the first way there is."""
    session = table.session
    while session.driver.duel.active == 1:
        prompt = session.prompt
        assert prompt is not None
        session.runner.answer(len(prompt.options) - 1 if prompt.single else tuple(range(prompt.least)))
    table.refresh()


def state_of(session: Session) -> TableState:
    """The state of the table of a match."""
    return TableState(session, Commands(TABLE_COMMANDS))


def screen_of(table: TableState) -> TableScreen:
    """The screen of a table, outside an app."""
    screen = TableScreen(table.session)
    screen.table = table
    return screen


def frame(table: TableState, width: int, height: int) -> str:
    """The table as text, without the commands in its footer."""
    return frame_text(compose(table.scene(), width, height))


def full_frame(table: TableState, width: int, height: int) -> str:
    """The table as text, with its footer."""
    screen = screen_of(table)
    return frame_text(compose(table.scene(screen.commands.footer(screen)), width, height))


def commands_of(table: TableState) -> list[str]:
    """Names of the commands that work now."""
    screen = screen_of(table)
    return [command.name for command in screen.commands.working(screen)]


def help_of(table: TableState, book: Rulebook) -> Page:
    """The help page of a table."""
    screen = screen_of(table)
    listed = reading.command_lines(screen.commands.working(screen))
    return reading.help_page(table.scene(), book, listed, table.ruleset.legend)
