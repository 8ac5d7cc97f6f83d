"""The table of rules: which are at work how often, and how duels differ in which they are."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRow, RuleRow
from cardgame_tui.lab.bench.table import Cell, Column, Table
from cardgame_tui.lab.statistics import share_difference

NOTES = (
    "The differences compare duels in which the rule was at work with the others, in points of the first player's "
    "wins and of draws. Long duels use more rules, so this is no proof of what the rule does. To test a rule, "
    "compare a variant without it.",
)


@dataclass(slots=True)
class RuleTally:
    """How often a rule was at work.

    Args:
        duels: numbers of the finished duels in which it was.
        cited: how many events cite it in all of them.
    """

    duels: set[int] = field(default_factory=set)
    cited: int = 0


def rule_table(plan: Plan, arm: int, rules: Iterable[RuleRow], rows: Sequence[DuelRow], turn_word: str) -> Table:
    """Which rules were at work in the duels of one arm, the most frequent first.

    Args:
        plan: the run.
        arm: the arm.
        rules: the rules of all duels.
        rows: all duels.
        turn_word: what the game calls a turn.
    """
    duels = {row.number: row for row in rows if row.arm == arm and row.finished}
    found: dict[str, RuleTally] = {}
    for each in rules:
        if each.number in duels:
            tally = found.setdefault(each.rule, RuleTally())
            tally.duels.add(each.number)
            tally.cited += each.cited
    order = sorted(found.items(), key=lambda item: (-len(item[1].duels), -item[1].cited, item[0]))
    lines = [_cells(rule, tally, duels.values()) for rule, tally in order]
    return Table(f"Rules: {plan.arms[arm].name}", _columns(f"{turn_word}s"), lines, NOTES, plan.arms[arm].name)


def _columns(turns: str) -> tuple[Column, ...]:
    return (
        Column("rule"),
        Column("duels", "share"),
        Column("times in such a duel", "number"),
        Column(f"{turns} with it", "number", key="turns_with_it"),
        Column(f"{turns} without", "number", key="turns_without"),
        Column("first player", "points"),
        Column("drawn", "points"),
    )


def _cells(rule: str, tally: RuleTally, rows: Iterable[DuelRow]) -> list[Cell]:
    used: list[DuelRow] = []
    others: list[DuelRow] = []
    for row in rows:
        (used if row.number in tally.duels else others).append(row)
    both = bool(used and others)
    return [
        rule,
        len(used) / (len(used) + len(others)),
        tally.cited / len(used),
        fmean(row.turns for row in used),
        fmean(row.turns for row in others) if others else None,
        share_difference(_first(used), _first(others)) if both and _first(used)[1] and _first(others)[1] else None,
        share_difference(_drawn(used), _drawn(others)) if both else None,
    ]


def _first(rows: Sequence[DuelRow]) -> tuple[int, int]:
    return sum(row.first_won for row in rows), sum(row.begun for row in rows)


def _drawn(rows: Sequence[DuelRow]) -> tuple[int, int]:
    return sum(row.drawn for row in rows), len(rows)
