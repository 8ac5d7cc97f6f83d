"""The list of saved matches: what each is and how far it has come, without playing anything."""

import os
import re
import time
from pathlib import Path

import pytest

from cardgame_tui.limits import LARGEST_JOURNAL, LONGEST_JOURNAL_HEADER, LONGEST_LISTED_END
from cardgame_tui.play.journal import saves
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.saves import Saves, new_path, newest_saved, saved, unfinished
from cardgame_tui.play.record import Record
from tests.journal.matches import again, leduc, play, rift, rune, written
from tests.lab.diary.played import SECONDS, played


def test_an_unfinished_match_is_described(tmp_path: Path) -> None:
    record = play(Record.start(rift(5), tmp_path), 60)
    (found,) = unfinished(tmp_path)
    assert (found.path, found.names, found.ruleset) == (record.path, ("Ann", "Bo"), "dimensional_rift")
    assert (found.duel, found.turn, found.over, found.fault) == (1, record.driver.duel.turn, False, "")
    assert found.rules.startswith("rift")
    assert 0 <= found.age < 60


def test_a_finished_match_is_saved_and_not_unfinished(tmp_path: Path) -> None:
    written(leduc(), tmp_path)
    assert [each.over for each in saved(tmp_path)] == [True]
    assert unfinished(tmp_path) == []


def test_an_undone_end_is_unfinished(tmp_path: Path) -> None:
    record = play(Record.start(leduc(), tmp_path))
    record.undo()
    (found,) = unfinished(tmp_path)
    assert found.turn == record.driver.duel.turn


def test_between_two_duels_a_match_is_unfinished(tmp_path: Path) -> None:
    record = Record.start(rift(4, best_of=3), tmp_path)
    record.begin()
    record.concede(1)
    (found,) = unfinished(tmp_path)
    assert (found.duel, found.ended, found.over) == (1, True, False)
    record.undo()
    assert not unfinished(tmp_path)[0].ended, "the end was undone"
    record.concede(1)
    record.begin()
    (found,) = unfinished(tmp_path)
    assert (found.duel, found.ended) == (2, False)
    record.concede(1)
    assert unfinished(tmp_path) == []


def test_only_a_duel_that_is_over_has_seconds(tmp_path: Path) -> None:
    whole = played(rune(), tmp_path)
    assert saved(tmp_path)[0].seconds > SECONDS
    lines = whole.read_bytes().splitlines(keepends=True)
    end = next(number for number, line in enumerate(lines) if b'"line":"result"' in line)
    whole.write_bytes(b"".join(lines[:end]))
    (found,) = saved(tmp_path)
    assert (found.ended, found.people, found.seconds) == (False, True, 0)


def test_seconds_that_are_no_number_are_no_seconds(tmp_path: Path) -> None:
    whole = played(rune(), tmp_path)
    whole.write_bytes(re.sub(rb'("line":"result".*"seconds":)[0-9.]+', rb"\1NaN", whole.read_bytes()))
    assert b"NaN" in whole.read_bytes()
    assert saved(tmp_path)[0].seconds == 0


def test_the_last_played_comes_first(tmp_path: Path) -> None:
    old, new = written(leduc(1), tmp_path, 5), written(leduc(2), tmp_path, 5)
    hour_ago = time.time() - 3600
    os.utime(old, (hour_ago, hour_ago))
    found = unfinished(tmp_path)
    assert [each.path for each in found] == [new, old]
    assert 3590 < found[1].age < 3700


def test_a_menu_reads_the_newest_and_counts_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [written(leduc(seed), tmp_path, 5) for seed in (1, 2, 3)]
    for hours, path in enumerate(paths, 1):
        os.utime(path, (time.time() - 3600 * hours,) * 2)
    assert newest_saved(tmp_path).older == 0
    monkeypatch.setattr(saves, "NEWEST", 2)
    found = newest_saved(tmp_path)
    assert ([each.path for each in found.matches], found.older) == (paths[:2], 1)
    assert newest_saved(tmp_path / "nowhere") == Saves([])


def test_incomplete_and_foreign_files_do_not_break_the_list(tmp_path: Path) -> None:
    path = written(leduc(), tmp_path, 9)
    before = unfinished(tmp_path)[0]
    with path.open("ab") as file:
        file.write(b'{"line":"answer","duel":1,"turn":99,"n"')
    (tmp_path / "text.jsonl").write_text("Dear diary\n", encoding="utf-8")
    (tmp_path / "list.jsonl").write_text("[1]\n", encoding="utf-8")
    (tmp_path / "empty.jsonl").write_bytes(b"")
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "later.jsonl").write_text(
        '{"line":"header","journal":"cardgame-tui","format":9,"names":["A","B"],"ruleset":"x"}\n', encoding="utf-8"
    )
    (tmp_path / "notes.txt").write_text("not looked at", encoding="utf-8")
    (found,) = unfinished(tmp_path)
    assert (found.path, found.turn) == (path, before.turn)
    faults = {each.path.name: each.fault for each in saved(tmp_path) if each.fault}
    assert faults == {
        "text.jsonl": "is not a journal of this program",
        "list.jsonl": "is not a journal of this program",
        "empty.jsonl": "is not a journal of this program",
        "folder.jsonl": "is not a regular file",
        "later.jsonl": "was made by a later version: format 9",
    }


@pytest.mark.parametrize("names", ["null", "[1, 2]", '["A"]', '"AB"'])
def test_a_header_that_is_not_right_is_a_fault(tmp_path: Path, names: str) -> None:
    line = f'{{"line":"header","journal":"cardgame-tui","format":1,"names":{names},"ruleset":"x"}}\n'
    (tmp_path / "odd.jsonl").write_text(line, encoding="utf-8")
    assert saved(tmp_path)[0].fault == "is not a journal of this program"


def test_a_header_without_its_line_break_is_not_listed_as_an_unfinished_match(tmp_path: Path) -> None:
    path = written(leduc(), tmp_path, 2)
    header, _, _ = path.read_bytes().partition(b"\n")
    path.write_bytes(header)
    assert saved(tmp_path)[0].fault == "the header was never finished"
    with pytest.raises(JournalError, match="the header was never finished"):
        again(path)


def test_only_the_ends_of_a_long_file_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(leduc(hands=100), tmp_path, 300)
    turn = unfinished(tmp_path)[0].turn
    data = path.read_bytes()
    middle = len(data) // 2
    path.write_bytes(data[:middle] + b"\0" * 1000 + data[middle:])
    assert unfinished(tmp_path)[0].turn == turn
    monkeypatch.setattr(saves, "_TAIL", 60)
    assert unfinished(tmp_path)[0].turn == turn, "a tail without a complete line is read further"


def test_a_folder_that_is_not_there_has_no_matches(tmp_path: Path) -> None:
    assert saved(tmp_path / "none") == []


def test_names_of_new_journals_differ(tmp_path: Path) -> None:
    names = {new_path("leduc", tmp_path) for _ in range(50)}
    assert len(names) == 50


def listed_fault(file: Path) -> str:
    (found,) = saved(file.parent)
    return found.fault


@pytest.mark.skipif(not Path("/dev/zero").is_char_device(), reason="there are no devices")
def test_a_link_to_an_endless_device_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "endless.jsonl").symlink_to("/dev/zero")
    assert listed_fault(tmp_path / "endless.jsonl") == "is not a regular file"


def test_a_file_at_the_limit_is_listed_and_a_larger_one_is_not(tmp_path: Path) -> None:
    path = written(leduc(), tmp_path, 9)
    data = path.read_bytes()
    header, rest = data[: data.index(b"\n") + 1], data[data.index(b"\n") + 1 :]
    for more, fault in ((0, ""), (1, f"has more than {LARGEST_JOURNAL} bytes")):
        with path.open("wb") as file:
            file.write(header)
            file.seek(LARGEST_JOURNAL + more - len(rest) - 1)
            file.write(b"\n" + rest)
        assert listed_fault(path) == fault


def test_only_so_much_of_the_end_is_read(tmp_path: Path) -> None:
    path = written(leduc(), tmp_path, 9)
    data = path.read_bytes()
    last = len(data.splitlines()[-1]) + 1
    path.write_bytes(data + b"\0" * (LONGEST_LISTED_END - last - 1))
    assert listed_fault(path) == ""
    path.write_bytes(data + b"\0" * LONGEST_LISTED_END)
    assert listed_fault(path) == f"has no readable line in its last {LONGEST_LISTED_END} bytes"


def test_the_size_of_a_header_is_limited(tmp_path: Path) -> None:
    path = tmp_path / "long.jsonl"
    fields = '{"journal":"cardgame-tui","format":1,"names":["A","B"],"ruleset":"x"}'
    path.write_text(fields.ljust(LONGEST_JOURNAL_HEADER - 1) + "\n")
    assert listed_fault(path) == ""
    path.write_text(fields.replace("}", "").ljust(LONGEST_JOURNAL_HEADER) + "}\n")
    assert listed_fault(path) == "is not a journal of this program"
