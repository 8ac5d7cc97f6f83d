"""A few pictures that hold colours and borders; text goldens hold everything else."""

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.palette import THEMES
from cardgame_tui.ui.screens.themes import remembered_theme
from cardgame_tui.ui.session.settings import memory
from tests.ui.driving import table_at
from tests.ui.svg_pictures import SvgPicture

SIZE = (120, 40)


def test_every_theme_exists() -> None:
    assert set(THEMES) <= set(CardgameApp().available_themes)


def test_sixteen_colours_are_the_terminals_own_unless_a_theme_was_picked() -> None:
    assert [remembered_theme(colours) for colours in ("standard", "256", "truecolor")] == ["ansi", "dark", "dark"]
    memory.remember(memory.LOOK, {"theme": "light"})
    assert remembered_theme("standard") == "light"


@pytest.mark.parametrize("theme", list(THEMES))
async def test_a_selection_in_progress(
    theme: str, snapshot: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardgame_tui.ui.table.desk_screen.TABLE_COMMANDS", ())
    app = CardgameApp(table_at("pair").session)
    app.theme = theme
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("z", "down")
        await pilot.pause()
        assert app.export_screenshot(simplify=True) == snapshot(extension_class=SvgPicture)


async def test_the_curtain(snapshot: SnapshotAssertion) -> None:
    session = table_at("act", privacy="strict").session
    session.close_hand()
    app = CardgameApp(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.export_screenshot(simplify=True) == snapshot(extension_class=SvgPicture)
