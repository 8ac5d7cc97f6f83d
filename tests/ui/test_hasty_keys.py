"""Keys and clicks that come faster than screens change."""

from textual.events import Key

from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.cells.text import Span, Spot
from cardgame_tui.ui.menu import MenuScreen
from cardgame_tui.ui.pages.first.drawing import DOOR
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.table.screen import TableScreen
from cardgame_tui.ui.widgets.lines import Lines
from tests.ui.parade import parade_setup
from tests.ui.piloting import AppPilot, playing, session_of, type_keys


def send(pilot: AppPilot, *keys: str) -> None:
    """Send keys to the screen that is shown now, all before it has taken the first of them."""
    screen = pilot.app.screen
    for key in keys:
        screen.post_message(Key(key, key if len(key) == 1 else None))


async def test_a_page_that_is_closed_twice_leaves_the_table_where_it_is() -> None:
    async with playing(parade_setup(("event",))) as pilot:
        await type_keys(pilot, "l")
        assert isinstance(pilot.app.screen, PageScreen)
        send(pilot, "q", "q", "enter", "backspace")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        await type_keys(pilot, "h1")
        assert session_of(pilot).driver.given == [0]


async def test_words_typed_on_a_page_close_it_and_do_nothing_else() -> None:
    async with playing(parade_setup(("event",))) as pilot:
        await type_keys(pilot, "p1")
        send(pilot, *"may quite some quick answer be given?")
        await pilot.pause()
        assert session_of(pilot).driver.given == []
        assert any(isinstance(screen, TableScreen) for screen in pilot.app.screen_stack)


async def test_the_menu_opens_what_was_picked_once() -> None:
    async with CardgameApp().run_test() as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)
        send(pilot, "w", "w", "w")
        await pilot.pause()
        assert len(pilot.app.screen_stack) == 3  # Textual's own, the menu, what was picked


async def test_a_double_click_picks_once() -> None:
    async with CardgameApp().run_test() as pilot:
        await pilot.pause()
        menu = pilot.app.screen
        assert isinstance(menu, MenuScreen)
        place = next(place for place, door in enumerate(menu.first.page.doors) if door.pick == "watch")
        for _ in range(2):
            menu.post_message(Lines.Pointed(Span("Watch", spot=Spot(DOOR, place))))
        await pilot.pause()
        assert len(pilot.app.screen_stack) == 3
