"""Bad arguments and files: exit code 2, one readable message, never a traceback."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from cardgame_tui.bots.registry import bot_names
from cardgame_tui.commands.bot_duels import simulate
from cardgame_tui.commands.program import where
from cardgame_tui.lab.batch import BatchError
from tests.processes import PATIENCE, started

Run = Callable[..., tuple[int, str, str]]

LONG = "x" * 5_000
"""A file name that no system can have."""


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["ply"], "invalid choice: 'ply'"),
        (["play"], "name a game to play"),
        (["play", "ledux", "--plain"], "did you mean leduc?"),
        (["play", "leduc", "--plain", "--set", "hand=3"], "did you mean hands?"),
        (["play", "leduc", "--plain", "--set", "=3"], '--set: found "=3"; allowed: name=value'),
        (["play", "leduc", "--set", "hands=2", "--set", "hands=3"], "argument --set: hands is set more than once"),
        (["play", "leduc", "--plain", "--deck1", "nothing"], 'no deck "nothing"'),
        (["play", "leduc", "--plain", "--deck2", "gone.toml"], "gone.toml: cannot be read: no such file"),
        (["play", "leduc", "--plain", "--names", "", "B"], "names: found"),
        (["play", "leduc", "--plain", "--names", "A", "x" * 25], "1 to 24 characters"),
        (
            ["play", "leduc", "--plain", "--seat2", "randm"],
            f'no bot "randm"; known: {", ".join(bot_names())}; did you mean random?',
        ),
        (["play", "leduc", "--plain", "--privacy", "none"], "invalid choice: 'none'"),
        (["play", "leduc", "--plain", "--seed", "x"], 'expected a whole number, found "x"'),
        (["play", "--plain", "--from", "gone.toml"], "gone.toml: cannot be read: no such file"),
        (["play", "leduc"], "add --plain"),
        ([], "cardgame-tui play RULESET --plain"),
        (["simulate", "leduc", "--games", "0"], "expected a number of 1 or more, found 0"),
        (["simulate", "leduc"], "--games"),
        (["simulate", "leduc", "--games", "1", "--bots", "random"], "two names"),
        (["simulate", "leduc", "--games", "1", "--bots", "random,cunning"], 'no bot "cunning"'),
        (["simulate", "leduc", "--games", "1", "--csv", "--json"], "--json: not allowed with argument --csv"),
        (["rules", "leduc", "LE-99"], 'no rule "LE-99"'),
        (["rules", "leduc", "unicorn"], 'no rule contains "unicorn"'),
        (["cards", "leduc", "King of harts"], "did you mean King of hearts?"),
        (["decks"], "ACTION"),
        (["check"], "PATH"),
        (["decks", "check", LONG], "ile name too long"),
        (["cards", "leduc", "--lint", LONG], "ile name too long"),
        (["play", "--plain", "--from", LONG], "ile name too long"),
        (["replay", "--plain", LONG], "ile name too long"),
        (["resume", "--plain", LONG], "cannot be opened for writing: file name too long"),
    ],
)
def test_one_message_and_exit_code_2(run: Run, arguments: list[str], complaint: str) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert out == ""
    assert complaint in err
    assert "Traceback" not in err
    assert len(err.splitlines()) == 1


def test_a_file_name_that_is_too_long_does_not_hide_other_reports(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("title = 3", encoding="utf-8")
    code, out, _ = run("check", LONG, str(tmp_path))
    assert code == 2
    assert "File name too long" in out
    assert "text in quotes" in out


def test_all_faults_of_a_deck_stop_a_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('name = "x"\nruleset = "leduc"\n[sections]\nmain = ["Ace", "Jack of heart"]\n')
    code, _, err = run("play", "leduc", "--plain", "--deck1", str(file))
    assert code == 2
    assert 'no card "Ace"' in err
    assert "did you mean Jack of hearts?" in err


def test_a_faulty_position_is_reported_before_the_screen_opens(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text('title = "x"\nruleset = "leduc"\n[start]\nseat1.hand = "Ace"\nseat2.hand = "Jack of hearts"\n')
    code, _, err = run("play", "--plain", "--from", str(file))
    assert code == 2
    assert "seat1.hand: 'Ace' is not one of" in err


def test_a_fault_of_the_program_leaves_its_details_in_a_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(arguments: Any) -> NoReturn:
        raise RuntimeError("Secret Card")

    monkeypatch.setattr(where, "run", fail)
    code, _, err = run("where")
    assert code == 70
    assert "stopped by an error in the program: RuntimeError (details: " in err
    assert "Secret Card" not in err
    report = Path(err.rpartition(" ")[2].strip().rstrip(")")).read_text(encoding="utf-8")
    assert "RuntimeError" in report.splitlines()
    assert report.splitlines()[-1].endswith(", in fail")
    assert "Secret Card" not in report


def test_a_fault_of_the_rules_names_the_duel(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: Any) -> NoReturn:
        raise BatchError("duel 3 of seed 1 broke down: KeyError: 'x'")

    monkeypatch.setattr(simulate, "simulate", fail)
    code, _, err = run("simulate", "leduc", "--games", "5")
    assert code == 70
    assert "duel 3 of seed 1 broke down: KeyError: 'x' (details: " in err


def test_an_interrupt_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: Any) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(where, "run", interrupted)
    assert run("where") == (130, "", "")


WITH_LEDUC = """
import sys
from cardgame_tui import plugins
from cardgame_tui.cli import main
from tests.cli import games
plugins.entry_points = lambda group: games.entry_points_of(games.LOUD)
sys.stdin.readline()
sys.exit(main(sys.argv[1:]))
"""
"""The program with Leduc installed; it begins when it reads a line."""


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no SIGINT to one process")
def test_ctrl_c_during_a_batch_prints_what_was_played() -> None:
    with started(sys.executable, "-c", WITH_LEDUC, "simulate", "leduc", "--games", "200000") as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(b"\n")
        child.stdin.flush()
        assert child.stdout.readline() == b"begun\n"
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=PATIENCE)
    assert child.returncode == 130
    assert out.replace(b"begun\n", b"").startswith(b"leduc: ")
    assert re.fullmatch(rb"Interrupted after [\d,]+ of 200,000 duels\.\r?\n", err)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_output_that_cannot_be_written_is_one_message() -> None:
    command = [sys.executable, "-m", "cardgame_tui.cli", "where"]
    with Path("/dev/full").open("w") as full:
        found = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=PATIENCE
        )
    assert found.returncode == 74
    assert found.stderr.startswith("cardgame-tui: ")
    assert len(found.stderr.splitlines()) == 1


NO_DESCRIPTORS = """
import resource, sys
from cardgame_tui import cli
from cardgame_tui.commands.arguments import parser
resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
sys.exit(cli.main(["where"]))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_a_program_without_descriptors_ends_with_one_message() -> None:
    command = [sys.executable, "-c", NO_DESCRIPTORS]
    found = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert found.returncode == 74
    assert found.stderr.startswith("cardgame-tui: ")
    assert len(found.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows has no broken pipes of this kind")
def test_a_closed_pipe_is_not_an_error() -> None:
    with started(sys.executable, "-c", WITH_LEDUC, "rules", "leduc") as child:
        assert child.stdout is not None
        child.stdout.close()
        child.stdout = None
        _, err = child.communicate(b"\n", timeout=PATIENCE)
    assert (child.returncode, err) == (141, b"")
