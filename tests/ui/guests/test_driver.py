"""What a terminal elsewhere sends becomes keys, and what the app draws reaches it and nothing else."""

import asyncio
import io
import signal
import sys

import pytest

from cardgame_tui.join.frames import Look, Size
from cardgame_tui.join.terminal import GIVE_BACK
from cardgame_tui.ui.guests import driver
from tests.ui.guests.channels import FakeChannel, Guest, until


async def hear(*sent: bytes, channel: FakeChannel | None = None) -> Guest:
    """A guest who has sent this, and then a ``z`` that was heard."""
    guest = Guest(channel or FakeChannel())
    app = await guest.ready()
    for piece in sent:
        guest.channel.sent.put_nowait(piece)
    guest.channel.sent.put_nowait(b"z")
    await until(lambda: "z" in app.keys)
    await guest.leave()
    return guest


@pytest.mark.parametrize(
    ("sent", "keys"),
    [
        ([b"ab"], ["a", "b"]),
        ([b"\x1b[A"], ["up"]),
        ([b"\x1b", b"[", b"A"], ["up"]),
        ([b"\x03\r\x7f"], ["ctrl+c", "enter", "backspace"]),
        (["ß".encode()], ["ß"]),
        ([b"\xc3", b"\x9f"], ["ß"]),
        ([b"\xffa"], ["replacement_character", "a"]),
        ([b"\x1b[99999999999u", b"a"], ["a"]),
        ([b"\x1b[1;1:99999999999u", b"a"], ["a"]),
        ([b"\x1b[48;0;0;0;0t\x1b[<0;5;5M", b"a"], ["a"]),
        ([b"\x1b[5;5R", b"a"], ["a"]),
    ],
)
async def test_bytes_become_keys(sent: list[bytes], keys: list[str]) -> None:
    guest = await hear(*sent)
    assert guest.app is not None
    assert [key for key in guest.app.keys if key != "z"] == keys
    assert guest.errors == []


async def test_a_lone_escape_is_a_key_after_a_moment() -> None:
    guest = Guest(FakeChannel())
    app = await guest.ready()
    guest.channel.sent.put_nowait(b"\x1b")
    await until(lambda: app.keys == ["escape"])
    await guest.leave()


async def test_a_sequence_in_two_pieces_is_one_key_even_if_the_app_is_slow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def handled(self: driver.GuestDriver) -> None:
        await asyncio.sleep(0.15)

    monkeypatch.setattr(driver.GuestDriver, "_handled", handled)
    guest = await hear(b"\x1b", b"[A", b"b" * (driver.PIECE - 1) + b"\x1b[B")
    assert guest.app is not None
    assert guest.app.keys == ["up", *"b" * (driver.PIECE - 1), "down", "z"]


async def test_pasted_text_is_one_message_and_one_without_an_end_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    guest = await hear(b"\x1b[200~two\nlines\x1b[201~")
    assert guest.app is not None
    assert guest.app.texts == ["two\nlines"]
    monkeypatch.setattr(driver, "LONGEST_SEQUENCE", 3000)
    guest = await hear(b"\x1b[200~" + b"x" * 4096)
    assert guest.app is not None
    assert guest.app.texts == []


async def test_the_mouse_counts_only_inside_the_screen() -> None:
    guest = await hear(b"\x1b[<0;3;2M\x1b[<0;3;2m\x1b[<0;41;2M\x1b[<0;3;11M\x1b[<0;99999999999999999999;1M")
    assert guest.app is not None
    assert guest.app.mice == [(2, 1)]


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        (Size(1, 1), (1, 1)),
        (Size(0, 0), (1, 1)),
        (Size(99_999, 99_999), (500, 300)),
        (Size(500, 300), (500, 300)),
        (Size(120, 30), (120, 30)),
    ],
)
async def test_sizes_are_those_that_can_be_drawn(said: Size, drawn: tuple[int, int]) -> None:
    guest = Guest(FakeChannel())
    app = await guest.ready()
    guest.channel.sent.put_nowait(said)
    await until(lambda: app.sizes[-1] == drawn)
    assert app.sizes[0] == (40, 10)
    await guest.leave()


async def test_a_terminal_that_is_small_from_the_beginning_is_drawn() -> None:
    guest = Guest(FakeChannel(size=Size(1, 1)))
    await until(lambda: guest.app is not None and (1, 1) in guest.app.sizes)
    await guest.leave()


async def test_the_terminal_is_taken_and_given_back() -> None:
    guest = await hear()
    taken, _, rest = guest.channel.shown.partition("welcome")
    for mode in (1049, 1004, 2004, 1000, 1003, 1006):
        assert f"\x1b[?{mode}h" in taken
        assert f"\x1b[?{mode}l" in rest
    assert rest.endswith(GIVE_BACK)


@pytest.mark.parametrize(
    ("look", "colours"),
    [
        (Look("xterm-256color", "truecolor"), "38;2;"),
        (Look("xterm-256color", ""), "38;5;"),
        (Look("xterm", ""), "3"),
    ],
)
async def test_a_guest_has_the_colours_of_the_own_terminal(
    look: Look, colours: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    guest = await hear(channel=FakeChannel(look=look))
    assert f"\x1b[{colours}" in guest.channel.shown
    assert guest.app is not None
    assert not guest.app.no_color


async def test_a_guest_without_colours_gets_none_of_those_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    guest = await hear(channel=FakeChannel(look=Look("xterm-256color", "truecolor", no_color=True)))
    assert guest.app is not None
    assert guest.app.no_color


async def test_signals_and_streams_of_the_host_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "__stdout__", written)
    monkeypatch.setattr(sys, "__stderr__", written)
    numbers = sorted(signal.valid_signals())
    handlers, streams = [signal.getsignal(each) for each in numbers], (sys.stdout, sys.stderr)
    first, second = Guest(FakeChannel()), Guest(FakeChannel())
    await first.ready()
    await second.ready()
    assert (sys.stdout, sys.stderr) == streams
    await first.leave()
    await second.leave()
    assert [signal.getsignal(each) for each in numbers] == handlers
    assert (sys.stdout, sys.stderr) == streams
    assert written.getvalue() == ""
