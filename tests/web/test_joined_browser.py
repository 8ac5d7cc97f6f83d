"""A guest in a real browser: a hand on a phone, played with a thumb, and a table as a terminal: nox -s browser."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.ui.canary import rune_setup
from tests.web.chromium import Chromium, Tab, browsing, chromium
from tests.web.joining import hosted
from tests.web.serving import PATIENCE, until

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(sys.platform == "win32", reason="needs the sockets of Unix"),
    pytest.mark.skipif(chromium() is None, reason="no Chromium here: install chromium or google-chrome"),
]
PHONE = 390, 844
THUMB = 40
"""Pixels that a button should be high for a thumb."""
FIRST = "document.querySelector('button.block').click();"
CLICKS = """
if (!window.sent) {
  const send = WebSocket.prototype.send;
  window.sent = [];
  WebSocket.prototype.send = function (said) { window.sent.push(said); send.call(this, said); };
}
window.sent.filter((said) => said.startsWith('["click"')).length
"""


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[Chromium]:
    """A browser."""
    async with browsing(tmp_path / "profile") as running:
        yield running


async def page_shows(tab: Tab, words: str) -> None:
    """Wait until the page itself shows a text."""
    async with asyncio.timeout(PATIENCE):
        while words not in str(await tab.evaluate("document.body.innerText")):
            await asyncio.sleep(0.05)


async def settle(tab: Tab) -> None:
    """Let all buttons be old enough to be pressed; those that come later are new until the next time."""
    await tab.evaluate("window.later = (window.later ?? 0) + 1e6; performance.now = () => window.later")


async def clicks(tab: Tab) -> int:
    """How many clicks the page has sent since it was first asked."""
    return int(await tab.evaluate(CLICKS))


async def test_a_hand_is_played_with_a_thumb(browser: Chromium) -> None:
    async with hosted(rune_setup("gate", seed=3)) as table:
        session = table.session
        assert session.prompt is not None
        tab = await browser.open(table.link(f"hand{session.prompt.seat}"), PHONE)
        await page_shows(tab, "you decide")
        heights = await tab.evaluate(
            "JSON.stringify([...document.querySelectorAll('button.block')].map((each) => each.offsetHeight))"
        )
        assert len(heights.strip("[]").split(",")) == len(session.prompt.options)
        assert min(map(int, heights.strip("[]").split(","))) >= THUMB
        assert await tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
        heard = await tab.evaluate("document.getElementById('asked').textContent")
        assert "card to lead" in heard
        decided = session.prompt
        await settle(tab)
        await tab.evaluate(FIRST)
        await until(lambda: session.prompt is not decided)
        await page_shows(tab, "decides")


async def test_a_double_tap_answers_one_question_and_a_new_button_none(browser: Chromium) -> None:
    async with hosted(rune_setup("gate", seed=3)) as table:
        session, runner = table.session, table.session.runner
        assert session.prompt is not None
        seat = session.prompt.seat
        tab = await browser.open(table.link(f"hand{seat}"), PHONE)
        await page_shows(tab, "you decide")
        await settle(tab)
        assert await clicks(tab) == 0
        await tab.evaluate(FIRST + FIRST)
        assert await clicks(tab) == 1
        await until(lambda: session.prompt is None or session.prompt.seat != seat)
        await page_shows(tab, "decides")
        while session.prompt is not None and session.prompt.seat != seat:
            runner.answer(0)
        await page_shows(tab, "you decide")
        await tab.evaluate(FIRST)
        assert await clicks(tab) == 1
        await settle(tab)
        await tab.evaluate(FIRST)
        assert await clicks(tab) == 2


async def test_a_page_is_opened_and_left_without_a_keyboard(browser: Chromium) -> None:
    async with hosted(rune_setup("gate", seed=3)) as table:
        assert table.session.prompt is not None
        tab = await browser.open(table.link(f"hand{table.session.prompt.seat}"), PHONE)
        await page_shows(tab, "you decide")
        await settle(tab)
        await tab.evaluate(
            "[...document.querySelectorAll('#page button')].find((e) => e.textContent === '? Help').click()"
        )
        await page_shows(tab, "Cannot be picked now")
        await tab.evaluate("document.querySelector('#keys [data-key=Escape]').click()")
        await page_shows(tab, "you decide")


async def test_who_loads_the_page_again_comes_back(browser: Chromium) -> None:
    async with hosted(rune_setup("gate", seed=3)) as table:
        tab = await browser.open(table.link("hand2"), PHONE)
        await page_shows(tab, "HAND 5")
        await tab.evaluate("location.reload()")
        await until(lambda: 2 not in table.session.runner.screens.here)
        await page_shows(tab, "HAND 5")
        other = await browser.open(table.link("hand2").replace("#", "#x"), PHONE)
        await page_shows(other, "This code was used, or it is not of this table.")


async def test_the_words_of_a_role_can_be_typed_and_the_table_is_a_terminal(browser: Chromium) -> None:
    async with hosted(rune_setup("gate", seed=3)) as table:
        tab = await browser.open(f"{table.invitation.browser}/", (1000, 700))
        await page_shows(tab, "The four words of your role")
        words = table.invitation.codes["seat2"].upper()
        await tab.evaluate(f"document.getElementById('words').value = ' {words} '")
        await tab.evaluate("document.querySelector('#ask button').click()")
        await tab.wait_for("2 BOB")
