"""A server in the loop of the test, whose visitors begin at a table, and browsers without a screen."""

import asyncio
import os
import shlex
import sys
from codecs import getincrementaldecoder
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

import aiohttp
import pyte

from cardgame_tui.commands.matches.serve import DRIVER
from cardgame_tui.web.server import TableServer
from cardgame_tui.web.site import ServerSettings
from tests.ui.terminal import ROOT, UNKNOWN

PATIENCE = 120
"""Seconds to wait for what must happen; only a failing test waits so long."""
TABLE = f"""
import os, sys
os.environ["TEXTUAL_DRIVER"] = "{DRIVER}"
from tests.ui.canary import rift_setup
from cardgame_tui.play.record import Record
from cardgame_tui.ui.run import run_table
from cardgame_tui.ui.keys import guard
guard.PACE = guard.Pace(0, 0, 0, 0)
sys.exit(run_table(Record(rift_setup("open", seed=5)), keep=True))
"""
"""The process of a visitor: a table in place of the menu."""
INVITING = f"""
import os, sys
os.environ["TEXTUAL_DRIVER"] = "{DRIVER}"
from tests.ui.canary import rune_setup
from cardgame_tui.play.record import Record
from cardgame_tui.ui.run import run_table
from cardgame_tui.ui.guests.hosting import Hosts, Served
from cardgame_tui.ui.keys import guard
guard.PACE = guard.Pace(0, 0, 0, 0)
hosts = Hosts(browsers=Served(sys.argv[1]))
sys.exit(run_table(Record(rune_setup("gate", seed=5)), keep=True, invites=True, hosts=lambda: hosts))
"""
"""The process of a visitor at a table to which others are invited."""
FIRST, SECOND = "Bob decides", "Alice decides"
"""What the table shows at its first and at its second question."""


class Served:
    """A server that runs.

    Attributes:
        server: it.
        said: the lines it printed.
    """

    def __init__(self, visitors: int, code: str) -> None:
        def command(address: str) -> str:
            words = shlex.join(["exec", sys.executable, "-X", "utf8", "-c", code, address])
            return f"cd {shlex.quote(str(ROOT))} && {words}"

        self.said: list[str] = []
        settings = ServerSettings("127.0.0.1", 0, visitors)
        self.server = TableServer(command, settings, self.said.append)

    @property
    def address(self) -> str:
        """The address that works now."""
        return next(line for line in reversed(self.said) if "?token=" in line).split()[-1]

    @property
    def root(self) -> str:
        """The address without a token."""
        return self.address.partition("?")[0]


@asynccontextmanager
async def serving(visitors: int = 4, code: str = TABLE) -> AsyncIterator[Served]:
    """Serve while the block runs; the code is that of a visitor's process."""
    served, stop = Served(visitors, code), asyncio.Event()
    running = asyncio.create_task(served.server.run(stop))
    try:
        await until(lambda: bool(served.said) or running.done())
        yield served
    finally:
        stop.set()
        await running


async def until(true: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


def entries(home: Path) -> int:
    """How many answers the journals in a home hold."""
    lines = [line for file in home.rglob("*.jsonl") for line in file.read_text(encoding="utf-8").splitlines()]
    return sum('"picked"' in line for line in lines)


def alive(pid: int) -> bool:
    """Whether a process runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Drawn:
    """What a terminal in a browser shows, as text."""

    def __init__(self) -> None:
        self._screen = pyte.Screen(80, 24)
        self._stream = pyte.Stream(self._screen)
        self._decoder = getincrementaldecoder("utf-8")()

    def feed(self, data: bytes) -> None:
        """Draw what the process sent."""
        self._stream.feed(UNKNOWN.sub("", self._decoder.decode(data)))

    def resize(self, width: int, height: int) -> None:
        """Take another size."""
        self._screen.resize(height, width)

    def lines(self) -> list[str]:
        """All lines."""
        return [line.rstrip() for line in self._screen.display]

    def text(self) -> str:
        """All lines as one text."""
        return "\n".join(self.lines())


class Client:
    """A browser without a screen, with the terminal of one tab.

    Attributes:
        drawn: what the terminal shows.
    """

    def __init__(self) -> None:
        self.http = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.drawn = Drawn()
        self.socket: aiohttp.ClientWebSocketResponse | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.close()

    async def open(self, address: str) -> int:
        """Open an address; gives the status of the answer."""
        async with self.http.get(address) as response:
            return response.status

    async def connect(self, root: str, origin: str = "") -> None:
        """Connect the terminal of a tab, as the page does."""
        headers = {"Origin": (origin or root).rstrip("/")}
        self.socket = await self.http.ws_connect(f"{root}ws?width=80&height=24", headers=headers)

    async def arrive(self, served: Served) -> None:
        """Open the address that was printed, and connect."""
        root = served.root
        assert await self.open(served.address) == 200
        await self.connect(root)

    async def send(self, *message: object) -> None:
        """Send what the page would send."""
        assert self.socket is not None
        await self.socket.send_json(message)

    async def resize(self, width: int, height: int) -> None:
        """Give the terminal another size."""
        self.drawn.resize(width, height)
        await self.send("resize", {"width": width, "height": height})

    async def wait_for(self, expected: str) -> None:
        """Read until the terminal shows a text.

        Raises:
            AssertionError: when the connection ends before that.
        """
        await self.read_until(lambda: expected in self.drawn.text())

    async def read_until(self, true: Callable[[], bool]) -> None:
        """Read until something holds."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            while not true():
                message = await self.socket.receive()
                assert message.type in (aiohttp.WSMsgType.BINARY, aiohttp.WSMsgType.TEXT), self.drawn.text()
                if message.type is aiohttp.WSMsgType.BINARY:
                    self.drawn.feed(message.data)

    async def closed(self) -> None:
        """Read until the server closes the connection."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            async for _ in self.socket:
                pass
