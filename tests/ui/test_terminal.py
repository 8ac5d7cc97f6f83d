"""The program in a real pseudo-terminal: a whole duel, and clean ends."""

import random
import re
import signal
import sys
from pathlib import Path

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.ui.session.session import Session
from tests.ui.canary import rift_setup
from tests.ui.played_through import play_through
from tests.ui.terminal import LEFT_THE_SCREEN, Terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")

RIFT = """
import sys
from tests.ui.canary import rift_setup
from cardgame_tui.play.record import Record
from cardgame_tui.ui.run import run_table
from cardgame_tui.ui.keys import guard
guard.PACE = guard.Pace(0, 0, 0, 0)
sys.exit(run_table(Record(rift_setup(seed=18, hp=1))))
"""
FAULTY = """
import sys
from tests.ui.parade import parade_setup
from cardgame_tui.play.record import Record
from cardgame_tui.ui.run import run_table
sys.exit(run_table(Record(parade_setup(("event", "nothing_of_that_name")))))
"""
WINDOW_TITLE = re.compile(r"\x1b\](0|1|2);")
"""Sets the title of the window or of its icon."""
CURSOR_SHOWN = "\x1b[?25h"


def test_a_complete_duel_shows_exactly_the_model(tmp_path: Path) -> None:
    session = Session.of(Record(rift_setup(seed=18, hp=1)))
    session.runner.unsaved = True
    session.runner.begin()
    terminal = Terminal(RIFT, tmp_path)
    play_through(terminal, session, random.Random(4), lambda: None)
    terminal.press("\x11")  # ctrl+q
    assert terminal.end() == 0
    assert LEFT_THE_SCREEN in terminal.output
    assert CURSOR_SHOWN in terminal.output
    assert not WINDOW_TITLE.search(terminal.output)


def test_nothing_is_drawn_while_idle(tmp_path: Path) -> None:
    terminal = Terminal(RIFT, tmp_path)
    terminal.wait_for(" decides")
    terminal.rest()
    terminal.press("\x11")
    terminal.wait_for("Quit?")
    terminal.press("1")
    assert terminal.end() == 0


def test_ctrl_c_ends_cleanly(tmp_path: Path) -> None:
    terminal = Terminal(RIFT, tmp_path)
    terminal.wait_for(" decides")
    terminal.press("\x03")
    assert terminal.end() == 130
    assert LEFT_THE_SCREEN in terminal.output
    assert "Traceback" not in terminal.output


@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM"])
def test_a_closed_terminal_ends_cleanly(name: str, tmp_path: Path) -> None:
    terminal = Terminal(RIFT, tmp_path)
    terminal.wait_for(" decides")
    terminal.child.kill(getattr(signal, name))
    assert terminal.end() == 129
    assert "Traceback" not in terminal.output


def test_a_fault_in_the_game_leaves_one_readable_line_and_a_clean_terminal(tmp_path: Path) -> None:
    terminal = Terminal(FAULTY, tmp_path)
    terminal.wait_for("Which event?")
    terminal.press("h1")
    terminal.wait_for("The rules broke down")
    terminal.press("2")
    assert terminal.end() == 70
    _, _, after = terminal.output.rpartition(LEFT_THE_SCREEN)
    assert "The game stopped because of an error: AttributeError in parade.py" in after
    assert "Traceback" not in terminal.output


MENU = """
import sys
from cardgame_tui.ui.run import run_menu
sys.exit(run_menu())
"""
MOUSE_ON, MOUSE_OFF = "\x1b[?1003h", "\x1b[?1003l"
"""What a program sends to take the mouse, and to leave it to the terminal."""


def test_the_mouse_is_left_to_the_terminal_as_soon_as_the_settings_say_so(tmp_path: Path) -> None:
    terminal = Terminal(MENU, tmp_path, (80, 30))
    for word, sent in (("off", MOUSE_OFF), ("on", MOUSE_ON)):
        terminal.wait_for("Rune Duel")
        terminal.press("s")
        terminal.wait_for("Names of cards")
        terminal.press("m")
        terminal.wait_for("all are shown")
        before = len(terminal.output)
        terminal.press("\x1b[A", " ")
        terminal.wait_for(f"‹ {word} ›")
        assert sent not in terminal.output[before:]
        terminal.press("enter")
        terminal.wait_for("Rune Duel")
        assert sent in terminal.output[before:]
    terminal.press("\x11")
    assert terminal.end() == 0
