"""``--step`` and ``--sides``: how a match is shown, in ``play`` and in ``resume``."""

import io
from argparse import Namespace
from collections.abc import Callable
from typing import Any

import pytest

from cardgame_tui.commands.arguments.parser import build_parser
from cardgame_tui.commands.matches import play, resume
from cardgame_tui.play.journal.saves import saved
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import choices_of
from cardgame_tui.ui.plain import run as plain
from cardgame_tui.ui.plain.table import NO_STEPS
from tests.cli.games import SOUND

Run = Callable[..., tuple[int, str, str]]


def arguments(*words: str) -> Namespace:
    """Parsed arguments."""
    return build_parser().parse_args(words)


@pytest.mark.parametrize("step", choices_of("step"))
@pytest.mark.parametrize("sides", choices_of("sides"))
def test_play_passes_settings_on(install: Callable[..., None], step: str, sides: str) -> None:
    install(SOUND)
    setup = play.read_setup(arguments("play", "leduc", "--step", step, "--sides", sides))
    assert (setup.table.step, setup.table.sides) == (step, sides)


def test_the_default_is_the_last_choice(install: Callable[..., None]) -> None:
    install(SOUND)
    setup = play.read_setup(arguments("play", "leduc"))
    assert (setup.table.step, setup.table.sides) == ("", "")


def test_the_earlier_name_of_sides_still_works(install: Callable[..., None]) -> None:
    install(SOUND)
    assert play.read_setup(arguments("play", "leduc", "--table", "fixed")).table.sides == "fixed"
    assert play.read_setup(arguments("play", "leduc", "--sides", "turned")).table.sides == "turned"


@pytest.mark.parametrize("words", [("--step", "maybe"), ("--sides", "round")])
def test_other_words_are_refused(run: Run, words: tuple[str, str]) -> None:
    code, _, said = run("play", "leduc", *words)
    assert code == 2
    assert f"invalid choice: '{words[1]}'" in said


def test_resume_passes_settings_on_without_saving_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("h\n1\nquit\n"))
    assert run("play", "leduc", "--plain", "--seed", "7", "--step", "on", "--sides", "fixed")[0] == 0
    (kept,) = saved()
    assert "fixed" not in kept.path.read_text(encoding="utf-8")
    seen: list[Setup] = []

    def run_plain(record: Record, *_: Any, **__: Any) -> int:
        seen.append(record.setup)
        record.close()
        return 0

    monkeypatch.setattr(plain, "run_plain", run_plain)
    resume.run(arguments("resume", str(kept.path), "--plain", "--step", "off", "--sides", "fixed"))
    resume.run(arguments("resume", str(kept.path), "--plain"))
    assert [(setup.table.step, setup.table.sides) for setup in seen] == [("off", "fixed"), ("", "")]


def test_plain_mode_says_that_no_event_waits(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert NO_STEPS in run("play", "leduc", "--plain", "--step", "on")[1]
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert NO_STEPS not in run("play", "leduc", "--plain")[1]
