"""Who may come to a match: by a code once, by a key again, also after a rematch and after the host was killed."""

import asyncio
import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.join.frames import Hello, Size
from cardgame_tui.play.record import Record
from cardgame_tui.ui.guests import reception
from cardgame_tui.ui.guests.app import GuestApp
from cardgame_tui.ui.guests.kept_keys import KeptKeys
from cardgame_tui.ui.guests.reception import NO_MATCH, TAKEN, Reception
from cardgame_tui.ui.session.rematch import Rematch
from cardgame_tui.ui.session.screens.own_screens import MOST_KEYS
from cardgame_tui.ui.session.screens.role import HAND, SEAT, TABLE, Role
from cardgame_tui.ui.session.session import Session
from tests.ui.canary import rune_setup

KEY, OTHER = "0123456789abcdef", "fedcba9876543210"
HELLO = Hello(Size(80, 24), key=KEY)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait no second after each wrong code."""
    monkeypatch.setattr(reception, "PAUSE", 0.0)


def begun(record: Record | None = None) -> Session:
    session = Session.of(record or Record(rune_setup("gate", seed=3)))
    session.runner.begin()
    return session


def role_of(admitted: GuestApp | str) -> Role:
    assert isinstance(admitted, GuestApp)
    return admitted.session.role


async def test_a_code_lets_in_one_guest_who_is_known_by_a_key_from_then_on() -> None:
    session = begun()
    desk = Reception(lambda: session)
    code = desk.codes.all()["hand2"]
    assert await desk.recognise("amber amber amber amber", KEY) == ""
    assert isinstance(desk.admit(HELLO), GuestApp)  # not known by the wrong code: gets what is free
    session.runner.screens.go(SEAT.at(2))
    assert await desk.recognise(code.replace(" ", "-"), OTHER) == OTHER
    assert await desk.recognise(code, "another key of sixteen") == ""
    assert role_of(desk.admit(replace(HELLO, key=OTHER))) == HAND.at(2)
    assert await desk.recognise("", OTHER) == OTHER
    assert desk.codes.wrong == 2


async def test_who_comes_back_by_a_key_waits_behind_nobody_who_tries_codes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reception, "PAUSE", 1e6)
    session = begun()
    session.runner.screens.remember(KEY, HAND.at(2))
    desk = Reception(lambda: session)
    trying = [asyncio.create_task(desk.recognise("amber", OTHER)) for _ in range(reception.MOST_WAITING)]
    await asyncio.sleep(0)
    assert await desk.recognise("amber", KEY) == KEY
    assert await desk.recognise(desk.codes.all()["hand1"], OTHER) == ""  # too many wait: it is not even tried
    assert desk.codes.wrong == 1
    for each in trying:
        each.cancel()
    await asyncio.gather(*trying, return_exceptions=True)
    assert await desk.recognise(desk.codes.all()["hand1"], OTHER) == OTHER


async def test_two_who_come_with_one_code_and_one_key_are_the_same_guest() -> None:
    session = begun()
    desk = Reception(lambda: session)
    code = desk.codes.all()["hand2"]
    assert set(await asyncio.gather(desk.recognise(code, KEY), desk.recognise(code, KEY))) == {KEY}
    assert desk.codes.wrong == 0


async def test_a_guest_of_a_match_that_is_over_has_no_seat_in_the_next_one() -> None:
    tables = [begun(), begun()]
    desk = Reception(lambda: tables[0])
    assert await desk.recognise(desk.codes.all()["audience"], KEY) == KEY
    del tables[0]
    assert desk.admit(replace(HELLO, guest=True)) == NO_MATCH
    assert tables[0].runner.screens.here == set()


async def test_who_types_words_comes_back_with_words() -> None:
    session = begun()
    desk = Reception(lambda: session)
    assert await desk.recognise(desk.codes.all()["seat2"], "lamp oak otter kite") == "lamp oak otter kite"
    assert await desk.recognise(" Lamp  oak otter KITE", "other words not used") == "lamp oak otter kite"
    assert session.runner.screens.known("other words not used") is None


async def test_a_seat_is_held_by_one_screen_and_a_code_says_which() -> None:
    session = begun()
    desk = Reception(lambda: session)
    for number, role in enumerate(("seat2", "hand2", "table")):
        key = f"key of guest number {number}"
        await desk.recognise(desk.codes.all()[role], key)
        admitted = desk.admit(replace(HELLO, key=key))
        if role == "hand2":
            assert admitted == TAKEN.format(name="Bob", others="seat1, hand1, table, stage, audience")
        else:
            assert role_of(admitted).name == role


def test_nobody_comes_without_a_match() -> None:
    assert Reception(lambda: None).admit(HELLO) == NO_MATCH


def test_a_key_keeps_its_player_when_seats_are_swapped() -> None:
    session = begun()
    session.runner.screens.remember(KEY, HAND.at(2))
    session.runner.screens.remember(OTHER, TABLE)
    after = session.rematch(Rematch.SWAPPED)
    assert after.runner.screens.known(KEY) == HAND.at(1)
    assert after.runner.screens.known(OTHER) == TABLE


def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Session, Path]:
    """A match with a journal whose guest has been at seat 2, and the file that keeps the key."""
    monkeypatch.setattr("cardgame_tui.ui.guests.kept_keys.tables_dir", lambda: tmp_path / "tables")
    record = Record.start(rune_setup("gate", seed=3), tmp_path)
    session = begun(record)
    KeptKeys(session.runner)
    Reception(lambda: session).admit(replace(HELLO, role="hand2"))
    (file,) = (tmp_path / "tables").glob("*.keys")
    return session, file


def test_the_keys_of_a_match_outlive_its_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, file = kept(tmp_path, monkeypatch)
    assert KEY not in file.read_text(encoding="utf-8")
    assert file.stat().st_mode & 0o077 == 0
    again = begun(session.record)
    KeptKeys(again.runner)
    assert again.runner.screens.awaited == {2}
    assert role_of(Reception(lambda: again).admit(HELLO)) == HAND.at(2)


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: "[" * 50_000,
        lambda text: "[1]",
        lambda text: json.dumps(dict.fromkeys(json.loads(text), "seat3")),
        lambda text: json.dumps(dict.fromkeys(json.loads(text), 2)),
        lambda text: " " * 200_000 + text,
    ],
)
def test_a_damaged_file_of_keys_lets_nobody_in(
    damage: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, file = kept(tmp_path, monkeypatch)
    file.write_text(damage(file.read_text(encoding="utf-8")), encoding="utf-8")
    again = begun(session.record)
    KeptKeys(again.runner)
    assert again.runner.screens.known(KEY) is None
    assert again.runner.screens.awaited == set()


@pytest.mark.skipif(sys.platform == "win32", reason="folders of Unix")
def test_keys_in_a_folder_that_others_may_enter_let_nobody_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, file = kept(tmp_path, monkeypatch)
    file.parent.chmod(0o777)
    again = begun(session.record)
    KeptKeys(again.runner)
    assert again.runner.screens.known(KEY) is None


def test_players_are_known_however_many_look_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = kept(tmp_path, monkeypatch)
    screens = session.runner.screens
    for number in range(2 * MOST_KEYS):
        screens.remember(f"key of who looks on {number}", TABLE)
    session.runner.tell()
    again = begun(session.record)
    KeptKeys(again.runner)
    for each in (screens, again.runner.screens):
        assert len(each.keys) == MOST_KEYS
        assert each.known(KEY) == HAND.at(2)
        assert each.known("key of who looks on 0") is None
        assert each.known(f"key of who looks on {2 * MOST_KEYS - 1}") == TABLE
