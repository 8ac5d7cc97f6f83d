"""A user whom the system does not know, without a home folder: games play, and a message says what is missing."""

import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the home of a user is found otherwise")

Run = Callable[..., tuple[int, str, str]]

MESSAGE = "no home folder for this program's files: set HOME"


@pytest.fixture
def homeless(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run the command line as such a user, in an empty folder."""
    import pwd

    def unknown(user: object) -> NoReturn:
        raise KeyError(user)

    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(variable)
    monkeypatch.setattr(pwd, "getpwuid", unknown)
    monkeypatch.chdir(tmp_path)
    return run


def test_where_reports_what_is_missing(homeless: Run) -> None:
    assert homeless("where") == (2, "", f"cardgame-tui: {MESSAGE}\n")


def test_there_is_nothing_to_resume(homeless: Run) -> None:
    assert homeless("resume") == (2, "", f"cardgame-tui: saves: {MESSAGE}\n")


@pytest.mark.parametrize(
    "arguments",
    [("rulesets",), ("options", "leduc"), ("variants", "leduc"), ("simulate", "leduc", "--games", "2")],
    ids=lambda words: words[0],
)
def test_commands_that_need_no_home_work(homeless: Run, arguments: tuple[str, ...]) -> None:
    code, out, said = homeless(*arguments)
    assert (code, said) == (0, "")
    assert out


def test_a_match_is_played_unsaved(homeless: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("unsaved\nmark\nit\nquit\n"))
    code, out, _ = homeless("play", "leduc", "--plain", "--seed", "1", "--privacy", "open")
    assert code == 0
    assert f"saves: {MESSAGE}" in " ".join(out.split())
    assert "NOT SAVED" in out
    assert list(tmp_path.iterdir()) == []
