"""The command ``present``."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.play.journal.saves import saved
from tests.ui.slide_shows import BLOCK, marked_block

Run = Callable[..., tuple[int, str, str]]


def test_it_shows_the_decisions_that_were_marked_at_the_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("mark\nWho is ahead?\n1\nmark\n\n1\nquit\n"))
    _, said, _ = run("play", "leduc", "--plain", "--seed", "7", "--privacy", "open")
    (found,) = saved()
    assert f"cardgame-tui present {found.path.name}" in said
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n\n"))
    code, out, _ = run("present", str(found.path), "--plain")
    assert code == 0
    assert "Who is ahead?" in out
    assert out.count("What would you do?") == 2


def test_a_match_without_marks_says_how_to_set_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    run("play", "leduc", "--plain", "--seed", "7", "--privacy", "open")
    (found,) = saved()
    code, out, said = run("present", str(found.path), "--plain")
    assert (code, out) == (2, "")
    assert said.count("\n") == 1
    assert "no decision of this match is marked: press # at a decision" in said


@pytest.mark.parametrize("text", ["", "no journal\n", '{"journal":"cardgame-tui","format":99}\n'])
def test_a_file_that_cannot_be_shown_is_one_message(run: Run, text: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text)
    code, out, said = run("present", str(path), "--plain")
    assert (code, out) == (2, "")
    assert str(path) in said


def test_a_changed_line_is_named(run: Run, tmp_path: Path) -> None:
    path = marked_block(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace(BLOCK, BLOCK.upper()), encoding="utf-8")
    code, _, said = run("present", str(path), "--plain")
    assert code == 2
    assert "the line was changed or damaged" in said


def test_without_a_terminal_it_names_plain(run: Run, tmp_path: Path) -> None:
    code, _, said = run("present", str(marked_block(tmp_path)))
    assert code == 2
    assert "--plain" in said
