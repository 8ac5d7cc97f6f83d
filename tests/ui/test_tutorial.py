"""Lessons: each is played to its end, each wrong answer is explained and not given."""

import io
from collections.abc import Iterator

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.play.asking.lasting import Lasting
from cardgame_tui.play.asking.orders import Until
from cardgame_tui.play.first_duel import OPPONENT
from cardgame_tui.play.scenario.lesson import ALLOWED, ANOTHER_ORDER, ONCE, Lesson, lessons_of
from cardgame_tui.play.scenario.option_matching import answer_for, means_the_same
from cardgame_tui.play.setup import HUMAN
from cardgame_tui.testing.scenario import Status, run_file
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.keys import guard
from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.plain.run import play_plain
from cardgame_tui.ui.plain.table import PlainTable
from cardgame_tui.ui.plain.terminal import LineTerminal
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.tutorial import open_lesson, open_tutorial
from cardgame_tui.ui.spoken.hearing import heard, in_sentences, in_texts
from cardgame_tui.ui.table.commands.hint import hint_works
from cardgame_tui.ui.table.commands.sets import LESSON_COMMANDS
from cardgame_tui.ui.table.state import TableState
from tests.ui.piloting import pick, session_of, shown, table_screen, type_keys

GAMES = ("dimensional_rift", "rune_duel", "containment", "grand_archive")
LESSONS = [(game, number) for game in GAMES for number in range(len(lessons_of(game)))]


def lesson_of(session: Session) -> Lesson:
    """The lesson that is being taken."""
    assert session.lesson is not None
    return session.lesson


def asked(session: Session) -> Iterator[Lesson]:
    """The lesson at each question of the learner, which is answered rightly after that."""
    lesson = lesson_of(session)
    while not lesson.over:
        session.go_past()
        assert session.runner.trouble is None
        assert session.prompt is not None
        yield lesson
        choice = lesson.step.choose
        assert choice is not None
        if lesson.asks_for_order:
            session.runner.settle(session.prompt.seat, ordered(lesson))
        else:
            session.runner.answer(answer_for(session.driver, session.prompt, choice))


def ordered(lesson: Lesson) -> frozenset[Lasting]:
    """The order that the next step asks for."""
    return frozenset(each for each in Lasting if each.word == lesson.step.order)


def finished(session: Session) -> Session:
    """A lesson whose steps have been played."""
    for _ in asked(session):
        pass
    session.go_past()
    return session


# -- the lessons that are shipped --------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_lessons_and_they_hold(game: str) -> None:
    files = lessons_of(game)
    assert len(files) >= 3
    assert [str(report) for report in map(run_file, files) if report.status is not Status.HOLDS] == []


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_is_played_to_its_end(game: str, number: int) -> None:
    session = open_lesson(lessons_of(game), number)
    notes = [lesson.says for lesson in asked(session)]
    assert notes == [step.note for step in lesson_of(session).file.scenario.step if step.note]
    assert lesson_of(session).says == lesson_of(session).table.end


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_each_wrong_answer_is_explained_with_its_rule_and_not_given(game: str, number: int) -> None:
    session = open_lesson(lessons_of(game), number)
    explained = 0
    for lesson in asked(session):
        prompt, given = session.prompt, len(session.driver.given)
        assert prompt is not None
        for wrong in lesson.step.wrong:
            session.runner.answer(answer_for(session.driver, prompt, wrong.choose))
            assert (session.prompt, len(session.driver.given)) == (prompt, given)
            assert lesson.says == f"{wrong.says} ({wrong.rule}) Try again."
            explained += 1
    assert explained == sum(len(step.wrong) for step in lesson_of(session).file.scenario.step)


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_every_other_answer_is_refused_with_the_rule_that_asks(game: str, number: int) -> None:
    session = open_lesson(lessons_of(game), number)
    for lesson in asked(session):
        prompt = session.prompt
        assert prompt is not None
        assert lesson.step.choose is not None
        named = [each.choose for each in lesson.step.wrong] + [lesson.step.choose]
        known = [answer_for(session.driver, prompt, each) for each in named]
        for index in range(len(prompt.options)):
            if any(means_the_same(session.driver, prompt, index, each) for each in known):
                continue
            session.runner.answer(index)
            assert session.prompt is prompt
            assert lesson.says == f"{ALLOWED.format(rule=prompt.rule)} Try again."


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_every_note_and_explanation_is_complete_on_the_smallest_screen(game: str, number: int) -> None:
    session = open_lesson(lessons_of(game), number)
    for lesson in asked(session):
        assert session.prompt is not None
        texts = [lesson.step.note]
        for wrong in lesson.step.wrong:
            session.runner.answer(answer_for(session.driver, session.prompt, wrong.choose))
            texts.append(lesson.says)
            drawn = frame(session)
            assert flat(lesson.says) in flat(drawn), drawn
        lesson.wrong = ""
        drawn = frame(session)
        assert flat(lesson.says) in flat(drawn), drawn


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_the_first_screen_of_a_lesson(game: str, number: int, snapshot: SnapshotAssertion) -> None:
    session = open_lesson(lessons_of(game), number)
    session.go_past()
    table = TableState(session, Commands(LESSON_COMMANDS))
    assert frame_text(compose(table.scene(), 80, 24)) == snapshot


def frame(session: Session) -> str:
    """The lower half of the screen at 80x24 with the question, without its edge and the number of the rule."""
    table = TableState(session, Commands(LESSON_COMMANDS))
    lines = frame_text(compose(table.scene(), 80, 24)).splitlines()[-12:-1]
    rule = session.prompt.rule if session.prompt else ""
    return " ".join(line.lstrip("▌").removesuffix(rule).strip() for line in lines)


def flat(words: str) -> str:
    """Words without spaces, which differ where a line is broken."""
    return "".join(words.split())


# -- on the screen and in lines of text --------------------------------------------------------------------


@pytest.fixture
def no_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "PACE", guard.Pace(0, 0, 0, 0))


@pytest.mark.usefixtures("no_pace")
async def test_a_lesson_on_the_screen_explains_and_goes_on() -> None:
    async with CardgameApp(open_tutorial("dimensional_rift")).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "Lesson 1 of 4: Your first turn" in shown(pilot)
        assert "Who has no HP left loses." in shown(pilot)
        await type_keys(pilot, "!")
        assert "This hand is good: keep it." in shown(pilot)
        await pick(pilot, "mulligan")
        assert "You need creatures, and you have three. (DR-55) Try again." in shown(pilot)
        await pick(pilot, "keep")
        assert "pick Campaign" in shown(pilot)


@pytest.mark.usefixtures("no_pace")
async def test_a_lesson_says_what_cannot_be_picked_and_why() -> None:
    async with CardgameApp(open_lesson(lessons_of("grand_archive"), 1)).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await type_keys(pilot, "!")
        assert "not  Vesna, Gale Duel" in shown(pilot)
        assert "(GA-120)" in shown(pilot)
        await type_keys(pilot, "?")
        assert "your champion is not exactly one level lower" in " ".join(shown(pilot).split())


@pytest.mark.usefixtures("no_pace")
async def test_the_learner_gives_an_order_and_sees_what_it_does() -> None:
    async with CardgameApp(open_lesson(lessons_of("grand_archive"), 3)).run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await type_keys(pilot, "!")
        assert "press + and give the order" in " ".join(shown(pilot).split())
        await type_keys(pilot, ".")
        assert flat(ONCE) in flat(shown(pilot)), "a pass by hand"
        await type_keys(pilot, "+")
        await pick(pilot, "Pass until this phase ends")
        assert flat(ANOTHER_ORDER) in flat(shown(pilot))
        assert not session_of(pilot).runner.orders.in_force
        await type_keys(pilot, "+")
        await pick(pilot, "Until you cancel it: Ask only when something of yours")
        session = session_of(pilot)
        while session.stepping is not None:
            await type_keys(pilot, ".")
        assert "asked if attacked" in shown(pilot)
        assert "your order passed" in " ".join(shown(pilot).split())
        await type_keys(pilot, "+")
        assert "A lesson says where." in " ".join(shown(pilot).split())


@pytest.mark.usefixtures("no_pace")
async def test_after_the_last_step_the_next_lesson_is_offered() -> None:
    async with CardgameApp(open_lesson(lessons_of("dimensional_rift"), 1)).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await type_keys(pilot, "!2co")
        assert "Robin did not block" in shown(pilot)
        await pick(pilot, "Next lesson")
        assert "Lesson 3 of 4: Block" in shown(pilot)
        assert lesson_of(session_of(pilot)).number == 2


@pytest.mark.usefixtures("no_pace")
@pytest.mark.parametrize("game", GAMES)
async def test_the_last_lesson_is_a_door_to_a_duel_against_a_bot_with_hints(game: str) -> None:
    files = lessons_of(game)
    async with CardgameApp(finished(open_lesson(files, len(files) - 1))).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "enter begins" in shown(pilot)
        await type_keys(pilot, "!")
        session = session_of(pilot)
        assert f"Play {session.ruleset.title} against a bot now, with hints" in shown(pilot)
        assert "In this duel % shows what a bot would do" in shown(pilot)
        await type_keys(pilot, "<")
        assert "lesson over" in shown(pilot)
        assert "both decide" not in shown(pilot)
        await type_keys(pilot, "!")
        await type_keys(pilot, "!")
        session = session_of(pilot)
        assert (session.lesson, session.setup.seats) == (None, (HUMAN, OPPONENT))
        assert session.record.path is not None
        assert table_screen(pilot).commands.named("hint").works is hint_works


async def test_a_key_that_is_still_held_at_the_end_of_a_lesson_picks_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guard, "PACE", guard.Pace(600, 600, 600, 600))
    files = lessons_of("rune_duel")
    async with CardgameApp(finished(open_lesson(files, len(files) - 1))).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await type_keys(pilot, "!!!!")
        assert "Play Rune Duel against a bot now" in shown(pilot)
        assert session_of(pilot).lesson is not None


@pytest.mark.usefixtures("no_pace")
async def test_a_lesson_is_left_without_asking_and_saves_nothing() -> None:
    app = CardgameApp(open_tutorial("rune_duel"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await type_keys(pilot, "!")
        await pilot.press("ctrl+q")
    assert app.session is not None
    assert app.session.record.path is None


class Learner(io.StringIO):
    """Types the right answer to every question of a lesson, then leaves."""

    table: PlainTable
    _ordering = False

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        """The next line; the end of the input if the lesson does not end."""
        self.write(".")
        if len(self.getvalue()) > 60:
            return ""
        return "quit\n" if lesson_of(self.table.session).over else self._right() + "\n"

    def _right(self) -> str:
        """What picks the right answer, among the options on offer."""
        session, choice = self.table.session, self.table.table.choice
        lesson = lesson_of(session)
        step = lesson.step
        assert choice is not None
        if lesson.asks_for_order:
            self._ordering = not self._ordering
            (wanted,) = ordered(lesson)
            return "+" if self._ordering else str(len(Until) + [*Lasting].index(wanted) + 1)
        right = answer_for(session.driver, choice.prompt, step.choose or "")
        if isinstance(right, tuple):
            left = [index for index in right if index not in choice.picked]
            return next((group.code for group in choice.groups if left and left[0] in group.members), "")
        for group in choice.groups:
            for place, member in enumerate(group.members, 1):
                if means_the_same(session.driver, choice.prompt, member, right):
                    return group.code + (str(place) if len(group.members) > 1 else "")
        return "pass"


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_in_lines_of_text(game: str, number: int) -> None:
    session = open_lesson(lessons_of(game), number)
    session.stepped = False
    session.go_past()
    out, learner = io.StringIO(), Learner()
    learner.table = PlainTable(session, LineTerminal(learner, out))
    with pytest.raises(EOFError):
        learner.table.play()
    text, lesson = out.getvalue(), lesson_of(session)
    assert lesson.over
    assert lesson.title in text
    spoken = in_texts(session.ruleset.wording.spoken)
    notes = [*(step.note for step in lesson.file.scenario.step), lesson.table.end]
    assert all(in_sentences(heard(line, spoken)) in text for note in notes for line in note.splitlines())


def test_an_explanation_in_lines_of_text_is_heard_without_all_options() -> None:
    out = io.StringIO()
    play_plain(open_tutorial("dimensional_rift"), io.StringIO("2\n"), out)
    after = out.getvalue().rpartition("You need creatures")[2]
    assert "keep" not in after
    assert "Not in a lesson." not in out.getvalue()


def test_the_door_to_a_duel_in_lines_of_text() -> None:
    files = lessons_of("rune_duel")
    out = io.StringIO()
    play_plain(finished(open_lesson(files, len(files) - 1)), io.StringIO("1\nhint\nhand\nhint\n"), out)
    after = out.getvalue().rpartition("Play Rune Duel against a bot now, with hints")[2]
    assert "Not in a lesson." not in after
    assert "What a bot would do" in after


def test_other_commands_do_nothing_in_a_lesson() -> None:
    out = io.StringIO()
    play_plain(open_tutorial("dimensional_rift"), io.StringIO("concede\n-\nrematch\n+\n"), out)
    assert out.getvalue().count("Not in a lesson.") == 3
    assert "A lesson says where." in out.getvalue()


# -- files of other authors --------------------------------------------------------------------------------
