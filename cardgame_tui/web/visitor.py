"""One visitor: the process that draws the app for one browser tab, and its end."""

import asyncio
from contextlib import suppress

from aiohttp import web
from textual_serve.app_service import AppService
from textual_serve.download_manager import DownloadManager

from cardgame_tui.web.messages import pass_on

LEAVE = 5.0
"""Seconds that a process has to end after its browser has gone."""


class Visitor(AppService):
    """Starts the process of a visitor, and ends it when the connection to the browser ends.

    Args:
        command: the shell command of the process.
        socket: the connection to the browser.
    """

    def __init__(self, command: str, socket: web.WebSocketResponse) -> None:
        async def send_bytes(data: bytes) -> None:
            with suppress(ConnectionError):
                await socket.send_bytes(data)

        async def send_text(text: str) -> None:
            with suppress(ConnectionError):
                await socket.send_str(text)

        async def close() -> None:
            await socket.close()

        downloads = DownloadManager()  # the app offers no downloads, and no page serves one
        super().__init__(
            command, write_bytes=send_bytes, write_str=send_text, close=close, download_manager=downloads
        )
        self._socket = socket

    @property
    def pid(self) -> int | None:
        """The number of the process; None before it has started."""
        return None if self._process is None else self._process.pid

    async def stay(self, width: int, height: int) -> None:
        """Run the process until the browser leaves or the process ends."""
        await self.start(width, height)
        try:
            async for message in self._socket:
                if message.type is web.WSMsgType.TEXT:
                    await pass_on(message.data, self)
        finally:
            await asyncio.shield(self.stop())

    async def run(self) -> None:
        """Show what the process draws; when it ends, even by a kill, so does the connection."""
        await super().run()
        await self.remote_close()

    async def stop(self) -> None:
        """Ask the process to end; a process that does not is killed, which loses no answer."""
        process = self._process
        if process is None:
            return
        try:
            async with asyncio.timeout(LEAVE):
                await self.send_meta({"type": "quit"})
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        await super().stop()
