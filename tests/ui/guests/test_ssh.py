"""Guests by ssh: who knows the words of a role comes in once, and nothing else is to be had."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

import asyncssh
import pytest

from cardgame_tui.ui.guests import ssh, visits
from cardgame_tui.ui.guests.codes import Codes, new_code, plain_code, words
from cardgame_tui.ui.guests.ssh import SshDoor, host_key
from cardgame_tui.ui.guests.visits import Visits
from tests.ui.guests.channels import until
from tests.ui.guests.hosting import Greeter


class Table:
    """A host to which guests come by ssh, and what they see there.

    Attributes:
        codes: the words that let guests in.
        told: how many times something was typed.
    """

    def __init__(self, folder: Path) -> None:
        self.codes = Codes(["seat1", "table"])
        self.told = 0
        self._known: dict[str, str] = {}
        self.visits = Visits(lambda hello: Greeter(replace(hello, role=self._known[hello.key])))
        self.door = SshDoor(self.visits, self._recognise, host_key(folder / "key"))

    async def _recognise(self, typed: str, key: str) -> str:
        self.told += 1
        shown = plain_code(typed)
        if shown in self._known:
            return shown
        role = self.codes.take(shown)
        if role:
            self._known[key] = role
        return key if role else ""

    def connect(self) -> Awaitable[asyncssh.SSHClientConnection]:
        """A connection of a guest."""
        return asyncssh.connect("127.0.0.1", self.door.port, username="anybody", known_hosts=None, config=None)


class Guest:
    """What a guest types and sees."""

    def __init__(self, process: "asyncssh.SSHClientProcess[str]") -> None:
        self.process = process
        self.seen = ""
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(asyncssh.ConnectionLost):
            while data := await self.process.stdout.read(4096):
                self.seen += data

    async def sees(self, words: str) -> None:
        """Wait until something has been shown."""
        await until(lambda: words in self.seen)

    async def type(self, line: str) -> None:
        """Type a line when it is asked for."""
        self.process.stdin.write(f"{line}\r")


@asynccontextmanager
async def open_table(folder: Path) -> AsyncIterator[Table]:
    table = Table(folder)
    await table.door.open("127.0.0.1", 0)
    try:
        yield table
    finally:
        await table.visits.end_all()
        await table.door.close()


@asynccontextmanager
async def guest_of(table: Table) -> AsyncIterator[Guest]:
    async with await table.connect() as connection:
        yield Guest(await connection.create_process(term_type="xterm-256color", term_size=(60, 12)))


async def test_the_words_of_a_role_let_in_once_and_others_bring_back(tmp_path: Path) -> None:
    async with open_table(tmp_path) as table:
        code = table.codes.all()["seat1"]
        async with guest_of(table) as guest:
            await guest.sees(ssh.ASK)
            await guest.type(f" {code.upper()} ")
            await guest.sees("Enter: to the table")
            again = guest.seen.partition("with the words\r\n\r\n")[2].partition("\r\n")[0].strip()
            assert len(again.split()) == 4
            assert again not in table.codes.all().values()
            await guest.type("")
            await guest.sees("guest seat1")
            await guest.sees("size 60x12")
            guest.process.stdin.write("k")
            await guest.sees("is k")
        await until(lambda: not table.visits.count)
        async with guest_of(table) as late:
            await late.sees(ssh.ASK)
            await late.type(code)
            await late.sees(f"{ssh.WRONG}\r\n{ssh.ASK}")
            await late.type(again)
            await late.sees("come back")
            await late.type("")
            await late.sees("guest seat1")
        assert table.told == 3
        assert table.codes.wrong == 1


async def test_after_three_wrong_codes_the_connection_ends(tmp_path: Path) -> None:
    async with open_table(tmp_path) as table, guest_of(table) as guest:
        asked = ssh.ASK
        for _ in range(ssh.TRIES):
            await guest.sees(asked)
            await guest.type("amber amber amber amber")
            asked = f"{asked}amber amber amber amber\r\n{ssh.WRONG}\r\n{ssh.ASK}"
        await guest.process.wait_closed()
        assert guest.seen.count(ssh.WRONG) == ssh.TRIES
        assert not table.visits.count


async def test_a_connection_has_one_terminal(tmp_path: Path) -> None:
    async with open_table(tmp_path) as table, await table.connect() as connection:
        guest = Guest(await connection.create_process(term_type="xterm-256color", term_size=(60, 12)))
        await guest.sees(ssh.ASK)
        other = await connection.create_process(term_type="xterm-256color", term_size=(60, 12))
        await other.wait_closed()
        assert other.exit_status == visits.REFUSED
        await guest.type(table.codes.all()["table"])
        await guest.sees("come back")


async def test_of_two_who_type_the_same_code_one_comes_in(tmp_path: Path) -> None:
    async with open_table(tmp_path) as table, guest_of(table) as one, guest_of(table) as two:
        code = table.codes.all()["table"]
        for guest in (one, two):
            await guest.sees(ssh.ASK)
            await guest.type(code)
        await until(lambda: table.told == 2)
        await until(lambda: "come back" in one.seen + two.seen and ssh.WRONG in one.seen + two.seen)
        assert ("come back" in one.seen) != ("come back" in two.seen)


REFUSED: dict[str, Callable[[asyncssh.SSHClientConnection], Awaitable[object]]] = {
    "a command": lambda connection: connection.run("id", check=True),
    "a shell without a terminal": lambda connection: connection.run(check=True),
    "sftp": lambda connection: connection.start_sftp_client(),
    "a port of the host": lambda connection: connection.open_connection("127.0.0.1", 22),
    "a port for others": lambda connection: connection.start_server(lambda *_: None, "127.0.0.1", 0),
}


@pytest.mark.parametrize("what", REFUSED)
async def test_there_is_no_other_use_of_the_connection(what: str, tmp_path: Path) -> None:
    async with open_table(tmp_path) as table, await table.connect() as connection:
        with pytest.raises((asyncssh.Error, asyncssh.ChannelListenError, OSError)):
            await REFUSED[what](connection)
        assert not table.visits.count


async def test_who_says_nothing_is_dropped_and_only_some_may_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ssh, "MOST_UNKNOWN", 2)
    async with open_table(tmp_path) as table:
        async with await table.connect(), await table.connect():
            with pytest.raises((asyncssh.Error, asyncssh.ChannelListenError, OSError)):
                await table.connect()
        monkeypatch.setattr(ssh, "PATIENCE", 0.1)
        async with await table.connect() as silent:
            await silent.wait_closed()


async def test_the_size_of_the_terminal_is_followed(tmp_path: Path) -> None:
    async with open_table(tmp_path) as table, guest_of(table) as guest:
        await guest.sees(ssh.ASK)
        await guest.type(table.codes.all()["table"])
        await guest.sees("Enter: to the table")
        await guest.type("")
        await guest.sees("size 60x12")
        guest.process.change_terminal_size(50, 9)
        await guest.sees("50x9")


def test_the_host_key_is_made_once_and_is_private(tmp_path: Path) -> None:
    file = tmp_path / "keys" / "ssh_host_key"
    first = host_key(file)
    assert host_key(file).get_fingerprint() == first.get_fingerprint()
    assert file.stat().st_mode & 0o077 == 0


def test_codes_are_four_of_256_words() -> None:
    assert len(set(words())) == 256
    assert len(new_code().split()) == 4
    codes = Codes(["seat1"])
    code = codes.all()["seat1"]
    assert codes.take("") == ""
    assert codes.take(code) == "seat1"
    assert codes.take(code) == ""
    assert plain_code(f" {code.upper()} ") == plain_code(code.replace(" ", "-")) == code
    assert codes.wrong == 2
    unused = codes.all()["seat1"]
    codes.renew()
    assert codes.take(unused) == ""
