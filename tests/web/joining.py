"""A table to which guests come in browsers, and a guest without a screen."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import aiohttp

from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.guests.hosting import Hosting, Hosts
from cardgame_tui.ui.pages.invite import Invitation
from cardgame_tui.ui.session.screens.role import ROLES
from cardgame_tui.ui.session.session import Session
from cardgame_tui.web.site import ServerSettings
from cardgame_tui.web.table_site import TableSite
from tests.web.serving import PATIENCE

KEY = "0123456789abcdef0123456789abcdef"
Page = dict[str, Any]


class Hosted:
    """A match that is hosted in the loop of the test.

    Attributes:
        session: the screen of the host, which nobody draws.
    """

    def __init__(self, setup: Setup) -> None:
        self.session = Session.of(Record(setup))
        self.session.runner.begin()
        self._site = TableSite(ServerSettings("127.0.0.1", 0, 8))
        self.hosting = Hosting(lambda: self.session, "table", Hosts(browsers=self._site))

    @property
    def invitation(self) -> Invitation:
        """How guests come now."""
        return self.hosting.invitation()

    def link(self, role: str) -> str:
        """The address that opens a role."""
        return self.invitation.link(ROLES[role])


@asynccontextmanager
async def hosted(setup: Setup) -> AsyncIterator[Hosted]:
    """Host a match while the block runs."""
    table = Hosted(setup)
    await table.hosting.open()
    try:
        yield table
    finally:
        await table.hosting.close()


class Phone:
    """What the page of a hand does: shows pages, and presses buttons.

    Attributes:
        page: the page that is shown.
        end: the last word of the table.
    """

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.page: Page = {"blocks": []}
        self.end: str | None = None

    @property
    def text(self) -> str:
        """All that is shown."""
        rows = (row for block in self.page["blocks"] for row in block["rows"])
        return "\n".join("".join(map(_words, row)) for row in rows)

    @property
    def buttons(self) -> list[tuple[str, list[int]]]:
        """The words of each button that is made of rows, and where a click presses it."""
        found = [block for block in self.page["blocks"] if "at" in block]
        return [(" ".join(_words(part) for row in each["rows"] for part in row), each["at"]) for each in found]

    async def press(self, words: str) -> None:
        """Press the first button with these words."""
        at = next(at for said, at in self.buttons if words in said)
        await self.socket.send_json(["click", at])

    async def shows(self, words: str) -> None:
        """Read pages until one shows these words."""
        await self.until(lambda: words in self.text)

    async def ended(self) -> str:
        """Read until the last word."""
        await self.until(lambda: self.end is not None)
        return self.end or ""

    async def until(self, true: Callable[[], bool]) -> None:
        """Read until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                message = await self.socket.receive()
                assert message.type is aiohttp.WSMsgType.TEXT, self.text
                kind, content = json.loads(message.data)
                if kind == "page":
                    self.page = content
                elif kind == "end":
                    self.end = content


def _words(part: Any) -> str:
    """The words of a piece, or of a button in a row."""
    return "".join(map(_words, part["pieces"])) if isinstance(part, dict) else part[0]


def socket_of(link: str, key: str = KEY, kind: str = "rows") -> str:
    """Where the page behind a link connects."""
    parts = urlsplit(link)
    code, _, table = (each or "-" for each in reversed(parts.fragment.rpartition(".")))
    return f"{parts.scheme}://{parts.netloc}/join/{kind}/{table if '.' in parts.fragment else '-'}/{code}/{key}/ws"


@asynccontextmanager
async def phone(link: str, key: str = KEY, *, origin: str = "", size: str = "40x30") -> AsyncIterator[Phone]:
    """Open a link on a phone while the block runs."""
    width, height = size.split("x")
    address = f"{socket_of(link, key)}?width={width}&height={height}"
    origin = origin or "{0.scheme}://{0.netloc}".format(urlsplit(link))
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(address, headers={"Origin": origin}) as socket,
    ):
        yield Phone(socket)
