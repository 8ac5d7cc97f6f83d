"""The short form of cut connections and kills, and that a lost answer is noticed."""

import sys
from pathlib import Path
from random import Random

import pytest

from tests.attack import connections
from tests.attack.connections import ENDED, play_match
from tests.attack.table import Table

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a thing of Unix")


def test_no_answer_is_lost_and_each_screen_comes_back(tmp_path: Path) -> None:
    table: Table = {}
    assert not play_match(tmp_path / "home", Random(3), table, ENDED)
    assert [row.cases for row in table.values()] == [1] * len(ENDED)


def test_a_lost_answer_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(player: connections.Player, keys: str) -> None:
        monkeypatch.setattr(connections, "PATIENCE", 0.0)

    monkeypatch.setattr(connections.Player, "press", lose)
    assert "the answer to decision 1" in play_match(tmp_path / "home", Random(3), {}, [""])
