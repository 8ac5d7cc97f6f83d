"""Helpers that bring a table to a certain question and draw it."""

from collections.abc import Iterable
from typing import Any

from cardgame_tui.play.record import Record
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands import footer_keys
from cardgame_tui.ui.table.state import Table
from tests.ui.parade import POSITION, parade_setup

SIZES = ((80, 24), (120, 40), (200, 60))


def begun(**setup: Any) -> Session:
    """A begun match of the parade."""
    session = Session(Record(parade_setup(**setup)))
    session.runner.begin()
    return session


def table_at(*asks: str, keys: Iterable[str] = (), seat: int = 1, **setup: Any) -> Table:
    """A table on which a duel asks these questions, with both hands dealt, after some keys.

    Args:
        asks: kinds of questions of the parade.
        keys: keys pressed once the asked player's hand is open.
        seat: the seat that is asked.
        **setup: what else `parade_setup` takes.
    """
    session = Session(Record(parade_setup(asks, position=POSITION, **setup)))
    session.runner.begin()
    table = Table(session)
    if seat == 2:
        pass_turn(table)
    if session.gate_closed:
        table.show_hand()
    for key in keys:
        table.press(key)
    return table


def pass_turn(table: Table) -> None:
    """Answer everything the first player is asked in the first way there is."""
    session = table.session
    while session.driver.duel.active == 1:
        prompt = session.prompt
        assert prompt is not None
        session.runner.answer(len(prompt.options) - 1 if prompt.single else tuple(range(prompt.least)))
    table.meet()


def frame(table: Table, width: int, height: int) -> str:
    """The table as text."""
    return frame_text(compose(table.scene(footer_keys(table)), width, height))
