"""A match on several screens: each shows what its player may know, and only that player answers there."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.scene.open_question import open_question
from cardgame_tui.ui.session.match_runner import MatchRunner
from cardgame_tui.ui.session.rematch import Rematch
from cardgame_tui.ui.session.screens.proposal import Proposal
from cardgame_tui.ui.session.screens.role import KEYBOARD, SEAT, STAGE, TABLE
from cardgame_tui.ui.session.session import Session
from tests.ui.answers import random_answer
from tests.ui.canary import (
    KnownNames,
    archive_setup,
    canary_setups,
    containment_setup,
    rift_setup,
    rune_setup,
    with_canaries,
)
from tests.ui.driving import state_of
from tests.ui.guests.several import joined
from tests.ui.parade import POSITION, parade_setup
from tests.ui.searching import search

DECISIONS = 16
ROLES = (SEAT.at(2), TABLE, STAGE)


def setups() -> Iterator[Setup]:
    yield from canary_setups("gate", 3)
    yield with_canaries(rift_setup("open", 4))
    yield with_canaries(containment_setup("strict", 5))
    yield with_canaries(archive_setup("gate", 6))


@pytest.mark.parametrize("setup", [*setups()], ids=lambda setup: f"{setup.ruleset.id} {setup.table.privacy}")
def test_no_screen_shows_a_name_that_its_player_may_not_know(setup: Setup) -> None:
    screens, known, chance = joined(setup, *ROLES), KnownNames(), random.Random(7)
    runner = screens[0].runner
    for _ in range(DECISIONS):
        prompt = screens[0].prompt
        if prompt is None:
            break
        for session, seat in zip(screens, (1, 2, 0, 0), strict=True):
            search(state_of(session), known.hidden(session, seat))
            assert session.viewer is Viewer.at(seat)
            assert not session.curtain_due
        runner.answer(random_answer(prompt, chance))
        if runner.undoable and chance.random() < 0.2:
            runner.undo()


@pytest.mark.parametrize("asked", [1, 2])
def test_a_question_can_be_answered_only_where_its_player_looks(asked: int) -> None:
    screens = joined(parade_setup(("act",), position=POSITION), *ROLES)
    runner = screens[0].runner
    while runner.prompt is not None and runner.prompt.seat != asked:
        runner.answer(len(runner.prompt.options) - 1)
    choosing = [session.role for session in screens if state_of(session).choice is not None]
    assert choosing == [KEYBOARD if asked == 1 else SEAT.at(2)]
    waiting = [session.role for session in screens if session.waits_for == (asked,)]
    assert len(waiting) == len(screens) - 1
    before = len(runner.record.driver.given)
    for session in screens:
        if session.role not in choosing:
            state_of(session).press("space")
            state_of(session).press("1")
    assert len(runner.record.driver.given) == before


def test_a_secret_choice_is_made_on_both_screens_at_the_same_time() -> None:
    host, guest = joined(parade_setup(("act",), secret=True), SEAT.at(2))
    assert (host.choosers, guest.choosers) == ((1,), (2,))
    guest.runner.answer_secret({2: 1})
    assert (host.choosers, guest.choosers) == ((1,), ())
    assert guest.waits_for == (1,)
    host.runner.answer_secret({1: 0})
    assert host.driver.given[0] == (0, 1)
    host.runner.undo()
    assert (host.choosers, guest.choosers) == ((1,), (2,))


def test_when_a_screen_goes_its_seat_is_kept_until_it_returns() -> None:
    host, guest = joined(parade_setup(("act",), position=POSITION), SEAT.at(2))
    guest.leave()
    assert host.people == (1,)
    assert host.runner.screens.awaited == {2}
    host.runner.screens.come(SEAT.at(2))
    again = Session(host.runner, SEAT.at(2))
    assert again.people == (2,)
    assert not host.runner.screens.awaited


def test_one_keyboard_after_all_closes_the_hand_that_was_open() -> None:
    host, guest = joined(parade_setup(("act",), position=POSITION), SEAT.at(2))
    assert host.hand_open
    guest.leave()
    host.runner.screens.give_up_waiting()
    host.runner.tell()
    assert host.people == (1, 2)
    assert not host.hand_open


def test_each_screen_is_told_once_of_each_step() -> None:
    screens = joined(parade_setup(("act",), position=POSITION), *ROLES)
    told = dict.fromkeys(range(len(screens)), 0)
    for number, session in enumerate(screens):

        def count(number: int = number) -> None:
            told[number] += 1

        session.on_change = count
    screens[0].runner.answer(0)
    assert told == {0: 1, 1: 1, 2: 1, 3: 1}
    screens[3].leave()
    screens[0].runner.answer(0)
    assert told[3] == 1
    assert told[0] > 1


@pytest.mark.parametrize("step", ["on", "off"])
def test_nobody_who_looks_on_has_to_step_through_events(step: str) -> None:
    setup = parade_setup(("act",), position=POSITION)
    setup = replace(setup, table=setup.table._replace(step=step))
    host, guest, table, stage = joined(setup, *ROLES)
    assert (host.stepped, guest.stepped) == (step == "on", step == "on")
    assert not table.stepped
    assert not stage.stepped


def test_who_comes_and_goes_does_not_end_what_a_player_steps_through() -> None:
    setup = parade_setup(("act",), position=POSITION)
    host, guest, table = joined(replace(setup, table=setup.table._replace(step="on")), SEAT.at(2), TABLE)
    for _ in range(20):
        if guest.stepping is not None or host.prompt is None:
            break
        host.runner.answer(len(host.prompt.options) - 1)
    shown = guest.stepping
    assert shown is not None
    table.leave()
    assert guest.stepping is shown


def _proposed(runner: MatchRunner, asked: set[int]) -> list[tuple[int, ...]]:
    """Ask some players something; returns the list that their refusals come into."""
    refused: list[tuple[int, ...]] = []
    runner.propose(
        Proposal("Undo?", ["Alice asks to undo"], asked, lambda against: refused.append(tuple(against)))
    )
    return refused


@pytest.mark.parametrize("against", [(), (2,)])
def test_what_one_player_proposes_the_other_is_asked_on_the_other_screen(against: tuple[int, ...]) -> None:
    host, guest, table = joined(parade_setup(("act",), position=POSITION), SEAT.at(2), TABLE)
    refused = _proposed(host.runner, {2})
    assert host.asked_to_agree is None
    assert table.asked_to_agree is None
    assert guest.asked_to_agree is host.runner.proposal is not None
    guest.runner.vote((2,), against)
    assert refused == [against]
    assert guest.asked_to_agree is None


def test_a_proposal_is_withdrawn_when_the_duel_goes_on() -> None:
    host, guest = joined(parade_setup(("act",), position=POSITION), SEAT.at(2))
    refused = _proposed(host.runner, {2})
    host.runner.answer(0)
    assert guest.asked_to_agree is None
    guest.runner.vote((2,), ())
    assert not refused


def test_screens_follow_to_a_rematch_and_players_keep_theirs_when_seats_are_swapped() -> None:
    host, guest = joined(parade_setup(("act",), position=POSITION), SEAT.at(2))
    names = guest.setup.names
    guest.runner.concede(2)
    again = guest.rematch(Rematch.SWAPPED)
    guest.give_way(again)
    assert again.role.seat == 1
    assert again.name(1) == names[1]
    followed = host.follow()
    assert followed.runner is again.runner
    assert followed.people == (2,)
    assert followed.name(2) == names[0]


def test_what_has_been_picked_stays_picked_whoever_comes_or_goes() -> None:
    host, table = joined(parade_setup(("discard",), position=POSITION), TABLE)
    while host.prompt is not None and host.prompt.limit < 2:
        host.runner.answer(len(host.prompt.options) - 1)
    state = state_of(host)
    if host.gate_closed:
        state.show_hand()
    assert state.choice is not None
    key = state.scene().question.entries[0].code
    assert state.press(key)
    picked = list(state.choice.picked)
    assert picked
    table.leave()
    state.refresh()
    assert state.choice is not None
    assert list(state.choice.picked) == picked
    state.show_hand()
    state.show_hand()
    assert not state.choice.picked


def test_a_screen_that_waits_has_the_colour_of_the_player_who_decides_and_the_last_steps() -> None:
    host, guest, table = joined(parade_setup(("act",), position=POSITION), SEAT.at(2), TABLE)
    for _ in range(4):
        assert host.prompt is not None
        decides = host.prompt.seat
        for session in (host, guest, table):
            lines = compose(state_of(session).scene(), 80, 24)
            strip = [line for line in lines if line[0].style.startswith(("now", "s1", "s2"))][-1]
            here = decides in session.people
            assert strip[0].style.split()[0] == ("now" if here else f"s{decides}"), session.role
        text = frame_text(compose(state_of(table).scene(), 80, 24))
        assert "since you decided" not in text
        assert session.log()[-1].words[:20] in text
        host.runner.answer(len(host.prompt.options) - 1)


def test_a_player_who_waits_reads_what_has_happened_since_the_own_last_answer() -> None:
    host, guest, table = joined(parade_setup(("act",), position=POSITION), SEAT.at(2), TABLE)
    while host.prompt is not None and host.driver.duel.turn < 3:
        host.runner.answer(len(host.prompt.options) - 1)
    events = len(host.driver.duel.events or ())
    assert guest.events_since_answer == events - host.runner.answered[1, 2] > 0
    assert host.events_since_answer == events - host.runner.answered[1, 1]
    assert table.events_since_answer == 0


def test_who_looks_on_reads_who_is_at_which_screen_and_since_when_who_decides() -> None:
    keyboard, guest, table = joined(rune_setup(seed=3), SEAT.at(2), TABLE)
    assert keyboard.prompt is not None
    asked = open_question(table, None, "")
    times = f"{table.runner.asked_at:%H:%M}"
    does = ["reads", "reads"]
    does[keyboard.prompt.seat - 1] = f"decides since {times}"
    assert asked.here == (
        f"Alice  at the keyboard, {does[0]}",
        f"Bob  at a screen of their own, {does[1]}",
        "1 screen for people who look on",
    )
    guest.leave()
    assert any("no screen yet" in line for line in open_question(table, None, "").here)


def test_an_undo_with_nothing_to_undo_does_nothing() -> None:
    host, _ = joined(rune_setup(seed=3), SEAT.at(2))
    before = host.driver.duel
    host.runner.undo()
    assert host.driver.duel is before
