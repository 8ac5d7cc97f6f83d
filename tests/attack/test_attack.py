"""The short form of the attack: the same files each time, and each failing file as a test."""

from pathlib import Path

import pytest

from tests.attack.run import attack, in_words

CASES = 180
"""How many files; the long form takes as many as there is time for."""


def test_no_spoiled_file_is_more_than_a_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("CONFIG", "STATE", "DATA", "CACHE"):
        monkeypatch.setenv(f"XDG_{place}_HOME", str(tmp_path / "home"))
    (tmp_path / "failing").mkdir()
    table = attack(tmp_path, seed=1, cases=CASES)
    assert sum(row.cases for row in table.values()) >= CASES
    assert not [fault for row in table.values() for fault in row.faults], in_words(table)
