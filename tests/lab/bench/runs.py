"""Plans and rows that the tests of the bench use."""

from dataclasses import replace
from typing import Any

from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import FINISHED, DuelRow
from tests.cli.games import DeckLeduc

ROW = DuelRow(1, 1, 0, "random", False, 11, 12, 13, FINISHED, winner=1, first=1, turns=4, decisions=9, how="hp")
"""A duel that seat 1 began and won in four turns."""


def plan_of(**asked: Any) -> Plan:
    """The plan of a run of Leduc."""
    return Asked(DeckLeduc(), **asked).plan()


def row(number: int, **changes: Any) -> DuelRow:
    """A duel like `ROW`."""
    return replace(ROW, number=number, unit=changes.pop("unit", number), **changes)
