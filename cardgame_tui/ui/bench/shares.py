"""What the plots of a run show: how long duels take, and how often the leader wins."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.tables.first import PARTS, lead_at
from cardgame_tui.lab.statistics import Interval, share_if_any

LAST = 98
"""Percent of the duels after which all longer ones share a span."""


class Lengths(NamedTuple):
    """How many duels ended in which turns.

    Args:
        spans: spans of turns, each with its first and its last; the last span takes the rest.
        shares: for each arm the share of its duels that ended in each span.
    """

    spans: Sequence[tuple[int, int]]
    shares: Sequence[Sequence[float]]


def lengths_of(turns: Sequence[Sequence[int]], most: int) -> Lengths:
    """Divide the turns of some arms into spans.

    Args:
        turns: for each arm the lengths of its duels, the shortest first.
        most: how many spans there may be.
    """
    every = sorted(turn for each in turns for turn in each)
    if not every:
        return Lengths((), [() for _ in turns])
    first, last = every[0], every[len(every) * LAST // 100]
    step = -(-(last - first + 1) // max(1, most))
    spans = [(low, low + step - 1) for low in range(first, last + 1, step)]
    spans[-1] = spans[-1][0], max(spans[-1][1], every[-1])
    return Lengths(spans, [[_share(each, *span) for span in spans] for each in turns])


def leader_wins(rows: Sequence[DuelRow]) -> Sequence[Interval | None]:
    """How often who leads at each tenth of a decided duel wins; None where nobody led, empty without life."""
    known = [row for row in rows if row.decided and len(row.leads) >= 2]
    parts = [[(lead_at(row, part), row.winner) for row in known] for part in range(1, PARTS)]
    led = [[leader == winner for leader, winner in part if leader] for part in parts]
    return [share_if_any(sum(part), len(part)) for part in led] if known else []


def _share(turns: Sequence[int], low: int, high: int) -> float:
    """The share of sorted turns between two ends."""
    return (bisect_right(turns, high) - bisect_left(turns, low)) / len(turns) if turns else 0.0
