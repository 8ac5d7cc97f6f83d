"""Strangers at the ssh port of a host: scans, half-open connections, nonsense and wrong codes.

Nobody gets in, no error reaches the host, and a guest who knows the words still comes in.
"""

import asyncio
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from socket import create_connection, socket
from time import monotonic
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import asyncssh

from cardgame_tui.ui.guests import reception, ssh
from cardgame_tui.ui.guests.codes import Codes, plain_code
from cardgame_tui.ui.guests.visits import Visits
from tests.attack.bounds import Limits
from tests.attack.table import Row, Table
from tests.ui.guests.hosting import Greeter

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

ACTS = 30
"""What strangers do in a case."""
HALF_OPEN = 3
"""Connections that stay open without a word."""
PATIENCE = 60.0
FIRST_WORDS = (b"", b"GET / HTTP/1.1\r\n\r\n", b"SSH-1.0-old\r\n", b"SSH-2.0-x\r\n", b"\x16\x03\x01\x02\x00\x01")
TYPED = ("amber amber amber amber", "\x1b]0;title\x07", "\x1b[2J", "seat1", "", "x" * 5_000, "\x00\xff", "Ä ö ü ß")
"""What is typed instead of the words."""


class Lobby:
    """A host at which guests arrive by ssh.

    Args:
        folder: for its key.

    Attributes:
        faults: what went wrong.
    """

    def __init__(self, folder: Path) -> None:
        self.faults: list[str] = []
        self._codes = Codes(["seat1"])
        self._let_in = self._recognised = 0
        self._visits = Visits(self._admit, report=lambda error: self.faults.append(f"a guest stopped: {error!r}"))
        self._door = ssh.SshDoor(self._visits, self._recognise, ssh.host_key(folder / "key"))
        self._open: list[socket] = []

    async def _recognise(self, shown: str, key: str) -> str:
        role = self._codes.take(plain_code(shown))
        self._recognised += bool(role)
        return key if role else ""

    def _admit(self, hello: Any) -> Greeter:
        self._let_in += 1
        return Greeter(hello)

    async def open(self) -> None:
        """Begin to let guests in."""
        asyncio.get_running_loop().set_exception_handler(self._failed)
        await self._door.open("127.0.0.1", 0)

    def _failed(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.faults.append(f"{context.get('message')}: {context.get('exception')!r}")

    async def scan(self, chance: Random) -> None:
        """Connect, say something or nothing, and hang up, or stay without a word."""
        with suppress(OSError):
            connection = create_connection(("127.0.0.1", self._door.port))
            self._open.append(connection)
            connection.sendall(chance.choice(FIRST_WORDS) + chance.randbytes(chance.choice((0, 0, 7, 4_000))))
            await asyncio.sleep(chance.random() * 0.01)
        while len(self._open) > HALF_OPEN:
            self._open.pop(0).close()

    async def guess(self, chance: Random) -> None:
        """Type something else than the words."""
        before = self._recognised
        async with self._guest() as process:
            for _ in range(chance.randint(1, ssh.TRIES)):
                process.stdin.write(f"{chance.choice(TYPED)}\r")
                await asyncio.sleep(0.02)
        if self._recognised > before:
            self.faults.append("somebody was let in without the words")

    async def come_in(self) -> None:
        """Come in with the words, as a guest does."""
        before = self._let_in
        async with self._guest() as process:
            process.stdin.write(f"{self._codes.all()['seat1']}\r")
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    while self._let_in == before:
                        await asyncio.sleep(0.05)
                        process.stdin.write("\r")
        if self._let_in != before + 1:
            self.faults.append("a guest who knows the words was not let in")

    @asynccontextmanager
    async def _guest(self) -> "AsyncIterator[asyncssh.SSHClientProcess[str]]":
        with suppress(OSError, asyncssh.Error):
            async with asyncssh.connect(
                "127.0.0.1", self._door.port, username="x", known_hosts=None, config=None
            ) as connection:
                yield await connection.create_process(term_type="xterm-256color", term_size=(60, 12))

    async def close(self) -> None:
        """Let nobody in any more."""
        for connection in self._open:
            connection.close()
        await self._visits.end_all()
        await self._door.close()


async def play(folder: Path, chance: Random, acts: int) -> list[str]:
    """Let strangers come, and then a guest; returns what went wrong."""
    lobby = Lobby(folder)
    await lobby.open()
    try:
        for _ in range(acts):
            await (lobby.scan(chance) if chance.random() < 0.7 else lobby.guess(chance))
        await lobby.come_in()
    finally:
        await lobby.close()
    return lobby.faults


def attack(folder: Path, *, seed: int, cases: int = 0, minutes: float = 0.0, acts: int = ACTS) -> Table:
    """Let strangers come to one host after the other; takes and returns what `canaries.attack` does."""
    chance, table = Random(seed), Table()
    limits, row = Limits(table, cases, minutes), table.setdefault("intruders: hosts", Row())
    while not limits.reached(row.cases):
        begun = monotonic()
        with patch.object(reception, "PAUSE", 0.0):
            row.faults += asyncio.run(play(folder, chance, acts))
        row.cases += 1
        row.slowest = max(row.slowest, monotonic() - begun)
    return table
