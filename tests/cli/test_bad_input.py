"""Bad arguments and files: exit code 2, one readable message, never a traceback."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from cardgame_tui.commands import simulate, where
from cardgame_tui.lab.batch import BatchError

Run = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["ply"], "invalid choice: 'ply'"),
        (["play"], "name a game to play"),
        (["play", "ledux", "--plain"], "did you mean leduc?"),
        (["play", "leduc", "--plain", "--set", "hand=3"], "did you mean hands?"),
        (["play", "leduc", "--plain", "--deck1", "nothing"], 'no deck "nothing"'),
        (["play", "leduc", "--plain", "--deck2", "gone.toml"], "gone.toml: cannot be read: no such file"),
        (["play", "leduc", "--plain", "--names", "", "B"], "names: found"),
        (["play", "leduc", "--plain", "--names", "A", "x" * 25], "1 to 24 characters"),
        (
            ["play", "leduc", "--plain", "--seat2", "randm"],
            'no bot "randm"; known: random; did you mean random?',
        ),
        (["play", "leduc", "--plain", "--privacy", "none"], "invalid choice: 'none'"),
        (["play", "leduc", "--plain", "--seed", "x"], 'expected a whole number, found "x"'),
        (["play", "--plain", "--from", "gone.toml"], "gone.toml: cannot be read: no such file"),
        (["play", "leduc"], "add --plain"),
        ([], "cardgame-tui play RULESET --plain"),
        (["simulate", "leduc", "--games", "0"], "expected a number from 1 up, found 0"),
        (["simulate", "leduc"], "--games"),
        (["simulate", "leduc", "--games", "1", "--bots", "random"], "two names"),
        (["simulate", "leduc", "--games", "1", "--bots", "random,greedy"], 'no bot "greedy"'),
        (["rules", "leduc", "LE-99"], 'no rule "LE-99"'),
        (["rules", "leduc", "unicorn"], 'no rule says "unicorn"'),
        (["cards", "leduc", "King of harts"], "did you mean King of hearts?"),
        (["decks"], "ACTION"),
        (["check"], "PATH"),
    ],
)
def test_one_message_and_exit_code_2(run: Run, arguments: list[str], complaint: str) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert out == ""
    assert complaint in err
    assert "Traceback" not in err
    assert len(err.splitlines()) == 1


def test_all_faults_of_a_deck_stop_a_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('name = "x"\nruleset = "leduc"\n[sections]\nmain = ["Ace", "Jack of heart"]\n')
    code, _, err = run("play", "leduc", "--plain", "--deck1", str(file))
    assert code == 2
    assert 'no card "Ace"' in err
    assert "did you mean Jack of hearts?" in err


def test_a_position_that_cannot_be_laid_out_is_said_before_the_screen_opens(run: Run, tmp_path: Path) -> None:
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
    assert "stopped by a fault of the program: RuntimeError (details are in " in err
    assert "Secret Card" not in err
    report = Path(err.rpartition(" ")[2].strip().rstrip(")")).read_text(encoding="utf-8")
    assert "RuntimeError" in report.splitlines()
    assert report.splitlines()[-1].endswith(", in fail")
    assert "Secret Card" not in report


def test_a_fault_of_the_rules_names_the_duel(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(batch: Any, jobs: int) -> NoReturn:
        raise BatchError("duel 3 of seed 1 broke down: KeyError: 'x'")

    monkeypatch.setattr(simulate, "simulate", fail)
    code, _, err = run("simulate", "leduc", "--games", "5")
    assert code == 70
    assert "duel 3 of seed 1 broke down: KeyError: 'x' (details are in " in err


def test_an_interrupt_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: Any) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(where, "run", interrupted)
    assert run("where") == (130, "", "")


SLOW = """
import sys
from cardgame_tui import plugins
from cardgame_tui.cli import main
from tests.cli.games import SOUND, entry_points_of
plugins.entry_points = lambda group: entry_points_of(SOUND)
print("ready", flush=True)
sys.exit(main(sys.argv[1:]))
"""


def started(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", SLOW, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no SIGINT to one process")
def test_ctrl_c_during_a_batch_ends_quietly() -> None:
    process = started("simulate", "leduc", "--games", "100000000")
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_output_that_cannot_be_written_is_one_message() -> None:
    command = [sys.executable, "-m", "cardgame_tui.cli", "where"]
    with Path("/dev/full").open("w") as full:
        found = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=20)
    assert found.returncode == 74
    assert found.stderr.startswith("cardgame-tui: ")
    assert len(found.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows has no broken pipes of this kind")
def test_a_reader_that_goes_away_is_no_fault() -> None:
    process = started("rules", "leduc")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(timeout=20) == 141
