"""Bookmarks: a long duel is resumed without giving all answers again, and is the same as with all of them."""

import json
import os
import pickle
import stat
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.play.bookmark import bookmark as bookmark_module
from cardgame_tui.play.bookmark.bookmark import LEAST, MOST_KEPT, bookmark_of
from cardgame_tui.play.bookmark.pickling import read
from cardgame_tui.play.bookmark.stamp import stamp_of
from cardgame_tui.play.record import Record
from cardgame_tui.play.running_duel import RunningDuel
from tests.journal.matches import GAMES, again, conquest, play, stands
from tests.journal.matches import written as played

LONG_GAMES = {"conquest": 5, "rift": 33, "containment": 5, "archive": 5}
"""Games whose duels are long enough for a bookmark, each with the seed of one that is."""
DECISIONS = 260


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Collects the answers that are given again in a resume."""
    found: list[object] = []
    replay = RunningDuel.replay

    def watched(self: RunningDuel, line: Any) -> None:
        found.append(line)
        replay(self, line)

    monkeypatch.setattr(RunningDuel, "replay", watched)
    return found


def long_match(folder: Path, seed: int = 1) -> Path:
    """A duel of conquest that was left in the middle; it has a bookmark."""
    path = played(conquest(seed), folder, DECISIONS)
    assert bookmark_of(path).exists()
    return path


def memory(record: Record) -> tuple[object, ...]:
    """What a running duel remembers of each decision."""
    duel = record.duel
    return duel.lines, [duel.situation(count) for count in range(1, len(duel.lines) + 1)], duel.undone


@pytest.mark.parametrize("game", LONG_GAMES)
def test_from_a_bookmark_a_match_is_as_if_all_answers_were_given(
    game: str, tmp_path: Path, given: list[object]
) -> None:
    setup = GAMES[game](LONG_GAMES[game])
    path = played(setup, tmp_path, DECISIONS)
    assert bookmark_of(path).exists()
    whole = play(Record(setup), DECISIONS)
    given.clear()
    record = again(path)
    assert len(given) < DECISIONS - LEAST
    assert stands(record) == stands(whole)
    assert memory(record) == memory(whole)
    assert stands(play(record)) == stands(play(whole))
    record.close()
    assert not bookmark_of(path).exists(), "a duel that is over needs none"


@pytest.mark.parametrize("back", [1, 40, 200])
def test_undo_goes_back_before_a_bookmark(back: int, tmp_path: Path) -> None:
    path = long_match(tmp_path)
    record, whole = again(path), play(Record(conquest()), DECISIONS)
    assert record.learned_since(back) == whole.learned_since(back)
    for each in (record, whole):
        each.undo(back)
        each.redo()
    assert stands(record) == stands(whole)
    assert memory(record) == memory(whole)
    record.close()
    assert stands(again(path)) == stands(whole)


def test_a_match_is_resumed_before_its_bookmark(tmp_path: Path) -> None:
    record = again(long_match(tmp_path), before=50)
    assert len(record.duel.lines) == 49
    assert stands(record) == stands(play(Record(conquest()), 50))


def test_a_branch_begins_before_a_bookmark(tmp_path: Path) -> None:
    record = again(long_match(tmp_path))
    whole = play(Record(conquest()), DECISIONS)
    for decisions in (0, 7, 130):
        assert state_digest(record.driver.fork(decisions).duel) == state_digest(whole.driver.fork(decisions).duel)


def test_answers_undone_in_the_file_end_the_use_of_its_bookmark(tmp_path: Path, given: list[object]) -> None:
    path = long_match(tmp_path)
    kept = bookmark_of(path).read_bytes()
    record = again(path)
    record.undo(200)
    play(record, 190)
    end = stands(record)
    record.close()
    bookmark_of(path).write_bytes(kept)  # the older one, made before the undo
    given.clear()
    assert stands(again(path)) == end
    assert len(given) >= len(record.duel.lines)


@pytest.mark.parametrize("part", ["head", "middle", "end", "all"])
def test_a_damaged_bookmark_is_not_used(part: str, tmp_path: Path, given: list[object]) -> None:
    path = long_match(tmp_path)
    place = bookmark_of(path)
    data = place.read_bytes()
    at = {"head": 12, "middle": len(data) // 2, "end": len(data) - 1, "all": 0}[part]
    place.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :] if part != "all" else b"")
    given.clear()
    assert stands(again(path)) == stands(play(Record(conquest()), DECISIONS))
    assert len(given) >= DECISIONS


def test_other_rules_do_not_use_a_bookmark(
    tmp_path: Path, given: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = long_match(tmp_path)
    monkeypatch.setattr(bookmark_module, "stamp_of", lambda ruleset: b"other rules")
    given.clear()
    assert stands(again(path)) == stands(play(Record(conquest()), DECISIONS))
    assert len(given) >= DECISIONS


def test_the_bookmark_of_another_match_is_not_used(tmp_path: Path) -> None:
    path, other = long_match(tmp_path), long_match(tmp_path / "other", seed=2)
    bookmark_of(path).write_bytes(bookmark_of(other).read_bytes())
    assert stands(again(path)) == stands(play(Record(conquest()), DECISIONS))


class Harmful:
    """Leaves a file behind when it is read."""

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, ("harm",)


def test_a_bookmark_names_only_values_of_engine_and_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = long_match(tmp_path)
    driver = play(Record(conquest()), 1).driver
    with pytest.raises(pickle.UnpicklingError, match="is no part of a duel"):
        read(pickle.dumps(Harmful()), driver.duel, driver.ruleset)
    place, data = bookmark_of(path), path.read_bytes()
    harm = pickle.dumps(Harmful())
    head = bookmark_module._head(data, DECISIONS - 60, driver.ruleset, harm)
    place.write_bytes(json.dumps(head._asdict()).encode() + b"\n" + harm)
    assert stands(again(path)) == stands(play(Record(conquest()), DECISIONS))
    assert not (tmp_path / "harm").exists()


def test_a_bookmark_names_no_function_that_keeps_matches() -> None:
    driver = play(Record(conquest()), 1).driver
    for function in (bookmark_module._write, bookmark_module.keep_place):
        with pytest.raises(pickle.UnpicklingError, match="is no part of a duel"):
            read(pickle.dumps(function), driver.duel, driver.ruleset)


def test_only_its_owner_reads_a_bookmark(tmp_path: Path) -> None:
    place = bookmark_of(long_match(tmp_path))
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    assert stat.S_IMODE(place.parent.stat().st_mode) == 0o700


def test_a_short_duel_has_no_bookmark(tmp_path: Path) -> None:
    assert not bookmark_of(played(conquest(), tmp_path, LEAST // 2)).exists()


def test_few_bookmarks_stay(tmp_path: Path) -> None:
    place = bookmark_of(long_match(tmp_path))
    for number in range(MOST_KEPT + 3):
        old = place.with_name(f"old-{number}{place.suffix}")
        old.write_bytes(b"")
        os.utime(old, (number, number))
    newest = bookmark_of(long_match(tmp_path / "next", seed=3))
    kept = {each.name for each in place.parent.iterdir()}
    assert len(kept) == MOST_KEPT
    assert {newest.name, place.name} <= kept
    assert "old-4.bookmark" not in kept


def test_without_a_home_matches_close_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(journal: Path) -> Path:
        raise OSError("no home")

    monkeypatch.setattr(bookmark_module, "bookmark_of", nowhere)
    path = played(conquest(), tmp_path, DECISIONS)
    assert stands(again(path)) == stands(play(Record(conquest()), DECISIONS))


def test_a_changed_file_of_a_game_changes_its_stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "stamped_game"
    (package / "cards").mkdir(parents=True)
    cards = package / "cards" / "set.toml"
    cards.write_text("one")
    (package / "__init__.py").write_text("from tests.games.brawl import Brawl\nclass Stamped(Brawl): pass\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = import_module("stamped_game").Stamped()
    before = stamp_of(game)
    assert stamp_of(game) == before
    cards.write_text("three")
    assert stamp_of(game) != before


@pytest.mark.parametrize("kind", ["pipe", "link", "folder"])
def test_something_else_in_its_place_does_no_harm(kind: str, tmp_path: Path) -> None:
    path = long_match(tmp_path)
    place, other = bookmark_of(path), tmp_path / "other"
    other.write_text("mine")
    place.unlink()
    {"pipe": os.mkfifo, "link": lambda each: each.symlink_to(other), "folder": Path.mkdir}[kind](place)
    record = play(again(path), LEAST)
    end = stands(record)
    record.close()
    assert other.read_text() == "mine"
    assert place.is_file() == (kind != "folder")
    assert stands(again(path)) == end


def test_a_bookmark_that_is_too_large_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bookmark_module, "LARGEST_BOOKMARK", 100)
    assert not bookmark_of(played(conquest(), tmp_path, DECISIONS)).exists()
