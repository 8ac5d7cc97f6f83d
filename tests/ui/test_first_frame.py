"""A screen that opens shows its content in its first frame, not after an empty one."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from textual.geometry import Region
from textual.strip import Strip

from cardgame_tui.play.record import Record
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.widgets.lines import Lines
from tests.ui.broken import broken_setup
from tests.ui.canary import rift_setup
from tests.ui.parade import parade_setup
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


def broken_at_once() -> Session:
    """A match whose rules break in its set-up."""
    session = Session.of(Record(replace(parade_setup(("event",)), decks=({}, {}))))
    session.runner.open()
    return session


def broken_before_it_is_shown() -> Session:
    """A match whose rules break at its second decision, which is made before there is an app."""
    session = Session.of(Record(broken_setup("open")))
    session.runner.open()
    for _ in range(2):
        session.runner.answer(0)
    return session


@pytest.mark.parametrize("broken", [broken_at_once, broken_before_it_is_shown])
async def test_the_page_that_says_so_where_the_rules_broke_before(
    broken: Callable[[], Session], drawn: list[tuple[str, str]]
) -> None:
    async with CardgameApp(broken()).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert {screen for screen, _ in drawn} == {"PageScreen"}
        assert all("The rules broke down" in text for _, text in drawn)


async def test_the_table_follows_the_page_once_the_match_can_go_on(drawn: list[tuple[str, str]]) -> None:
    async with CardgameApp(broken_before_it_is_shown()).run_test(size=(80, 24)) as pilot:
        await type_keys(pilot, "1")
        assert table_screen(pilot) is pilot.app.screen
    assert all(text for _, text in drawn)
    assert [screen for screen, _ in drawn][-1] == "TableScreen"
