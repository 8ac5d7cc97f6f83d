"""The bytes that our screens send to a terminal: readable with no colours, with 16, with 256 and with all."""

import sys
from pathlib import Path
from random import Random

import pytest

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.ui.canary import rift_setup
from tests.ui.coloured import SETUPS, TABLES, colours, duel_of, looks, unreadable
from tests.ui.driving import screen_of
from tests.ui.played_through import play_through
from tests.ui.replays import record_of
from tests.ui.terminal import Terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")

NO_COLOUR = ("none-linux", "none-xterm", "none-256", "none-true")
TERMINALS = {
    "16-linux": {"TERM": "linux"},
    "16-xterm": {"TERM": "xterm"},
    "256": {"TERM": "xterm-256color"},
    "true": {"TERM": "xterm-256color", "COLORTERM": "truecolor"},
}
TERMINALS |= {name: {**like, "NO_COLOR": "1"} for name, like in zip(NO_COLOUR, TERMINALS.values(), strict=True)}
"""The variables by which a terminal says how many colours it has."""
SMALL, LARGE = (80, 24), (120, 40)
TABLE = """
import sys
from cardgame_tui.ui.run import run_session
from tests.ui.coloured import TABLES
session = TABLES[{name!r}]().session
sys.exit(run_session(session))
"""
DUEL = """
import sys
from tests.ui.coloured import duel_of
from cardgame_tui.ui.run import run_table
from cardgame_tui.ui.keys import guard
guard.PACE = guard.Pace(0, 0, 0, 0)
sys.exit(run_table(duel_of({game!r})))
"""
MENU = """
import sys
from cardgame_tui.ui.run import run_menu
sys.exit(run_menu())
"""
CURTAIN = """
import sys
from cardgame_tui.ui.run import run_session
from tests.ui.driving import table_at
session = table_at("act", privacy="strict").session
session.close_hand()
sys.exit(run_session(session))
"""
REPLAY = """
import sys
from pathlib import Path
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.ui.run import run_replay
from tests.ui.canary import rift_setup
from tests.ui.replays import game_of
sys.exit(run_replay(Replay(Path({path!r}), lambda _: game_of(rift_setup(seed=5)))))
"""


def lines_of(table: TableState, size: tuple[int, int]) -> list[Line]:
    """A table as it is drawn, with its footer."""
    screen = screen_of(table)
    return list(compose(table.scene(screen.commands.footer(screen)), *size))


def check(terminal: Terminal, name: str) -> None:
    """Check what a terminal shows now: every text is readable, and without colours none is sent."""
    assert unreadable(terminal.screen) == []
    if name in NO_COLOUR:
        assert colours(terminal.screen) == {"default"}


@pytest.mark.parametrize(("game", "name", "size"), [
    *((game, name, SMALL) for game in TABLES for name in ("none-256", "16-linux", "256", "true")),
    *(("archive", name, LARGE) for name in ("none-linux", "none-xterm", "16-xterm", "256")),
])  # fmt: skip
def test_seats_danger_and_what_is_legal_differ_at_the_table(
    game: str, name: str, size: tuple[int, int], tmp_path: Path
) -> None:
    lines = lines_of(TABLES[game](), size)
    terminal = Terminal(TABLE.format(name=game), tmp_path, size=size, **TERMINALS[name])
    terminal.wait_for(frame_text(lines), whole=True)
    check(terminal, name)
    found = looks(terminal.screen, lines)
    inks = [found[token] for token in ("s1", "s2", "danger", "plate now") if token in found]
    assert len(inks) >= 3
    for number, ink in enumerate(inks):
        assert all(ink.isdisjoint(other) for other in inks[:number]), found
    assert found["plate s1"].isdisjoint(found["plate s2"])


@pytest.mark.parametrize("name", TERMINALS)
def test_menu_form_and_help_are_readable(name: str, tmp_path: Path) -> None:
    terminal = Terminal(MENU, tmp_path, size=SMALL, **TERMINALS[name])
    for key, expected in (("", "NEW DUEL"), ("?", "Keys"), ("\r", "NEW DUEL"), ("2", "Variant")):
        terminal.press(key)
        terminal.wait_for(expected)
        terminal.rest(0.5)
        check(terminal, name)


@pytest.mark.parametrize("name", TERMINALS)
def test_curtain_and_replay_are_readable(name: str, tmp_path: Path) -> None:
    path = record_of(rift_setup(seed=5), tmp_path, decisions=30).path
    for code, expected in ((CURTAIN, "Pass the keyboard"), (REPLAY.format(path=str(path)), "Help")):
        terminal = Terminal(code, tmp_path, size=SMALL, **TERMINALS[name])
        terminal.wait_for(expected)
        terminal.rest(0.5)
        check(terminal, name)
        terminal.press("\x03")
        terminal.end()


@pytest.mark.parametrize("game", SETUPS)
def test_a_complete_duel_without_colours_is_readable_from_its_first_frame_to_its_last(
    game: str, tmp_path: Path
) -> None:
    session = Session.of(duel_of(game))
    session.runner.unsaved = True
    session.runner.begin()
    terminal = Terminal(DUEL.format(game=game), tmp_path, size=SMALL, NO_COLOR="1")
    play_through(terminal, session, Random(4), lambda: check(terminal, NO_COLOUR[0]))
    terminal.press("\x03")
    terminal.end()
