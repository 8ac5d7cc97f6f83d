"""Guests at a running table: their keys count, pages come and go on all screens, and no byte tells a secret."""

import random
from dataclasses import replace

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.keys import guard
from cardgame_tui.ui.screens.agree import AgreeScreen
from cardgame_tui.ui.screens.result import ResultScreen
from cardgame_tui.ui.screens.secret import SecretScreen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings import memory
from tests.ui.canary import KnownNames, with_canaries
from tests.ui.guests.channels import until
from tests.ui.guests.room import WIDE, Elsewhere, Room, room
from tests.ui.parade import POSITION, parade_setup
from tests.ui.piloting import shown


async def test_each_player_answers_on_a_screen_of_their_own() -> None:
    async with room(parade_setup(("act",), position=POSITION)) as here:
        guest = await here.join()
        await guest.shows("Alice decides, asked at")
        given = here.session.driver.given
        guest.press(" ")
        await guest.shows("Alice must decide, at another screen")
        assert not given
        while here.session.prompt is not None and here.session.prompt.seat == 1:
            await here.pilot.press("space")
            await here.pilot.pause()
        assert len(here.session.driver.given) > 0
        before = len(here.session.driver.given)
        await guest.shows("Bob decides")
        guest.press(" ")
        await until(lambda: len(here.session.driver.given) > before)


async def test_on_a_screen_of_ones_own_an_answer_counts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with room(parade_setup(("act",), position=POSITION)) as here:
        monkeypatch.setattr(guard, "PACE", guard.Pace(other=3600, held=3600, repeat=0, released=0))
        guest = await here.join()
        while here.session.prompt is not None and here.session.prompt.seat == 1:
            await here.pilot.press("space")
            await here.pilot.pause()
        await guest.shows("Bob decides")
        before = len(here.session.driver.given)
        guest.press(" ")
        await until(lambda: len(here.session.driver.given) > before)


async def test_a_secret_choice_needs_both_screens_and_is_shown_on_both() -> None:
    async with room(parade_setup(("act",), secret=True)) as here:
        guest = await here.join("bob")
        await until(lambda: isinstance(here.pilot.app.screen, SecretScreen))
        await guest.shows("BOB")
        assert "ALICE" not in guest.text
        asking = here.pilot.app.screen
        guest.press("s")
        await guest.shows("Alice decides")
        assert isinstance(here.pilot.app.screen, SecretScreen)
        await here.join("table")
        await here.pilot.pause()
        assert here.pilot.app.screen is asking
        await here.pilot.press("a")
        await guest.shows("Both players have chosen")
        guest.press("\r")
        await guest.shows("Alice")


async def test_an_undo_is_asked_on_the_other_screen_and_nothing_happens_until_it_is_answered() -> None:
    async with room(parade_setup(("act",), position=POSITION)) as here:
        guest = await here.join()
        while here.session.prompt is not None and here.session.prompt.seat == 1:
            await here.pilot.press("space")
            await here.pilot.pause()
        given = len(here.session.driver.given)
        await guest.shows("Bob decides")
        guest.press("u")
        await until(lambda: isinstance(here.pilot.app.screen, AgreeScreen))
        assert len(here.session.driver.given) == given
        await here.pilot.press("a")
        await until(lambda: len(here.session.driver.given) < given)
        await guest.shows("Alice decides")


async def test_a_rematch_picked_on_one_screen_is_played_on_both() -> None:
    async with room(parade_setup(("act",), position=POSITION)) as here:
        guest = await here.join()
        here.table.run_command("concede")
        await here.pilot.pause()
        await here.pilot.press("1")
        await until(lambda: isinstance(here.pilot.app.screen, ResultScreen))
        await guest.shows("wins")
        first = here.session.runner
        guest.press("n")
        await until(lambda: here.session.runner is not first)
        await until(lambda: not isinstance(here.pilot.app.screen, ResultScreen))
        assert here.session.people == (2,)
        assert here.session.name(2) == first.record.setup.names[0]


async def test_a_guest_who_leaves_keeps_the_seat_and_the_match_waits() -> None:
    async with room(parade_setup(("act",), position=POSITION)) as here:
        guest = await here.join()
        guest.channel.sent.put_nowait(None)
        await guest.visit
        assert here.session.runner.screens.awaited == {2}
        again = await here.join()
        await again.shows("Alice decides")
        assert not here.session.runner.screens.awaited


async def test_the_host_sees_that_a_screen_has_come_and_gone() -> None:
    async with room(parade_setup(("act",), position=POSITION)) as here:
        guest = await here.join()
        assert here.session.people == (1,)
        here.session.runner.answer(len(here.session.prompt.options) - 1 if here.session.prompt else 0)
        here.table.go_on()
        guest.channel.sent.put_nowait(None)
        await guest.visit
        await until(lambda: "has no screen" in shown(here.pilot) or "Alice decides" in shown(here.pilot))
        assert here.session.people == (1,)


async def test_a_bot_answers_also_while_others_look_on() -> None:
    setup = replace(parade_setup(("act",), position=POSITION), seats=("human", "greedy:2"))
    session = Session.of(Record(setup), patient=True)
    session.runner.begin()
    async with CardgameApp(session).run_test(size=(WIDE.width, WIDE.height)) as pilot:
        here = Room(pilot)
        await here.join()
        here.session.runner.answer(0)
        here.table.go_on()
        await until(lambda: here.session.runner.thinking is None)
        await until(lambda: "thinks" not in shown(pilot))
        await here.close()


async def test_one_of_two_who_want_the_same_seat_is_refused() -> None:
    async with room(parade_setup(("act",), position=POSITION)) as here:
        await here.join("2")
        late = Elsewhere(here.visits, "2")
        await late.visit
        assert (
            late.channel.ends[0].message
            == "Bob has a screen already. Other roles: seat1, hand1, table, stage, audience."
        )
        nobody = Elsewhere(here.visits, "host")
        await nobody.visit
        assert "There is no role 'host' here." in nobody.channel.ends[0].message


async def test_no_byte_that_is_sent_tells_a_hidden_name() -> None:
    setup = with_canaries(replace(parade_setup(("act", "event")), seed=4))
    async with room(setup) as here:
        guests = {2: await here.join("2"), 0: await here.join("table"), -1: await here.join("stage")}
        known, chance = KnownNames(), random.Random(1)
        for _ in range(25):
            prompt = here.session.prompt
            if prompt is None:
                break
            hidden = {seat: known.hidden(here.session, max(0, seat)) for seat in guests}
            for seat, guest in guests.items():
                await here.pilot.pause()
                assert not [name for name in hidden[seat] if name in guest.channel.shown], seat
                guest.press(chance.choice(["v", "l", "p", ".", "\t", "?", "q", "+"]))
            if prompt.secret:
                here.session.runner.answer_secret({1: 0, 2: 1})
            else:
                here.session.runner.answer(chance.randrange(len(prompt.options)) if prompt.single else ())
            here.table.table.refresh()


async def test_borders_and_names_of_cards_are_those_of_each_screen() -> None:
    memory.amend(memory.LOOK, borders="ascii", card_names="second", theme="light")
    async with room(parade_setup(("act",), position=POSITION)) as here:
        guest = await here.join("2")
        assert here.table.table.ascii
        assert "▌" not in shown(here.pilot)
        assert "▌" in guest.text
        guest.press("\x10")
        await guest.shows("Commands")
        guest.press("Borders\r")
        await until(lambda: "▌" not in guest.text and "Commands" not in guest.text)
        here.table.run_command("borders")
        await here.pilot.pause()
        assert "▌" in shown(here.pilot)
        assert "▌" not in guest.text
    assert memory.recall(memory.LOOK) == {"borders": "lines", "card_names": "second", "theme": "light"}
