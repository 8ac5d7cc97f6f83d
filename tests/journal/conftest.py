"""What the tests of journals share."""

import os

import pytest


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk thousands of times; no test here cuts the power. Tests of syncing put it back."""
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)
