"""The table of duels: who won, how long it took, how it ended."""

from collections.abc import Iterable

from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import Cell, Column, Table

NOTES = ("Any of these duels can be opened in the replay.",)


def duel_table(plan: Plan, rows: Iterable[DuelRow], turn_word: str) -> Table:
    """A line for each duel.

    Args:
        plan: the run.
        rows: the duels.
        turn_word: what the game calls a turn.
    """
    columns = [
        Column("duel", "count"),
        Column("side"),
        Column("winner"),
        Column("ended by"),
        Column(f"{turn_word}s", "count"),
        Column("decisions", "count"),
    ]
    columns += [] if plan.mirrored else [Column("decks")]
    columns += [Column("bots")] if len(plan.bots) > 1 else []
    return Table("Duels", columns, [_cells(plan, row) for row in rows], NOTES)


def _cells(plan: Plan, row: DuelRow) -> list[Cell]:
    winner = f"seat {row.winner}{', first' if row.first_won else ''}" if row.winner else "nobody"
    how = row.how if row.finished else f"{row.outcome} {row.how}".strip()
    cells: list[Cell] = [row.number, plan.arms[row.arm].name, winner, how, row.turns, row.decisions]
    cells += [] if plan.mirrored else ["swapped" if row.swapped else "as listed"]
    return [*cells, row.bot] if len(plan.bots) > 1 else cells
