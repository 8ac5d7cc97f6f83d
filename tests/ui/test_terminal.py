"""The program in a real pseudo-terminal: a whole duel, and clean ends."""

import random
import re
import signal
import sys
from pathlib import Path

import pytest

from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.record import Record
from cardgame_tui.ui.drawing.cells import plain
from cardgame_tui.ui.keys.codes import LEFT_KEYS, RIGHT_KEYS
from cardgame_tui.ui.pages.ending import Reveal
from cardgame_tui.ui.pages.page import Page, PageView
from cardgame_tui.ui.pages.result import ResultPage
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.ui.answers import random_answer
from tests.ui.canary import rift_setup
from tests.ui.driving import full_frame, state_of
from tests.ui.terminal import LEFT_THE_SCREEN, Terminal, keys_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")

RIFT = """
import sys
from tests.ui.canary import rift_setup
from cardgame_tui.play.record import Record
from cardgame_tui.ui.app import run_table
from cardgame_tui.ui.keys import guard
guard.PACE = guard.Pace(0, 0, 0)
sys.exit(run_table(Record(rift_setup(seed=5, hp=1))))
"""
FAULTY = """
import sys
from tests.ui.parade import parade_setup
from cardgame_tui.play.record import Record
from cardgame_tui.ui.app import run_table
sys.exit(run_table(Record(parade_setup(("event", "nothing_of_that_name")))))
"""
WINDOW_TITLE = re.compile(r"\x1b\](0|1|2);")
"""Sets the title of the window or of its icon."""
CURSOR_SHOWN = "\x1b[?25h"


def page_text(page: Page) -> str:
    """A page as the terminal shows it."""
    return "\n".join(plain(line).rstrip() for line in PageView(page).lines(80, 24))


def answer_in_secret(terminal: Terminal, table: TableState, prompt: Prompt, chance: random.Random) -> None:
    """Let both players lock a choice, and read what they chose."""
    one, two = chance.randrange(len(prompt.options)), chance.randrange(len(prompt.options))
    terminal.wait_for("Nothing on this page changes")
    terminal.press(LEFT_KEYS[one], RIGHT_KEYS[two])
    reveal = Reveal(table.session)
    table.session.runner.answer_secret({1: one, 2: two})
    terminal.wait_for(page_text(reveal.page()), whole=True)
    terminal.press("enter")
    table.refresh()


def test_a_complete_duel_shows_exactly_the_model(tmp_path: Path) -> None:
    chance = random.Random(5)
    session = Session(Record(rift_setup(seed=5, hp=1)))
    session.runner.unsaved = True
    session.runner.begin()
    table = state_of(session)
    terminal = Terminal(RIFT, tmp_path)
    while (prompt := session.prompt) is not None:
        if prompt.secret:
            answer_in_secret(terminal, table, prompt, chance)
            continue
        terminal.wait_for(full_frame(table, 80, 24), whole=True)
        if session.gate_closed:
            terminal.press("h")
            table.show_hand()
            continue
        assert table.choice is not None
        terminal.press(*keys_of(table.choice, answer := random_answer(prompt, chance)))
        session.runner.answer(answer)
        table.refresh()
    ended = "\n".join(plain(line).rstrip() for line in ResultPage(session).lines(80, 24))
    terminal.wait_for(ended, whole=True)
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
