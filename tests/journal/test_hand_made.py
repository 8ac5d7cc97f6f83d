"""Journals made by hand, with valid checksums: one message for each, and a missing bot loses no match."""

import json
from pathlib import Path

import pytest

from cardgame_tui.bots.registry import MissingBotError, known_seats, people_for_missing
from cardgame_tui.limits import DEEPEST, MOST_VALUES
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.resume import resume
from tests.journal.matches import find, leduc, written
from tests.journal.sealing import change_header, resealed, unsealed_lines


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The journal of an unfinished match."""
    return written(leduc(3, hands=3), tmp_path, 6)


def fault_of(path: Path) -> str:
    with pytest.raises(JournalError) as caught:
        resume(path, find_ruleset=find)
    (fault,) = caught.value.faults
    return str(fault).removeprefix(f"{path}:")


def test_sealing_a_journal_again_changes_nothing(path: Path) -> None:
    before = path.read_bytes()
    path.write_bytes(resealed(unsealed_lines(path)))
    assert path.read_bytes() == before


def test_an_answer_that_picked_nothing_at_all_is_no_line(path: Path) -> None:
    header, duel, first, *rest = unsealed_lines(path)
    changed = json.dumps(json.loads(first) | {"picked": [[]]})
    path.write_bytes(resealed([header, duel, changed, *rest]))
    assert fault_of(path).endswith("is not a journal line of this format")


def nest(depth: int) -> object:
    inner: object = 1
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize("depth", [DEEPEST, 900, 100_000])
def test_a_header_that_is_nested_too_deeply_is_one_message(path: Path, depth: int) -> None:
    header, *rest = unsealed_lines(path)
    deep = header.removesuffix("}") + ',"more":' + "[" * depth + "]" * depth + "}"
    path.write_bytes(resealed([deep, *rest]))
    assert "nested too deeply" in fault_of(path) or "damaged" in fault_of(path)


def test_a_header_within_the_limit_of_brackets_is_read(path: Path) -> None:
    change_header(path, more=nest(DEEPEST - 1))
    assert read_journal(path).header.names == ("Ann", "Bo")


def test_a_header_has_a_limit_of_values(path: Path) -> None:
    change_header(path, more=[1] * MOST_VALUES)
    assert "has more than" in fault_of(path)


def with_bot(path: Path, name: str = "clever") -> None:
    change_header(path, seats=["human", name])


def test_a_missing_bot_is_named_and_the_file_stays(path: Path) -> None:
    with_bot(path)
    before = path.read_bytes()
    with pytest.raises(MissingBotError) as caught:
        resume(path, find_ruleset=find, seats=known_seats)
    assert str(caught.value).startswith('seat 2 is played by the unknown bot "clever"; known: learner, ')
    assert caught.value.seat == 2
    assert path.read_bytes() == before


def test_a_person_takes_the_seat_of_a_missing_bot_for_good(path: Path) -> None:
    with_bot(path)
    record = resume(path, find_ruleset=find, seats=people_for_missing)
    assert record.setup.seats == ("human", "human")
    assert record.notes == ["seat 2 was played by clever, and is played by human from now on"]
    record.close()
    again = resume(path, find_ruleset=find, seats=known_seats)
    assert again.notes == []
    again.close()


def test_bots_that_are_known_keep_their_seats(path: Path) -> None:
    with_bot(path, "random")
    record = resume(path, find_ruleset=find, seats=people_for_missing)
    assert record.setup.seats == ("human", "random")
    record.close()


def test_a_damaged_journal_with_a_missing_bot_continues_in_a_new_file(path: Path) -> None:
    with_bot(path)
    path.write_bytes(path.read_bytes().replace(b'"n":4', b'"n":5'))
    record = resume(path, before=4, find_ruleset=find, seats=people_for_missing)
    assert record.path is not None
    assert read_journal(record.path).header.seats == ("human", "human")
    record.close()


def test_a_replay_of_a_match_with_a_missing_bot_branches_with_a_person(path: Path, tmp_path: Path) -> None:
    with_bot(path)
    record = Replay(path, find).branch(tmp_path, seats=people_for_missing)
    assert record.setup.seats == ("human", "human")
    record.close()


def test_a_line_of_an_older_version_names_no_seats(path: Path) -> None:
    resume(path, find_ruleset=find).close()
    lines = [json.loads(line) for line in unsealed_lines(path)]
    del lines[-1]["seats"]
    path.write_bytes(resealed(json.dumps(line, separators=(",", ":")) for line in lines))
    assert read_journal(path).header.seats == ("human", "human")
