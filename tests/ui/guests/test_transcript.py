"""A whole duel in two real terminals, by the keys of both players: nothing is handed over."""

import os
import re
import sys
from pathlib import Path
from random import Random
from shutil import which

import pytest

from cardgame_tui.commands.arguments.parser import build_parser
from cardgame_tui.commands.matches.play import read_setup
from cardgame_tui.play.record import Record
from cardgame_tui.ui.session.screens.role import SEAT
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.ui.answers import random_answer
from tests.ui.driving import full_frame, state_of
from tests.ui.terminal import Terminal, keys_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")

PROGRAM = """
import sys
from cardgame_tui.cli import main
from cardgame_tui.ui.keys import guard
guard.PACE = guard.Pace(0, 0, 0, 0)
sys.exit(main({words!r}))
"""
"""The program; no key is too early."""
SSH = """
import os
options = ("StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR")
settings = [word for option in options for word in ("-o", option)]
os.execvp("ssh", ["ssh", "-F", "none", *settings, "-p", "{port}", "table@127.0.0.1"])
"""
"""What a guest has: OpenSSH's client, without settings of its own."""
HOST = [
    "host",
    "rune_duel",
    "--seed",
    "5",
    "--set",
    "life_total=2",
    "--step",
    "off",
    "--pace",
    "0",
]
CLOCK = re.compile(r"\d\d:\d\d")


def wait_for_table(terminal: Terminal, table: TableState) -> None:
    """Wait until a terminal shows a table, whatever its clock says and whichever commands its footer names."""
    expected = full_frame(table, 80, 24)
    terminal.wait_until(lambda: without_clock(terminal.text()) == without_clock(expected), expected)


def without_clock(frame: str) -> list[str]:
    """The lines of a frame but the last."""
    return CLOCK.sub("", frame).splitlines()[:-1]


class Room:
    """Two terminals of one match.

    Args:
        home: the folder of both programs.
        ways: more arguments of the host.
    """

    def __init__(self, home: Path, *ways: str) -> None:
        self._home = home
        self.here = self._start(PROGRAM.format(words=[*HOST, *ways]))

    def join(self) -> Terminal:
        """The other player's terminal on the same machine."""
        self.here.wait_for("cardgame-tui join")
        return self._start(PROGRAM.format(words=["join"]))

    def come_by_ssh(self) -> Terminal:
        """The other player's terminal anywhere, which has nothing but ssh."""
        port, code = self._shown(r"ssh -p (\d+)"), self._shown(r"2 BOB\W+((?:[a-z]+ ){3}[a-z]+)")
        there = self._start(SSH.format(port=port))
        there.wait_for("The four words of your role")
        there.press(code, "enter")
        there.wait_for("Enter: to the table")
        there.press("enter")
        return there

    def _shown(self, pattern: str) -> str:
        """What the page that invites shows, once it is drawn completely."""
        self.here.wait_until(lambda: bool(re.search(pattern, self.here.text())), pattern)
        self.here.rest()
        found: str = re.findall(pattern, self.here.text())[0]
        return found

    def _start(self, code: str) -> Terminal:
        home, runtime = str(self._home), os.environ["XDG_RUNTIME_DIR"]
        return Terminal(code, self._home, XDG_RUNTIME_DIR=runtime, XDG_DATA_HOME=home)


@pytest.mark.parametrize(
    "by_ssh",
    [
        pytest.param(False, id="join"),
        pytest.param(
            True, id="ssh", marks=pytest.mark.skipif(which("ssh") is None, reason="needs OpenSSH's client")
        ),
    ],
)
def test_a_duel_in_which_nothing_is_handed_over(by_ssh: bool, tmp_path: Path) -> None:
    room = Room(tmp_path, *(("--ssh", "--port", "0") if by_ssh else ()))
    here, there = room.here, room.come_by_ssh() if by_ssh else room.join()
    there.wait_for("Alice decides")
    here.press("enter")
    session = Session.of(Record(read_setup(build_parser().parse_args(HOST))))
    session.runner.begin()
    session.runner.screens.come(SEAT.at(2))
    tables = state_of(session), state_of(Session(session.runner, SEAT.at(2)))
    session.runner.tell()
    chance, typed = Random(1), {1: 0, 2: 0}
    while (prompt := session.prompt) is not None:
        for terminal, table in zip((here, there), tables, strict=True):
            table.refresh()
            wait_for_table(terminal, table)
        choice, answer = tables[prompt.seat - 1].choice, random_answer(prompt, chance)
        assert choice is not None
        (here, there)[prompt.seat - 1].press(*keys_of(choice, answer))
        session.runner.answer(answer)
        typed[prompt.seat] += 1
    for terminal in (here, there):
        terminal.wait_for("wins")
        assert "hand over" not in terminal.output.lower()
        assert "open your hand" not in terminal.output.lower()
    assert min(typed.values()) > 2
    there.press("\x11")
    assert there.end() == 0
    here.press("\x11")
    assert here.end() == 0
