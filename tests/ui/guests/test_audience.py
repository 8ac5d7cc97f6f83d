"""Both hands for people who look on: late, only while the players allow it, and never a moment too early."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardgame_tui.engine.duel import Duel
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.session.rematch import Rematch
from cardgame_tui.ui.session.screens.role import AUDIENCE, SEAT, TABLE
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.onlookers import hands_page
from tests.ui.answers import random_answer
from tests.ui.canary import (
    KnownNames,
    archive_setup,
    containment_setup,
    rift_setup,
    rune_setup,
    with_canaries,
)
from tests.ui.driving import state_of
from tests.ui.guests.channels import until
from tests.ui.guests.room import room
from tests.ui.guests.several import joined
from tests.ui.parade import parade_setup
from tests.ui.piloting import shown
from tests.ui.searching import search

MOST = 150
"""Most decisions that are made in a game."""
SEARCHED = 18
"""How often everything that is shown is searched."""


def setups() -> Iterator[Setup]:
    yield with_canaries(rift_setup("gate", 4))
    yield with_canaries(rune_setup("gate", 3))
    yield with_canaries(containment_setup("gate", 5))
    yield with_canaries(archive_setup("gate", 6))
    yield with_canaries(replace(parade_setup(("act", "event"), secret=True), seed=2))


def readable(duel: Duel, *seats: int) -> set[str]:
    """The names that any of some seats has been able to read up to now."""
    known = KnownNames()
    known.look_at(duel)
    return set().union(*(known.seen_by(seat) for seat in seats))


def canaries(duel: Duel) -> set[str]:
    """The names of all cards of a duel, but for those of tokens, which other cards may name."""
    return {name for name in KnownNames().look_at(duel) if name.startswith("Q")}


class Course:
    """What could be read at each position of a duel, written down while it is played."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._public = readable(session.driver.duel, 0)
        self._past: list[tuple[int, set[str]]] = []

    def note(self) -> None:
        """Write down the position that is open now, in place of those that were undone."""
        duel = self._session.driver.duel
        del self._past[len(self._session.driver.given) :]
        self._past.append((duel.turn, readable(duel, 1, 2)))

    def allowed(self, turns: int) -> set[str]:
        """The names that may be shown so many turns late."""
        turn = self._session.driver.duel.turn
        return self._public.union(*(names for past, names in self._past if past <= turn - turns))


@pytest.mark.parametrize("turns", [1, 2])
@pytest.mark.parametrize("setup", [*setups()], ids=lambda setup: setup.ruleset.id)
def test_no_name_is_shown_that_could_not_be_read_so_many_turns_ago(setup: Setup, turns: int) -> None:
    host, audience = joined(setup, AUDIENCE)
    host.live.show_hands(turns)
    course, chance, opened = Course(host), random.Random(7), 0
    for number in range(MOST):
        prompt = host.prompt
        if prompt is None:
            break
        course.note()
        allowed = course.allowed(turns)
        opened += bool(audience.viewer.sees_all and allowed)
        assert not audience.viewer.sees_all or audience.driver.duel.turn <= host.driver.duel.turn - turns
        if number % (MOST // SEARCHED) == 0:
            search(state_of(audience), canaries(host.driver.duel) - allowed)
        host.runner.answer(random_answer(prompt, chance))
        if host.runner.undoable and chance.random() < 0.1:
            host.runner.undo()
    assert opened


def played(turn: int, setup: Setup | None = None) -> tuple[Session, Session]:
    """A host at the beginning of a turn, and an audience."""
    host, audience = joined(setup or with_canaries(replace(parade_setup(("act", "event")), seed=4)), AUDIENCE)
    while host.driver.duel.turn < turn:
        _answer(host)
    return host, audience


def who_sees(session: Session) -> Viewer:
    """Who looks at a screen now."""
    return session.viewer


def _answer(host: Session) -> None:
    prompt = host.prompt
    assert prompt is not None
    host.runner.answer(len(prompt.options) - 1 if prompt.single else tuple(range(prompt.least)))


def test_without_permission_it_is_what_everybody_may_know() -> None:
    host, audience = played(4)
    assert audience.runner is host.runner
    assert who_sees(audience) is Viewer.PUBLIC
    assert not audience.late


def test_both_hands_are_shown_late_and_the_screen_says_so() -> None:
    host, audience = played(4)
    host.live.show_hands(3)
    assert who_sees(audience) is Viewer.BOTH
    assert audience.driver.duel.turn == 1
    shown = frame_text(compose(state_of(audience).scene(), 80, 24))
    assert "3 turns late, now turn 4" in shown
    hands = [zone for zone in audience.view().zones.values() if zone.kind == "hand"]
    assert all(card.face is not None for zone in hands for card in zone.cards)


def test_before_so_many_turns_nothing_of_a_hand_is_shown() -> None:
    host, audience = played(2)
    host.live.show_hands(3)
    assert who_sees(audience) is Viewer.PUBLIC
    assert not audience.driver.given
    assert "both hands come 3 turns late, now turn 2" in frame_text(compose(state_of(audience).scene(), 80, 24))


def test_it_moves_on_with_the_duel_and_back_with_an_undo() -> None:
    host, audience = played(4)
    host.live.show_hands(2)
    at_first = len(audience.driver.given)
    _answer(host)
    assert len(audience.driver.given) == at_first + 1
    host.runner.undo()
    assert len(audience.driver.given) == at_first
    host.runner.undo(len(host.driver.given))
    assert (audience.viewer, audience.driver.given) == (Viewer.PUBLIC, [])


def test_nothing_done_to_the_match_changes_what_is_shown_and_no_screen_but_this_is_late() -> None:
    host, audience = played(4)
    table, guest = Session(host.runner, TABLE), Session(host.runner, SEAT.at(2))
    host.live.show_hands(1)
    assert table.runner is guest.runner is host.runner
    assert table.viewer is Viewer.PUBLIC
    assert audience.driver is not host.driver
    assert audience.record.path is None
    assert not state_of(audience).press("space")


def test_hands_are_closed_at_once() -> None:
    host, audience = played(3)
    host.live.show_hands(1)
    assert who_sees(audience) is Viewer.BOTH
    host.live.show_hands(0)
    assert who_sees(audience) is Viewer.PUBLIC
    assert audience.runner is host.runner


def test_a_screen_that_steps_through_events_steps_through_late_ones() -> None:
    host, audience = played(3)
    host.live.show_hands(1)
    audience.show_events(stepped=True)
    hidden = canaries(host.driver.duel)
    while host.prompt is not None and host.driver.duel.turn < 4:
        _answer(host)
        allowed = readable(audience.driver.duel, 1, 2)
        while audience.stepping is not None:
            assert audience.stepping.stop.view.turn <= host.driver.duel.turn - 1
            search(state_of(audience), hidden - allowed)
            if not audience.step():
                break


def test_at_the_end_everybody_sees_the_end_and_hands_only_once_nothing_can_be_undone() -> None:
    host, audience = played(3)
    host.live.show_hands(2)
    host.runner.concede(1)
    assert audience.result is not None
    assert who_sees(audience) is Viewer.PUBLIC
    host.runner.undo()
    assert who_sees(audience) is Viewer.BOTH
    assert audience.late == 2
    host.runner.concede(1)
    host.runner.closed = True
    host.runner.tell()
    assert audience.result is not None
    assert who_sees(audience) is Viewer.BOTH


def test_a_rematch_begins_without_permission() -> None:
    host, audience = played(3)
    host.live.show_hands(1)
    again = host.rematch(Rematch.SAME)
    host.give_way(again)
    followed = audience.follow()
    assert followed.runner is again.runner
    assert followed.viewer is Viewer.PUBLIC
    assert again.live.hands_late == 0


def test_an_audience_that_leaves_is_told_nothing_more() -> None:
    host, audience = played(3)
    host.live.show_hands(1)
    before = len(host.live.watchers)
    audience.leave()
    assert len(host.live.watchers) == before - 1
    assert host.live.screens.onlookers[AUDIENCE.name] == 0


def test_what_can_be_proposed_names_how_late_it_is_now() -> None:
    host, _ = played(2)
    assert "0" not in [item.pick for item in hands_page(host).items]
    host.live.show_hands(5)
    first = hands_page(host).items[0]
    assert (first.pick, "5 turns late" in first.text) == ("0", True)


async def test_one_player_proposes_the_other_agrees_and_either_ends_it() -> None:
    async with room(with_canaries(replace(parade_setup(("act", "event")), seed=4))) as here:
        guest, audience = await here.join("2"), await here.join("audience")
        while here.session.driver.duel.turn < 3:
            _answer(here.session)
        hidden = canaries(here.session.driver.duel) - readable(here.session.driver.duel, 0)
        here.table.run_command("audience")
        await until(lambda: "turns late" in shown(here.pilot))
        await here.pilot.press("1")
        await guest.shows("People who look on")
        assert not here.session.live.hands_late
        assert not [name for name in hidden if name in audience.channel.shown]
        guest.press("a")
        await audience.shows("1 turn late, now turn 3")
        assert [name for name in hidden if name in audience.text]
        guest.press("\x10")
        await guest.shows("Commands")
        guest.press("Hands for an audience\r")
        await guest.shows("No hands any more")
        guest.press("1")
        await until(lambda: not here.session.live.hands_late)
        await until(lambda: "late" not in audience.text)
        assert not [name for name in hidden if name in audience.text]


async def test_a_proposal_that_comes_true_after_hands_were_closed_opens_nothing() -> None:
    async with room(with_canaries(replace(parade_setup(("act", "event")), seed=4))) as here:
        guest = await here.join("2")
        here.session.live.show_hands(5)
        here.table.run_command("audience")
        await here.pilot.pause()
        await here.pilot.press("2")
        await guest.shows("People who look on")
        here.session.live.show_hands(0)
        await guest.shows("People who look on")
        guest.press("a")
        await until(lambda: here.session.live.proposal is None)
        await here.pilot.pause()
        assert here.session.live.hands_late == 0


async def test_once_a_player_looks_at_what_was_hidden_the_audience_sees_it_too() -> None:
    async with room(with_canaries(replace(parade_setup(("act", "event")), seed=4))) as here:
        guest = await here.join("2")
        audience = Session(here.session.live, AUDIENCE)
        here.session.live.show_hands(1)
        here.session.runner.concede(1)
        here.table.refresh_table()
        await until(lambda: "what was hidden" in shown(here.pilot))
        await guest.shows("what was hidden")
        assert who_sees(audience) is Viewer.PUBLIC
        await here.pilot.press("h")
        await until(lambda: "nothing can be undone" not in shown(here.pilot))
        assert who_sees(audience) is Viewer.BOTH
        assert here.session.runner.undoable == 0
        await until(lambda: "again, seats swapped" in shown(here.pilot))
        await guest.shows("again, seats swapped")
