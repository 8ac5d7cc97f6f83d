"""Visitors without a screen: a decision, a new size, two visitors, the limit, and who is not let in."""

import os
import re
import signal
import sys
from pathlib import Path

import aiohttp
import pytest

from cardgame_tui.web import server, visitor
from tests.web.serving import FIRST, SECOND, Client, alive, entries, serving, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs the signals and the shell of Unix")


async def test_a_decision_is_made_and_kept_and_the_process_ends_with_the_visit(own_home: Path) -> None:
    async with serving() as served:
        async with Client() as browser:
            await browser.arrive(served)
            await browser.wait_for(FIRST)
            (there,) = served.server.visitors
            assert there.pid is not None
            assert alive(there.pid)
            await browser.send("stdin", " ")
            await browser.wait_for(SECOND)
        await until(lambda: not served.server.visitors)
        assert not alive(there.pid)
    assert entries(own_home) == 1


async def test_the_table_takes_the_size_of_the_browser() -> None:
    async with serving() as served, Client() as browser:
        await browser.arrive(served)
        await browser.wait_for(FIRST)
        await browser.resize(120, 40)
        await browser.read_until(
            lambda: browser.drawn.lines()[0].endswith(FIRST) and bool(browser.drawn.lines()[39])
        )
        assert len(browser.drawn.lines()[0]) > 100


async def test_two_visitors_have_two_tables(own_home: Path) -> None:
    async with serving() as served, Client() as one, Client() as two:
        await one.arrive(served)
        await two.arrive(served)
        await one.wait_for(FIRST)
        await two.wait_for(FIRST)
        await one.send("stdin", " ")
        await one.wait_for(SECOND)
        await two.resize(120, 40)
        await two.read_until(lambda: len(two.drawn.lines()[0]) > 80)
        assert FIRST in two.drawn.text()
        assert len({each.pid for each in served.server.visitors}) == 2
        assert len(list(own_home.rglob("*.jsonl"))) == 2


async def test_an_address_lets_in_one_browser() -> None:
    async with serving() as served, Client() as one, Client() as two:
        first, root = served.address, served.root
        assert await two.open(root) == 403
        assert await two.open(f"{root}?token=wrong") == 403
        assert await two.open(f"{root}static/js/textual.js") == 403
        assert await one.open(first) == 200
        assert await one.open(root) == 200
        assert await one.open(first) == 200
        assert await two.open(first) == 403
        assert await two.open(served.address) == 200
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            async with Client() as other:
                await other.connect(root)
        assert not served.server.visitors


async def test_asking_only_for_the_head_of_a_page_does_not_use_the_address() -> None:
    async with serving() as served, Client() as browser:
        async with browser.http.head(served.address) as response:
            assert response.status == 403
        assert await browser.open(served.address) == 200


async def test_an_address_is_used_up_when_its_page_was_delivered() -> None:
    async with serving() as served, Client() as one, Client() as two:
        first, root = served.address, served.root
        for browser in (one, two):
            async with browser.http.get(first, allow_redirects=False) as response:
                assert response.status == 303
        assert served.address == first
        assert await two.open(root) == 200
        assert served.address != first
        assert await one.open(root) == 403


async def test_a_request_for_another_name_is_refused() -> None:
    async with serving() as served, Client() as browser:
        headers = {"Host": "else.example"}
        async with browser.http.get(served.address, headers=headers) as response:
            assert response.status == 403
        assert await browser.open(served.address) == 200
        async with browser.http.get(served.root, headers=headers) as response:
            assert response.status == 403


async def test_another_site_in_the_same_browser_cannot_connect() -> None:
    async with serving() as served, Client() as browser:
        root = served.root
        assert await browser.open(served.address) == 200
        for origin in ("http://127.0.0.1:1", root.replace("http", "https"), "null"):
            with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
                await browser.connect(root, origin)


async def test_no_more_visitors_than_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "LEAVE", 0.2)
    async with serving(visitors=1) as served, Client() as one, Client() as two:
        await one.arrive(served)
        await one.wait_for(FIRST)
        assert await two.open(served.address) == 503
        with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
            await two.connect(served.root)
        assert one.socket is not None
        await one.socket.close()
        await until(lambda: not served.server.visitors)
        assert await two.open(served.root) == 200


async def test_a_killed_process_ends_the_visit() -> None:
    async with serving() as served, Client() as browser:
        await browser.arrive(served)
        await browser.wait_for(FIRST)
        (there,) = served.server.visitors
        assert there.pid is not None
        os.kill(there.pid, signal.SIGKILL)
        await browser.closed()
        await until(lambda: not served.server.visitors)


async def test_a_process_that_does_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitor, "LEAVE", 0.2)
    async with serving() as served, Client() as browser:
        await browser.arrive(served)
        await browser.wait_for(FIRST)
        (there,) = served.server.visitors
        assert there.pid is not None
        os.kill(there.pid, signal.SIGSTOP)
        assert browser.socket is not None
        await browser.socket.close()
        await until(lambda: not served.server.visitors)
        assert not alive(there.pid)


async def test_a_visit_survives_what_is_no_message() -> None:
    async with serving() as served, Client() as browser:
        await browser.arrive(served)
        assert browser.socket is not None
        await browser.wait_for(FIRST)
        for text in ("", "{", "[" * 60_000, '["stdin"]', '["resize", {"width": "80"}]', '"\\ud800"', "null"):
            await browser.socket.send_str(text)
        await browser.socket.send_bytes(b"\xff")
        await browser.send("stdin", "\ud800")
        await browser.send("resize", {"width": 10**12, "height": -1})
        await browser.resize(80, 24)
        await browser.send("stdin", " ")
        await browser.wait_for(SECOND)


async def test_the_page_loads_nothing_from_elsewhere() -> None:
    async with serving() as served, Client() as browser:
        root = served.root
        async with browser.http.get(served.address) as response:
            page = await response.text()
            assert response.headers["Content-Security-Policy"].startswith("default-src 'self'")
        found = re.findall(r'(?:href|src)="([^"]+)"', page)
        async with browser.http.get(f"{root}page/page.css") as response:
            found += re.findall(r'url\("([^"]+)"\)', await response.text())
        assert len(found) == 5
        for address in found:
            assert address.startswith("/")
            assert await browser.open(root + address[1:]) == 200
