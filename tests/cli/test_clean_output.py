"""The command line prints no terminal control characters from any source."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.cleaning import clean_text
from cardgame_tui.commands.shared.output import clean_output, stream_below
from tests.journal.matches import leduc, written
from tests.journal.sealing import change_header

Run = Callable[..., tuple[int, str, str]]

EVIL = "a\x1b]0;title\x07\x9b2J\u202eb\u2066\u200b\x7f\r"
"""Sets the title, clears the screen, turns the direction of writing, hides."""

CLEANED = "a]0;title2Jb"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with files of an evil name."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "files").mkdir()
    for kind in ("deck", "scenario"):
        (tmp_path / "files" / f"{kind}{EVIL}.toml").write_text("name = 1\n")
    return tmp_path


TYPED = {
    "a folder of decks": ("decks", "check", "files"),
    "a folder of scenarios": ("check", "files"),
    "a file": ("decks", "check", EVIL),
    "a journal": ("resume", EVIL, "--plain"),
    "a replay": ("replay", EVIL, "--plain"),
    "a game": ("rules", EVIL),
    "a rule": ("rules", "leduc", EVIL),
    "a card": ("cards", "leduc", EVIL),
    "a variant": ("variants", "leduc", EVIL),
    "a bot": ("play", "leduc", "--plain", "--seat1", EVIL),
    "a number": ("simulate", "leduc", "--games", EVIL),
    "a setting": ("options", "leduc", "--set", f"{EVIL}={EVIL}"),
    "a deck": ("play", "leduc", "--plain", "--deck1", EVIL),
    "a command": (EVIL,),
    "an argument": ("where", f"--{EVIL}"),
}


@pytest.mark.parametrize("arguments", TYPED.values(), ids=list(TYPED))
def test_typed_words_and_file_names_are_cleaned(run: Run, folder: Path, arguments: tuple[str, ...]) -> None:
    code, out, said = run(*arguments)
    assert code != 0
    assert out + said == clean_text(out + said)
    assert "]0;title" in out + said


def test_names_in_the_list_of_matches_are_cleaned(run: Run, folder: Path) -> None:
    saves = folder / "home" / "cardgame-tui" / "saves"
    for number in (1, 2):
        change_header(written(leduc(number), saves, 5), names=[EVIL, "Bo"])
    code, out, _ = run("resume")
    assert code == 0
    assert f"{CLEANED} - Bo" in out
    assert out == clean_text(out)


def test_the_streams_are_restored_afterwards(run: Run) -> None:
    before = sys.stdout, sys.stderr
    run("rulesets")
    run("no such command")
    assert (sys.stdout, sys.stderr) == before


def test_text_printed_in_parts_is_cleaned(monkeypatch: pytest.MonkeyPatch) -> None:
    below = io.StringIO()
    monkeypatch.setattr("sys.stdout", below)
    monkeypatch.setattr("sys.stderr", None)
    with clean_output():
        assert sys.stdout is not below
        assert sys.stdout.write(EVIL) == len(EVIL)
        sys.stdout.writelines([EVIL, "two\nlines\ttab"])
        assert stream_below(sys.stdout) is below
        assert sys.stderr is None
    assert below.getvalue() == f"{CLEANED}{CLEANED}two\nlines tab"
    assert stream_below(below) is below
