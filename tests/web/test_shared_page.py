"""The page of a match in a real browser: nox -s browser."""

import asyncio
from pathlib import Path

import pytest

from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.share.page import page_of
from tests.ui.canary import rune_setup
from tests.ui.replays import replay_of
from tests.web.chromium import Tab, browsing, chromium
from tests.web.serving import PATIENCE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(chromium() is None, reason="no Chromium here: install chromium or google-chrome"),
]
WHERE = 'document.getElementById("where").textContent'
TABLE = 'document.getElementById("table").textContent'


async def at_step(tab: Tab, step: int) -> str:
    """Wait until the page shows a step; returns the table."""
    async with asyncio.timeout(PATIENCE):
        while f": step {step} of " not in str(await tab.evaluate(WHERE)):
            await asyncio.sleep(0.05)
    return str(await tab.evaluate(TABLE))


async def test_arrow_keys_and_buttons_step_through_the_match(tmp_path: Path) -> None:
    file = tmp_path / "match.html"
    file.write_text(page_of(replay_of(rune_setup(), tmp_path, 20), Viewer.PUBLIC), encoding="utf-8")
    async with browsing(tmp_path / "profile") as browser:
        tab = await browser.open(file.as_uri(), (1000, 800))
        first = await at_step(tab, 1)
        assert "BOB" in first
        await tab.press("ArrowRight")
        assert await at_step(tab, 2) != first
        await tab.evaluate("document.querySelector('[data-go=\"-1\"]').click()")
        assert await at_step(tab, 1) == first
        await tab.press("End")
        last = str(await tab.evaluate(WHERE))
        step, _, steps = last.partition(": step ")[2].partition(" of ")
        assert step == steps
