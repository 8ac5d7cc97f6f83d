"""Writing: an answer is on the disk before it takes effect, and every failure is reported immediately."""

import os
import resource
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.lines import ResultLine
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.journal.record_lines import Written
from cardgame_tui.play.record import Record
from tests.journal.matches import again, leduc, play, rift, stands, step, written


def begun(folder: Path, decisions: int = 5) -> Record:
    return play(Record.start(leduc(), folder), decisions)


def entries(record: Record) -> int:
    """How many answers of the last duel are in the file."""
    assert record.path is not None
    return len(read_journal(record.path).duels[-1].entries)


def test_every_answer_is_synced_before_it_takes_effect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = begun(tmp_path)
    synced: list[tuple[int, int]] = []

    def fsync(descriptor: int) -> None:
        synced.append((entries(record), len(record.driver.given)))

    monkeypatch.setattr(os, "fsync", fsync)
    before = len(record.driver.given)
    step(record)
    assert synced == [(before + 1, before)]


def full_disk(record: Record, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let the disk be full; what is returned makes room again."""
    assert record.path is not None
    full = os.open("/dev/full", os.O_WRONLY)
    monkeypatch.setattr(os, "write", lambda descriptor, data: _write_to(full, data))
    return monkeypatch.undo


def _write_to(descriptor: int, data: memoryview, real: Callable[[int, memoryview], int] = os.write) -> int:
    return real(descriptor, data)


def failing_sync(record: Record, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let the disk fail after a line is in the file."""

    def fsync(descriptor: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fsync)
    return monkeypatch.undo


def half_written(record: Record, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let no more than half a line fit."""
    assert record.path is not None
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (record.path.stat().st_size + 30, old[1]))
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, old)


TROUBLES = {"full disk": full_disk, "failing sync": failing_sync, "half a line": half_written}


@pytest.mark.parametrize("name", TROUBLES)
def test_an_answer_that_cannot_be_written_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    record = begun(tmp_path)
    before, prompt = stands(record), record.prompt
    make_room = TROUBLES[name](record, monkeypatch)
    try:
        with pytest.raises(JournalError, match="cannot be written: ") as raised:
            step(record)
    finally:
        make_room()
    assert len(raised.value.faults) == 1
    assert stands(record) == before
    assert record.prompt is prompt
    with pytest.raises(JournalError, match="is no longer being written"):
        step(record)


@pytest.mark.parametrize("name", TROUBLES)
def test_after_room_was_made_the_file_is_brought_in_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    record = begun(tmp_path)
    make_room = TROUBLES[name](record, monkeypatch)
    try:
        with pytest.raises(JournalError):
            step(record)
    finally:
        make_room()
    record.save_again()
    assert entries(record) == len(record.driver.given)
    play(record)
    record.close()
    assert record.path is not None
    assert stands(again(record.path)) == stands(play(Record(leduc())))


@pytest.mark.parametrize("name", TROUBLES)
@pytest.mark.parametrize("duel", [1, 2])
def test_a_duel_whose_beginning_was_not_written_begins_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, duel: int
) -> None:
    record = Record.start(rift(5, best_of=3), tmp_path)
    for _ in range(1, duel):
        record.begin()
        record.concede(1)
    make_room = TROUBLES[name](record, monkeypatch)
    try:
        with pytest.raises(JournalError):
            record.begin()
    finally:
        make_room()
    assert record.number == duel - 1
    record.save_again()
    record.begin()
    play(record, 3)
    record.close()
    assert record.path is not None
    assert [each.number for each in read_journal(record.path).duels] == list(range(1, duel + 1))
    assert stands(again(record.path)) == stands(record)


def test_an_end_whose_result_line_is_missing_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = begun(tmp_path)
    write = record._journal.write

    def no_result(*lines: Written) -> None:
        if isinstance(lines[0], ResultLine):
            raise JournalError([])
        write(*lines)

    monkeypatch.setattr(record._journal, "write", no_result)
    with pytest.raises(JournalError):
        play(record)
    monkeypatch.undo()
    assert record.result is not None
    record.save_again()
    assert record.path is not None
    assert read_journal(record.path).over


def test_a_duel_can_continue_unsaved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = begun(tmp_path)
    make_room = full_disk(record, monkeypatch)
    with pytest.raises(JournalError):
        step(record)
    make_room()
    record.go_unsaved()
    assert record.path is None
    assert stands(play(record)) == stands(play(Record(leduc())))


def remove(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    copy = path.read_bytes()
    path.unlink()
    path.write_bytes(copy)


def write_into(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"hello\n")


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (remove, "it is no longer in its folder"),
        (replace, "another file has replaced it"),
        (write_into, "something else has written to it"),
    ],
)
def test_a_file_that_is_not_ours_any_more_is_noticed(
    tmp_path: Path, harm: Callable[[Path], None], words: str
) -> None:
    record = begun(tmp_path)
    assert record.path is not None
    harm(record.path)
    with pytest.raises(JournalError, match=words):
        step(record)


@pytest.mark.parametrize("other", ["a match", "a note", "nothing"])
def test_another_file_in_its_place_is_never_written_to(tmp_path: Path, other: str) -> None:
    record = begun(tmp_path)
    assert record.path is not None
    kinds = {
        "a match": written(leduc(2), tmp_path / "other", 5).read_bytes(),
        "a note": b"Dear diary",
        "nothing": b"",
    }
    record.path.unlink()
    record.path.write_bytes(kinds[other])
    with pytest.raises(JournalError):
        step(record)
    record.path.write_bytes(kinds[other])
    for _ in range(2):
        with pytest.raises(JournalError, match="now holds a different match"):
            record.save_again()
        assert record.path.read_bytes() == kinds[other]
    with pytest.raises(JournalError, match="is no longer being written"):
        step(record)


def test_two_programs_do_not_play_one_match(tmp_path: Path) -> None:
    record = begun(tmp_path)
    assert record.path is not None
    size = record.path.stat().st_size
    with pytest.raises(JournalError, match="is open in another program"):
        again(record.path)
    assert record.path.stat().st_size == size
    step(record)
    record.close()
    again(record.path).close()


def test_a_folder_that_cannot_be_made_is_reported_before_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(JournalError, match="cannot be made: "):
        Record.start(leduc(), tmp_path / "file" / "saves")


def test_a_read_only_folder_is_reported_before_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(JournalError, match="cannot be made: permission denied"):
        Record.start(leduc(), tmp_path)


def test_a_header_that_does_not_fit_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "write", lambda descriptor, data: _no_space())
    with pytest.raises(JournalError, match="no space left"):
        Record.start(leduc(), tmp_path)
    assert list(tmp_path.iterdir()) == []


def _no_space() -> int:
    raise OSError(28, "No space left on device")


def test_a_match_in_which_nothing_was_answered_leaves_no_file(tmp_path: Path) -> None:
    record = begun(tmp_path, 1)
    assert len(list(tmp_path.iterdir())) == 1
    record.close()
    assert list(tmp_path.iterdir()) == []


def test_neither_a_players_name_nor_a_card_is_in_the_files_name(tmp_path: Path) -> None:
    record = begun(tmp_path)
    assert record.path is not None
    assert record.path.name.split("-")[2] == "leduc"
    assert "Ann" not in record.path.name


def test_only_the_owner_may_read_a_journal(tmp_path: Path) -> None:
    record = begun(tmp_path)
    assert record.path is not None
    assert record.path.stat().st_mode & 0o077 == 0
