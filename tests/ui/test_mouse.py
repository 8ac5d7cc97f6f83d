"""The mouse as a second way: a click looks, a second one answers, and what names a key can be clicked."""

import pytest
from textual.events import MouseScrollDown, MouseScrollUp

from cardgame_tui.ui.cells.text import Press, Span, Spot
from cardgame_tui.ui.keys import guard
from cardgame_tui.ui.screens.key_names import keys_of
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.table.screen import TableScreen
from cardgame_tui.ui.widgets.lines import Lines
from tests.ui.driving import table_at
from tests.ui.march import march_setup
from tests.ui.parade import POSITION, parade_setup
from tests.ui.piloting import AppPilot, playing, session_of, shown, table_screen, type_keys


async def click(pilot: AppPilot, words: str) -> None:
    """Click the last place that shows some words."""
    lines = shown(pilot).split("\n")
    y = max(y for y, line in enumerate(lines) if words in line)
    await pilot.click(offset=(lines[y].index(words), y))
    await pilot.pause()


def point(screen: TableScreen, spot: Spot) -> None:
    """Click a place of the table, whatever is drawn there."""
    screen.on_lines_pointed(Lines.Pointed(Span("", spot=spot)))


async def wheel(pilot: AppPilot, kind: type[MouseScrollUp] | type[MouseScrollDown], times: int = 1) -> None:
    """Turn the wheel over the screen."""
    widget = pilot.app.screen.query_one(Lines)
    for _ in range(times):
        widget.post_message(kind(widget, 5, 5, 0, 0, 0, False, False, False))
    await pilot.pause()


def test_the_first_click_looks_and_the_second_answers() -> None:
    table = table_at("pair")
    assert table.choice is not None
    assert table.point(Spot("1C2"))
    assert (table.cursor, table.choice.open) == (Spot("1C2"), None)
    table.point(Spot("1C3"))
    assert (table.cursor, table.choice.open) == (Spot("1C3"), None)
    table.point(Spot("1C3"))
    assert table.choice.open is not None


def test_a_click_after_a_key_only_looks() -> None:
    table = table_at("pair")
    assert table.choice is not None
    table.point(Spot("1C2"))
    table.press("tab")
    table.cursor = Spot("1C2")
    table.point(Spot("1C2"))
    assert table.choice.open is None


def test_a_click_after_an_answer_only_looks() -> None:
    table = table_at("event", "pair")
    table.point(Spot("1C2"))
    table.press("1")
    assert table.choice is not None
    table.point(Spot("1C2"))
    assert table.choice.open is None


def test_clicks_look_while_the_hand_is_closed_and_while_events_are_shown() -> None:
    table = table_at("pair")
    table.session.close_hand()
    table.refresh()
    for _ in range(3):
        table.point(Spot("1C2"))
    assert table.cursor == Spot("1C2")
    assert table.session.driver.given == []


@pytest.mark.parametrize(
    ("shown_as", "keys"),
    [
        ("space", ["space"]),
        ("bksp", ["backspace"]),
        ("ctrl+p", ["ctrl+p"]),
        ("h", ["h"]),
        ("ab", ["a", "b"]),
        ("arrows", []),
        ("1-9", []),
    ],
)
def test_a_click_stands_for_the_keys_that_are_shown(shown_as: str, keys: list[str]) -> None:
    assert list(keys_of(Press(shown_as))) == keys


async def test_option_lines_answer() -> None:
    async with playing(parade_setup(("event", "act"))) as pilot:
        await click(pilot, "open the hand")
        assert not session_of(pilot).gate_closed
        await click(pilot, "▐2▌")
        assert session_of(pilot).driver.given == [1]
        await click(pilot, "pass")
        assert len(session_of(pilot).driver.given) == 2


async def test_the_footer_log_counts_and_stack_open_what_they_name() -> None:
    async with playing(parade_setup(("respond",), position=POSITION), (120, 40)) as pilot:
        for words, title in (
            ("? Help", "Help"),
            ("l Log", "Log"),
            ("LOG", "Log"),
            ("graveyard 0", "Piles"),
            ("STACK, 1", "Stack"),
        ):
            await click(pilot, words)
            assert isinstance(pilot.app.screen, PageScreen), words
            assert title in shown(pilot).split("\n")[0]
            await pilot.press("q")
            await pilot.pause()
            assert isinstance(pilot.app.screen, TableScreen)


async def test_the_last_line_of_a_narrow_question_opens_the_log() -> None:
    async with playing(parade_setup(("event",))) as pilot:
        await click(pilot, "draws")
        assert "Log" in shown(pilot).split("\n")[0]


async def test_the_wheel_scrolls_a_page() -> None:
    async with playing(parade_setup(("event",))) as pilot:
        await pilot.press("ctrl+p")
        await pilot.pause()
        before = shown(pilot)
        await wheel(pilot, MouseScrollDown, 2)
        assert shown(pilot) != before
        await wheel(pilot, MouseScrollUp, 2)
        assert shown(pilot) == before


async def test_the_wheel_scrolls_the_card_that_is_open_and_nothing_else() -> None:
    async with playing(parade_setup(("event",))) as pilot:
        table = table_screen(pilot).table
        await wheel(pilot, MouseScrollDown)
        assert table.inspected_from == 0
        table.inspecting = True
        await wheel(pilot, MouseScrollDown)
        assert table.inspected_from == 3
        await wheel(pilot, MouseScrollUp)
        assert table.inspected_from == 0


async def test_a_third_click_does_not_answer_for_the_next_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "PACE", guard.Pace(60, 60, 60, 60))
    async with playing(march_setup("march", step="off"), (120, 40)) as pilot:
        table_screen(pilot).guard.arm(player=False)
        monkeypatch.setattr(table_screen(pilot).guard, "_other", 0.0)
        monkeypatch.setattr(table_screen(pilot).guard, "_same", 0.0)
        spot = next(Spot(zone.name) for zone in session_of(pilot).view().zones.values() if zone.name == "1C1")
        screen = table_screen(pilot)
        point(screen, spot)
        point(screen, spot)
        given = len(session_of(pilot).driver.given)
        assert given == 1
        await type_keys(pilot, "")
        for _ in range(3):
            point(screen, Spot("2C1"))
        assert len(session_of(pilot).driver.given) == given
