"""What the tests of the bench share: the games that are installed."""

import pytest

from cardgame_tui.plugins import Listing
from rulesets import dimensional_rift, rune_duel

GAMES = [Listing(each.PLUGIN.id, each.PLUGIN) for each in (dimensional_rift, rune_duel)]


@pytest.fixture(autouse=True)
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is installed, whatever the tester has installed."""
    monkeypatch.setattr("cardgame_tui.ui.menu.listings", lambda: GAMES)
    monkeypatch.setattr("cardgame_tui.ui.bench.runs_screen.listings", lambda: GAMES)
