"""A match whose terminal closes, or whose program is asked to end."""

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path

import pytest

from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.ui.plain.terminal import LineTerminal, OutOfLinesError
from tests.processes import PATIENCE, started

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signals")
PLAY = ("play", "dimensional_rift", "--plain", "--seed", "5", "--privacy", "open", "--forced", "asked")


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


APP = PLAY[:2] + PLAY[3:]
BAD = ("play", "no_such_game", "--plain")
"""A command that complains."""
RUN = """
import os, signal, sys
from cardgame_tui import cli
from tests.processes import usual_signals
signal.signal(signal.SIGHUP, signal.SIG_IGN if sys.argv[1] == "ignored" else signal.SIG_DFL)
os.write(1, b"started")
if sys.argv[2] == "wait":
    while os.isatty(1):
        pass
try:
    code = cli.main(sys.argv[4:])
except SystemExit:
    raise
except BaseException as error:
    os.write(int(sys.argv[3]), repr(error).encode())
    raise
sys.exit(code)
"""
"""Runs the program on a terminal; what leaves `main` is written to a pipe."""


class Closing:
    """The program on a terminal of its own, which is closed.

    Args:
        home: an empty home.
        words: of the command line.
        hang_up: ``ignored`` for a program that is not asked to end, as by ``nohup``; else ``usual``.
        waits: whether the program waits until the terminal has gone, and then runs the command.
    """

    def __init__(self, home: Path, words: tuple[str, ...], hang_up: str, *, waits: bool = False) -> None:
        self._left, out = os.pipe()
        os.set_inheritable(out, True)
        command = [sys.executable, "-c", RUN, hang_up, "wait" if waits else "now", str(out), *words]
        places = {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_STATE_HOME": str(home)}
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:
            os.execve(sys.executable, command, {**os.environ, **places, "TERM": "xterm-256color"})
        os.close(out)

    def close_after(self, text: bytes) -> None:
        """Close the terminal once it shows a text."""
        seen = b""
        while text not in seen:
            assert select.select([self._terminal], [], [], PATIENCE)[0], seen
            seen += os.read(self._terminal, 65536)
        os.close(self._terminal)

    def ends(self) -> tuple[int, bytes]:
        """Wait for its end; returns its exit code, or minus the signal that ended it, and what left `main`."""
        try:
            assert select.select([self._left], [], [], PATIENCE)[0], "it does not end"
            left = os.read(self._left, 65536)
        finally:
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL if sys.exc_info()[0] else 0)
            _, status = os.waitpid(self.pid, 0)
            os.close(self._left)
        return os.waitstatus_to_exitcode(status), left


@pytest.mark.parametrize("hang_up", ["usual", "ignored"])
@pytest.mark.parametrize(("words", "shown"), [(PLAY, b"> "), (APP, b"Quit")])
def test_a_terminal_that_closes_ends_the_match(
    words: tuple[str, ...], shown: bytes, hang_up: str, tmp_path: Path
) -> None:
    for _ in range(2):
        child = Closing(tmp_path, words, hang_up)
        child.close_after(shown)
        assert child.ends() == (129, b"")


@pytest.mark.parametrize(
    ("words", "codes"),
    [
        (PLAY, (129,)),
        (APP, (2, 129)),
        (BAD, (2, 74)),
        (("rulesets",), (74,)),
        (("rules", "rune_duel"), (74,)),
        (("--help",), (0, 74)),
    ],
)
def test_a_terminal_that_has_gone_before_anything_is_printed(
    words: tuple[str, ...], codes: tuple[int, ...], tmp_path: Path
) -> None:
    child = Closing(tmp_path, words, "ignored", waits=True)
    child.close_after(b"started")
    code, left = child.ends()
    assert code in codes
    assert left == b""


def test_the_end_of_input_from_a_terminal_that_has_gone_is_no_ordinary_end() -> None:
    """Reading from a terminal while it closes may return nothing, as after Ctrl-D, in place of an error."""

    class Closed(StringIO):
        terminal = True

        def isatty(self) -> bool:
            return self.terminal

    lines = Closed()
    terminal = LineTerminal(lines, StringIO())
    with pytest.raises(OutOfLinesError):
        terminal.read()
    lines.terminal = False
    with pytest.raises(OSError, match="gone"):
        terminal.read()
