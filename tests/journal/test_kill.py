"""Matches of every game, killed hundreds of times: no acknowledged answer is lost and the end is the same."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROUNDS = [("leduc", 100), ("sparks", 100), ("rift", 50), ("conquest", 50), ("rune", 50)]
"""How often each game is killed."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked")
@pytest.mark.parametrize(("game", "kills"), ROUNDS)
def test_no_answer_is_lost_however_often_the_program_is_killed(tmp_path: Path, game: str, kills: int) -> None:
    words = [sys.executable, "-m", "tests.journal.victim", str(tmp_path), game, "1", str(kills)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["wrong"] == []
    assert found["kills"] == kills
