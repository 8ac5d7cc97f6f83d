"""The command ``serve``: what it says, and that nothing is left when it ends."""

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cardgame_tui.cli import main
from cardgame_tui.web import server
from cardgame_tui.web.site import ServerSettings
from tests.processes import usual_signals
from tests.web.serving import PATIENCE, Client, alive, until

unix = pytest.mark.skipif(sys.platform == "win32", reason="needs the signals of Unix")
linux = pytest.mark.skipif(sys.platform != "linux", reason="finds the process of a visitor in /proc")
SERVE = ("-m", "cardgame_tui.cli", "serve", "--port", "0")


class Program:
    """The program, as typed in a shell.

    Attributes:
        process: it.
    """

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def address(self) -> str:
        """The address that it printed."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while line := (await self.process.stdout.readline()).decode():
                if "The table is at " in line:
                    return line.split()[-1]
        raise AssertionError("no address")

    def visitors(self) -> list[int]:
        """The processes it has started."""
        pid = self.process.pid
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@asynccontextmanager
async def program() -> AsyncIterator[Program]:
    """Start it, and end it at the latest with the block."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, *SERVE, stdout=pipe, stderr=pipe, preexec_fn=usual_signals
    )
    try:
        yield Program(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


@unix
async def test_a_visitor_sees_the_menu_and_ctrl_c_ends_all() -> None:
    async with program() as running, Client() as browser:
        address = await running.address()
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/\?token=[\w-]{32}", address)
        assert await browser.open(address) == 200
        await browser.connect(address.partition("?")[0])
        await browser.wait_for("Rune Duel")
        running.process.send_signal(signal.SIGINT)
        await browser.closed()
        async with asyncio.timeout(PATIENCE):
            assert await running.process.wait() == 0
        assert running.process.stderr is not None
        assert await running.process.stderr.read() == b""


@linux
async def test_a_killed_server_leaves_no_visitor() -> None:
    async with program() as running, Client() as browser:
        address = await running.address()
        assert await browser.open(address) == 200
        await browser.connect(address.partition("?")[0])
        await browser.wait_for("Rune Duel")
        (visitor,) = running.visitors()
        running.process.kill()
        await until(lambda: not alive(visitor))


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "cardgame_tui.web.server", None)
    monkeypatch.setitem(sys.modules, "textual_serve", None)
    assert main(["serve"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert (
        said.err == 'cardgame-tui: serve needs the extra "web" of this program; in a clone: pip install ".[web]"\n'
    )


@pytest.mark.parametrize(
    ("words", "warned"),
    [
        ((), False),
        (("--host", "localhost"), False),
        (("--host", "0.0.0.0", "--port", "80", "--visitors", "2"), True),
    ],
)
def test_another_address_is_only_used_when_asked_for_and_with_a_warning(
    words: tuple[str, ...], warned: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[ServerSettings] = []
    monkeypatch.setattr(server, "serve", lambda command, settings, say: asked.append(settings))
    assert main(["serve", *words]) == 0
    host = words[1] if words else "127.0.0.1"
    expected = ServerSettings(host, 80, 2) if warned else ServerSettings(host, 8000, 4)
    assert asked == [expected]
    assert ("Warning" in capsys.readouterr().err) is warned


def test_an_address_that_is_taken_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"cardgame-tui: cannot listen at 127.0.0.1, port {port}: ")
    assert os.linesep not in said[:-1]


@pytest.mark.parametrize("words", [("--port", "65536"), ("--port", "x"), ("--visitors", "0")])
def test_arguments_are_checked(words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["serve", *words])
    assert end.value.code == 2
