"""Connections before their requests are understood: how many there may be, and how long they may take."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import Any

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from cardgame_tui.cleaning import clean_text

SLOWEST = 10.0
"""Seconds that a request may take to arrive: its head, and after the answer what is left of its body."""
FOR_EACH_VISITOR = 8
"""Connections that a browser may have open, with some to spare."""
FOR_OTHERS = 24
"""Connections for browsers that are not visitors yet, and for those who are no browser."""
LONGEST_LINE = 200
"""Most characters of what is printed about a request."""


class Connection(web.RequestHandler):
    """A connection, closed at once if too many are open.

    Args:
        open_ones: all that are open.
        most: how many there may be.
        server: answers its requests.
        settings: how aiohttp treats it.
    """

    __slots__ = ("_most", "_open_ones")

    def __init__(
        self, open_ones: "set[Connection]", most: int, server: web.Server, settings: dict[str, Any]
    ) -> None:
        super().__init__(server, loop=asyncio.get_running_loop(), **settings)
        self._open_ones = open_ones
        self._most = most

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, or close it."""
        if len(self._open_ones) >= self._most:
            assert isinstance(transport, asyncio.WriteTransport)
            transport.abort()
            return
        self._open_ones.add(self)
        super().connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Let another one take its place."""
        if self in self._open_ones:
            self._open_ones.remove(self)
            super().connection_lost(exc)


class Entrance:
    """Makes the connections of a server.

    Args:
        server: answers their requests.
        visitors: how many visitors there may be.
        say: prints a line for the person who started the server.
    """

    def __init__(self, server: web.Server, visitors: int, say: Callable[[str], None]) -> None:
        self._server = server
        self._most = FOR_EACH_VISITOR * visitors + FOR_OTHERS
        self._open: set[Connection] = set()
        self._settings = {
            "access_log": None,
            "keepalive_timeout": SLOWEST,
            "lingering_time": SLOWEST,
            "logger": _logger(say),
        }

    def __call__(self) -> Connection:
        """Make the next connection."""
        return Connection(self._open, self._most, self._server, self._settings)


class OneLine(logging.Handler):
    """Prints what went wrong with a request as one line.

    Args:
        say: prints it.
    """

    def __init__(self, say: Callable[[str], None]) -> None:
        super().__init__(logging.WARNING)
        self._say = say

    def emit(self, record: logging.LogRecord) -> None:
        """Print it."""
        error = record.exc_info[1] if record.exc_info else None
        words = clean_text(" ".join(f"{record.getMessage()}{_cause(error)}".split()))
        self._say(words if len(words) <= LONGEST_LINE else f"{words[:LONGEST_LINE]} ...")


def _cause(error: BaseException | None) -> str:
    """What is wrong with a malformed request, or where the program is wrong."""
    if error is None:
        return ""
    if isinstance(error, HttpProcessingError):
        return f": {error.message}"
    *_, place = extract_tb(error.__traceback__)
    return f": {type(error).__name__} in {Path(place.filename).name}, line {place.lineno}"


def _logger(say: Callable[[str], None]) -> logging.Logger:
    """A logger for one server, which no other part of the program can find."""
    logger = logging.Logger("requests", logging.WARNING)
    logger.addHandler(OneLine(say))
    return logger
