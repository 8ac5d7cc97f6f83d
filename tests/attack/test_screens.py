"""The short form of the attack on several screens, and that a leak there is noticed."""

from pathlib import Path

import pytest

from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.guests import driver
from cardgame_tui.ui.session.session import Session
from tests.attack.canaries import GAMES, Case
from tests.attack.screens import play_case
from tests.attack.table import Table, faults, in_words

STEPS = 12


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a host that is occupied wait for a shorter time until it takes more keys."""
    monkeypatch.setattr(driver, "PATIENCE", 0.2)


@pytest.mark.parametrize("game", GAMES)
def test_no_screen_is_sent_a_hidden_name(game: str, tmp_path: Path) -> None:
    table: Table = {}
    play_case(tmp_path, Case(game, "gate", (80, 24), 11), table, STEPS)
    assert not faults(table), in_words(table)
    assert table["screens: searched characters"].cases > 500


def test_a_screen_that_shows_everything_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "view", lambda session: Viewer.BOTH.view(session.ruleset, session.driver.duel))
    table: Table = {}
    play_case(tmp_path, Case("rune duel", "gate", (80, 24), 11), table, 2 * STEPS)
    assert "is sent" in faults(table)[0]
