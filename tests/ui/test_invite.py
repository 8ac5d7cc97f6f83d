"""The page that invites: what is typed and who is here is never dropped, and its square can be scanned."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
import segno
from syrupy.assertion import SnapshotAssertion
from textual.app import App
from textual.pilot import Pilot

from cardgame_tui.play.record import Record
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.pages.invite import Invitation, invite_lines, square_lines
from cardgame_tui.ui.pages.square import BORDER, square_colours, square_of
from cardgame_tui.ui.palette import THEMES
from cardgame_tui.ui.screens.invite import FOR_SSH, PLAINLY, InviteScreen
from cardgame_tui.ui.session.screens.role import HAND, ROLES, SEAT
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.widgets.lines import Lines
from tests.ui.canary import rift_setup

CODES = {role: f"amber otter {role[:4]} kite" for role in ROLES}
HERE = Invitation("dimensional_rift-4711")
BY_SSH = replace(HERE, ssh="ssh -p 8422 table@192.168.1.20", codes=CODES, fingerprint="SHA256:q3Xv", wrong=2)
BOTH = replace(BY_SSH, browser="http://192.168.1.20:8421")
SERVED = replace(HERE, browser="http://192.168.1.20:8000", place="dimensional_rift-4711.", codes=CODES)
WAYS = {"this machine": HERE, "ssh": BY_SSH, "ssh and browser": BOTH, "one server for all": SERVED}


def session() -> Session:
    made = Session.of(Record(rift_setup("gate", seed=1)))
    made.runner.begin()
    return made


def shown(invitation: Invitation, width: int = 80, height: int = 24, *, ascii: bool = False) -> str:
    lines = invite_lines(session(), invitation, width, height, ascii=ascii)
    return "\n".join(plain(line).rstrip() for line in lines)


@pytest.mark.parametrize("way", WAYS)
def test_the_page(way: str, snapshot: SnapshotAssertion) -> None:
    assert shown(WAYS[way]) == snapshot


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60), (60, 20)])
@pytest.mark.parametrize("way", WAYS)
def test_what_is_typed_and_who_is_here_is_never_dropped(way: str, size: tuple[int, int]) -> None:
    text = shown(WAYS[way], *size)
    for word in (*WAYS[way].ways, *filter(None, [WAYS[way].codes.get("seat2")]), "this screen", "free"):
        assert word in text


def test_a_square_is_what_a_scanner_reads() -> None:
    link = BOTH.link(HAND.at(2))
    assert link == "http://192.168.1.20:8421/join/hand#amber-otter-hand-kite"
    square = square_of(link)
    modules = [row for line in square for row in ([c in "▀█" for c in line], [c in "▄█" for c in line])]
    code = segno.make_qr(link, error="l", boost_error=False)
    width = int(code.symbol_size(border=BORDER)[0])
    assert [[bool(dark) for dark in row] for row in code.matrix_iter(border=BORDER)] == modules[:width]
    assert not any(map(any, modules[width:]))


def test_a_square_is_dark_on_light_in_every_theme() -> None:
    for theme in THEMES.values():
        ink, ground = square_colours(theme)
        if not theme.of_terminal:
            dark, light = (theme.palette[each].split()[0] for each in (ink, ground))
            assert sum(bytes.fromhex(dark[1:])) < 200
            assert sum(bytes.fromhex(light[1:])) > 600


def test_without_room_or_in_ascii_there_is_an_address_and_no_square() -> None:
    assert "█" in shown(BOTH)
    for text in (shown(BOTH, 60, 20), shown(BOTH, ascii=True)):
        assert "█" not in text
        assert "http://192.168.1.20:8421/join" in text
    alone = "\n".join(map(plain, square_lines(session(), SERVED, 80, 24)))
    assert "█" in alone
    small = "\n".join(map(plain, square_lines(session(), SERVED, 40, 10)))
    assert "█" not in small
    assert "http://" in small


def test_an_address_of_one_of_several_tables_names_it() -> None:
    link = SERVED.link(SEAT.at(2))
    assert link == "http://192.168.1.20:8000/join#dimensional_rift-4711.amber-otter-seat-kite"
    assert SERVED.ways == ("http://192.168.1.20:8000/join#dimensional_rift-4711",)


class Opening:
    """A host whose ways can be opened.

    Attributes:
        opened: the ways that were.
        fault: why none can be; empty for no fault.
    """

    def __init__(self) -> None:
        self.opened: list[str] = []
        self.fault = ""

    def invitation(self) -> Invitation:
        browser = BOTH.browser if "w" in self.opened else ""
        ssh = BOTH.ssh if "s" in self.opened else ""
        return replace(HERE, codes=CODES, browser=browser, ssh=ssh, may_browse=not browser, may_ssh=not ssh)

    def renew(self) -> None:
        self.opened.append("n")

    async def open_browsers(self) -> None:
        await self._open("w")

    async def open_ssh(self) -> None:
        await self._open("s")

    async def _open(self, way: str) -> None:
        if self.fault:
            raise OSError(self.fault)
        self.opened.append(way)


@asynccontextmanager
async def inviting(host: Opening) -> AsyncIterator[Pilot[None]]:
    class Alone(App[None]):
        def on_mount(self) -> None:
            self.push_screen(InviteScreen(session(), host))

    async with Alone().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        yield pilot


def drawn(pilot: Pilot[None]) -> str:
    return pilot.app.screen.query_one(Lines).text


@pytest.mark.parametrize(("key", "said", "shown_then"), [("w", PLAINLY, BOTH.browser), ("s", FOR_SSH, BOTH.ssh)])
async def test_a_way_is_opened_once_it_is_said_what_that_means(key: str, said: str, shown_then: str) -> None:
    host = Opening()
    async with inviting(host) as pilot:
        assert shown_then not in drawn(pilot)
        await pilot.press(key)
        assert " ".join(said.split()[:6]) in " ".join(drawn(pilot).split())
        assert host.opened == []
        await pilot.press(key)
        await pilot.pause()
        assert host.opened == [key]
        assert shown_then in drawn(pilot)
        await pilot.press(key, key)
        assert host.opened == [key]


async def test_another_key_between_opens_nothing_and_a_fault_is_said() -> None:
    host = Opening()
    async with inviting(host) as pilot:
        await pilot.press("w", "s", "w")
        assert host.opened == []
        host.fault = "the port is taken"
        await pilot.press("w")
        await pilot.pause()
        assert "That way cannot be opened: the port is taken." in drawn(pilot)
        assert host.opened == []
