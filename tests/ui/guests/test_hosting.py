"""A program that hosts one table after another."""

import asyncio
import sys

import pytest

from cardgame_tui.join.tables import waiting_tables
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.guests.hosting import Hosts
from cardgame_tui.ui.screens.invite import InviteScreen
from tests.ui.guests.channels import until
from tests.ui.piloting import table_screen

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs the sockets of Unix")


class SlowBrowsers:
    """A server that takes its time to close.

    Attributes:
        done: what it did.
        may_close: set when it may.
    """

    address = "http://127.0.0.1:1"
    leads_to_several = False

    def __init__(self) -> None:
        self.done: list[str] = []
        self.may_close = asyncio.Event()

    async def open(self, table: str) -> None:
        self.done.append("open")

    async def close(self) -> None:
        self.done.append("closing")
        await self.may_close.wait()
        self.done.append("closed")


async def test_a_table_opens_when_the_one_before_has_closed() -> None:
    browsers = SlowBrowsers()
    app = CardgameApp(hosts=lambda: Hosts(browsers=browsers))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("j", "1")
        await pilot.press("enter")
        await until(lambda: isinstance(app.screen, InviteScreen) and browsers.done)
        await pilot.press("enter")
        await pilot.pause()
        table_screen(pilot).run_command("menu")
        await until(lambda: browsers.done[-1] == "closing")
        await pilot.press("j", "1")
        await pilot.press("enter")
        await until(lambda: isinstance(app.screen, InviteScreen))
        await pilot.pause()
        assert browsers.done == ["open", "closing"]
        browsers.may_close.set()
        await until(lambda: browsers.done == ["open", "closing", "closed", "open"])
        app.exit(0)
        await until(lambda: not waiting_tables())
