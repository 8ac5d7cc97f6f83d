"""``--step`` and ``--table``: how a match is shown, in ``play`` and in ``resume``."""

import io
from argparse import Namespace
from collections.abc import Callable
from typing import Any

import pytest

from cardgame_tui.commands import parser, play, resume
from cardgame_tui.commands.parser import build_parser
from cardgame_tui.play.journal.saves import saved
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import STEP, TABLE, Setup
from cardgame_tui.ui.plain import run as plain
from cardgame_tui.ui.plain.table import NO_STEPS
from tests.cli.games import SOUND

Run = Callable[..., tuple[int, str, str]]


def arguments(*words: str) -> Namespace:
    """Parsed arguments."""
    return build_parser().parse_args(words)


def test_the_parser_knows_the_words() -> None:
    assert (parser.STEP, parser.TABLE) == (STEP, TABLE)


@pytest.mark.parametrize("step", STEP)
@pytest.mark.parametrize("table", TABLE)
def test_play_hands_them_on(install: Callable[..., None], step: str, table: str) -> None:
    install(SOUND)
    setup = play.read_setup(arguments("play", "leduc", "--step", step, "--table", table))
    assert (setup.step, setup.table) == (step, table)


def test_unless_given_what_was_chosen_last_counts(install: Callable[..., None]) -> None:
    install(SOUND)
    setup = play.read_setup(arguments("play", "leduc"))
    assert (setup.step, setup.table) == ("", "")


@pytest.mark.parametrize("words", [("--step", "maybe"), ("--table", "round")])
def test_other_words_are_refused(run: Run, words: tuple[str, str]) -> None:
    code, _, said = run("play", "leduc", *words)
    assert code == 2
    assert f"invalid choice: '{words[1]}'" in said


def test_resume_hands_them_on_and_writes_them_nowhere(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("h\n1\nquit\n"))
    assert run("play", "leduc", "--plain", "--seed", "7", "--step", "on", "--table", "fixed")[0] == 0
    (kept,) = saved()
    assert "fixed" not in kept.path.read_text(encoding="utf-8")
    seen: list[Setup] = []

    def run_plain(record: Record, *_: Any) -> int:
        seen.append(record.setup)
        record.close()
        return 0

    monkeypatch.setattr(plain, "run_plain", run_plain)
    resume.run(arguments("resume", str(kept.path), "--plain", "--step", "off", "--table", "fixed"))
    resume.run(arguments("resume", str(kept.path), "--plain"))
    assert [(setup.step, setup.table) for setup in seen] == [("off", "fixed"), ("", "")]


def test_lines_of_text_say_that_no_event_waits(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert NO_STEPS in run("play", "leduc", "--plain", "--step", "on")[1]
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert NO_STEPS not in run("play", "leduc", "--plain")[1]
