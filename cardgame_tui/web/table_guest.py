"""A guest in a browser at a table of this machine: passes on keys and what is shown, and reads none of it."""

import asyncio
import json
from contextlib import suppress
from socket import socket
from typing import Any

from aiohttp import web

from cardgame_tui.join.frames import (
    HOST_KINDS,
    Decoder,
    End,
    FrameError,
    FromClient,
    Hello,
    Keys,
    Leave,
    Output,
    Size,
    encode,
)
from cardgame_tui.web.messages import COLUMNS, LINES, parse, within

PIECE = 1 << 14
"""Most bytes that are read of a table at once."""
MOMENT = 1.0
"""Seconds in which a table that closes has said its last word."""
CLOSED = "The server has been closed. The match may go on without it."
GONE = "The host has gone. When it is back, you can come back to your place."


class TableGuest:
    """A client of a table whose terminal is in a browser.

    Args:
        browser: the connection to the browser.
    """

    def __init__(self, browser: web.WebSocketResponse) -> None:
        self._browser = browser
        self._rows = bytearray()
        self._ended = asyncio.Event()

    async def stay(self, connection: socket, hello: Hello) -> None:
        """Pass on what both send, until one of both ends it.

        Args:
            connection: the connection to the table; it is closed.
            hello: who comes.

        Raises:
            OSError: when it does not answer.
        """
        connection.setblocking(False)
        reader, writer = await asyncio.open_connection(sock=connection)
        try:
            writer.write(encode(hello))
            listening = asyncio.create_task(self._listen(writer))
            try:
                await self._show(reader, rows=hello.rows)
            finally:
                listening.cancel()
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def end(self, message: str) -> None:
        """Say a last word to the browser, and close the connection to it."""
        self._ended.set()
        with suppress(ConnectionError):
            await self._browser.send_str(json.dumps(["end", message]))
            await self._browser.close()

    async def close(self) -> None:
        """End it since the server closes, after the last word of a table that closes too."""
        with suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                await self._ended.wait()
        if not self._ended.is_set():
            await self.end(CLOSED)

    async def _show(self, reader: asyncio.StreamReader, *, rows: bool) -> None:
        """Pass on what the table shows, until its last word; there is none if it never showed anything.

        A browser tries again then: the table has so many callers at the moment that it has dropped this one.
        """
        decoder, end = Decoder(HOST_KINDS), End()
        with suppress(OSError, FrameError):
            while data := await reader.read(PIECE):
                for frame in decoder.feed(data):
                    if isinstance(frame, Output):
                        end = End(message=GONE)
                        await (self._show_rows if rows else self._browser.send_bytes)(frame.data)
                    elif isinstance(frame, End):
                        end = frame
        await self.end(end.message)

    async def _show_rows(self, data: bytes) -> None:
        """Pass on each page that is complete."""
        self._rows += data
        while (found := self._rows.find(b"\n")) >= 0:
            shown = self._rows[:found].decode(errors="replace")
            del self._rows[: found + 1]
            await self._browser.send_str(f'["page",{shown}]')

    async def _listen(self, writer: asyncio.StreamWriter) -> None:
        """Pass on what the browser sends, only as fast as the table takes it; then the guest leaves."""
        with suppress(OSError):
            async for message in self._browser:
                said = parse(message.data) if message.type is web.WSMsgType.TEXT else None
                match said:
                    case ["ping", str(number)]:
                        await self._browser.send_str(json.dumps(["pong", number]))
                    case _:
                        writer.writelines(encode(frame) for frame in _frames_of(said))
                await writer.drain()
            writer.write(encode(Leave()))


def _frames_of(said: Any) -> list[FromClient]:
    """What a message of a browser means; nothing for what is none."""
    match said:
        case ["stdin", str(keys)] if keys:
            return [Keys(keys.encode(errors="ignore"))]
        case ["resize", {"width": int(width), "height": int(height)}]:
            return [Size(within(width, COLUMNS), within(height, LINES))]
        case ["click", [int(x), int(y)]] if 0 <= x < COLUMNS.stop and 0 <= y < LINES.stop:
            return [Keys(f"\x1b[<0;{x + 1};{y + 1}M\x1b[<0;{x + 1};{y + 1}m".encode())]
        case _:
            return []
