"""How long players think: timed from the question to the answer, kept in the journal, said on the result page."""

import random

from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.pages.result.result import NOT_TIMED, ResultPage
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.stop_watch import StopWatch
from tests.ui.answers import random_answer
from tests.ui.driving import begun


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def timed(session: Session) -> list[tuple[int, float]]:
    """Who took how long, for each answer."""
    return [(line.seat, line.seconds) for line in session.record.duel.lines if isinstance(line, AnswerLine)]


def test_time_counts_from_when_the_question_can_be_read() -> None:
    clock = Clock()
    watch = StopWatch(clock)
    clock.now = 30
    watch.show()
    clock.now = 32.54
    watch.show()
    clock.now = 33
    assert watch.seconds() == 3
    watch.start()
    assert watch.seconds() == 0.1, "0 would mean: not timed"


def test_handing_over_is_not_thinking() -> None:
    session, clock = begun(privacy="gate"), Clock()
    session.runner.watch.clock = clock
    session.runner.watch.start()
    clock.now = 60
    session.open_hand()
    clock.now = 64.5
    session.close_hand()
    session.open_hand()
    clock.now = 65
    session.runner.answer(0)
    assert timed(session) == [(1, 5.0)]


def played(seats: tuple[str, str] = ("human", "human"), *, keep: bool = False) -> Session:
    """A short match in which seat 1 takes 4 seconds for each choice and once an hour, and seat 2 takes 9."""
    setup = Recipe(load_ruleset("rune_duel"), names=("Ann", "Bob"), seats=seats, seed=2).build()
    session, clock, chance = Session.of(Record(setup), keep=keep), Clock(), random.Random(2)
    session.runner.watch.clock = clock
    session.runner.open()
    while (prompt := session.prompt) is not None:
        pause = 3600 if len(session.record.duel.lines) == 8 else 0
        clock.now += {0: 1, 1: 4, 2: 9}[prompt.seat] + pause
        session.runner.answer(random_answer(prompt, chance))
    return session


def said(session: Session) -> dict[str, tuple[int | str, int | str]]:
    """The numbers of the result page."""
    return {words: (one, two) for words, one, two in ResultPage(session).shown().numbers}


def test_the_result_page_says_how_long_a_choice_took() -> None:
    session = played()
    assert said(session)["seconds a choice"] == (4, 9)
    assert max(seconds for _, seconds in timed(session)) > 3600


def test_a_bot_is_not_timed() -> None:
    assert said(played(("human", "random")))["seconds a choice"] == (4, NOT_TIMED)


def test_times_are_in_the_journal_and_survive_resuming() -> None:
    session = played(keep=True)
    path = session.record.path
    assert path is not None
    session.record.undo(1)
    session.record.close()
    kept = read_journal(path)
    assert [line.seconds for line in kept.duels[0].entries if isinstance(line, AnswerLine)] == [
        seconds for _, seconds in timed(session)
    ]
    again = Session.of(resume(path))
    again.runner.open()
    assert timed(again) == timed(session)
    again.record.close()
