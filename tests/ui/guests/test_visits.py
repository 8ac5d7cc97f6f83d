"""Guests come, leave, break and are sent away; the host notices nothing."""

import asyncio
from dataclasses import replace

import pytest
from textual.app import App

from cardgame_tui.join.frames import End, Hello
from cardgame_tui.ui.guests.visits import BROKEN, CRASHED, FULL, MOVED, REFUSED, Visits
from tests.ui.guests.channels import PATIENCE, FakeChannel, Guest, Heard, until


async def test_a_guest_who_leaves_ends_the_own_app() -> None:
    guest = Guest(FakeChannel())
    await guest.ready()
    assert guest.visits.count == 1
    assert await guest.leave() == End()
    assert guest.visits.count == 0


async def test_an_app_that_ends_says_its_result() -> None:
    guest = Guest(FakeChannel())
    await guest.ready()
    guest.channel.sent.put_nowait(b"q")
    assert await guest.ended() == End(3, "farewell")


async def test_an_app_that_breaks_tells_nobody_what_it_held(capfd: pytest.CaptureFixture[str]) -> None:
    guest, other = Guest(FakeChannel()), Guest(FakeChannel())
    await guest.ready()
    app = await other.ready()
    guest.channel.sent.put_nowait(b"\x1b[20~")
    assert await guest.ended() == End(BROKEN, CRASHED)
    assert [type(error) for error in guest.errors] == [RuntimeError]
    assert "Paper Fox" not in guest.channel.shown
    assert "Traceback" not in guest.channel.shown
    other.channel.sent.put_nowait(b"a")
    await until(lambda: app.keys == ["a"])
    await other.leave()
    assert capfd.readouterr() == ("", "")


async def test_what_breaks_while_a_guest_is_let_in_is_told_to_the_host_alone(
    capfd: pytest.CaptureFixture[str],
) -> None:
    def admit(hello: Hello) -> str:
        raise LookupError("Paper Fox")

    def report(error: Exception) -> None:
        raise OSError("the disk is full")

    channel = FakeChannel()
    await Visits(admit, report=report).visit(channel.hello, channel)
    assert channel.ends == [End(BROKEN, CRASHED)]
    assert capfd.readouterr() == ("", "")


async def test_a_guest_is_refused_in_one_sentence() -> None:
    channel = FakeChannel()
    await Visits(lambda hello: "Seat 1 is taken.").visit(channel.hello, channel)
    assert channel.ends == [End(REFUSED, "Seat 1 is taken.")]
    assert channel.shown == ""


async def test_one_guest_too_many_is_refused() -> None:
    visits = Visits(lambda hello: Heard(), most=2)
    channels = [FakeChannel() for _ in range(3)]
    tasks = [asyncio.create_task(visits.visit(each.hello, each)) for each in channels]
    await until(lambda: channels[2].ends)
    assert channels[2].ends == [End(REFUSED, FULL)]
    await until(lambda: all("welcome" in each.shown for each in channels[:2]))
    for each in channels[:2]:
        each.sent.put_nowait(None)
    await asyncio.gather(*tasks)


async def test_the_host_ends_all_apps_with_a_message() -> None:
    guest = Guest(FakeChannel())
    await guest.ready()
    await guest.visits.end_all("Good night.")
    assert await guest.ended() == End(message="Good night.")
    late = FakeChannel()
    await guest.visits.visit(late.hello, late)
    assert late.ends == [End(message="Good night.")]


async def test_an_app_that_does_not_end_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardgame_tui.ui.guests.visits.LAST_WORD", 0.1)
    monkeypatch.setattr(Heard, "exit", lambda self, result: None)
    guest = Guest(FakeChannel())
    await guest.ready()
    await guest.visits.end_all("Good night.")
    assert await guest.ended() == End(message="Good night.")


async def test_a_visit_that_is_cut_off_still_closes_its_channel() -> None:
    guest = Guest(FakeChannel())
    await guest.ready()
    guest.visit.cancel()
    await asyncio.wait([guest.visit])
    assert len(guest.channel.ends) == 1
    await until(lambda: guest.visits.count == 0)


async def test_each_guest_has_a_context_without_the_app_of_the_host() -> None:
    class Host(Heard):
        """An app that is the host of a guest."""

        async def on_mount(self) -> None:
            self.guest = Guest(FakeChannel())

    host = Host()
    seen: list[App[object]] = []
    async with host.run_test() as pilot:
        app = await host.guest.ready()
        await pilot.press("a")
        app.call_later(lambda: seen.append(app.query_one("#words").app))
        host.guest.channel.sent.put_nowait(b"b")
        await until(lambda: app.keys == ["b"] and seen)
        assert host.keys == ["a"]
        assert seen == [app]
        await host.guest.visits.end_all()
        await host.guest.ended()
        await pilot.press("c")
        assert host.keys == ["a", "c"]


async def test_who_comes_back_with_the_same_key_takes_the_place_of_the_screen_before() -> None:
    visits = Visits(lambda hello: Heard())
    first, second = FakeChannel(), FakeChannel()
    before = asyncio.create_task(visits.visit(replace(first.hello, key="a key"), first))
    await until(lambda: first.shown)
    after = asyncio.create_task(visits.visit(replace(second.hello, key="a key"), second))
    await before
    assert first.ends == [End(0, MOVED)]
    await until(lambda: second.shown)
    assert visits.count == 1
    await visits.end_all()
    await after


async def test_of_many_who_come_back_with_one_key_at_once_the_last_one_stays() -> None:
    visits = Visits(lambda hello: Heard())
    channels = [FakeChannel() for _ in range(4)]
    tasks = []
    for channel in channels:
        tasks.append(asyncio.create_task(visits.visit(replace(channel.hello, key="a key"), channel)))
        await until(lambda: channels[0].shown)  # the others arrive while the first one is sent away
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*tasks[:-1])
    assert [each.ends for each in channels[:-1]] == [[End(0, MOVED)]] * 3
    await until(lambda: channels[-1].shown)
    assert visits.count == 1
    await visits.end_all()
    await tasks[-1]
