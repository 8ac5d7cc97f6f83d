"""Journals stored with every format there has been are still read; those of the small games still play."""

import json
import shutil
from pathlib import Path

import pytest

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.transcript import transcript
from cardgame_tui.play.journal.errors import MisfitError
from cardgame_tui.play.journal.header import FORMAT
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.viewer import Viewer
from tests.journal.matches import again, find

HERE = Path(__file__).parent
STORED = sorted(HERE.glob("format*/*.jsonl"))


def test_every_format_is_stored() -> None:
    assert {path.parent.name for path in STORED} == {f"format{number}" for number in range(1, FORMAT + 1)}


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_stored_journal_is_read_in_full(path: Path) -> None:
    journal = read_journal(path)
    kinds = [json.loads(line)["line"] for line in path.read_bytes().splitlines() if line.endswith(b'"}')]
    undone = sum(json.loads(line)["count"] for line in path.read_bytes().splitlines() if b'"line":"undo"' in line)
    (duel,) = journal.duels
    given = sum(kinds.count(kind) for kind in ("answer", "settled", "rule"))
    assert len(duel.entries) == given - undone
    assert duel.result is not None
    assert journal.header.names == ("Ann", "Bo")
    assert {"undo", "torn", "resumed", "result"} <= set(kinds)


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_stored_journal_plays_to_the_same_end_or_says_what_no_longer_fits(path: Path, tmp_path: Path) -> None:
    """The small games never change. Dimensional Rift may change with its rules; the program must report it."""
    copy = Path(shutil.copy(path, tmp_path))
    replay = Replay(copy, find)
    if path.stem in ("leduc", "sparks"):
        assert replay.notes == []
    if any("expected" in note for note in replay.notes):
        with pytest.raises(MisfitError):
            again(copy)
        return
    stored = read_journal(path).duels[0].result
    assert stored is not None
    differs = any("ends differently" in note for note in replay.notes)
    assert (again(copy).result == stored.result) or differs
    assert transcript(replay, Viewer.BOTH).count("\n") > 30
