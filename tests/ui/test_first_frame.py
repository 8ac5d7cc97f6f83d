"""A screen that opens shows its content in its first frame, not after an empty one."""

import pytest
from textual.geometry import Region
from textual.strip import Strip

from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.widgets.lines import Lines
from tests.ui.canary import rift_setup
from tests.ui.piloting import playing, table_screen, type_keys


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Each time that lines are drawn, the screen they are on and their text."""
    found: list[tuple[str, str]] = []
    render_lines = Lines.render_lines

    def noted(lines: Lines, crop: Region) -> list[Strip]:
        found.append((type(lines.screen).__name__, lines.text.strip()))
        return render_lines(lines, crop)

    monkeypatch.setattr(Lines, "render_lines", noted)
    return found


async def test_the_table_and_every_screen_over_it(drawn: list[tuple[str, str]]) -> None:
    async with playing(rift_setup("strict")) as pilot:
        table = table_screen(pilot)
        pilot.app.push_screen(CurtainScreen(table.session, table.guard))
        await pilot.pause()
        await type_keys(pilot, "!?")
    assert {screen for screen, _ in drawn} == {"TableScreen", "CurtainScreen", "PageScreen"}
    assert all(text for _, text in drawn)


async def test_the_first_page(drawn: list[tuple[str, str]]) -> None:
    async with CardgameApp().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
    assert drawn
    assert all("Dimensional Rift" in text for _, text in drawn)
