"""Marked decisions in a journal: written with their answers, kept through undo, redo, resume and branches."""

from pathlib import Path

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.slides import UNANSWERED, Slide, Slides
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from tests.ui.parade import parade_setup


def begun(folder: Path) -> Record:
    record = Record.start(parade_setup(), folder)
    record.begin()
    return record


def slides_of(record: Record) -> list[Slide]:
    assert record.path is not None
    return Slides(Replay(record.path, lambda _: record.setup.ruleset)).all


def test_a_mark_is_written_with_its_answer(tmp_path: Path) -> None:
    record = begun(tmp_path)
    record.answer(0)
    record.mark_decision("one")
    record.mark_decision("two")
    assert slides_of(record) == [Slide(1, 1, 1, "two")]
    record.answer(0)
    record.answer(0)
    assert slides_of(record) == [Slide(1, 1, 2, "two")]


def test_a_mark_stays_through_undo_and_redo(tmp_path: Path) -> None:
    record = begun(tmp_path)
    for words in ("one", "two", "three"):
        record.mark_decision(words)
        record.answer(0)
    record.undo(3)
    assert slides_of(record) == [Slide(1, 0, 0, "one")]
    for _ in range(3):
        record.redo()
    assert [slide.words for slide in slides_of(record)] == ["one", "two", "three"]


def test_another_answer_leaves_out_the_marks_after_it(tmp_path: Path) -> None:
    record = begun(tmp_path)
    for words in ("one", "two"):
        record.mark_decision(words)
        record.answer(0)
    record.undo(2)
    record.answer(1)
    record.answer(0)
    assert [slide.words for slide in slides_of(record)] == ["one"]


def test_a_mark_stays_in_a_match_that_is_resumed_and_in_a_branch(tmp_path: Path) -> None:
    record = begun(tmp_path)
    for words in ("one", "two"):
        record.mark_decision(words)
        record.answer(0)
    record.undo()
    record.close()
    assert record.path is not None
    again = resume(record.path, find_ruleset=lambda _: record.setup.ruleset)
    again.redo()
    assert [slide.words for slide in slides_of(again)] == ["one", "two"]
    again.close()
    replay = Replay(record.path, lambda _: record.setup.ruleset)
    replay.go_to(1, 2)
    branch = replay.branch(tmp_path / "other")
    assert [slide.words for slide in slides_of(branch)] == ["one", "two"]
    branch.close()


def test_a_concession_at_a_marked_decision_is_its_answer(tmp_path: Path) -> None:
    record = begun(tmp_path)
    record.mark_decision("Give up here?")
    record.concede(1)
    assert record.path is not None
    slides = Slides(Replay(record.path, lambda _: record.setup.ruleset))
    slides.forward()
    assert slides.answer == f"{record.setup.names[0]} concedes."
    assert slides.steps


def test_a_mark_without_an_answer_is_a_slide_and_stays_when_the_match_is_resumed(tmp_path: Path) -> None:
    record = begun(tmp_path)
    record.answer(0)
    record.mark_decision("nobody knows")
    slides = Slides(Replay(read_journal(record.path or tmp_path), lambda _: record.setup.ruleset))
    assert slides.all == [Slide(1, 1, 1, "nobody knows")]
    assert slides.forward()
    assert (slides.answer, slides.steps) == (UNANSWERED, [])
    record.close()
    again = resume(record.path or tmp_path, find_ruleset=lambda _: record.setup.ruleset)
    again.answer(0)
    assert [slide.words for slide in slides_of(again)] == ["nobody knows"]
