"""Stepping through events on the screen: keys, what comes before and after it, and what stops it."""

import os

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.result import ResultScreen
from cardgame_tui.ui.screens.secret import SecretScreen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.stepping import SPEEDS
from cardgame_tui.ui.table.screen import TableScreen
from tests.ui.full_disk import Disk, press
from tests.ui.march import march_setup
from tests.ui.piloting import AppPilot, everywhere, playing, session_of, shown, table_screen, type_keys

FIRST = "1 of 4: Gatewright walks to 1A1"


def hand_names(pilot: AppPilot, seat: int) -> list[str]:
    """Names of the cards in a hand."""
    return [card.name for card in session_of(pilot).driver.duel.named[f"seat{seat}.hand"].cards]


async def test_space_shows_the_next_event_and_enter_all() -> None:
    async with playing(march_setup()) as pilot:
        await type_keys(pilot, "a")
        assert FIRST in shown(pilot)
        await type_keys(pilot, ".")
        assert "2 of 4: Smoke Adept walks to 1A2" in shown(pilot)
        await type_keys(pilot, "<")
        assert FIRST in shown(pilot)
        await type_keys(pilot, "!")
        assert "Alice: halt?" in shown(pilot)
        assert len(session_of(pilot).driver.given) == 1


async def test_too_many_spaces_answer_nothing() -> None:
    """At the gate of the next question a space would pass."""
    async with playing(march_setup("march", "act")) as pilot:
        await type_keys(pilot, "a.......")
        assert "4 of 4: Alice halts" in shown(pilot)
        assert len(session_of(pilot).driver.given) == 1
        await type_keys(pilot, "!")
        assert "Play a card or do something?" in shown(pilot)


async def test_letters_and_h_wait_while_events_are_shown() -> None:
    async with playing(march_setup("march", "act")) as pilot:
        await type_keys(pilot, "aha1")
        assert FIRST in shown(pilot)
        assert session_of(pilot).viewer.seat == 0
        assert len(session_of(pilot).driver.given) == 1


async def test_the_curtain_falls_after_the_last_event() -> None:
    async with playing(march_setup(privacy="strict")) as pilot:
        await type_keys(pilot, "a")
        assert isinstance(pilot.app.screen, TableScreen)
        await type_keys(pilot, "...!")
        assert isinstance(pilot.app.screen, CurtainScreen)


async def test_a_secret_choice_comes_after_the_last_event() -> None:
    async with playing(march_setup("march", "janken")) as pilot:
        await type_keys(pilot, "a")
        assert FIRST in shown(pilot)
        await type_keys(pilot, "!")
        assert isinstance(pilot.app.screen, SecretScreen)


async def test_what_a_secret_choice_led_to_is_shown_after_what_was_chosen() -> None:
    async with playing(march_setup("janken", "march")) as pilot:
        await type_keys(pilot, "dj")
        assert "Alice: paper" in shown(pilot)
        assert isinstance(pilot.app.screen, PageScreen)
        await type_keys(pilot, "!")
        assert "Alice, who leads the march?" in shown(pilot)
        assert session_of(pilot).stepping is None  # both hands are one step


async def test_the_result_comes_after_the_last_event() -> None:
    async with playing(march_setup("march", turns=1)) as pilot:
        await type_keys(pilot, "a")
        assert session_of(pilot).result is not None
        assert "1 of 6: Gatewright walks to 1A1" in shown(pilot)
        assert "▐ALICE▌ " not in everywhere(pilot)
        await type_keys(pilot, ".....")
        assert "6 of 6: the parade is over" in shown(pilot)
        await type_keys(pilot, "!")
        assert isinstance(pilot.app.screen, ResultScreen)
        assert "▐ALICE▌ wins the duel: the parade is over" in shown(pilot)


async def test_help_and_the_rulebook_open_at_the_rule_of_the_event() -> None:
    async with playing(march_setup()) as pilot:
        await type_keys(pilot, "a")
        await press(pilot, "question_mark")
        assert "PA-5 A card may walk." in shown(pilot)
        await press(pilot, "r")
        assert "> PA-5" in shown(pilot)
        await press(pilot, "q", "backspace")
        assert FIRST in shown(pilot)


async def test_undo_reverts_the_answer_that_led_to_the_events() -> None:
    async with playing(march_setup(undo="free")) as pilot:
        await type_keys(pilot, "a.u")
        assert session_of(pilot).driver.given == []
        assert "Alice, who leads the march?" in shown(pilot)


async def test_a_refused_undo_keeps_the_events() -> None:
    """Alice draws a card at the end of her turn, so that both are asked."""
    async with playing(march_setup("march", undo="ask")) as pilot:
        await type_keys(pilot, "a.")
        await type_keys(pilot, "usk")
        assert "Nothing was undone" in shown(pilot)
        await type_keys(pilot, "!")
        assert "2 of 5: Smoke Adept walks to 1A2" in shown(pilot)
        assert len(session_of(pilot).driver.given) == 1


async def test_the_key_goes_from_stepping_to_running_through_and_back() -> None:
    async with playing(march_setup()) as pilot:
        await type_keys(pilot, "a")
        await press(pilot, "comma")
        assert "Step by step: off" in shown(pilot)
        await press(pilot, "comma")
        assert "Alice: halt?" in shown(pilot)
        assert not session_of(pilot).stepped
        await press(pilot, "comma")
        assert "Step by step: on" in shown(pilot)
        assert session_of(pilot).stepped


async def test_a_resize_keeps_the_event() -> None:
    async with playing(march_setup()) as pilot:
        await type_keys(pilot, "a.")
        for size in ((120, 40), (60, 20), (200, 60), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert "2 of 4: Smoke Adept walks to 1A2" in shown(pilot)


async def test_nothing_moves_while_the_terminal_is_too_small() -> None:
    async with playing(march_setup()) as pilot:
        await type_keys(pilot, "a")
        await pilot.resize_terminal(60, 19)
        await type_keys(pilot, "..!")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert FIRST in shown(pilot)


async def test_quitting_while_events_are_shown_keeps_the_answer() -> None:
    session = Session.of(Record(march_setup()), keep=True)
    session.runner.open()
    async with CardgameApp(session).run_test() as pilot:
        await type_keys(pilot, "a")
        await press(pilot, "ctrl+q")
    assert pilot.app.return_code == 0
    assert len(session.record.duel.lines) == 1


@pytest.mark.parametrize("privacy", ["gate", "strict"])
async def test_an_opened_hand_is_in_no_widget_while_events_are_shown(privacy: str) -> None:
    async with playing(march_setup("discard", "march", privacy=privacy), (120, 40)) as pilot:
        await type_keys(pilot, "!" if privacy == "strict" else "h")
        names = [name for name in hand_names(pilot, 1) if name not in OPEN_NAMES]
        assert names
        assert all(name[:8] in everywhere(pilot) for name in names)
        await type_keys(pilot, ".")
        await type_keys(pilot, "a")
        assert session_of(pilot).stepping is not None
        for key in "...!":
            assert not any(name[:8] in everywhere(pilot) for name in names)
            await type_keys(pilot, key)
        assert session_of(pilot).stepping is None
        assert not any(name[:8] in everywhere(pilot) for name in names)


OPEN_NAMES = ("Gatewright", "Smoke Adept", "宵闇の灯籠守", "Scrap Hound", "Tithe Counter")
"""Names of cards that lie on the table too."""


# -- trouble -------------------------------------------------------------------------------------------------


async def test_trouble_is_shown_first_and_the_events_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk()
    monkeypatch.setattr(os, "fsync", disk.fsync)
    session = Session.of(Record(march_setup("march", seats=("human", "random"))), keep=True)
    session.runner.open()
    async with CardgameApp(session).run_test() as pilot:
        await pilot.pause()
        disk.room = 1
        await press(pilot, "a")
        assert "The match cannot be saved" in shown(pilot)
        assert len(session.driver.given) == 1
        disk.room = 1_000
        await press(pilot, "1")
        assert "1 of 9: Gatewright walks to 1A1" in shown(pilot)


async def test_after_rules_that_broke_down_nothing_old_is_shown() -> None:
    async with playing(march_setup("march", "nothing_of_that_name")) as pilot:
        await press(pilot, "a")
        assert "The rules broke down" in shown(pilot)
        await press(pilot, "1")
        assert "Alice, who leads the march?" in shown(pilot)
        assert session_of(pilot).stepping is None


def has_timer(screen: TableScreen) -> bool:
    """Whether events follow each other now."""
    return screen.table.playing or screen._timer is not None


@pytest.fixture
def tickless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events follow each other only when a test ticks."""
    monkeypatch.setattr("cardgame_tui.ui.table.desk_screen.SPEEDS", (1e-6,) * len(SPEEDS))


@pytest.mark.usefixtures("tickless")
async def test_events_follow_each_other_until_they_are_stopped() -> None:
    async with playing(march_setup()) as pilot:
        await type_keys(pilot, "a=")
        screen = table_screen(pilot)
        assert "playing 1/s" in shown(pilot)
        assert screen.table.playing
        screen.tick()
        assert "2 of 4: Smoke Adept walks to 1A2" in shown(pilot)
        await type_keys(pilot, "/")
        assert "playing 2/s" in shown(pilot)
        await type_keys(pilot, "=")
        assert not has_timer(screen)
        assert "2 of 4: Smoke Adept walks to 1A2" in shown(pilot)
        assert len(session_of(pilot).driver.given) == 1


@pytest.mark.usefixtures("tickless")
async def test_play_stops_at_the_last_event_and_answers_nothing() -> None:
    async with playing(march_setup()) as pilot:
        await type_keys(pilot, "a=")
        screen = table_screen(pilot)
        for _ in range(6):
            screen.tick()
        assert "4 of 4: Alice halts" in shown(pilot)
        assert not has_timer(screen)
        assert session_of(pilot).stepping is not None
        assert len(session_of(pilot).driver.given) == 1


@pytest.mark.usefixtures("tickless")
async def test_play_waits_while_a_page_is_open_and_ends_with_the_events() -> None:
    async with playing(march_setup()) as pilot:
        await type_keys(pilot, "a=l")
        screen = table_screen(pilot)
        screen.tick()
        await type_keys(pilot, "q")
        assert FIRST in shown(pilot)
        await type_keys(pilot, "!")
        assert not has_timer(screen)
        assert "Alice: halt?" in shown(pilot)


async def test_a_duel_between_bots_can_be_watched_to_its_result() -> None:
    async with playing(march_setup("march", turns=1, seats=("random", "random"), step="")) as pilot:
        assert "0 of " in shown(pilot)
        await type_keys(pilot, ".")
        assert "1 of " in shown(pilot)
        await type_keys(pilot, "<")
        assert "0 of " in shown(pilot)
        await type_keys(pilot, "!")
        assert isinstance(pilot.app.screen, ResultScreen)
        assert "wins the duel" in shown(pilot)
