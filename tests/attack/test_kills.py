"""The short form of the kills, and what they notice: they must find every writer that breaks its promise."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="processes are forked, and drawn on pseudo-terminals"
)

CUT = "journal cut at any byte"
"""The row of cuts in the table."""

CASES = 48
"""How many kills: five matches in lines of text, and one on the screen."""

PATIENCE = 600
"""Seconds these programs may take; far more than they need."""


def found(*words: str) -> Any:
    """What a module of the attack prints; it runs in a process of its own, since it forks."""
    done = subprocess.run(
        [sys.executable, "-m", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_no_kill_loses_what_was_acknowledged(tmp_path: Path) -> None:
    rows = found("tests.attack.kills", str(tmp_path), "1", str(CASES))
    assert [fault for row in rows.values() for fault in row["faults"]] == []
    assert sum(row["cases"] for name, row in rows.items() if name != CUT) == CASES
    assert rows[CUT]["cases"] > 0
    assert {name.split(":")[0] for name in rows} == {"kill plain", "kill app", CUT}


def test_every_writer_that_breaks_its_promise_is_noticed(tmp_path: Path) -> None:
    faults = found("tests.attack.broken_writers", str(tmp_path))
    assert all(faults.values()), faults
    expected = {
        "late": "was acknowledged up to decision",
        "unsynced": "was acknowledged up to decision",
        "silent": "does not say that a write has failed",
        "short": "was acknowledged up to decision",
        "rewriting": "cannot be resumed",
        "littering": ".bak was left in the folder",
    }
    for name, words in expected.items():
        assert any(words in fault for fault in faults[name]), (name, faults[name])
    assert list((tmp_path / "late").rglob("recipe.json"))
