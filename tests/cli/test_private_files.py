"""What files of a match others on the machine may read: none with a hand or the seed in it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardgame_tui.files import make_private_folder, write_private
from cardgame_tui.paths import saves_dir
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.marks import mark
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.replay.taken_home import write_share_page, write_transcript
from tests.journal.matches import find, leduc, play, rift

pytestmark = pytest.mark.skipif(os.name != "posix", reason="files have no such modes")

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def readable_by_all(run: Run) -> Iterator[None]:
    """What a system gives new files that do not ask for less."""
    old = os.umask(0o022)
    yield
    os.umask(old)


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def modes_below(folder: Path) -> set[tuple[bool, int]]:
    return {(path.is_dir(), mode(path)) for path in (folder, *folder.rglob("*"))}


def test_journals_marks_transcripts_and_pages_are_their_owners() -> None:
    record = play(Record.start(rift(3), saves_dir()), 40)
    mark(record.driver, record.setup)
    record.close()
    assert record.path is not None
    for eyes in Viewer:
        write_transcript(Replay(record.path, find), eyes)
        write_share_page(Replay(record.path, find), eyes)
    assert len(list(saves_dir().rglob("*"))) == 2 + 2 + 4 + 1 + 4
    assert modes_below(saves_dir()) == {(True, 0o700), (False, 0o600)}


def test_a_first_mark_leaves_its_new_folder_private() -> None:
    record = play(Record(rift(3)), 40)
    mark(record.driver, record.setup)
    assert modes_below(saves_dir()) == {(True, 0o700), (False, 0o600)}


def test_a_transcript_of_the_command_line_is_its_owners(run: Run, tmp_path: Path) -> None:
    record = play(Record.start(leduc(), saves_dir()))
    record.close()
    target = tmp_path / "text.txt"
    assert run("replay", str(record.path), "--transcript", str(target), "--as", "open")[0] == 0
    assert mode(target) == 0o600


def test_a_file_readable_by_all_becomes_private_when_rewritten(tmp_path: Path) -> None:
    path = tmp_path / "text.txt"
    path.write_text("old and longer")
    assert mode(path) == 0o644
    write_private(path, "new")
    assert (path.read_text(), mode(path)) == ("new", 0o600)


def test_a_link_is_never_written_through(tmp_path: Path) -> None:
    kept, link, nowhere = tmp_path / "kept.txt", tmp_path / "link.txt", tmp_path / "nowhere.txt"
    kept.write_text("kept")
    link.symlink_to(kept)
    write_private(link, "new")
    nowhere.symlink_to(tmp_path / "gone.txt")
    with pytest.raises(FileExistsError):
        write_private(nowhere, "new", new=True)
    assert (kept.read_text(), link.read_text(), link.is_symlink()) == ("kept", "new", False)
    assert sorted(path.name for path in tmp_path.glob("*.txt")) == ["kept.txt", "link.txt", "nowhere.txt"]


def test_a_file_that_cannot_be_written_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "text.txt"
    write_private(path, "old")
    monkeypatch.setattr(os, "fchmod", lambda number, mode: os.close(-1))
    with pytest.raises(OSError, match="Bad file descriptor"):
        write_private(path, "new")
    assert [(each.name, each.read_text()) for each in tmp_path.glob("*text*")] == [("text.txt", "old")]
    assert not list(tmp_path.glob(".new-*"))


def test_an_existing_folder_keeps_its_mode(tmp_path: Path) -> None:
    make_private_folder(tmp_path / "a" / "b")
    assert [mode(tmp_path / "a"), mode(tmp_path / "a" / "b")] == [0o700, 0o700]
    (tmp_path / "a").chmod(0o755)
    make_private_folder(tmp_path / "a" / "b")
    assert mode(tmp_path / "a") == 0o755
