"""Host and guests in real terminals."""

import os
import signal
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardgame_tui.join.client import CUT, HUNG_UP
from cardgame_tui.join.tables import waiting_tables
from tests.ui.terminal import LEFT_THE_SCREEN, Terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")

HOST = "from tests.ui.guests.hosting import Host; Host('leduc').run()"
BUSY_HOST = "from tests.ui.guests.hosting import BusyHost; BusyHost('leduc').run()"
JOIN = """
import sys
from cardgame_tui.cli import main
code = main({arguments!r})
print(f"ended with {{code}}")
sys.stdin.readline()
"""
"""Stays until the end of the test, which looks at its terminal."""


class Programs:
    """Programs of a test, which end with it."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._started: list[Terminal] = []

    def start(self, code: str, **variables: str) -> Terminal:
        """Start one in a terminal of its own."""
        runtime = os.environ["XDG_RUNTIME_DIR"]
        terminal = Terminal(code, self._home, size=(60, 12), XDG_RUNTIME_DIR=runtime, **variables)
        self._started.append(terminal)
        return terminal

    def host(self) -> Terminal:
        """A host that waits for guests."""
        host = self.start(HOST)
        host.wait_for("has 0 guests")
        return host

    def join(self, *arguments: str, **variables: str) -> Terminal:
        """A client."""
        return self.start(JOIN.format(arguments=["join", *arguments]), **variables)

    def end(self) -> None:
        """End all."""
        for terminal in self._started:
            terminal.child.close(force=True)


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Programs]:
    started = Programs(tmp_path)
    yield started
    started.end()


def flags(terminal: Terminal) -> int:
    """How the terminal treats its lines: echo, whole lines, signals."""
    found = termios.tcgetattr(terminal.child.child_fd)[3]
    assert isinstance(found, int)
    return found & (termios.ECHO | termios.ICANON | termios.ISIG)


def test_two_guests_play_at_one_table(programs: Programs) -> None:
    host = programs.host()
    first, second = programs.join("first"), programs.join()
    first.wait_for("guest first")
    second.wait_for("guest anybody")
    host.wait_for("has 2 guests")
    first.press("ab")
    first.wait_for("key 2 is b")
    second.press("\x03")
    second.wait_for("key 1 is ctrl+c")
    second.screen.resize(20, 70)
    second.child.setwinsize(20, 70)
    second.wait_for("size 70x20")
    first.press("q")
    first.wait_for("Farewell.")
    first.wait_for("ended with 3")
    host.wait_for("has 1 guests")
    host.press("q")
    second.wait_for("Good night.")
    second.wait_for("ended with 0")
    assert host.end() == 0
    assert waiting_tables() == []


def test_the_terminal_is_as_before_after_every_end(programs: Programs) -> None:
    host = programs.host()
    ends = {"q": "Farewell.", "x": "Your screen stopped because of an error."}
    for key, said in ends.items():
        guest = programs.join()
        before = flags(guest)
        guest.wait_for("guest anybody")
        assert flags(guest) == 0
        guest.press(key)
        guest.wait_for(said)
        guest.wait_for("ended with")
        assert flags(guest) == before != 0
        assert "Paper Fox" not in guest.output + host.output
        assert "Traceback" not in guest.output + host.output
    assert LEFT_THE_SCREEN not in host.output


def test_a_killed_host_leaves_the_terminal_as_it_was(programs: Programs) -> None:
    host = programs.host()
    guest = programs.join("first")
    before = flags(guest)
    guest.wait_for("guest first")
    host.child.kill(signal.SIGKILL)
    guest.wait_for(f"ended with {CUT}")
    assert "return to your place with: cardgame-tui join --key" in guest.output
    assert guest.output.rindex(LEFT_THE_SCREEN) > guest.output.rindex("guest first")
    assert flags(guest) == before
    host.end()
    assert waiting_tables() == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_client_that_is_asked_to_end_restores_its_terminal(programs: Programs, number: signal.Signals) -> None:
    host = programs.host()
    guest = programs.join()
    before = flags(guest)
    guest.wait_for("guest anybody")
    guest.child.kill(number)
    guest.wait_for(f"ended with {HUNG_UP}")
    assert flags(guest) == before
    host.wait_for("has 0 guests")


def test_a_killed_client_and_a_closed_terminal_leave_the_table(programs: Programs) -> None:
    host = programs.host()
    first, second = programs.join(), programs.join()
    host.wait_for("has 2 guests")
    first.child.kill(signal.SIGKILL)
    host.wait_for("has 1 guests")
    second.child.close(force=True)
    host.wait_for("has 0 guests")


def test_a_guest_is_refused_without_a_change_of_the_screen(programs: Programs) -> None:
    programs.host()
    guest = programs.join("nobody")
    guest.wait_for("You cannot be that.")
    guest.wait_for("ended with 1")
    assert "\x1b[" not in guest.output


def test_one_of_several_tables_is_asked_for(programs: Programs) -> None:
    programs.host()
    other = programs.start(HOST.replace("leduc", "another"))
    other.wait_for("has 0 guests")
    guest = programs.join()
    guest.wait_for("Which table?")
    assert "1  another-" in guest.text()
    guest.press("2", "enter")
    guest.wait_for("guest anybody")
    named = programs.join("--table", "another")
    named.wait_for("guest anybody")
    other.wait_for("has 1 guests")
    lost = programs.join()
    lost.wait_for("Which table?")
    lost.press("9", "enter")
    lost.wait_for("no table was chosen")
    lost.wait_for("ended with 2")


def test_a_host_whose_terminal_takes_nothing_keeps_no_guest_waiting(programs: Programs) -> None:
    host = programs.start(BUSY_HOST)
    host.wait_for("has 0 guests")
    guest = programs.join()
    guest.wait_for("drawn 9 hundred times")
    guest.press("a")
    guest.wait_for("key 1 is a")
    host.wait_for("has 1 guests")
    guest.press("q")
    guest.wait_for("Farewell.")
    host.wait_for("has 0 guests")
    host.press("q")
    assert host.end() == 0
