"""The server: lets browsers in, gives each visitor a process, and stops cleanly."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web

from cardgame_tui.web import pages
from cardgame_tui.web.access import Access
from cardgame_tui.web.address import Address
from cardgame_tui.web.join_pages import HEARTBEAT, JOIN, LARGEST_MESSAGE, JoinPages
from cardgame_tui.web.messages import size_asked
from cardgame_tui.web.site import Handler, ServerSettings, Site
from cardgame_tui.web.visitor import LEAVE, Visitor


class TableServer:
    """Serves the app to browsers.

    Args:
        command: the shell command of a visitor's process, of the address at which others join a table there.
        settings: where to listen, and for how many.
        say: prints a line for the person who started the server.

    Attributes:
        visitors: those who are there; each is removed when its process has ended.
    """

    def __init__(
        self, command: Callable[[str], str], settings: ServerSettings, say: Callable[[str], None]
    ) -> None:
        self._command = command
        self._settings = settings
        self._say = say
        self._access = Access()
        self._free = asyncio.Semaphore(settings.visitors)
        self.visitors: set[Visitor] = set()
        self._address = Address(settings.host, settings.port)
        self._cookie_name = ""

    async def run(self, stop: asyncio.Event) -> None:
        """Serve until the event is set.

        Raises:
            OSError: when the address cannot be used.
        """
        site = Site(self._app(), self._settings, self._say, 2 * LEAVE)
        self._address = await site.open()
        try:
            self._cookie_name = f"cardgame_tui_{self._address.port}"  # a browser sends it to every port of a host
            self._say(f"The table is at {self._address.with_token(self._access.token)}")
            await stop.wait()
        finally:
            await site.close()

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[self._let_in])
        app.add_routes([web.get("/", self._index), web.get("/ws", self._visit)])
        app.add_routes([web.static("/static", pages.STATIC), web.static("/page", pages.FOLDER)])
        app.on_shutdown.append(self._close_all)
        JoinPages(lambda: self._address).add_to(app)
        return app

    @web.middleware
    async def _let_in(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not self._address.is_meant(request.headers):
            return pages.refused()
        if request.path.startswith(JOIN):
            return await handler(request)
        cookie = request.cookies.get(self._cookie_name, "")
        if self._access.knows(cookie):
            return await handler(request) if "token" not in request.query else _to_index()
        if request.method != "GET" or request.path != "/":
            return pages.refused()
        if "token" not in request.query and self._access.offers(cookie):
            return await self._arrive(request, handler, cookie)
        offered = self._access.offer(request.query.get("token", ""))
        if offered is None:
            return pages.refused()
        response = _to_index()
        response.set_cookie(self._cookie_name, offered, httponly=True, samesite="Lax")
        return response

    async def _arrive(self, request: web.Request, handler: Handler, cookie: str) -> web.StreamResponse:
        """Send a browser its first page; its address is used up only when that was sent."""
        response = await handler(request)
        await response.prepare(request)
        await response.write_eof()
        if self._access.admit(cookie):
            address = self._address.with_token(self._access.token)
            self._say(f"A browser has used this address. For another browser: {address}")
        return response

    async def _index(self, request: web.Request) -> web.StreamResponse:
        async with self._place_taken() as free:
            return pages.page("index.html") if free else pages.full(self._settings.visitors)

    async def _visit(self, request: web.Request) -> web.StreamResponse:
        if not self._address.is_origin(request.headers):
            return pages.refused()  # a page from elsewhere, in a browser that was let in
        async with self._place_taken() as free:
            if not free:
                return pages.full(self._settings.visitors)
            socket = web.WebSocketResponse(timeout=LEAVE, heartbeat=HEARTBEAT, max_msg_size=LARGEST_MESSAGE)
            await socket.prepare(request)
            visitor = Visitor(self._command(str(self._address)), socket)
            self.visitors.add(visitor)
            try:
                await visitor.stay(*size_asked(request.query.get("width", ""), request.query.get("height", "")))
            finally:
                self.visitors.discard(visitor)
            return socket

    @asynccontextmanager
    async def _place_taken(self) -> AsyncIterator[bool]:
        """Take one of the places, or False; wait for who is just leaving, as when a page is loaded again."""
        try:
            async with asyncio.timeout(LEAVE):
                await self._free.acquire()
        except TimeoutError:
            yield False
            return
        try:
            yield True
        finally:
            self._free.release()

    async def _close_all(self, app: web.Application) -> None:
        """Close every connection, which ends the processes."""
        await asyncio.gather(*(visitor.remote_close() for visitor in self.visitors))


def serve(command: Callable[[str], str], settings: ServerSettings, say: Callable[[str], None]) -> None:
    """Serve until Ctrl-C, or until the program is asked to end.

    Raises:
        OSError: when the address cannot be used.
    """

    async def run() -> None:
        stop = asyncio.Event()
        if sys.platform != "win32":
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                asyncio.get_running_loop().add_signal_handler(number, stop.set)
        await TableServer(command, settings, say).run(stop)

    asyncio.run(run())


def _to_index() -> web.Response:
    return web.Response(status=303, headers={"Location": "/"})
