"""Files of lessons are checked: each fault names its place, and so does what the rules do not allow."""

from pathlib import Path

import pytest

from cardgame_tui.cli import main
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.scenarios.scenario import Step, load_scenario
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.lesson import lessons_of
from cardgame_tui.testing.scenario import Status, run_file
from cardgame_tui.testing.scenarios.offers import wrong_lessons
from tests.ui.canary import rune_setup

MINE = """\
title = "Mine"
ruleset = "dimensional_rift"
about = "A lesson of my own."
[start]
phase = "event"
[start.seat1]
conquered = ["1C3"]
field."1C3" = "Oathbound Pikeman"
[lesson]
end = "Well done."
[[step]]
seat = 1
choose = "battle"
note = "Pick Battle."
[[step.wrong]]
choose = "campaign"
says = "Not now."
rule = "DR-78"
"""


def written(folder: Path, old: str = "", new: str = "") -> Path:
    """The lesson above in a file, with a part of it replaced."""
    assert old in MINE
    path = folder / "mine.toml"
    path.write_text(MINE.replace(old, new))
    return path


def test_a_lesson_of_another_author_holds(tmp_path: Path) -> None:
    assert run_file(written(tmp_path)).status is Status.HOLDS


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('[lesson]\nend = "Well done."\n', "", ":12: step 1.note: is for lessons: add [lesson]"),
        ('about = "A lesson of my own."\n', "", "about: is missing: a lesson says first what it is about"),
        (
            'note = "Pick Battle."\n',
            "",
            ":11: step 1: says nothing: add note, for what to look at and what to answer",
        ),
        ('end = "Well done."', "", ": lesson.end: is missing"),
        ('end = "Well done."', 'end = "x"\nlearner = 2', ": lesson: needs at least one [[step]] of the learner"),
        ('choose = "battle"\n', "", ": step 1: each step of a lesson gives an answer: add choose"),
        ('rule = "DR-78"', "", ": step 1.wrong 1.rule: is missing"),
        ('choose = "battle"\n', 'choose = "battle"\norder = "away"\n', "an order passes for the learner"),
        ('choose = "battle"\n', 'choose = "battle"\norder = "no"\n', 'found "no"; allowed: away, own or aimed'),
    ],
)
def test_a_fault_of_a_lesson_names_its_place(tmp_path: Path, old: str, new: str, fault: str) -> None:
    with pytest.raises(ContentError) as error:
        load_scenario(written(tmp_path, old, new))
    assert fault in str(error.value)


def test_check_finds_an_order_where_none_can_pass_the_question() -> None:
    record = Record(rune_setup())
    record.begin()
    step = Step.model_validate({"seat": 1, "choose": "pass", "order": "aimed", "note": "Give the order."})
    (said,) = wrong_lessons(record.driver, step)
    assert said.startswith("order: no order can pass this question; ")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('choose = "campaign"', 'choose = "battle"', "wrong: 'battle' is the right answer"),
        ('choose = "campaign"', 'choose = "fables"', "wrong: no option matches 'fables'"),
        ('rule = "DR-78"', 'rule = "DR-999"', "DR-999 is not in the rulebook of dimensional_rift"),
    ],
)
def test_check_finds_wrong_answers_that_cannot_be_given(tmp_path: Path, old: str, new: str, said: str) -> None:
    report = run_file(written(tmp_path, old, new))
    assert report.status is not Status.HOLDS
    assert said in str(report)


def test_the_command_refuses_lessons_that_do_not_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, 'choose = "campaign"', 'choose = "battle"')
    assert main(["tutorial", str(path), "--plain"]) == 2
    assert "is the right answer" in capsys.readouterr().err


def test_the_command_names_a_game_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tutorial", "rune_dual", "--plain"]) == 2
    assert "did you mean rune_duel?" in capsys.readouterr().err


def test_a_game_without_lessons_has_none() -> None:
    assert lessons_of("no_such_game") == ()
