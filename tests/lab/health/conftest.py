"""What the tests of health reports share: Leduc as an installed game, where a test asks for it."""

from collections.abc import Iterator

import pytest

from cardgame_tui import plugins
from tests.cli.games import SOUND, entry_points_of


@pytest.fixture
def leduc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make Leduc the only installed game."""
    monkeypatch.setattr(plugins, "entry_points", lambda group: entry_points_of(SOUND))
    plugins.load_ruleset.cache_clear()
    yield
    plugins.load_ruleset.cache_clear()
