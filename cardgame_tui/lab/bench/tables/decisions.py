"""The table of decisions: what players are asked, how often, and how much choice they have."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRow, QuestionRow
from cardgame_tui.lab.bench.table import Cell, Column, Table

COLUMNS = (
    Column("question"),
    Column("per duel", "number"),
    Column("per turn", "number"),
    Column("one answer only", "share"),
    Column("options", "number"),
)

NOTES = ("Options: how many there are on average where there is a choice.",)


def decision_table(plan: Plan, arm: int, questions: Iterable[QuestionRow], rows: Sequence[DuelRow]) -> Table:
    """What the players of one arm are asked; the most frequent question comes first.

    Args:
        plan: the run.
        arm: the arm.
        questions: the questions of all duels.
        rows: all duels.
    """
    duels = {row.number: row for row in rows if row.arm == arm and row.finished}
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for each in questions:
        if each.number in duels:
            for name in (each.question, ""):
                for place, count in enumerate((each.asked, each.forced, each.options)):
                    found[name][place] += count
    turns = sum(row.turns for row in duels.values())
    lines = [_cells(name, counts, len(duels), turns) for name, counts in found.items()]
    return Table(
        f"Decisions: {plan.arms[arm].name}", COLUMNS, sorted(lines, key=_order), NOTES, plan.arms[arm].name
    )


def _cells(name: str, counts: Sequence[int], duels: int, turns: int) -> list[Cell]:
    asked, forced, options = counts
    free = asked - forced
    return [
        name or "all",
        asked / duels,
        asked / turns if turns else None,
        forced / asked,
        (options - forced) / free if free else None,
    ]


def _order(row: Sequence[Cell]) -> tuple[bool, float]:
    asked = row[1]
    assert isinstance(asked, float)
    return row[0] != "all", -asked
