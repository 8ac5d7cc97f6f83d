"""The shortest time of an answer: other screens see it no sooner, whatever gave it; it is on the disk at once."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.asking.orders import Orders, Until
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.session import match_runner
from cardgame_tui.ui.session.match_runner import MatchRunner
from cardgame_tui.ui.session.screens.role import SEAT
from cardgame_tui.ui.session.session import Session
from tests.ui.answers import random_answer
from tests.ui.canary import rune_setup
from tests.ui.driving import state_of
from tests.ui.guests.channels import until
from tests.ui.guests.room import room
from tests.ui.guests.several import joined
from tests.ui.lighting import OPENING, sparks
from tests.ui.parade import POSITION, parade_setup
from tests.ui.piloting import shown
from tests.ui.sparks_sessions import pass_

PACE = 4.0


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def at_priority() -> tuple[Session, Session, Clock]:
    """Two screens of a duel of Sparks at Alice's first question for priority, with a shortest time from now on."""
    host, guest = joined(sparks(), SEAT.at(2))
    clock = Clock()
    host.runner.watch.clock = clock
    for answer in OPENING:
        host.runner.answer(answer)
    host.runner.pace = PACE
    host.runner.undo(1)
    host.runner.redo()
    return host, guest, clock


def open_prompt(session: Session) -> Prompt:
    prompt = session.prompt
    assert prompt is not None
    return prompt


def frame(session: Session) -> str:
    return frame_text(compose(state_of(session).scene(), 80, 24))


def test_an_answer_is_shown_only_after_the_shortest_time() -> None:
    host, guest, clock = at_priority()
    before, given = frame(guest), len(host.driver.given)
    clock.now += 1
    pass_(host)
    assert host.has_answered
    assert "answered, shown in a moment" in frame(host)
    assert (frame(guest), len(host.driver.given)) == (before, given)
    clock.now += 2.9
    assert not host.runner.release()
    assert frame(guest) == before
    clock.now += 0.1
    assert host.runner.release()
    assert open_prompt(guest).seat == 2
    assert not host.has_answered


def test_an_answer_that_took_longer_is_shown_at_once() -> None:
    host, guest, clock = at_priority()
    clock.now += PACE
    pass_(host)
    assert host.runner.held is None
    assert open_prompt(guest).seat == 2


def by_hand(runner: MatchRunner) -> None:
    runner.answer(len(open_prompt_of(runner).options) - 1)


def open_prompt_of(runner: MatchRunner) -> Prompt:
    assert runner.prompt is not None
    return runner.prompt


def by_order(runner: MatchRunner) -> None:
    if runner.orders.of(1) is None:
        runner.give_order(1, Until.TURN)


@pytest.mark.parametrize("give", [by_hand, by_order])
def test_an_order_and_a_hand_pass_at_the_same_time_and_the_other_screen_is_told_alike(
    give: Callable[[MatchRunner], None],
) -> None:
    host, guest, clock = at_priority()
    give(host.runner)
    told: list[float] = []
    guest.on_change = lambda: told.append(clock.now)
    for _ in range(12):
        clock.now += 0.5
        host.runner.release()
        if open_prompt(host).seat == 1 and not host.has_answered:
            give(host.runner)
    assert told == [104.0]


def test_a_second_answer_while_one_is_held_counts_for_nothing() -> None:
    host, _, clock = at_priority()
    pass_(host)
    pass_(host)
    assert not state_of(host).press("space")
    clock.now += PACE
    host.runner.release()
    assert open_prompt(host).seat == 2
    assert len(host.driver.given) == len(OPENING) + 1


def test_the_log_says_nothing_of_an_answer_that_is_held() -> None:
    host, guest, clock = at_priority()
    lines = len(guest.log())
    host.runner.give_order(1, Until.TURN)
    assert host.runner.held is not None
    assert [line.words for line in guest.log()[lines:]] == ["Alice passes until their next turn"]
    clock.now += PACE
    assert host.runner.release()


def test_the_log_names_an_only_answer_when_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def only(record: Record, orders: Orders, prompt: Prompt, *, asks_all: bool) -> int | None:
        if prompt.seat != 2:
            return None
        orders.note(record.driver.duel, "Bob has no other choice: pass")
        return len(prompt.options) - 1

    host, _, clock = at_priority()
    monkeypatch.setattr(match_runner, "answer_nobody_need_give", only)
    clock.now += PACE
    pass_(host)
    assert open_prompt(host).seat == 2
    assert "no other choice" not in frame(host)
    clock.now += PACE
    host.runner.release()
    assert "Bob has no other choice: pass" in [line.words for line in host.log()]


def test_without_screens_elsewhere_or_a_shortest_time_nothing_is_held() -> None:
    host, guest, _ = at_priority()
    host.runner.pace = 0
    pass_(host)
    assert host.runner.held is None
    alone = Session.of(Record(parade_setup(("act",), position=POSITION)))
    alone.runner.begin()
    alone.runner.pace = PACE
    alone.runner.answer(0)
    assert alone.runner.held is None
    assert guest.prompt is host.prompt


def test_an_undo_takes_back_what_is_held_too() -> None:
    host, _, clock = at_priority()
    clock.now += PACE
    pass_(host)
    given = len(host.driver.given)
    pass_(host)
    assert host.runner.held is not None
    host.runner.undo()
    assert len(host.driver.given) == given - 1
    assert not host.has_answered
    assert not host.record.ahead


def test_giving_up_and_another_rule_come_after_what_is_held() -> None:
    host, _, _ = at_priority()
    pass_(host)
    host.runner.concede(2)
    assert host.result is not None
    assert len(host.driver.given) == len(OPENING) + 2
    again, _, _ = at_priority()
    pass_(again)
    again.runner.change_rules([])
    assert again.runner.held is None
    assert RuleChange not in map(type, again.driver.given)


def test_what_is_held_is_on_the_disk_and_counts_after_a_kill(tmp_path: Path) -> None:
    record = Record.start(rune_setup(), tmp_path)
    host, chance = Session.of(record), random.Random(2)
    host.runner.begin()
    while len(host.driver.given) < 6 or open_prompt(host).secret:
        host.runner.answer(random_answer(open_prompt(host), chance))
    host.runner.screens.wait_for(2)
    host.runner.watch.clock, host.runner.pace = Clock(), PACE
    given = len(host.driver.given)
    host.runner.undo(1)
    host.runner.answer(random_answer(open_prompt(host), chance))
    assert host.runner.held is not None
    assert record.path is not None
    with pytest.raises(JournalError, match="answered already"):
        record.mark_decision("late")
    copy = shutil.copy(record.path, tmp_path / "copy.jsonl")
    resumed = resume(Path(copy))
    assert len(resumed.driver.given) == given
    resumed.close()
    record.close()


def test_a_first_answer_that_is_held_keeps_the_match(tmp_path: Path) -> None:
    record = Record.start(parade_setup(("act",), position=POSITION), tmp_path)
    host = Session.of(record)
    host.runner.begin()
    host.runner.screens.wait_for(2)
    host.runner.watch.clock = Clock()
    host.runner.pace = PACE
    host.runner.answer(0)
    assert record.answered
    record.close()
    assert record.path is not None
    assert record.path.exists()


async def test_screens_wake_up_by_themselves_when_it_is_time() -> None:
    async with room(parade_setup(("act",), position=POSITION)) as here:
        guest = await here.join("2")
        here.session.runner.pace = 0.3
        while here.session.prompt is not None and here.session.prompt.seat == 1:
            given = len(here.session.driver.given)
            await here.pilot.press("space")
            await until(lambda given=given: len(here.session.driver.given) > given)  # type: ignore[misc]
        await guest.shows("Bob decides")
        guest.press(" ")
        await until(lambda: "Alice decides" in guest.text or "turn 3" in shown(here.pilot))


async def test_an_answer_whose_time_is_over_already_is_let_go() -> None:
    async with room(parade_setup(("act",), position=POSITION)) as here:
        await here.join("2")
        runner, clock = here.session.runner, Clock()
        runner.watch.clock, runner.pace = clock, PACE
        await here.pilot.press("space")
        await until(lambda: runner.held is not None)
        clock.now += runner.held_for + 1
        runner.tell()
        await until(lambda: runner.held is None)
