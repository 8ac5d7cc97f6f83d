"""A host at a running table, and guests whose terminals are read as people read them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pyte
from textual.pilot import Pilot

from cardgame_tui.join.frames import Hello, Size
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.guests.app import GuestApp
from cardgame_tui.ui.guests.reception import Reception
from cardgame_tui.ui.guests.visits import Visits
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.screen import TableScreen
from tests.ui.guests.channels import TRUE_COLOURS, FakeChannel, until
from tests.ui.piloting import table_screen

WIDE = Size(80, 24)
MANY = 20
"""More words than a screen shows before it is drawn."""


class Elsewhere:
    """A screen of a guest, as its terminal shows it."""

    def __init__(self, visits: Visits, role: str) -> None:
        self.channel = FakeChannel(WIDE)
        self._terminal = pyte.Screen(WIDE.width, WIDE.height)
        self._stream = pyte.Stream(self._terminal)
        self._read = 0
        hello = Hello(WIDE, TRUE_COLOURS, role=role)
        self.visit = asyncio.create_task(visits.visit(hello, self.channel))

    @property
    def text(self) -> str:
        """What it shows now."""
        new = self.channel.shown[self._read :]
        self._read += len(new)
        self._stream.feed(new)
        return "\n".join(self._terminal.display)

    async def shows(self, words: str) -> None:
        """Wait until it shows some words."""
        await until(lambda: words in self.text)

    def press(self, keys: str) -> None:
        """Type on its keyboard."""
        self.channel.sent.put_nowait(keys.encode())


class Room:
    """A host and the screens elsewhere.

    Attributes:
        visits: the guests.
    """

    def __init__(self, pilot: Pilot[int]) -> None:
        self.pilot = pilot
        self.visits = Visits(self._admit)
        self._reception = Reception(lambda: self.table.session)

    @property
    def table(self) -> TableScreen:
        """The table of the host."""
        return table_screen(self.pilot)

    @property
    def session(self) -> Session:
        """The screen of the host."""
        return self.table.session

    def _admit(self, hello: Hello) -> GuestApp | str:
        return self._reception.admit(hello)

    async def join(self, role: str = "") -> Elsewhere:
        """Let a guest come."""
        count = self.visits.count
        elsewhere = Elsewhere(self.visits, role)
        await until(lambda: self.visits.count > count and len(elsewhere.text.split()) > MANY)
        return elsewhere

    async def close(self) -> None:
        """End the screens of all guests."""
        await self.visits.end_all()


@asynccontextmanager
async def room(setup: Setup) -> AsyncIterator[Room]:
    """The app of a host at the table of a match that has begun."""
    session = Session.of(Record(setup))
    session.runner.begin()
    async with CardgameApp(session).run_test(size=(WIDE.width, WIDE.height)) as pilot:
        await pilot.pause()
        made = Room(pilot)
        try:
            yield made
        finally:
            await made.close()
