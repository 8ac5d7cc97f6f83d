"""What the tests of the bench share: Leduc as an installed game."""

from collections.abc import Iterator

import pytest

from cardgame_tui import plugins
from tests.cli.games import SOUND, entry_points_of


@pytest.fixture(autouse=True)
def leduc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make Leduc the only installed game."""
    monkeypatch.setattr(plugins, "entry_points", lambda group: entry_points_of(SOUND))
    plugins.load_ruleset.cache_clear()
    yield
    plugins.load_ruleset.cache_clear()
