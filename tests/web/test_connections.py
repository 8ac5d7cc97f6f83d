"""Connections without a browser: too slow, too many, and what is no request."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest

from cardgame_tui.web import connections
from tests.web.serving import PATIENCE, Client, Served, serving, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs the signals and the shell of Unix")

SEVERAL = 20
"""Connections of a test; few, and only to this machine."""
MANY = 300
"""More connections than the server keeps open."""
HALF = b"GET / HTTP/1.1\r\nHost: 127."
MALFORMED = (
    b"GET / HTTP/9.9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: \x1b[2J\x07\x00\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nLong: " + b"a" * 20_000 + b"\r\n\r\n",
)


class Line:
    """A connection to the server.

    Attributes:
        reader: what the server sends.
        writer: what is sent to it.
    """

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ends(self) -> bytes:
        """Wait until the server closes it; returns what the server sent."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""


@asynccontextmanager
async def connected(served: Served, *, times: int = 1, sent: bytes = b"") -> AsyncIterator[list[Line]]:
    """Connect several times, and send the same on each."""
    lines: list[Line] = []
    try:
        for _ in range(times):
            lines.append(Line(*await asyncio.open_connection("127.0.0.1", urlsplit(served.root).port)))
            lines[-1].writer.write(sent)
        yield lines
    finally:
        for line in lines:
            line.writer.transport.abort()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SLOWEST", 0.3)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("sent", [b"", HALF])
async def test_a_request_whose_head_does_not_arrive_ends(sent: bytes) -> None:
    async with serving() as served, connected(served, times=SEVERAL, sent=sent) as lines, Client() as browser:
        assert [await line.ends() for line in lines] == [b""] * SEVERAL
        assert await browser.open(served.address) == 200


@pytest.mark.usefixtures("impatient")
async def test_many_requests_of_which_only_half_arrives_all_end(capfd: pytest.CaptureFixture[str]) -> None:
    async with serving() as served, Client() as browser:
        async with connected(served, times=MANY, sent=HALF) as lines:
            assert [await line.ends() for line in lines] == [b""] * MANY
        assert len(served.said) == 1
        assert await browser.open(served.address) == 200
    assert capfd.readouterr() == ("", "")


@pytest.mark.usefixtures("impatient")
async def test_a_head_that_arrives_byte_by_byte_ends_too() -> None:
    async with serving() as served, connected(served, sent=HALF) as (line,):
        ended = asyncio.create_task(line.ends())
        while not ended.done():
            line.writer.write(b"0")
            await asyncio.sleep(0.02)
        assert await ended == b""


@pytest.mark.usefixtures("impatient")
async def test_a_request_whose_body_does_not_arrive_ends() -> None:
    async with serving() as served:
        host = urlsplit(served.root).netloc.encode()
        sent = b"POST / HTTP/1.1\r\nHost: " + host + b"\r\nContent-Length: 100\r\n\r\nx"
        async with connected(served, sent=sent) as (line,):
            assert (await line.ends()).startswith(b"HTTP/1.1 403")


async def test_too_many_connections_are_closed_and_others_take_their_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "FOR_EACH_VISITOR", 0)
    monkeypatch.setattr(connections, "FOR_OTHERS", 3)
    async with serving() as served:
        async with connected(served, times=3) as first, connected(served, times=SEVERAL) as more:
            assert [await line.ends() for line in more] == [b""] * SEVERAL
            assert not any(line.reader.at_eof() for line in first)
        async with Client() as browser:
            assert await browser.open(served.address) == 200


@pytest.mark.parametrize("sent", MALFORMED)
async def test_a_malformed_request_is_one_short_line(sent: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    async with serving() as served:
        async with connected(served, times=3, sent=sent) as lines:
            for line in lines:
                assert (await line.ends()).startswith(b"HTTP/1.0 400")
        await until(lambda: len(served.said) == 4)
        for said in served.said[1:]:
            assert said.startswith("Error handling request from 127.0.0.1: ")
            assert said.isprintable()
            assert len(said) < 300
    assert capfd.readouterr() == ("", "")


async def test_many_malformed_requests_print_a_line_each_at_most(capfd: pytest.CaptureFixture[str]) -> None:
    times = MANY // len(MALFORMED)
    async with serving() as served, Client() as browser:
        for sent in MALFORMED:
            async with connected(served, times=times, sent=sent) as lines:
                ends = [await line.ends() for line in lines]
                assert all(not end or end.startswith(b"HTTP/1.0 400") for end in ends)
        assert len(served.said) <= 1 + MANY
        assert all(said.startswith("Error handling request from 127.0.0.1: ") for said in served.said[1:])
        assert max(map(len, served.said)) < 300
        assert await browser.open(served.address) == 200
    assert capfd.readouterr() == ("", "")


async def test_an_error_of_the_program_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as served, Client() as browser:
        address = served.address
        monkeypatch.setattr(served.server, "_address", None)
        assert await browser.open(address) == 500
        said = served.said[-1]
        assert said.startswith("Error handling request from 127.0.0.1: AttributeError in server.py, line ")
