"""When Python looks for garbage."""

import gc
import subprocess
import sys

import pytest

from cardgame_tui import garbage
from cardgame_tui.ui.cells.text import Span
from cardgame_tui.ui.widgets.lines import FreedStrip, Lines
from tests.ui.guests.channels import until
from tests.ui.parade import parade_setup
from tests.ui.piloting import playing, table_screen

LAUNCH = """
import asyncio, gc
looks = []
from cardgame_tui import garbage
garbage.start()
gc.callbacks.append(lambda phase, info: looks.append(info))
from cardgame_tui.commands.arguments.parser import build_parser
from cardgame_tui.commands.matches.play import read_setup
from cardgame_tui.play.record import Record
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.session.session import Session

async def launch():
    arguments = build_parser().parse_args(["play", "dimensional_rift", "--seed", "5"])
    session = Session.of(Record(read_setup(arguments)))
    session.runner.begin()
    async with CardgameApp(session).run_test() as pilot:
        await pilot.pause()
        print(len(looks))

asyncio.run(launch())
"""


def launched() -> str:
    """Launch the program in a process of its own, and return how often it looked for garbage."""
    done = subprocess.run([sys.executable, "-c", LAUNCH], capture_output=True, text=True, timeout=60, check=True)
    return done.stdout


def test_a_launch_is_not_interrupted_by_a_look_for_garbage() -> None:
    """The first launch on a machine may be: it makes the parse tables, which later ones find in the cache."""
    launched()
    assert launched() == "0\n"


def test_a_look_finds_what_is_new_if_that_is_much(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", looked.append)
    for counts in ((garbage.FEW - 1, 3, 500), (garbage.FEW, 3, 7), (garbage.FEW, 3, garbage.SETTLED[2])):
        monkeypatch.setattr(gc, "get_count", lambda counts=counts: counts)
        garbage.look()
    assert looked == [1, 2]


async def test_a_line_that_is_no_longer_shown_is_freed_at_once() -> None:
    async with playing(parade_setup(("event",))) as pilot:
        board = table_screen(pilot).query_one(Lines)
        gc.collect()
        gc.disable()
        try:
            before = strips_alive()
            for words in ("one", "two", "three"):
                board.show([(Span(words),)] * 20)
                await pilot.pause()
            assert strips_alive() <= before
        finally:
            gc.enable()


async def test_screens_that_were_closed_hold_nothing_that_was_drawn() -> None:
    async with playing(parade_setup(("event",))) as pilot:
        await pilot.press("?")
        page = pilot.app.screen
        assert page is not table_screen(pilot)
        assert page._styles_cache._cache
        await pilot.press("escape")
        await until(lambda: not page.is_attached)
        assert not page._styles_cache._cache


def strips_alive() -> int:
    """How many drawn lines have not been freed."""
    return sum(isinstance(each, FreedStrip) for each in gc.get_objects())


def test_what_a_start_made_is_set_apart() -> None:
    before = gc.get_threshold()
    try:
        garbage.settle()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold() == garbage.SETTLED
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
