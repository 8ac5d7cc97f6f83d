"""The table in a real browser: a duel, a new size, two visitors, and a refused address: nox -s browser."""

import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.chromium import Chromium, Tab, browsing, chromium
from tests.web.playing import OVER, Reader
from tests.web.serving import FIRST, SECOND, Served, entries, serving

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(sys.platform == "win32", reason="needs the signals and the shell of Unix"),
    pytest.mark.skipif(chromium() is None, reason="no Chromium here: install chromium or google-chrome"),
]


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    """A server."""
    async with serving() as running:
        yield running


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[Chromium]:
    """A browser."""
    async with browsing(tmp_path / "profile") as running:
        yield running


async def shows(tab: Tab, text: str) -> bool:
    """Whether the page itself, not its terminal, shows a text."""
    return text in str(await tab.evaluate("document.body.innerText"))


async def test_two_people_play_each_at_a_table_of_their_own(
    served: Served, browser: Chromium, own_home: Path
) -> None:
    first = served.address
    one = await browser.open(first)
    await one.wait_for(FIRST)
    refused = await browser.open(first)
    two = await browser.open(served.address)
    await two.wait_for(FIRST)
    before = await one.picture()
    await one.press(" ")
    await one.wait_for(SECOND)
    assert await one.picture() != before
    assert FIRST in two.drawn.text()
    assert entries(own_home) == 1
    assert await shows(refused, "This address lets nobody in")
    assert len(served.server.visitors) == 2


async def test_the_table_follows_the_size_of_the_window(served: Served, browser: Chromium) -> None:
    tab = await browser.open(served.address)
    await tab.wait_for(FIRST)
    await tab.size(1400, 800)
    await tab.wait_until(lambda: tab.drawn.lines()[0].endswith(FIRST) and len(tab.drawn.lines()[0]) > 120)
    await tab.wait_until(lambda: len(tab.drawn.lines()) > 30 and bool(tab.drawn.lines()[-1]))
    await tab.size(800, 500)
    await tab.wait_until(lambda: len(tab.drawn.lines()) < 30 and FIRST in tab.drawn.lines()[0])


async def test_a_duel_is_played_to_its_end(served: Served, browser: Chromium, own_home: Path) -> None:
    tab = await browser.open(served.address)
    await tab.wait_for(FIRST)
    await tab.size(1400, 800)
    await tab.wait_until(lambda: len(tab.drawn.lines()[0]) > 120)
    reader = Reader(3)
    while OVER not in (before := tab.drawn.text()):
        await tab.press(reader.key(tab.drawn.lines()))
        await tab.wait_until(lambda before=before: tab.drawn.text() != before)  # type: ignore[misc]
    assert re.search(r"\b(wins|is drawn)\b", tab.drawn.text())
    assert entries(own_home) > 50
