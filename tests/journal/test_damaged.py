"""A damaged line in a journal: the match continues before it in a new file; the damaged file is not changed."""

from pathlib import Path

import pytest

from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.reader import DamagedError, Journal, as_journal, read_journal
from cardgame_tui.play.journal.writer import open_again
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from tests.journal.matches import again, leduc, play, rift, sparks, stands, step, written


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which new journals are made."""
    folder = tmp_path / "saves"
    monkeypatch.setattr("cardgame_tui.play.journal.saves.saves_dir", lambda: folder)
    return folder


def damaged(path: Path, line: int) -> bytes:
    """Change one byte in the middle of a line, and return what the file holds then."""
    lines = path.read_bytes().splitlines(keepends=True)
    raw = lines[line - 1]
    middle = len(raw) // 2
    lines[line - 1] = raw[:middle] + bytes([raw[middle] ^ 1]) + raw[middle + 1 :]
    path.write_bytes(b"".join(lines))
    return path.read_bytes()


def error_in(path: Path) -> DamagedError:
    """What resuming says of a damaged file."""
    with pytest.raises(DamagedError) as raised:
        again(path)
    return raised.value


def held(journal: Journal) -> list[object]:
    """The answers in each duel of a journal, without undone ones."""
    return [(duel.number, duel.entries) for duel in journal.duels]


def several_duels(folder: Path) -> Path:
    """A match in its second duel, with an undo in the first one."""
    record = play(Record.start(rift(4, best_of=3), folder), 12)
    record.undo(3)
    while record.number < 2:
        step(record)
    play(record, 5).close()
    assert record.path is not None
    return record.path


def test_a_match_continues_before_any_damaged_line(tmp_path: Path, saves: Path) -> None:
    path = several_duels(tmp_path)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    decisions = len(as_journal(path, whole).duels[0].entries)
    numbers = [*range(2, 20), *range(len(lines) - 12, len(lines) + 1)]
    for number in numbers:
        path.write_bytes(whole)
        data = damaged(path, number)
        error = error_in(path)
        assert f"{path}:{number}: the line was changed or damaged" in str(error)
        assert f"--before {error.decision}" in str(error)
        record = again(path, before=error.decision)
        assert path.read_bytes() == data, "a damaged file is never changed"
        assert record.path is not None
        assert record.path.parent == saves
        assert record.notes == [
            f"{path.name} is damaged and is not changed; the match continues in {record.path.name}",
        ]
        sound = as_journal(path, b"".join(lines[: number - 1]))
        assert held(read_journal(record.path)) == held(sound)
        over = bool(sound.duels) and len(sound.duels[0].entries) == decisions
        assert bool(record.match.results) is over, "a duel that was over is over again"
        record.close()


@pytest.mark.parametrize("setup", [leduc(), sparks(3)])
def test_it_continues_to_the_same_end(setup: Setup, tmp_path: Path) -> None:
    path = written(setup, tmp_path, 20)
    damaged(path, 9)
    record = play(again(path, before=error_in(path).decision))
    record.close()
    assert record.path is not None
    assert stands(record) == stands(play(Record(setup))) == stands(again(record.path))


def test_it_can_be_resumed_before_but_not_after_the_damage(tmp_path: Path, saves: Path) -> None:
    path = written(leduc(), tmp_path, 20)
    damaged(path, 9)
    assert error_in(path).decision == 7
    with pytest.raises(JournalError, match="duel 1 has 6 decisions, not 7"):
        again(path, before=8)
    assert not saves.exists(), "nothing was made"
    assert len(again(path, before=3).driver.given) == 2


def test_the_new_file_names_its_origin_and_is_removed_if_unused(tmp_path: Path, saves: Path) -> None:
    path = written(leduc(), tmp_path, 9)
    damaged(path, 5)
    record = again(path, before=3)
    record.close()
    assert record.path is not None
    origin = read_journal(record.path).header.origin
    assert origin is not None
    assert (origin.file, origin.duel, origin.decision) == (path.name, 1, 2)
    record.path.unlink()
    damaged(path, 2)
    unplayed = again(path, before=1)
    assert not unplayed.begun
    unplayed.close()
    assert list(saves.iterdir()) == []


def test_a_damaged_file_that_is_not_resumed_is_unlocked(tmp_path: Path) -> None:
    path = written(leduc(), tmp_path, 9)
    damaged(path, 5)
    error_in(path)
    again(path, before=2).close()
    writer, _, _ = open_again(path)
    writer.close()


def test_a_damaged_header_has_no_way_on(tmp_path: Path) -> None:
    path = written(leduc(), tmp_path, 9)
    damaged(path, 1)
    with pytest.raises(JournalError) as raised:
        again(path, before=1)
    assert not isinstance(raised.value, DamagedError)
    assert "--before" not in str(raised.value)
