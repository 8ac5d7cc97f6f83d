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


def written(folder: Path) -> str:
    """The address of the page of a short match."""
    file = folder / "match.html"
    file.write_text(page_of(replay_of(rune_setup(), folder, 20), Viewer.PUBLIC), encoding="utf-8")
    return file.as_uri()


async def test_arrow_keys_and_buttons_step_through_the_match(tmp_path: Path) -> None:
    async with browsing(tmp_path / "profile") as browser:
        tab = await browser.open(written(tmp_path), (1000, 800))
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


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1200, 800)])
async def test_the_steps_stay_in_sight_below_the_table_in_words(size: tuple[int, int], tmp_path: Path) -> None:
    async with browsing(tmp_path / "profile") as browser:
        tab = await browser.open(f"{written(tmp_path)}#step8", size)
        await at_step(tab, 9)
        await tab.evaluate("document.getElementById('words').innerHTML = '<li>A card.</li>'.repeat(40)")
        await tab.evaluate("document.querySelector('summary').click(); window.scrollTo(0, 900)")
        below = 'innerHeight - document.getElementById("shown").getBoundingClientRect().bottom'
        assert await tab.evaluate(below) > 80


async def test_an_address_of_no_step_opens_the_nearest_one(tmp_path: Path) -> None:
    async with browsing(tmp_path / "profile") as browser:
        for mark, step in ("#step1.5", 2), ("#step-3", 1), ("#steps", 1):
            await at_step(await browser.open(written(tmp_path) + mark, (1000, 800)), step)
