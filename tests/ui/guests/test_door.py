"""Who comes to the door without being a client: the host and its other guests notice nothing."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from socket import socket

import pytest

from cardgame_tui.join import loopback, tables
from cardgame_tui.join.frames import HOST_KINDS, Decoder, End, Frame, Hello, Keys, Leave, Output, Size, encode
from cardgame_tui.join.tables import reach, waiting_tables
from cardgame_tui.ui.guests import door as door_module
from cardgame_tui.ui.guests import socket_channel
from cardgame_tui.ui.guests.door import WRONG, Door
from cardgame_tui.ui.guests.visits import REFUSED, Visits
from tests.ui.guests.channels import PATIENCE, Heard, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets of Unix")

HELLO = encode(Hello(Size(40, 10)))


class Table:
    """A table with an open door.

    Attributes:
        door: its door.
        visits: its guests.
        apps: the apps that it made for them.
    """

    def __init__(self) -> None:
        self.apps: list[Heard] = []
        self.visits = Visits(self._admit)
        self.door = Door(self.visits, "leduc")

    def _admit(self, hello: Hello) -> Heard:
        self.apps.append(Heard())
        return self.apps[-1]

    async def call(self, first: bytes = b"") -> "Caller":
        """Somebody who comes to the door and says this."""
        connection, _ = reach(self.door.name)
        connection.setblocking(False)
        caller = Caller(connection)
        await caller.say(first)
        return caller


class Caller:
    """Somebody at the other end of a connection."""

    def __init__(self, connection: socket) -> None:
        self.connection = connection
        self.frames: list[Frame] = []
        self._decoder = Decoder(HOST_KINDS)

    async def say(self, data: bytes) -> None:
        """Send this."""
        await asyncio.get_running_loop().sock_sendall(self.connection, data)

    async def hear(self, holds: Callable[[], bool]) -> bool:
        """Read until something holds; False if the connection ends before."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(PATIENCE):
            while not holds():
                try:
                    data = await loop.sock_recv(self.connection, 65536)
                except ConnectionResetError:
                    return False
                if not data:
                    return False
                self.frames.extend(self._decoder.feed(data))
        return True

    async def last_word(self) -> End | None:
        """Read to the end; the last word of the host, if it said one."""
        await self.hear(lambda: False)
        self.connection.close()
        return next((each for each in self.frames if isinstance(each, End)), None)

    @property
    def shown(self) -> bytes:
        """What it was shown."""
        return b"".join(each.data for each in self.frames if isinstance(each, Output))


@asynccontextmanager
async def open_table() -> AsyncIterator[Table]:
    """A table with an open door, with a guest who is still served at its end."""
    table = Table()
    async with table.door:
        guest = await table.call(HELLO)
        assert await guest.hear(lambda: b"welcome" in guest.shown)
        yield table
        await guest.say(encode(Keys(b"q")))
        end = await guest.last_word()
        assert end == End(3, "farewell")
        assert table.apps[0].keys == ["q"]
    await until(lambda: table.visits.count == 0)
    assert waiting_tables() == []


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"\0" * 5000,
        encode(Keys(b"a")),
        encode(Leave()),
        b"H" + (4000).to_bytes(4, "big") + b"[" * 4000,
        HELLO.replace(b"40x10", b"-1x10"),
        HELLO + HELLO,
        HELLO + b"X",
    ],
)
async def test_nonsense_is_answered_with_one_message(sent: bytes) -> None:
    async with open_table() as table:
        end = await (await table.call(sent)).last_word()
        assert end is not None
        assert end.code == 76
        assert end.message.startswith("The table did not understand this program: ")


async def test_another_version_is_named() -> None:
    words = json.loads(HELLO[5:]) | {"version": 99}
    data = json.dumps(words).encode()
    async with open_table() as table:
        end = await (await table.call(b"H" + len(data).to_bytes(4, "big") + data)).last_word()
        assert end is not None
        assert "another version" in end.message


async def test_whoever_does_not_say_who_they_are_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_table() as table:
        monkeypatch.setattr(door_module, "SLOWEST", 0.1)
        silent, slow = await table.call(), await table.call(HELLO[:-1])
        assert await silent.last_word() is None
        assert await slow.last_word() is None


async def test_only_some_may_wait_to_say_it() -> None:
    async with open_table() as table:
        silent = [await table.call() for _ in range(door_module.MOST_UNKNOWN)]
        await until(lambda: table.door._unknown == len(silent))
        assert await (await table.call(HELLO)).last_word() is None
        for each in silent:
            each.connection.close()
        await until(lambda: table.door._unknown == 0)
        guest = await table.call(HELLO)
        assert await guest.hear(lambda: b"welcome" in guest.shown)
        guest.connection.close()


async def test_guests_whose_codes_are_not_tried_yet_keep_no_terminal_of_this_machine_out() -> None:
    tried = asyncio.Event()

    async def late(code: str, key: str) -> str:
        await tried.wait()
        return ""

    async with open_table() as table:
        table.door._recognise = late
        guest = encode(Hello(Size(40, 10), key="k" * door_module.SHORTEST_KEY, guest=True))
        guests = [await table.call(guest) for _ in range(door_module.MOST_UNKNOWN)]
        await until(lambda: table.door._unknown == 0)
        caller = await table.call(HELLO)
        await until(lambda: table.visits.count == 1)
        tried.set()
        assert [await each.last_word() for each in guests] == [End(REFUSED, WRONG)] * len(guests)
        caller.connection.close()


async def test_a_connection_that_is_cut_ends_its_app() -> None:
    async with open_table() as table:
        guest = await table.call(HELLO)
        assert await guest.hear(lambda: b"welcome" in guest.shown)
        assert table.visits.count == 2
        guest.connection.close()
        await until(lambda: table.visits.count == 1)


async def test_connections_that_are_cut_at_any_moment_leave_nothing() -> None:
    random = Random(5)
    greeting = HELLO + encode(Keys(b"ab\x1b[A"))
    async with open_table() as table:
        tasks = len(asyncio.all_tasks())
        for _ in range(40):
            guest = await table.call(greeting[: random.choice((random.randrange(len(greeting)), len(greeting)))])
            await asyncio.sleep(random.random() / 20)
            guest.connection.close()
        await until(lambda: table.visits.count == 1 and table.door._unknown == 0)
        await until(lambda: len(asyncio.all_tasks()) < tasks + 10)


@pytest.mark.parametrize("knows", [True, False])
async def test_a_door_at_a_port_lets_in_who_knows_its_secret(knows: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "way", loopback)
    table = Table()
    async with table.door:
        connection, secret = reach(table.door.name)
        connection.setblocking(False)
        guest = Caller(connection)
        await guest.say(encode(Hello(Size(40, 10), secret=secret if knows else "0" * 32)))
        assert await guest.hear(lambda: b"welcome" in guest.shown) == knows
        assert len(table.apps) == knows
        connection.close()


async def test_who_leaves_is_sent_the_end() -> None:
    async with open_table() as table:
        guest = await table.call(HELLO)
        assert await guest.hear(lambda: b"welcome" in guest.shown)
        await guest.say(encode(Leave()))
        assert await guest.last_word() == End()


async def test_a_screen_that_reads_nothing_is_dropped() -> None:
    async with open_table() as table:
        guest = await table.call(HELLO)
        assert await guest.hear(lambda: b"welcome" in guest.shown)
        app = table.apps[1]
        assert app._driver is not None
        for _ in range(200):
            app._driver.write("x" * 20_000)
        await until(lambda: table.visits.count == 1)
        assert await guest.last_word() is None
        assert len(guest.shown) < 2 * socket_channel.MOST_UNREAD


async def test_a_flood_of_keys_is_read_only_as_fast_as_the_app_takes_it() -> None:
    flood = 10_000_000
    async with open_table() as table:
        guest = await table.call(HELLO)
        sending = asyncio.create_task(guest.say(encode(Keys(b"\xff" * flood))))
        reading = asyncio.create_task(guest.last_word())
        await until(lambda: len(table.apps) > 1 and len(table.apps[1].keys) > 200)
        assert table.apps[1].message_queue_size < 100
        assert not sending.done()
        other = await table.call(HELLO)
        await other.say(encode(Keys(b"a")))
        await until(lambda: len(table.apps) > 2 and table.apps[2].keys == ["a"])
        other.connection.close()
        sending.cancel()
        await asyncio.wait([sending])
        guest.connection.shutdown(2)
        await reading
        await until(lambda: table.visits.count == 1)


async def test_a_closed_door_says_good_bye() -> None:
    table = Table()
    await table.door.open()
    guest = await table.call(HELLO)
    assert await guest.hear(lambda: b"welcome" in guest.shown)
    hearing = asyncio.create_task(guest.last_word())
    await table.door.close("Good night.")
    assert await hearing == End(message="Good night.")
    assert table.door.name == ""


async def test_a_guest_who_hears_nothing_does_not_hold_the_closing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_channel, "LAST_WORD", 0.1)
    table = Table()
    await table.door.open()
    guest = await table.call(HELLO)
    await until(lambda: table.apps and table.apps[0].is_running)
    assert table.apps[0]._driver is not None
    table.apps[0]._driver.write("x" * 900_000)
    await table.door.close()
    await until(lambda: table.visits.count == 0)
    guest.connection.close()
