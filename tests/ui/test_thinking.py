"""A bot that looks ahead thinks in small pieces, and the table stays alive and says how far it is."""

from collections import Counter, defaultdict
from io import StringIO
from math import inf
from types import SimpleNamespace
from typing import Any

import pytest

from cardgame_tui.bots.bot import Bot, BotKind, Thinking
from cardgame_tui.bots.simulator import Simulator
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import DEFAULTS
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.plain import table as plain_table
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.session import thinking
from cardgame_tui.ui.session.match_runner import MatchRunner
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.stops.breakdown import Breakdown
from cardgame_tui.ui.table.commands.hint import hint_page, hint_works
from cardgame_tui.ui.table.idle import PAUSE, REST, WhenIdle
from cardgame_tui.ui.table.state import TableState
from tests.ui.clock import Clock
from tests.ui.driving import frame, state_of
from tests.ui.piloting import playing, session_of, shown, table_screen


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots answer as soon as they can, and think as long as they need."""
    monkeypatch.setattr(thinking, "PACE", 0.0)
    monkeypatch.setattr(thinking, "MOST_THOUGHT", 1_000.0)


class Stuck(Bot):
    """Breaks down at its second sample."""

    looks_ahead = True

    def choose(self, prompt: Prompt, view: View) -> Thinking:
        yield
        yield
        raise ZeroDivisionError("lost count")


def setup_of(seats: tuple[str, str] = ("human", "ismcts:8"), privacy: str = "gate", step: str = "off") -> Setup:
    table = DEFAULTS._replace(privacy=privacy, step=step, undo="free")
    return Recipe(
        load_ruleset("rune_duel"),
        names=("Alice", "Bob"),
        seats=seats,
        seed=4,
        settings=["mulligan=none"],
        table=table,
    ).build()


def begun(setup: Setup, *, patient: bool = True) -> Session:
    session = Session.of(Record(setup), patient=patient)
    session.runner.open()
    return session


def answer(session: Session) -> None:
    """Answer for the person with the first option."""
    prompt = session.prompt
    assert prompt is not None
    assert prompt.seat in session.people
    session.runner.answer(0 if prompt.single else tuple(range(prompt.least)))


def until_thinking(setup: Setup, *, thoughts: int = 0) -> Session:
    """A match at the first decision about which the bot thinks."""
    session = begun(setup)
    while not thinks(session):
        answer(session)
    for _ in range(thoughts):
        session.runner.think(0)
    return session


def thinks(session: Session) -> bool:
    return session.bot_thinks is not None


def finish_thought(session: Session) -> None:
    while session.bot_thinks is not None:
        session.runner.think(0.01)


def given_after(session: Session, answers: int) -> list[object]:
    for _ in range(answers):
        finish_thought(session)
        if session.prompt is not None:
            answer(session)
    finish_thought(session)
    return list(session.driver.given)


def test_the_match_stops_while_the_bot_thinks_and_then_runs_on() -> None:
    session = until_thinking(setup_of())
    assert session.prompt is not None
    assert session.prompt.seat == 2
    decisions = len(session.driver.given)
    finish_thought(session)
    assert len(session.driver.given) > decisions
    assert session.prompt is None or session.prompt.seat == 1


def test_it_answers_as_where_the_match_waits_for_it() -> None:
    assert given_after(begun(setup_of()), 4) == given_after(begun(setup_of(), patient=False), 4)


def test_a_match_that_waits_never_shows_a_bot_that_thinks() -> None:
    session = begun(setup_of(), patient=False)
    for _ in range(4):
        answer(session)
        assert session.bot_thinks is None


def test_the_question_says_who_thinks_and_not_how_much_there_is_to_think() -> None:
    table = state_of(until_thinking(setup_of()))
    before = frame(table, 80, 24)
    assert "Bob thinks" in before
    assert table.session.runner.thinking is not None
    table.session.runner.thinking.give_sample()
    table.let_bot_think(0)
    assert table.scene().question.progress == ""
    assert frame(table, 80, 24) == before


@pytest.mark.parametrize("effort", [2, 100_000])
def test_it_answers_after_the_same_time_whatever_it_has_to_choose_from(
    monkeypatch: pytest.MonkeyPatch, effort: int
) -> None:
    now = [0.0]
    for name in ("PACE", "MOST_THOUGHT"):
        monkeypatch.setattr(thinking, name, 1.0)
    monkeypatch.setattr(thinking, "clock", lambda: now[0])
    setup = setup_of(("human", f"ismcts:{effort}"))
    session = begun(setup)
    waits, forced = Counter[float](), 0
    for _ in range(12):
        while not thinks(session):
            if session.driver.prompt is None:  # how long a duel is depends on how much the bot could think
                session = begun(setup)
            else:
                answer(session)
        began, prompt = now[0], session.prompt
        assert prompt is not None
        forced += len(prompt.options) == 1
        while session.prompt is prompt:
            now[0] += 0.0625
            session.runner.think(0.001)
        waits[now[0] - began] += 1
    assert forced
    assert waits == {thinking.PACE: 12}


@pytest.mark.parametrize("effort", [2, 100_000])
def test_in_lines_of_text_it_answers_after_the_same_time_too(monkeypatch: pytest.MonkeyPatch, effort: int) -> None:
    for name in ("PACE", "MOST_THOUGHT"):
        monkeypatch.setattr(thinking, name, 1.0)
    monkeypatch.setattr(plain_table, "THOUGHT", 0.001)
    monkeypatch.setattr(plain_table, "sleep", lambda _: None)
    now, waits = [0.0], defaultdict[int, float](float)
    monkeypatch.setattr(thinking, "clock", lambda: now[0])
    think = MatchRunner.think

    def slowly(runner: MatchRunner, seconds: float) -> bool:
        waits[len(runner.record.driver.given)] += 0.0625
        now[0] += 0.0625
        return think(runner, seconds)

    monkeypatch.setattr(MatchRunner, "think", slowly)
    out = StringIO()
    run_plain(Record(setup_of(("human", f"ismcts:{effort}"))), StringIO("1\nno\n" * 20), out)
    assert "Bob plays" in out.getvalue()
    assert len(waits) > 3
    assert set(waits.values()) == {thinking.PACE}


@pytest.mark.parametrize("key", ["space", "enter", "backspace", "a", "1"])
def test_no_key_answers_for_the_bot(key: str) -> None:
    table = state_of(until_thinking(setup_of()))
    decisions = len(table.driver.given)
    table.press(key)
    assert len(table.driver.given) == decisions
    assert table.session.bot_thinks is not None


def test_strict_privacy_draws_no_curtain_for_a_bot() -> None:
    assert not until_thinking(setup_of(privacy="strict")).curtain_due


def test_an_undo_ends_its_thought() -> None:
    session = until_thinking(setup_of())
    finish_thought(session)
    while not thinks(session):
        answer(session)
    decisions = len(session.driver.given)
    session.runner.undo()
    assert not thinks(session)
    assert session.prompt is not None
    assert session.prompt.seat == 1
    assert len(session.driver.given) < decisions


def test_it_answers_with_what_it_knows_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    session = until_thinking(setup_of(("human", "ismcts:100000")))
    asked = session.bot_thinks
    assert asked is not None
    session.runner.think(0.02)
    assert session.bot_thinks is asked
    monkeypatch.setattr(thinking, "MOST_THOUGHT", 0.0)
    assert session.runner.think(0.02)
    assert asked.answer is not None
    assert 0 < asked.samples < 100_000


def test_a_bot_that_breaks_down_while_it_thinks_stops_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = BotKind(lambda setup, seat, seed: Stuck(), "breaks down")
    monkeypatch.setattr("cardgame_tui.bots.registry.kind_and_effort", lambda words: (kind, 0))
    session = until_thinking(setup_of(("human", "stuck")))
    session.runner.think(10)
    assert not thinks(session)
    assert isinstance(session.runner.trouble, Breakdown)
    assert str(session.runner.trouble.error) == "the bot at seat 2 stopped with ZeroDivisionError: lost count"


def test_two_bots_are_watched_while_they_think() -> None:
    session = begun(setup_of(("greedy:1", "greedy:1"), step="on"))
    while session.stepping is None:
        session.runner.think(0.01)
    assert session.runner.thinking is not None
    assert not thinks(session)  # it waits until all events have been seen
    decisions = len(session.driver.given)
    session.go_past()
    finish_thought(session)
    assert len(session.driver.given) > decisions


def test_the_table_lets_it_think_while_nobody_types() -> None:
    session = until_thinking(setup_of())
    table, clock, frames = state_of(session), Clock(), list[str]()
    screen: Any = clock

    def draw() -> None:
        frames.append(frame(table, 80, 24))
        idle.wait()

    idle = WhenIdle(screen, table, draw)
    draw()
    while session.bot_thinks is not None:
        assert clock.run()
    assert set(clock.set) <= {PAUSE, REST}
    assert "Bob thinks" in frames[0]
    assert "Bob thinks" not in frames[-1]


async def test_on_the_screen_the_bot_answers_by_itself() -> None:
    async with playing(setup_of(), patient=True) as pilot:
        session = session_of(pilot)
        while not thinks(session):
            answer(session)
        table: TableState = pilot.app.screen.table  # type: ignore[attr-defined]
        table.refresh()
        pilot.app.screen.go_on()  # type: ignore[attr-defined]
        assert "Bob thinks" in shown(pilot)
        for _ in range(400):
            await pilot.pause(0.02)
            if not thinks(session):
                break
        assert session.prompt is None or session.prompt.seat == 1
        assert "Bob thinks" not in shown(pilot)


def janken(seats: tuple[str, str] = ("human", "ismcts:8"), *, patient: bool = True) -> Session:
    """A match of Dimensional Rift that waits for both secret choices."""
    table = DEFAULTS._replace(step="off", undo="free")
    setup = Recipe(
        load_ruleset("dimensional_rift"), names=("Alice", "Bob"), seats=seats, seed=4, table=table
    ).build()
    session = begun(setup, patient=patient)
    to_secret(session)
    return session


def to_secret(session: Session) -> None:
    """Answer up to the next secret choice."""
    while session.prompt is not None and not session.prompt.secret:
        if session.runner.thinking is None:
            session.runner.answer(len(session.prompt.options) - 1)
        else:
            session.runner.think(0.01)
    assert session.prompt is not None


def test_a_secret_choice_waits_for_a_bot_that_thinks() -> None:
    session = janken()
    decisions = len(session.driver.given)
    session.runner.answer_secret({1: 2})
    asked = session.bot_thinks
    assert asked is not None
    assert (asked.seat, asked.samples, len(session.driver.given)) == (2, 0, decisions)
    table = state_of(session)
    assert "Bob thinks" in frame(table, 80, 24)
    session.runner.think(0)
    finish_thought(session)
    answer = session.driver.given[decisions]
    assert isinstance(answer, tuple)
    assert answer[0] == 2


def test_both_bots_think_about_a_secret_choice_one_after_the_other() -> None:
    patient, waiting = janken(("ismcts:8", "ismcts:8")), janken(("ismcts:8", "human"), patient=False)
    asked = patient.bot_thinks
    assert asked is not None
    decisions = len(patient.driver.given)
    seats = [asked.seat]
    while len(patient.driver.given) == decisions:
        patient.runner.think(0.01)
        if patient.runner.thinking is not None and patient.runner.thinking is not asked:
            asked = patient.runner.thinking
            seats.append(asked.seat)
    assert seats[:2] == [1, 2]
    waiting.runner.answer_secret({2: 0})
    one, other = patient.driver.given[decisions], waiting.driver.given[decisions]
    assert isinstance(one, tuple)
    assert isinstance(other, tuple)
    assert one[0] == other[0]


def test_an_undo_drops_a_secret_choice_that_a_bot_thinks_about() -> None:
    session = janken()
    decisions = len(session.driver.given)
    session.runner.answer_secret({1: 2})
    session.runner.undo()
    assert not thinks(session)
    assert len(session.driver.given) < decisions


async def test_on_the_screen_the_bot_thinks_before_both_choices_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_THOUGHT", 0.0)
    setup = janken(("human", "ismcts:100000")).setup
    async with playing(setup, patient=True) as pilot:
        session = session_of(pilot)
        to_secret(session)
        table = table_screen(pilot)
        table.table.refresh()
        table.go_on()
        await pilot.pause()
        decisions = len(session.driver.given)
        monkeypatch.setattr(thinking, "MOST_THOUGHT", inf)  # as long as the test looks
        await pilot.press("s")
        await pilot.pause()
        assert pilot.app.screen is table
        assert "Bob thinks" in shown(pilot)
        assert len(session.driver.given) == decisions
        monkeypatch.setattr(thinking, "MOST_THOUGHT", 0.0)
        for _ in range(400):
            await pilot.pause(0.02)
            if pilot.app.screen is not table:
                break
        await pilot.pause()
        assert pilot.app.screen is not table
        given = session.driver.given[decisions]
        assert isinstance(given, tuple)
        assert given[0] == 1
        assert "Alice: scissors" in shown(pilot)


# -- the hint ------------------------------------------------------------------------------------------------


async def test_a_hint_lists_answers_and_what_they_are_worth() -> None:
    async with playing(setup_of(("human", "human"), privacy="open")) as pilot:
        prompt = session_of(pilot).prompt
        assert prompt is not None
        decisions = len(session_of(pilot).driver.given)
        await pilot.press("percent_sign")
        await pilot.pause()
        assert "What a bot would do" in shown(pilot)
        wording, duel = session_of(pilot).ruleset.wording, session_of(pilot).driver.duel
        for option in prompt.options:
            assert wording.option(duel, option) in shown(pilot)
        assert len(session_of(pilot).driver.given) == decisions


def test_a_hint_uses_only_what_the_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(setup_of(("human", "human"), privacy="open"))
    made: list[tuple[object, ...]] = []
    real = Simulator.__init__

    def note(self: Simulator, driver: Driver, seat: int) -> None:
        made.append((driver, seat))
        real(self, driver, seat)

    monkeypatch.setattr(Simulator, "__init__", note)
    hint_page(session)
    assert session.prompt is not None
    assert made == [(session.driver, session.prompt.seat)]


def test_a_bot_that_stops_gives_no_hint_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def stops(self: Simulator, number: int | None = None) -> Driver:
        raise ZeroDivisionError("the name of a card")

    session = begun(setup_of(("human", "human"), privacy="open"))
    monkeypatch.setattr(Simulator, "sample", stops)
    words = [item.words for item in hint_page(session).items]
    assert words == ["There is no hint here: the bot stopped with an error (ZeroDivisionError)."]


@pytest.mark.parametrize("privacy", ["gate", "strict"])
def test_no_hint_with_closed_hands(privacy: str) -> None:
    assert not hint_works(desk(begun(setup_of(("human", "human"), privacy=privacy))))
    assert hint_works(desk(begun(setup_of(("human", "human"), privacy="open"))))


def test_hints_for_who_plays_alone_whatever_hands_two_would_see() -> None:
    assert hint_works(desk(begun(setup_of(("human", "eager"), privacy="gate"))))
    assert not hint_works(desk(begun(setup_of(("random", "eager"), privacy="open"))))


def desk(session: Session) -> Any:
    """A place with a session and nothing else."""
    return SimpleNamespace(session=session)
