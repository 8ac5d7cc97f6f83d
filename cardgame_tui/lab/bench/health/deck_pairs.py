"""Who wins, by the decks of the first player and of the second."""

from cardgame_tui.lab.bench.health.evidence import Evidence
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import Cell, Column, Table
from cardgame_tui.lab.statistics import share_if_any

TITLE = "Who wins, by the decks of the first player (left) and of the second"
"""What the table shows."""


def deck_pairs(evidence: Evidence) -> Table | None:
    """How often the first player wins with each deck against each; None where both decks are equal."""
    if evidence.plan.arms[0].mirrored or not any(row.begun for row in evidence.rows):
        return None
    names = evidence.decks
    lines: list[list[Cell]] = [
        [name, *(_share(evidence, own, other) for other in (1, 2))] for own, name in enumerate(names, 1)
    ]
    columns = (Column("first player"), *(Column(name, "share") for name in names))
    return Table(TITLE, columns, lines)


def _share(evidence: Evidence, own: int, other: int) -> Cell:
    """How often the first player wins with one deck against another."""
    rows = [
        row
        for row in evidence.rows
        if row.begun and (row.arm == own if own == other else row.arm == 0 and _deck_of_first(row) == own)
    ]
    return share_if_any(sum(row.first_won for row in rows), len(rows))


def _deck_of_first(row: DuelRow) -> int:
    """Which deck the player has who takes the first turn."""
    return 3 - row.first if row.swapped else row.first
