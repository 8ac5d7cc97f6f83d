"""Resuming: all answers are there, wherever the file was cut; changed rules are noticed."""

import os
import pickle
from collections.abc import Mapping
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.prompt import Script, nothing_refused
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from tests.games import leduc as leduc_module
from tests.games.leduc import CALL, Leduc
from tests.journal.matches import GAMES, again, leduc, play, rift, stands, written


@pytest.mark.parametrize("game", GAMES)
def test_a_match_continues_as_if_never_interrupted(game: str, tmp_path: Path) -> None:
    path = written(GAMES[game](5), tmp_path, 20)
    record = again(path)
    assert record.notes == []
    assert stands(record) == stands(play(Record(GAMES[game](5)), 20))
    play(record)
    record.close()
    whole = play(Record(GAMES[game](5)))
    assert stands(record) == stands(whole) == stands(again(path))


class Harmful:
    """Leaves a folder behind when it is read."""

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, ("harm",)


@pytest.mark.parametrize("game", ["conquest", "rune", "containment", "archive"])
def test_a_match_is_resumed_from_its_journal_alone(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = written(GAMES[game](5), tmp_path / "saves", 260)
    assert not (tmp_path / "cache").exists(), "nothing of a match is kept but its journal"
    bookmark = tmp_path / "cache" / "cardgame-tui" / "bookmarks" / f"{path.stem}.bookmark"
    bookmark.parent.mkdir(parents=True)
    bookmark.write_bytes(b"{}\n" + pickle.dumps(Harmful()))
    opened: list[str] = []
    real = os.open

    def watched(name: Any, *rest: Any, **more: Any) -> int:
        opened.append(os.fspath(name))
        return real(name, *rest, **more)

    monkeypatch.setattr(os, "open", watched)
    record = again(path)
    record.close()
    assert {Path(name) for name in opened} == {path}
    assert not (tmp_path / "harm").exists()


def test_a_match_of_several_duels_continues(tmp_path: Path) -> None:
    begun = Record.start(rift(4, best_of=3), tmp_path)
    while begun.number < 2:
        play(begun, 1)
    play(begun, 30).close()
    assert begun.path is not None
    record = again(begun.path)
    assert stands(record) == stands(begun)
    assert record.number == 2
    assert stands(play(record)) == stands(play(Record(rift(4, best_of=3))))


def test_after_a_finished_duel_the_next_one_begins(tmp_path: Path) -> None:
    record = Record.start(rift(4, best_of=3), tmp_path)
    record.begin()
    while record.prompt is not None:
        play(record, 1)
    record.close()
    assert record.path is not None
    later = again(record.path)
    assert (later.number, later.prompt, len(later.match.results)) == (1, None, 1)
    assert stands(play(later)) == stands(play(Record(rift(4, best_of=3))))


def test_the_file_may_be_cut_at_every_byte_of_its_lines(tmp_path: Path) -> None:
    path = written(leduc(), tmp_path, 6)
    data = path.read_bytes()
    end = stands(play(Record(leduc())))
    for length in range(data.index(b"\n") + 1, len(data) + 1):
        path.write_bytes(data[:length])
        record = again(path)
        whole = data[:length].count(b"\n") - 2
        assert len(record.driver.given if record.begun else ()) == max(whole, 0)
        assert bool(record.notes) == (data[length - 1 : length] != b"\n")
        assert path.read_bytes().startswith(data[:length]), "the file is appended to, never rewritten"
        if length % 20 == 0:
            assert stands(play(record)) == end
        record.close()
        assert not path.exists() or read_journal(path).torn == b""


def test_it_may_be_cut_again_and_again(tmp_path: Path) -> None:
    path = written(leduc(), tmp_path, 3)
    for cut in range(1, 40):
        data = path.read_bytes()
        path.write_bytes(data + b'{"line":"answer","duel":1,"n":'[: cut % 31])
        record = play(again(path), 1 if cut % 9 == 0 else 0)
        record.close()
    assert stands(play(again(path))) == stands(play(Record(leduc())))


def test_undone_answers_can_be_redone_after_resuming(tmp_path: Path) -> None:
    record = play(Record.start(leduc(), tmp_path), 8)
    before = stands(record)
    record.undo(3)
    record.close()
    assert record.path is not None
    later = again(record.path)
    while later.can_redo:
        later.redo()
    assert stands(later) == before


class BreakingLeduc(Leduc):
    """Leduc that breaks down over the fifth decision."""

    def turn(self, duel: Any) -> Script[None]:
        script = super().turn(duel)
        prompt = next(script)
        while True:
            answer = yield prompt
            if len([event for event in duel.events or () if event.rule == "LE-4"]) == 4:
                raise KeyError("the table is gone")
            try:
                prompt = script.send(answer)
            except StopIteration:
                return


def test_a_fault_of_the_rules_leaves_the_answer_in_the_file_and_resume_can_stop_before_it(tmp_path: Path) -> None:
    broken = BreakingLeduc()
    setup = leduc()
    record = Record.start(replace(setup, ruleset=broken), tmp_path)
    record.begin()
    with pytest.raises(KeyError):
        play(record)
    place = len(record.driver.given)
    record.close()
    assert record.path is not None
    with pytest.raises(JournalError, match=r"the rules broke down \(KeyError\)") as raised:
        resume(record.path, find_ruleset=lambda word: broken)
    assert f"decision {place} of duel 1: " in str(raised.value)
    assert f"--before {place}" in str(raised.value)
    later = resume(record.path, before=place, find_ruleset=lambda word: broken)
    assert (later.number, len(later.driver.given)) == (1, place - 1)
    later.close()
    assert stands(play(again(record.path))) == stands(play(Record(leduc())))


def test_before_names_an_existing_decision(tmp_path: Path) -> None:
    path = written(leduc(), tmp_path, 5)
    size = path.stat().st_size
    with pytest.raises(JournalError, match="duel 1 has decisions 1 to 4, not 9"):
        again(path, before=9)
    assert path.stat().st_size == size


def test_another_version_and_changed_cards_are_reported(tmp_path: Path) -> None:
    path = written(rift(), tmp_path, 12)
    record = again(path)
    name = next(iter(record.setup.decks[0]["main"]))
    record.close()
    ruleset = type(record.setup.ruleset)()
    printed: Any = dict(record.setup.cards)
    other = next(each for each in printed.values() if each.kind == printed[name].kind and each.name != name)
    swapped: Mapping[str, Printed] = {**printed, name: _renamed(other, name)}
    ruleset.version = "9.9"
    ruleset.cards_for = lambda options: swapped  # type: ignore[method-assign]
    notes = resume(path, find_ruleset=lambda word: ruleset).notes
    assert notes == [
        "Dimensional Rift is now version 9.9; the match began with " + record.setup.ruleset.version,
        "the cards in play have changed since this match began",
    ]


def _renamed(printed: Any, name: str) -> Any:
    twin = copy(printed)
    twin.name = name
    return twin


def test_an_answer_that_no_longer_fits_is_refused_with_what_was_expected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(leduc(), tmp_path, 9)
    data = path.read_bytes()
    fewer = {
        key: [leduc_module.Offer((CALL,), nothing_refused) for _ in offers]
        for key, offers in leduc_module.OFFERS.items()
    }
    monkeypatch.setattr(leduc_module, "OFFERS", fewer)
    with pytest.raises(JournalError) as raised:
        again(path)
    message = str(raised.value)
    assert message.startswith(f"{path}:")
    assert "expected `bet` of seat" in message
    assert "found `bet` of seat" in message
    assert path.read_bytes() == data


def test_a_question_that_is_not_asked_any_more_is_refused(tmp_path: Path) -> None:
    path = written(leduc(), tmp_path, 9)

    class Quiet(Leduc):
        def turn(self, duel: Any) -> Script[None]:
            duel.record_result(0, "LE-11", "level")
            yield from ()

    with pytest.raises(JournalError, match=r"expected `bet` of seat 1 .* but the duel is over"):
        resume(path, find_ruleset=lambda word: Quiet())
