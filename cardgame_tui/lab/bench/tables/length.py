"""The table of lengths: how many duels ended in which turns, and how they ended."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median

from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import Cell, Column, Table

MOST_STEPS = 20
"""Most rows of a table of lengths; longer spans of turns share a row."""


def length_table(plan: Plan, rows: Sequence[DuelRow], turn_word: str) -> Table:
    """How many duels of each arm ended in which turns.

    Args:
        plan: the run.
        rows: its duels.
        turn_word: what the game calls a turn.
    """
    arms = plan.main_arms
    turns = [[row.turns for row in rows if row.arm == arm and row.finished] for arm in arms]
    everything = [turn for each in turns for turn in each]
    columns = [Column(f"{turn_word}s"), *(Column(arm.name, "share") for arm in plan.main_arms.values())]
    lines: list[list[Cell]] = []
    for low, high in spans(everything):
        shares = [sum(low <= turn <= high for turn in each) / len(each) if each else None for each in turns]
        lines.append([f"{low}" if low == high else f"{low} to {high}", *shares])
    return Table("Length of duels", columns, lines, [*_medians(plan, turns), *_ends(plan, rows)])


def length_counts(plan: Plan, rows: Sequence[DuelRow]) -> Table:
    """The same for programs: a line for each arm and number of turns in which a duel ended.

    Args:
        plan: the run.
        rows: its duels.
    """
    columns = (Column("arm"), Column("turns", "count"), Column("duels", "count"), Column("share", "share"))
    lines: list[list[Cell]] = []
    for index, arm in plan.main_arms.items():
        turns = Counter(row.turns for row in rows if row.arm == index and row.finished)
        lines += [[arm.name, length, count, count / turns.total()] for length, count in sorted(turns.items())]
    return Table("Length of duels", columns, lines)


def spans(turns: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Divide numbers of turns into at most `MOST_STEPS` spans of equal length."""
    if not turns:
        return
    low, high = min(turns), max(turns)
    step = max(1, -(-(high - low + 1) // MOST_STEPS))
    for first in range(low, high + 1, step):
        yield first, first + step - 1


def _medians(plan: Plan, turns: Sequence[Sequence[int]]) -> Iterator[str]:
    for arm, found in zip(plan.main_arms.values(), turns, strict=True):
        if found:
            yield f"{arm.name}: from {min(found)} to {max(found)}, median {median(found):g}"


def _ends(plan: Plan, rows: Sequence[DuelRow]) -> Iterator[str]:
    for index, arm in plan.main_arms.items():
        ends = Counter(row.how for row in rows if row.arm == index and row.finished)
        if ends:
            yield f"{arm.name}: ended by " + ", ".join(f"{how} {count:,}" for how, count in ends.most_common())
