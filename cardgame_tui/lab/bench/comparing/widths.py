"""How well something is known already: the widest interval of a measure in a run."""

from collections.abc import Callable, Mapping, Sequence

from cardgame_tui.lab.bench.comparing.measures import (
    Figures,
    edge_difference,
    figures,
    mean_difference,
    of_arm,
    pairs_of,
)
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.statistics import Interval

POINTS = 100
"""Percentage points in a share of one."""


def widest(plan: Plan, rows: Sequence[DuelRow], measure: str) -> float:
    """Half the width of the widest interval of a measure: of a comparison that of the differences.

    Args:
        plan: the run.
        rows: its duels.
        measure: one of `WIDTHS`.
    """
    one, two = WIDTHS[measure]
    if plan.kind in ("single", "decks"):
        found = [one(figures(of_arm(rows, arm, bot))) for bot in plan.bots for arm in range(len(plan.arms))]
    else:
        found = [two(rows, bot, arm) for bot in plan.bots for arm in range(1, len(plan.arms))]
    return max(each.half_width for each in found)


def can_be_known(rows: Sequence[DuelRow], measure: str) -> bool:
    """Whether more duels would tell more; of the first player none does where nobody takes the first turn."""
    return measure != "first" or any(row.first for row in rows)


def _turns(rows: Sequence[DuelRow], bot: str, arm: int) -> Interval:
    return mean_difference(pairs_of(rows, bot, arm, 0), lambda row: row.turns)


def _first(rows: Sequence[DuelRow], bot: str, arm: int) -> Interval:
    return _in_points(edge_difference(pairs_of(rows, bot, arm, 0)))


def _drawn(rows: Sequence[DuelRow], bot: str, arm: int) -> Interval:
    return _in_points(mean_difference(pairs_of(rows, bot, arm, 0), lambda row: row.drawn))


def _in_points(found: Interval) -> Interval:
    return Interval(POINTS * found.middle, POINTS * found.low, POINTS * found.high)


Read = Callable[[Figures], Interval]
Compare = Callable[[Sequence[DuelRow], str, int], Interval]

WIDTHS: Mapping[str, tuple[Read, Compare]] = {
    "turns": (lambda figures: figures.turns, _turns),
    "first": (lambda figures: _in_points(figures.first), _first),
    "drawn": (lambda figures: _in_points(figures.drawn), _drawn),
}
"""What ``--until`` can name: turns, and percentage points of the first player's wins and of draws."""
