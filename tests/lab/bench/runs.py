"""Plans and rows that the tests of the bench use."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import FINISHED, DuelRow
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from tests.cli.games import DeckLeduc
from tests.games.leduc import CARDS

ROW = DuelRow(1, 1, 0, "random", False, 11, 12, 13, FINISHED, winner=1, first=1, turns=4, decisions=9, how="hp")
"""A duel that seat 1 began and won in four turns."""


def plan_of(**asked: Any) -> Plan:
    """The plan of a run of Leduc, played by random bots unless others are named, and without a ladder of bots."""
    plan = Asked(DeckLeduc(), **{"bots": ("random",), **asked}).plan()
    return Plan(**{**dict(plan), "ladder": ()})


def row(number: int, **changes: Any) -> DuelRow:
    """A duel like `ROW`."""
    return replace(ROW, number=number, unit=changes.pop("unit", number), **changes)


def leduc_record(folder: Path, hands: int, decisions: int = 1_000) -> Path:
    """The journal of a duel of Leduc in which Alice and Bob call every bet, up to so many decisions."""
    options = DeckLeduc().options_model(hands=hands)
    setup = Setup(DeckLeduc(), options, CARDS, ({}, {}), names=("Alice", "Bob"), seed=3)
    record = Record.start(setup, folder)
    record.begin()
    while record.prompt is not None and len(record.driver.given) < decisions:
        record.answer([option.key for option in record.prompt.options].index("call"))
    record.close()
    assert record.path is not None
    return record.path
