"""Fixtures of the attack's tests."""

from pathlib import Path

import pytest


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for what fails, and an empty home."""
    for place in ("CONFIG", "STATE", "DATA"):
        monkeypatch.setenv(f"XDG_{place}_HOME", str(tmp_path / "home"))
    (tmp_path / "failing").mkdir()
    return tmp_path
