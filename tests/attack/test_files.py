"""The short form of the attack: the same files each time; and what the attack notices."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.attack import files
from tests.attack.files import attack, run_command
from tests.attack.table import in_words

CASES = 180
"""How many files; the long form takes as many as time allows."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, and an empty home."""
    for place in ("CONFIG", "STATE", "DATA", "CACHE"):
        monkeypatch.setenv(f"XDG_{place}_HOME", str(tmp_path / "home"))
    (tmp_path / "failing").mkdir()
    return tmp_path


def test_no_damaged_file_causes_more_than_a_message(folder: Path) -> None:
    table = attack(folder, seed=1, cases=CASES)
    assert sum(row.cases for row in table.values()) >= CASES
    assert not [fault for row in table.values() for fault in row.faults], in_words(table)


def breaks(arguments: Sequence[str]) -> int:
    raise RuntimeError


def steers(arguments: Sequence[str]) -> int:
    sys.stdout.write("\x1b[2J")
    return 0


def complains(arguments: Sequence[str]) -> int:
    return 70


@pytest.mark.parametrize(
    ("main", "wrong"),
    [
        (breaks, "RuntimeError came through"),
        (steers, "printed what steers a terminal"),
        (complains, "exit code 70: "),
    ],
)
def test_a_fault_is_noticed_and_its_file_is_kept(
    main: object, wrong: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "main", main)
    assert run_command(["rulesets"]) == wrong
    table = attack(folder, seed=1, cases=1)
    ((row,),) = [table.values()]
    assert row.faults[0].endswith(wrong)
    assert len(list((folder / "failing").iterdir())) == len(row.faults) == row.cases
    assert wrong in in_words(table)
