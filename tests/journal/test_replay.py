"""Replays: every decision and event again, the same table, and lines that branch off."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.prompt import Script, nothing_refused
from cardgame_tui.engine.shown.view import view
from cardgame_tui.play.driver import AnswerError
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import By, ReplayPlace
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.header import header_of
from cardgame_tui.play.journal.lines import DuelLine
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.journal.writer import create
from cardgame_tui.play.record import Record
from cardgame_tui.play.viewer import Viewer
from tests.games import leduc as leduc_module
from tests.games.leduc import CALL
from tests.journal.matches import GAMES, again, find, leduc, play, rift, stands, written

SEEDS = {"leduc": 6, "sparks": 6, "rift": 5, "conquest": 4, "rune": 3, "containment": 9, "archive": 4}
"""Seeds of short duels."""


@cache
def journal_of(game: str) -> Path:
    """The journal of a finished match; tests only read it."""
    return written(GAMES[game](SEEDS[game]), Path(mkdtemp()))


def replay_of(game: str) -> Replay:
    return Replay(journal_of(game), find)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_shows_the_table_there_was(game: str) -> None:
    replay, record = replay_of(game), Record(GAMES[game](SEEDS[game]))
    record.begin()
    while True:
        assert replay.at_rest
        assert state_digest(replay.driver.duel) == state_digest(record.driver.duel)
        assert replay.view(Viewer.SEAT1) == view(replay.ruleset, record.driver.duel, 1)
        assert len(replay.log(Viewer.BOTH)) == len(record.driver.duel.events or ())
        entry = replay.next_entry
        if not replay.forward(By.DECISION):
            break
        play(record, 1)
        assert entry is not None
        assert entry.given == record.driver.given[-1]
    assert replay.result is not None
    assert record.prompt is None


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_a_place_once_and_in_order(game: str) -> None:
    replay = replay_of(game)
    seen = [len(replay.log(Viewer.PUBLIC))]
    while replay.forward(By.EVENT):
        assert replay.view(Viewer.PUBLIC).turn >= 0
        assert (replay.prompt is not None) == (replay.at_rest and replay.result is None)
        seen.append(len(replay.log(Viewer.PUBLIC)))
    total = len(replay.played.driver.duel.events or ())
    assert seen == sorted(seen)
    assert set(range(seen[0], total + 1)) == set(seen)


def test_the_table_within_a_decision_is_as_it_was_at_that_event() -> None:
    """A hand of Leduc deals two cards before anybody is asked again; in between one hand is empty."""
    replay = replay_of("leduc")
    events = replay.played.driver.duel.events or []
    moved = 0
    while replay.forward(By.EVENT):
        event = events[replay.place.event - 1]
        if event.what == "dealt" and not replay.at_rest and event.zone is not None:
            zone = replay.read(lambda duel: duel.zones)[event.zone]
            assert [card.id for card in zone.cards] == [event.card]
            moved += 1
    assert moved > 3


@pytest.mark.parametrize("by", list(By))
def test_going_back_leads_through_the_same_stops(by: By) -> None:
    replay = replay_of("rift")
    there = [replay.index]
    while replay.forward(by):
        there.append(replay.index)
    if replay.index != there[-1]:
        there.append(replay.index)
    back = [replay.index]
    while replay.back(by):
        back.append(replay.index)
    assert back[::-1][-len(there) :] == there or back[::-1] == there
    assert replay.index == 0


def test_steps_by_turn_and_phase_begin_turns_and_phases() -> None:
    replay = replay_of("rift")
    turns = []
    while replay.forward(By.TURN):
        turns.append(replay.driver.duel.turn)
    assert turns == list(range(1, turns[-1] + 1))
    replay.go_to(1, 30)
    before = (replay.driver.duel.turn, replay.driver.duel.phase)
    replay.forward(By.PHASE)
    assert (replay.driver.duel.turn, replay.driver.duel.phase) != before
    replay.back(By.DECISION)
    assert (replay.driver.duel.turn, replay.driver.duel.phase) == before


def test_the_duels_of_a_match_follow_each_other(tmp_path: Path) -> None:
    path = written(rift(4, best_of=3), tmp_path)
    replay = Replay(path, find)
    assert [duel.number for duel in replay.duels] == list(range(1, len(replay.duels) + 1))
    for number in range(2, len(replay.duels) + 1):
        assert replay.forward(By.DUEL)
        assert replay.place == ReplayPlace(number, 0, replay.duels[number - 1].situations[0].events)
    replay.go_to(2, 5)
    assert len(replay.driver.given) == 5
    with pytest.raises(LookupError, match="duel 2 has no decision 9999"):
        replay.go_to(2, 9999)


def test_landmarks_are_the_key_events_and_both_ends() -> None:
    replay = replay_of("rift")
    marks = replay.landmarks(Viewer.BOTH)
    assert marks[0].words == "duel 1 begins"
    assert marks[-1].index == len(replay.places) - 1
    words = replay.ruleset.landmarks
    expected = [event for event in replay.played.driver.duel.events or [] if event.what in words]
    assert len(marks) == len(expected) + 2
    replay.go(marks[4].index)
    assert replay.log(Viewer.BOTH, 1)[0].words == marks[4].words


def test_a_game_without_landmarks_has_both_ends() -> None:
    replay = replay_of("leduc")
    assert [mark.index for mark in replay.landmarks(Viewer.PUBLIC)] == [0, len(replay.places) - 1]


def test_a_branch_continues_in_a_separate_journal(tmp_path: Path) -> None:
    replay = replay_of("rift")
    before = journal_of("rift").read_bytes()
    replay.go_to(1, 40)
    record = replay.branch(tmp_path)
    assert stands(record) == stands(play(_begun("rift"), 40))
    play(record)
    record.close()
    assert stands(record) == stands(play(_begun("rift")))
    assert record.path is not None
    origin = read_journal(record.path).header.origin
    assert origin is not None
    assert (origin.file, origin.duel, origin.decision) == (journal_of("rift").name, 1, 40)
    assert journal_of("rift").read_bytes() == before


def _begun(game: str) -> Record:
    record = Record(GAMES[game](SEEDS[game]))
    record.begin()
    return record


def test_a_branch_of_a_later_duel_brings_the_earlier_ones_along(tmp_path: Path) -> None:
    path = written(rift(4, best_of=3), tmp_path)
    replay = Replay(path, find)
    replay.go_to(2, 7)
    record = replay.branch(tmp_path)
    assert (record.number, len(record.driver.given), len(record.match.results)) == (2, 7, 1)
    play(record)
    assert stands(record) == stands(play(Record(rift(4, best_of=3))))


def test_a_branch_within_a_decision_begins_before_it(tmp_path: Path) -> None:
    replay = replay_of("leduc")
    while replay.at_rest:
        replay.forward(By.EVENT)
    record = replay.branch(tmp_path)
    assert len(record.driver.given) == replay.place.decision - 1


def test_another_answer_leads_elsewhere_and_shows_where_lines_differ() -> None:
    replay = replay_of("leduc")
    replay.go_to(1, 2)
    entry, prompt = replay.next_entry, replay.prompt
    assert entry is not None
    assert prompt is not None
    other = next(index for index in range(len(prompt.options)) if index != entry.given)
    line = replay.what_if(other)
    found = line.parting(Viewer.PUBLIC)
    assert found.played[: found.same] == found.other[: found.same]
    assert found.played[found.same] != found.other[found.same]
    assert state_digest(line.driver.duel) != state_digest(replay.driver.duel)
    with pytest.raises(AnswerError):
        replay.what_if(99)


def test_the_same_answer_followed_to_the_end_never_parts() -> None:
    replay = replay_of("rift")
    replay.go_to(1, 20)
    assert replay.next_entry is not None
    line = replay.what_if(replay.next_entry.given)  # type: ignore[arg-type]
    assert line.follow() == len(replay.played.entries) - 21
    found = line.parting(Viewer.BOTH)
    assert found.same == len(found.played) == len(found.other) > 50
    assert line.driver.result == replay.played.driver.result


def test_a_followed_line_stops_where_an_answer_does_not_fit() -> None:
    replay = replay_of("rift")
    parted = 0
    for decision in range(10, 60):
        replay.go_to(1, decision)
        assert replay.prompt is not None
        for index in range(len(replay.prompt.options)):
            if replay.prompt.single and replay.next_entry and index != replay.next_entry.given:
                line = replay.what_if(index)
                given = line.follow()
                assert len(line.driver.given) == decision + 1 + given
                parted += given < len(replay.played.entries) - decision - 1
    assert parted > 10


def test_an_answer_that_no_longer_fits_ends_the_replay_with_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    path = journal_of("leduc")
    fewer = {
        key: [leduc_module.Offer((CALL,), nothing_refused) for _ in offers]
        for key, offers in leduc_module.OFFERS.items()
    }
    monkeypatch.setattr(leduc_module, "OFFERS", fewer)
    replay = Replay(path, find)
    assert len(replay.notes) == 1
    assert "with other options" in replay.notes[0]
    assert path.name in replay.notes[0]
    assert str(path.parent) not in replay.notes[0]
    while replay.forward(By.DECISION):
        pass
    assert replay.place.decision == len(replay.played.entries) < len(replay.journal.duels[0].entries)


class NoSetup(leduc_module.Leduc):
    """Leduc whose set-up breaks down."""

    def setup(self, duel: Any) -> Script[None]:
        """Fail."""
        raise ValueError("no place for Jack of hearts")


def test_a_set_up_that_breaks_down_is_one_message_that_names_no_card() -> None:
    with pytest.raises(JournalError, match=r"broke down in the set-up of duel 1 \(ValueError\)$") as raised:
        Replay(journal_of("leduc"), lambda word: NoSetup())
    assert "Jack" not in str(raised.value)


def test_scripted_chance_that_does_not_fit_names_no_card(tmp_path: Path) -> None:
    setup = replace(leduc(), random=[["Nobody"]])
    create(tmp_path / "odd.jsonl", header_of(setup), DuelLine(duel=1)).close()
    for read in (lambda: Replay(tmp_path / "odd.jsonl", find), lambda: again(tmp_path / "odd.jsonl")):
        with pytest.raises(JournalError, match="the scripted random outcomes do not match") as raised:
            read()
        assert "Nobody" not in str(raised.value)


def test_a_position_that_cannot_be_laid_out_any_more_is_one_message(tmp_path: Path) -> None:
    setup = replace(rift(5), position={"turn": 1, "seat1": {"field": {"9Z9": "Nobody"}}})
    create(tmp_path / "odd.jsonl", header_of(setup), DuelLine(duel=1)).close()
    for read in (lambda: Replay(tmp_path / "odd.jsonl", find), lambda: again(tmp_path / "odd.jsonl")):
        with pytest.raises(JournalError, match="the position can no longer be set up: "):
            read()


def test_a_journal_in_which_nothing_was_begun_has_no_place(tmp_path: Path) -> None:
    record = Record.start(leduc(), tmp_path)
    assert record.path is not None
    assert Replay(record.path, find).places == []


def test_a_replay_reads_while_the_match_is_played(tmp_path: Path) -> None:
    record = play(Record.start(leduc(), tmp_path), 5)
    assert record.path is not None
    replay = Replay(record.path, find)
    assert len(replay.played.entries) == 4
    play(record, 1)
