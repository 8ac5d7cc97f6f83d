"""Fixtures of the screen's tests."""

from pathlib import Path

import pytest

from cardgame_tui.ui.keys import guard


@pytest.fixture(autouse=True)
def fast_typing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tests type as fast as they can; `test_held_keys` has a clock of its own."""
    monkeypatch.setattr(guard, "PACE", guard.Pace(0, 0, 0, 0))


@pytest.fixture(autouse=True)
def many_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw as in a terminal with all colours, wherever the tests run."""
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.fixture(autouse=True)
def empty_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what the app remembers, and the tester's own files and matches, out of the tests."""
    monkeypatch.setattr("cardgame_tui.ui.session.settings.memory.config_dir", lambda: tmp_path)
    monkeypatch.setattr("cardgame_tui.content.shelf.config_dir", lambda: tmp_path)
    monkeypatch.setattr("cardgame_tui.play.journal.saves.saves_dir", lambda: tmp_path / "saves")
    monkeypatch.setattr("cardgame_tui.lab.bench.folders.runs.runs_dir", lambda: tmp_path / "runs")
    monkeypatch.setattr("cardgame_tui.ui.session.stops.breakdown.logs_dir", lambda: tmp_path / "logs")
