"""A match in lines of text whose terminal closes, or whose program is asked to end."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cardgame_tui.play.journal.reader import read_journal
from tests.processes import PATIENCE, started

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signals")
PLAY = ("play", "dimensional_rift", "--plain", "--seed", "5", "--privacy", "open")


@contextmanager
def program(home: Path, *arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    """The program with an empty home."""
    words = [sys.executable, "-m", "cardgame_tui.cli", *arguments]
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_STATE_HOME": str(home)}
    with started(*words, env=environment) as child:
        yield child


def read_question(child: "subprocess.Popen[bytes]") -> None:
    """Read until a line is asked for."""
    assert child.stdout is not None
    seen = b""
    while not seen.endswith(b"> "):
        byte = child.stdout.read(1)
        assert byte, seen
        seen += byte


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_the_place_of_the_saved_match_is_printed(name: str, tmp_path: Path) -> None:
    with program(tmp_path, *PLAY) as child:
        assert child.stdin is not None
        read_question(child)
        child.stdin.write(b"pass\n")
        child.stdin.flush()
        read_question(child)
        child.send_signal(getattr(signal, name))
        _, said = child.communicate(timeout=PATIENCE)
    (journal,) = tmp_path.rglob("*.jsonl")
    assert child.returncode == 129
    assert said.decode().splitlines() == [
        f"The match is saved in {journal}",
        f"To continue: cardgame-tui resume {journal}",
    ]
    assert len(read_journal(journal).duels[-1].entries) == 1


def test_a_closed_output_and_a_closed_terminal_leave_no_traceback(tmp_path: Path) -> None:
    with program(tmp_path, *PLAY) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        read_question(child)
        child.stdout.close()
        child.send_signal(signal.SIGHUP)
        said = child.stderr.read()
        child.wait(timeout=PATIENCE)
    assert child.returncode == 129
    assert b"Traceback" not in said
