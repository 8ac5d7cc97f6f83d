"""What all tests of programs that learn share."""

from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "high_card"


@pytest.fixture(autouse=True)
def _example(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game of the examples be imported."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
