"""The pages on which guests join a table in a browser, as a terminal or as rows of text and buttons."""

import asyncio
import re
from collections.abc import Callable
from socket import socket

from aiohttp import web

from cardgame_tui.join.frames import Hello, Look, Size
from cardgame_tui.join.tables import reach
from cardgame_tui.web import pages
from cardgame_tui.web.address import Address
from cardgame_tui.web.messages import size_asked
from cardgame_tui.web.table_guest import TableGuest

JOIN = "/join"
"""Where these pages are. They hold nothing of a table, and a code or a key opens one, so all may read them."""
ONLY = "-"
"""In an address: the only table that there is, or no code."""
MOST = 64
"""How many guests a server passes on at a time; a table has its own limit."""
LARGEST_MESSAGE = 65_536
"""Bytes of the longest message of a browser; a longer one ends the connection."""
HEARTBEAT = 15.0
"""Seconds between two questions whether the browser is still there."""
LEAVE = 5.0
"""Seconds that a browser has to say good-bye."""
LOOK = Look("xterm-256color", "truecolor")
"""What the terminal of a browser can show."""
NO_TABLE = "This table does not wait any more."
FULL = "There are too many guests here."
_TABLE = re.compile(r"[a-z0-9_]{1,32}(-\d{1,10}){1,2}", re.ASCII)
_CODE = re.compile(r"[a-z-]{1,60}", re.ASCII)
_KEY = re.compile(r"[0-9a-f]{16,64}", re.ASCII)


class JoinPages:
    """Passes on guests in browsers to the tables of this machine.

    Args:
        address: returns the address of the site.
        table: the name of the only table that guests come to; None for any whose name their address has.
    """

    def __init__(self, address: Callable[[], Address], table: str | None = None) -> None:
        self._address = address
        self._table = table
        self._guests: set[TableGuest] = set()

    def add_to(self, app: web.Application) -> None:
        """Add the pages to a site."""
        app.add_routes(
            [
                web.get(JOIN, self._terminal_page),
                web.get(f"{JOIN}/hand", self._rows_page),
                web.get(f"{JOIN}/{{page:terminal|rows}}/{{table}}/{{code}}/{{key}}/ws", self._pass_on),
                web.static(f"{JOIN}/static", pages.STATIC),
                web.static(f"{JOIN}/page", pages.FOLDER),
            ]
        )
        app.on_shutdown.append(self._close_all)

    async def _terminal_page(self, request: web.Request) -> web.Response:
        return pages.page("join.html")

    async def _rows_page(self, request: web.Request) -> web.Response:
        return pages.page("hand.html")

    async def _pass_on(self, request: web.Request) -> web.StreamResponse:
        if not self._address().is_origin(request.headers):
            return pages.refused()  # a page from elsewhere
        hello, words = Hello(_size(request), LOOK), request.match_info
        if not (_CODE.fullmatch(words["code"]) and _KEY.fullmatch(words["key"])):
            return pages.refused()
        code = "" if words["code"] == ONLY else words["code"]
        browser = web.WebSocketResponse(timeout=LEAVE, heartbeat=HEARTBEAT, max_msg_size=LARGEST_MESSAGE)
        await browser.prepare(request)
        guest = TableGuest(browser)
        if len(self._guests) >= MOST:
            await guest.end(FULL)
            return browser
        self._guests.add(guest)
        try:
            connection, secret = _reach(words["table"] if self._table is None else self._table)
            rows = words["page"] == "rows"
            await guest.stay(connection, Hello(hello.size, LOOK, "", words["key"], secret, True, code, rows))
        except (OSError, ValueError):
            await guest.end(NO_TABLE)
        finally:
            self._guests.discard(guest)
        return browser

    async def _close_all(self, app: web.Application) -> None:
        await asyncio.gather(*(guest.close() for guest in tuple(self._guests)))


def _size(request: web.Request) -> Size:
    return Size(*size_asked(request.query.get("width", ""), request.query.get("height", "")))


def _reach(table: str) -> tuple[socket, str]:
    """Connect to a table.

    Raises:
        OSError: when it does not wait, or is no name of a table.
        ValueError: the same.
    """
    if not _TABLE.fullmatch(table):
        raise ValueError(table)
    return reach(table)
