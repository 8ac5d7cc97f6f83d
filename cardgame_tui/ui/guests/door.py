"""The door of a table: other terminals of the same user come in, through a socket that only they can open."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from hmac import compare_digest
from typing import Self, TypeAlias

from cardgame_tui.join.frames import End, Hello
from cardgame_tui.join.tables import OpenTable, open_table
from cardgame_tui.ui.guests.socket_channel import SocketChannel
from cardgame_tui.ui.guests.visits import CLOSED, REFUSED, Visits

MOST_UNKNOWN = 8
"""Connections that may be open before they have said who they are."""
SHORTEST_KEY = 16
"""Fewest characters of the key of a guest."""
WRONG = "This code was used, or it is not of this table. The host's screen shows those that work."
SLOWEST = 5.0
"""Seconds that a connection has to say so."""

Recognise: TypeAlias = Callable[[str, str], Awaitable[str]]
"""Returns the key by which a guest who shows a code and a key may come in; empty for nobody."""


async def nobody(code: str, key: str) -> str:
    """Let in no guest from elsewhere."""
    return ""


class Door:
    """Lets clients of this machine in while a match runs; use it with ``async with`` in the loop of the host.

    Args:
        visits: the guests of the host.
        about: what to name the table after, such as the id of its game.
        recognise: says who may come of those whom a server on this machine passes on.
    """

    def __init__(self, visits: Visits, about: str, recognise: Recognise = nobody) -> None:
        self._visits = visits
        self._about = about
        self._recognise = recognise
        self._unknown = 0
        self._table: OpenTable | None = None
        self._server: asyncio.Server | None = None

    @property
    def name(self) -> str:
        """The name of the table, for ``cardgame-tui join --table NAME``; empty while the door is closed."""
        return "" if self._table is None else self._table.name

    async def open(self) -> None:
        """Begin to let clients in.

        Raises:
            OSError: when that cannot be done, in one sentence.
        """
        self._table = open_table(self._about)
        self._table.listening.setblocking(False)
        self._server = await asyncio.start_server(self._arrive, sock=self._table.listening, limit=1 << 14)

    async def close(self, message: str = CLOSED) -> None:
        """Let nobody in any more, and end the apps of all guests with a message."""
        if self._server is not None:
            self._server.close()
        if self._table is not None:
            self._table.close()
        self._server = self._table = None
        await self._visits.end_all(message)

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _arrive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        channel = SocketChannel(reader, writer)
        if self._unknown >= MOST_UNKNOWN or self._table is None:
            channel.drop()
            return
        secret = self._table.secret
        self._unknown += 1
        try:
            hello = await self._introduce(channel, secret)
        finally:
            self._unknown -= 1
        if hello is not None and hello.guest:
            hello = await self._recognised(hello, channel)
        if hello is not None:
            await self._visits.visit(hello, channel)

    async def _introduce(self, channel: SocketChannel, secret: str) -> Hello | None:
        """Who has come; None, with the connection closed, for somebody who may not."""
        try:
            async with asyncio.timeout(SLOWEST):
                hello = await channel.hello()
        except TimeoutError:
            channel.drop()
            return None
        if hello is None or not compare_digest(hello.secret.encode(), secret.encode()):
            channel.drop()
            return None
        return hello

    async def _recognised(self, hello: Hello, channel: SocketChannel) -> Hello | None:
        """A guest with the key that was recognised; None, with the connection closed, for one who may not come."""
        key = await self._recognise(hello.code, hello.key) if len(hello.key) >= SHORTEST_KEY else ""
        if key:
            return replace(hello, key=key, role="")
        await channel.close(End(REFUSED, WRONG))
        return None
