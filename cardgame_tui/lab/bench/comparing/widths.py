"""How precisely a measure is known: its widest interval in a run."""

from collections.abc import Sequence
from math import inf

from cardgame_tui.lab.bench.comparing.measures import of_arm, pairs_of
from cardgame_tui.lab.bench.comparing.questions import narrowed
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.statistics import CONFIDENCE


def widest(plan: Plan, rows: Sequence[DuelRow], measure: str) -> float:
    """Half the width of the widest interval of a measure; in a comparison, of its differences.

    Args:
        plan: the run.
        rows: its duels.
        measure: a word of `narrowed`.
    """
    question = narrowed()[measure]
    if not plan.compared:
        found = [question.measured(of_arm(rows, arm, bot)) for bot in plan.bots for arm in range(len(plan.arms))]
    else:
        pairs = [pairs_of(rows, bot, arm, 0) for bot in plan.bots for arm in plan.compared]
        found = [question.difference(each, CONFIDENCE) for each in pairs]
    return max(inf if each is None else question.in_unit(each).half_width for each in found)


def can_be_known(rows: Sequence[DuelRow], measure: str) -> bool:
    """Whether more duels would narrow the interval. In a game without a first player, some never narrow."""
    return any(map(narrowed()[measure].known, rows))
