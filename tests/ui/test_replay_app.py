"""Replays in the whole app: from the command line, from the menu, on to the table, and in a real terminal."""

import sys
from pathlib import Path

import pytest

from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.menu import MenuScreen
from cardgame_tui.ui.replay.saved import ReplaysScreen
from cardgame_tui.ui.replay.screen import ReplayScreen
from cardgame_tui.ui.table.screen import TableScreen
from tests.ui.canary import rift_setup, with_canaries
from tests.ui.piloting import everywhere, session_of, shown
from tests.ui.replays import record_of, replay_of
from tests.ui.terminal import Terminal

DECISIONS = 30
OPEN = """
import sys
from cardgame_tui.cli import main
sys.exit(main(["replay", {path!r}, "--at", "{at}"]))
"""


async def test_a_replay_from_the_command_line_is_left_for_good(tmp_path: Path) -> None:
    app = CardgameApp(replay=replay_of(rift_setup(), tmp_path, DECISIONS))
    async with app.run_test() as pilot:
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("q")
    assert app.return_value == 0


async def test_a_replay_from_the_menu_comes_back_to_it(tmp_path: Path) -> None:
    record_of(rift_setup(), tmp_path / "saves", DECISIONS)
    async with CardgameApp().run_test() as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, MenuScreen)
        pilot.app.screen.open("replays")
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReplayScreen)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReplaysScreen)
        await pilot.press("backspace")
        await pilot.pause()
        assert type(pilot.app.screen) is MenuScreen


@pytest.mark.parametrize("privacy", ["gate", "strict"])
async def test_continuing_opens_the_table_with_both_hands_closed(privacy: str, tmp_path: Path) -> None:
    setup = with_canaries(rift_setup(privacy, seed=4))
    replay = replay_of(setup, tmp_path, DECISIONS)
    async with CardgameApp(replay=replay).run_test() as pilot:
        await pilot.press("end", "h", "4", "1", "1", "c", "1")
        await pilot.pause()
        assert any(isinstance(screen, TableScreen) for screen in pilot.app.screen_stack)
        session = session_of(pilot)
        assert session.driver.given == [line.given for line in replay.duels[0].entries]
        duel = session.driver.duel
        names = {card.name for hand in session.layout().hands for card in duel.named[hand].cards}
        assert names
        assert not {name for name in names if name in everywhere(pilot)}
        session.record.close()


async def test_a_continued_match_can_be_answered_and_left(tmp_path: Path) -> None:
    replay = replay_of(rift_setup(seed=4), tmp_path, DECISIONS)
    async with CardgameApp(replay=replay).run_test() as pilot:
        await pilot.press("right", "right", "right", "c", "1")
        await pilot.pause()
        assert session_of(pilot).record.path != replay.journal.path
        assert len(session_of(pilot).driver.given) == 3
        assert " decides" in shown(pilot)


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")
def test_a_terminal_shows_the_place_that_was_asked_for_and_is_idle(tmp_path: Path) -> None:
    path = record_of(rift_setup(), tmp_path, DECISIONS).path
    terminal = Terminal(OPEN.format(path=str(path), at=12), tmp_path)
    terminal.wait_for("decision 12 of 30")
    terminal.rest()
    terminal.press("space")
    terminal.wait_for("decision 14 of 30")
    terminal.press("space")
    terminal.rest()
    assert "decision 30 of 30" not in terminal.text(), "it stopped before the end"
    terminal.press("q")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.output
