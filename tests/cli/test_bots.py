"""The command ``bots``: the list, and learning."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.bots.quick.learned import known_for
from cardgame_tui.bots.quick.self_play import School
from cardgame_tui.paths import bots_dir
from tests.games.leduc import LEDUC, LeducOptions

Run = Callable[..., tuple[int, str, str]]


def test_the_bots_are_listed(run: Run) -> None:
    code, out, err = run("bots")
    assert (code, err) == (0, "")
    assert "quick: answers at once, by what it has learned" in out.splitlines()
    assert "best: meant to beat `strong` in two of three duels" in out.splitlines()


def test_the_measured_levels_of_games_are_listed(run: Run, install: Callable[..., None]) -> None:
    install(("rune_duel", "rulesets.rune_duel:PLUGIN"))
    out = run("bots")[1]
    assert "\nRune Duel\n  learner  " in out
    wins = r"wins \d+ % \(\d+ to \d+\) of \d+ duels against learner, \S+ ms an answer"
    assert re.search(rf"^  casual +\S+ +{wins}$", out, re.MULTILINE)


def test_what_was_learned_is_used_from_then_on(run: Run) -> None:
    assert known_for(LEDUC, LeducOptions()).policy is None
    code, out, err = run("bots", "train", "leduc", "--decisions", "60")
    assert (code, err) == (0, "")
    path = bots_dir() / "quick-leduc.json"
    assert out.startswith(f"{path}: learned from 6")
    assert "decisions in " in out
    assert known_for(LEDUC, LeducOptions()).policy is not None
    assert run("simulate", "leduc", "--games", "2", "--bots", "quick,random")[0] == 0


def test_it_goes_on_after_an_interrupt(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = School.play

    def stop(self: School) -> None:
        """Press Ctrl-C after some duels."""
        if self.duels == 9:
            raise KeyboardInterrupt
        play(self)

    monkeypatch.setattr("cardgame_tui.bots.quick.training.EVERY", 10)
    monkeypatch.setattr(School, "play", stop)
    words = ("bots", "train", "leduc", "--decisions", "60", "--out", str(tmp_path / "file"))
    code, out, err = run(*words)
    assert (code, out) == (130, "")
    assert err == "Interrupted after 9 duels. The same command continues.\n"
    monkeypatch.setattr(School, "play", play)
    code, out, err = run(*words)
    assert (code, err.startswith("going on after ")) == (0, True)
    assert out.startswith(f"{tmp_path / 'file'}: learned from ")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("train", "chess"), 'no ruleset "chess"'),
        (("train", "leduc", "--decisions", "0"), "expected a number of 1 or more, found 0"),
        (("train", "leduc", "--decisions", "9", "--out", "/dev/null/file"), "/dev/null/file: cannot be written"),
        (("train", "leduc", "--set", "hands=0"), "hands"),
        (("learn",), "invalid choice: 'learn'"),
    ],
)
def test_bad_input_is_one_sentence(run: Run, words: tuple[str, ...], complaint: str) -> None:
    code, out, err = run("bots", *words)
    assert (code, out) == (2, "")
    assert complaint in err
