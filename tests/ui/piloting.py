"""Helpers that drive the app with a pilot and read its screens."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.screen import TableScreen
from cardgame_tui.ui.widgets.lines import Lines

AppPilot = Pilot[int]


@asynccontextmanager
async def playing(
    setup: Setup, size: tuple[int, int] = (80, 24), *, patient: bool = False
) -> AsyncIterator[AppPilot]:
    """The app at the table of a begun match."""
    session = Session.of(Record(setup), patient=patient)
    session.runner.begin()
    async with CardgameApp(session).run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def session_of(pilot: AppPilot) -> Session:
    """The match that is played."""
    return table_screen(pilot).session


def table_screen(pilot: AppPilot) -> TableScreen:
    """The table, whatever stands in front of it."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))


def shown(pilot: AppPilot) -> str:
    """What the screen on top shows."""
    return "\n".join(widget.text for widget in pilot.app.screen.query(Lines) if widget.display)


def everywhere(pilot: AppPilot) -> str:
    """What any widget of any screen holds."""
    return "\n".join(widget.text for screen in pilot.app.screen_stack for widget in screen.query(Lines))


async def pick(pilot: AppPilot, words: str) -> None:
    """Pick the item of the page or the option of the question that begins with some words, by the key it names."""
    line = rf"^[ >▌]*(?:▐(\w)▌|(\w)) +(?:\[.\] )?{re.escape(words)}"
    keys = ["".join(found) for found in re.findall(line, shown(pilot), re.MULTILINE)]
    assert len(keys) == 1, f"{words!r} is offered {len(keys)} times:\n{shown(pilot)}"
    await type_keys(pilot, keys[0])


async def type_keys(pilot: AppPilot, keys: str) -> None:
    """Press keys; ``! . <`` are enter, space and backspace."""
    names = {"!": "enter", ".": "space", "<": "backspace"}
    await pilot.press(*(names.get(key, key) for key in keys))
    await pilot.pause()
