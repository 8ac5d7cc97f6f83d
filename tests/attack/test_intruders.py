"""The short form of strangers at the ssh port, and that one who gets in is noticed."""

from pathlib import Path

import pytest

from cardgame_tui.ui.guests.codes import Codes
from tests.attack.intruders import attack
from tests.attack.table import faults


def test_no_stranger_gets_in_and_a_guest_does(tmp_path: Path) -> None:
    table = attack(tmp_path, seed=1, cases=1, acts=12)
    assert not faults(table)


def test_a_stranger_who_gets_in_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Codes, "take", lambda codes, typed: "seat1")
    assert "somebody was let in without the words" in faults(attack(tmp_path, seed=1, cases=1, acts=12))
