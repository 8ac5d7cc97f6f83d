"""The short form of duels that differ in what is hidden, and that a difference on another screen is noticed."""

import pytest

from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.session.session import Session
from tests.attack.canaries import GAMES, Case
from tests.attack.table import Table, faults, in_words
from tests.attack.twins import play_case

STEPS = 4


@pytest.mark.parametrize("game", GAMES)
def test_other_screens_are_sent_the_same(game: str) -> None:
    table: Table = {}
    play_case(Case(game, "gate", (80, 24), 16), table, STEPS)
    assert not faults(table), in_words(table)
    assert table["twins: steps before a difference is known"].cases > 0
    assert table["twins: compared writes"].cases > 10


def test_a_screen_that_shows_everything_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "view", lambda session: Viewer.BOTH.view(session.ruleset, session.driver.duel))
    table: Table = {}
    play_case(Case("rune duel", "gate", (80, 24), 16), table, STEPS)
    assert "differs" in faults(table)[0]
