"""A site: pages at an address, for as many connections as it has room for."""

import asyncio
from collections.abc import Awaitable, Callable

from aiohttp import web

from cardgame_tui.value import value
from cardgame_tui.web import pages
from cardgame_tui.web.address import Address
from cardgame_tui.web.connections import Entrance

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@value
class ServerSettings:
    """Where a server listens, and for how many.

    Args:
        host: the address to listen at.
        port: its port; 0 picks a free one.
        visitors: how many visitors there can be at a time.
    """

    host: str
    port: int
    visitors: int


class Site:
    """Pages that browsers open.

    Args:
        app: answers requests.
        settings: where to listen, and for how many.
        say: prints a line for the person who started it.
        leave: seconds that a request has to end when the site closes.
    """

    def __init__(
        self, app: web.Application, settings: ServerSettings, say: Callable[[str], None], leave: float
    ) -> None:
        app.on_response_prepare.append(_add_headers)
        self._runner = web.AppRunner(app, shutdown_timeout=leave)
        self._settings = settings
        self._say = say
        self._listening: asyncio.Server | None = None

    async def open(self) -> Address:
        """Begin to listen; returns the address.

        Raises:
            OSError: when the address cannot be used.
        """
        settings = self._settings
        await self._runner.setup()
        assert self._runner.server is not None
        entrance = Entrance(self._runner.server, settings.visitors, self._say)
        try:
            loop = asyncio.get_running_loop()
            self._listening = await loop.create_server(entrance, settings.host, settings.port)
        except BaseException:
            await self.close()
            raise
        return Address(settings.host, self._listening.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Listen no more, and end all requests."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None
        await self._runner.cleanup()


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(pages.HEADERS)
