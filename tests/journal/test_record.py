"""A match as it is played: undo and redo to any decision, and when both players have to be asked."""

from dataclasses import replace
from errno import EROFS
from pathlib import Path

import pytest

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.engine.prompt import Prompt, Refusal
from cardgame_tui.play.driver import AnswerError
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.plugins import load_ruleset
from tests.journal.matches import GAMES, again, conquest, leduc, play, rift, sparks, stands, step


def at_decision(setup: Setup, count: int) -> Record:
    """A match without a journal after a number of decisions."""
    record = Record(setup)
    record.begin()
    return play(record, count)


@pytest.mark.parametrize("game", GAMES)
def test_undo_at_the_end_equals_never_having_continued(game: str, tmp_path: Path) -> None:
    record = play(Record.start(GAMES[game](5), tmp_path))
    end, count = stands(record), len(record.driver.given)
    for back in (1, 2, 7, count // 2):
        record.undo(back)
        assert stands(record) == stands(at_decision(GAMES[game](5), count - back))
        while record.can_redo:
            record.redo()
        assert stands(record) == end


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_can_be_undone_one_by_one(game: str) -> None:
    record = at_decision(GAMES[game](2), 40)
    count = len(record.driver.given)
    for left in range(count - 1, -1, -1):
        record.undo()
        if left % 5 == 0:
            assert stands(record) == stands(at_decision(GAMES[game](2), left))
    assert not record.can_undo()


def test_redo_ends_when_something_else_is_chosen() -> None:
    record = at_decision(leduc(), 6)
    given = list(record.driver.given)
    record.undo(3)
    record.answer(given[3])  # type: ignore[arg-type]
    redoable = [record.can_redo]
    prompt = record.prompt
    assert prompt is not None
    record.answer(next(index for index in range(len(prompt.options)) if index != given[4]))
    assert [*redoable, record.can_redo] == [True, False]
    with pytest.raises(ValueError, match="nothing was undone"):
        record.redo()


def test_a_concession_is_undone_and_redone(tmp_path: Path) -> None:
    record = play(Record.start(leduc(), tmp_path), 4)
    before = stands(record)
    record.concede(1)
    assert record.match.results[0].winner == 2
    after = stands(record)
    record.undo()
    assert stands(record) == before
    record.redo()
    assert stands(record) == after
    path = record.path
    assert path is not None
    record.close()
    assert stands(again(path)) == after


def test_a_refused_concession_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = play(Record.start(leduc(), tmp_path), 4)
    path = record.path
    assert path is not None
    before, written = stands(record), path.read_bytes()
    monkeypatch.setattr(type(record.driver.ruleset), "refuse_settling", lambda *_: Refusal("LE-1", "not now"))
    for end in (record.agree_draw, lambda: record.concede(1)):
        with pytest.raises(AnswerError, match=r"not now \(LE-1\)"):
            end()
    assert stands(record) == before
    assert path.read_bytes() == written


def test_a_duel_that_is_over_takes_nothing_more() -> None:
    record = play(Record(leduc()))
    for late in (record.agree_draw, lambda: record.concede(1), lambda: record.answer(0)):
        with pytest.raises(AnswerError, match="the duel is over"):
            late()


def test_the_duels_of_a_match_are_counted_once(tmp_path: Path) -> None:
    record = play(Record.start(rift(4, best_of=3), tmp_path))
    assert record.match.over
    assert record.number == len(record.match.results) >= 2
    record.undo()
    assert len(record.match.results) == record.number - 1
    play(record)
    assert len(record.match.results) == record.number
    assert not record.can_undo(len(record.driver.given) + 1), "an earlier duel is not undone"


@pytest.mark.parametrize("option", ["never", "ask", "free"])
def test_the_option_undo_decides(option: str) -> None:
    record = at_decision(replace(leduc(), table=TableSettings(undo=option)), 6)
    assert record.learned_since(6) == "chance has been used since"
    assert record.can_undo(6) == (option != "never")
    assert bool(record.must_ask(6)) == (option != "free")
    if option == "never":
        with pytest.raises(ValueError, match="cannot undo 1 of"):
            record.undo()


TWO_SPELLS = """
title = "Each player has a held spell that now finds two targets"
ruleset = "rune_duel"
cites = ["RD-40", "RD-43"]
[start]
phase = "holding"
[start.seat1]
holding = ["Wild Bolt"]
line.1s1 = "Old Brock"
[start.seat2]
holding = ["Wild Bolt"]
line.2s1 = "Quill Bulwark"
"""


def index_of(prompt: Prompt | None, key: str) -> int:
    assert prompt is not None
    return next(index for index, option in enumerate(prompt.options) if option.key == key)


def until(record: Record, ask: str, most: int = 300) -> None:
    """Play on until a question is asked."""
    for _ in range(most):
        if record.prompt is not None and record.prompt.ask == ask:
            return
        step(record)
    raise AssertionError(f"{ask} is never asked")


def test_a_players_choice_is_undone_without_asking() -> None:
    record = at_decision(conquest(), 0)
    until(record, "place")
    step(record)
    assert record.prompt is not None
    assert record.prompt.ask == "facing"
    assert record.learned_since() == ""


def test_a_card_that_was_played_from_a_hand_counts() -> None:
    record = at_decision(conquest(), 0)
    until(record, "facing")
    step(record)
    assert record.learned_since() == "a card has been seen since"


def test_the_other_players_turn_to_decide_is_a_hand_over() -> None:
    record = at_decision(conquest(), 0)
    until(record, "mulligan")
    record.answer(index_of(record.prompt, "keep"))
    assert record.learned_since() == "the other player has been asked since"


def test_a_question_at_the_open_table_is_no_hand_over(tmp_path: Path) -> None:
    file = tmp_path / "spells.toml"
    file.write_text(TWO_SPELLS)
    scenario = load_scenario(file)
    record = Record(scenario_setup(load_ruleset("rune_duel"), scenario))
    record.begin()
    step(record)
    assert record.prompt is not None
    assert (record.prompt.seat, record.prompt.ask) == (2, "target")
    assert record.learned_since() == ""


def test_with_one_person_there_is_no_hand_over() -> None:
    record = at_decision(replace(leduc(), seats=("human", "random")), 1)
    assert record.prompt is not None
    assert record.prompt.seat == 2
    assert record.learned_since() == ""


def test_a_secret_choice_that_was_shown_counts() -> None:
    record = at_decision(sparks(), 1)
    assert record.learned_since() == "both players' secret choice has been shown"


def test_chance_counts() -> None:
    record = at_decision(leduc(), 1)
    while record.driver.duel.phase == "first":
        step(record)
    assert record.learned_since() == "chance has been used since"


def test_a_drawn_card_always_counts() -> None:
    record = at_decision(conquest(3), 0)
    drawn = 0
    while record.prompt is not None:
        told = len(record.driver.duel.events or ())
        step(record)
        if any(event.what == "draw" for event in (record.driver.duel.events or [])[told:]):
            drawn += 1
            assert record.learned_since()
    assert drawn > 10


def test_asking_whether_something_is_hidden_changes_nothing() -> None:
    record = at_decision(conquest(), 60)
    before = stands(record)
    for back in range(1, 61):
        record.learned_since(back)
    assert stands(record) == before


def test_a_bots_answers_are_passed_over() -> None:
    record = at_decision(replace(leduc(), seats=("random", "human")), 3)
    assert record.back_to_person() == 2
    assert at_decision(replace(leduc(), seats=("random", "human")), 1).back_to_person() == 0


def test_a_match_nobody_played_can_be_left_although_its_file_cannot_be_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path, *, missing_ok: bool = False) -> None:
        raise OSError(EROFS, "Read-only file system")

    record = Record.start(leduc(), tmp_path)
    record.begin()
    monkeypatch.setattr(Path, "unlink", refuse)
    record.close()
    assert record.path is not None
    assert record.path.exists()
