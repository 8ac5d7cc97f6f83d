"""Guests in browsers: by a link once, back by a key, with buttons for a thumb; and who is not let in."""

import re
import sys
from collections.abc import Callable

import aiohttp
import pytest

from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.guests import door, reception
from cardgame_tui.ui.guests.door import WRONG
from cardgame_tui.ui.guests.visits import MOVED
from cardgame_tui.web import join_pages
from tests.ui.canary import archive_setup, containment_setup, rift_setup, rune_setup
from tests.web.joining import hosted, phone
from tests.web.serving import INVITING, Client, serving, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs the sockets of Unix")
SECOND = "fedcba9876543210fedcba9876543210"


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait no second after each wrong code."""
    monkeypatch.setattr(reception, "PAUSE", 0.0)


async def test_a_hand_on_a_phone_is_played_with_its_buttons() -> None:
    async with hosted(rune_setup("gate", seed=3)) as table:
        session = table.session
        assert session.prompt is not None
        link = table.link(f"hand{session.prompt.seat}")
        async with phone(link) as guest:
            await guest.shows("you decide")
            assert len(guest.buttons) == len(session.prompt.options)
            assert session.question().partition(",")[2].strip().casefold() in guest.page["asked"].casefold()
            decided = session.prompt
            await guest.press("1")
            await until(lambda: session.prompt is not decided)
            await guest.until(lambda: "you decide" not in guest.text)
            assert guest.buttons == []


SETUPS = (rift_setup, containment_setup, rune_setup, archive_setup)


@pytest.mark.parametrize("make", SETUPS)
async def test_each_option_of_each_game_is_a_button_with_its_words(make: Callable[[str, int], Setup]) -> None:
    async with hosted(make("gate", 5)) as table:
        session = table.session
        assert session.prompt is not None
        async with phone(table.link(f"hand{session.prompt.seat}"), size="60x120") as guest:
            await guest.until(lambda: bool(guest.buttons) or "Space" in guest.text or "enter" in guest.text)
            assert all(words.strip() for words, _ in guest.buttons)
            assert all(0 <= x < 60 and 0 <= y < 120 for _, (x, y) in guest.buttons)


async def test_a_link_works_once_and_its_browser_comes_back_with_its_key() -> None:
    async with hosted(rune_setup("gate", seed=3)) as table:
        link = table.link("hand2")
        async with phone(link) as guest:
            await guest.shows("BOB")
        await until(lambda: 2 not in table.session.runner.screens.here)
        async with phone(link, SECOND) as late:
            assert await late.ended() == WRONG
        async with phone(link) as again, phone(link) as moved:
            await again.until(lambda: again.end is not None or "BOB" in again.text)
            await moved.shows("BOB")
            if again.end is None:
                assert await again.ended() == MOVED
        assert table.invitation.wrong == 1
        assert table.link("hand2") != link


@pytest.mark.parametrize("kind", ["wrong", "none", "of another role that was used"])
async def test_without_a_right_code_nobody_comes_in(kind: str) -> None:
    async with hosted(rune_setup("gate", seed=3)) as table:
        base = table.link("hand2").partition("#")[0]
        link = {"wrong": f"{base}#amber-otter-seven-kite", "none": base}.get(kind) or table.link("table")
        if kind not in ("wrong", "none"):
            async with phone(link, SECOND, size="100x30") as first:
                await first.shows("ALICE")
        async with phone(link) as guest:
            assert await guest.ended() == WRONG
        assert table.session.runner.screens.here == set()


async def test_pages_from_elsewhere_and_other_names_of_the_machine_are_refused() -> None:
    async with hosted(rune_setup("gate", seed=3)) as table, aiohttp.ClientSession() as http:
        link = table.link("hand2")
        with pytest.raises(aiohttp.WSServerHandshakeError):
            async with phone(link, origin="http://elsewhere.example"):
                pass
        base = table.invitation.browser
        async with http.get(f"{base}/join/hand") as page:
            assert page.status == 200
            assert "default-src 'self'" in page.headers["Content-Security-Policy"]
        async with http.get(f"{base}/join/hand", headers={"Host": "elsewhere.example"}) as page:
            assert page.status == 403
        async with http.get(f"{base}/") as page:
            assert page.url.path == "/join"
        for key in ("short", "UPPER" * 8, "0" * 65):
            with pytest.raises(aiohttp.WSServerHandshakeError):
                async with phone(link, key):
                    pass
        assert table.invitation.wrong == 0


NONSENSE = (
    '["click", [1]]', '["click", [-1, 5]]', '["click", [1e9, 2]]', '["click", ["1", "2"]]',
    '["resize", {"width": 0, "height": -1}]', '["resize", {"width": 1e99, "height": 2}]',
    '["stdin", ""]', '["stdin", 5]', '["stdin", "\\ud800"]', "[", "null", '["page"]',
)  # fmt: skip


async def test_nonsense_does_nothing() -> None:
    async with hosted(rune_setup("gate", seed=3)) as table:
        session = table.session
        assert session.prompt is not None
        async with phone(table.link(f"hand{session.prompt.seat}")) as guest:
            await guest.shows("you decide")
            before = guest.text
            for text in NONSENSE:
                await guest.socket.send_str(text)
            await guest.socket.send_bytes(b"\x00\xff")
            await guest.socket.send_json(["stdin", "?"])
            await guest.until(lambda: guest.text != before)
            assert session.prompt is not None


async def test_only_some_guests_are_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(join_pages, "MOST", 1)
    async with hosted(rune_setup("gate", seed=3)) as table, phone(table.link("table"), size="100x30") as guest:
        await guest.shows("ALICE")
        async with phone(table.link("stage"), SECOND) as late:
            assert await late.ended() == join_pages.FULL


async def test_who_comes_with_too_many_others_at_once_is_not_told_that_the_host_has_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(door, "MOST_UNKNOWN", 0)
    async with hosted(rune_setup("gate", seed=3)) as table, phone(table.link("hand2")) as guest:
        assert await guest.ended() == ""


async def test_the_end_of_the_host_is_said() -> None:
    async with hosted(rune_setup("gate", seed=3)) as table, phone(table.link("hand2")) as guest:
        await guest.shows("BOB")
        await table.hosting.close()
        assert "The match is saved" in await guest.ended()


async def test_two_visitors_of_a_server_play_each_other() -> None:
    async with serving(code=INVITING) as served, Client() as host:
        await host.arrive(served)
        await host.wait_for("wait here for Bob")
        shown = host.drawn.text()
        page = re.search(r"(http://\S+/join)#(rune_duel-\d+)", shown)
        words = re.search(r"2 BOB\W+((?:[a-z]+ ){4})", shown)
        assert page is not None
        assert words is not None
        link = f"{page[1]}/hand#{page[2]}.{words[1].strip().replace(' ', '-')}"
        async with phone(link, size="80x24") as guest:
            await guest.shows("2 BOB")
            await host.wait_for("Bob here")
        async with phone(link.replace(page[2], "rune_duel-1"), SECOND) as lost:
            assert await lost.ended() == join_pages.NO_TABLE
        async with phone(link.replace(page[2], "-"), SECOND) as lost:
            assert await lost.ended() == join_pages.NO_TABLE
