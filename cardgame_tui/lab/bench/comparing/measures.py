"""What is measured of duels, and how two arms differ in it, pair by pair."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import inf
from statistics import fmean
from typing import TypeAlias

from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.statistics import CONFIDENCE, Interval, bootstrap, paired_t, share_by_units, wilson
from cardgame_tui.value import value

Pairs: TypeAlias = Sequence[Sequence[tuple[DuelRow, DuelRow]]]
"""Unit by unit, the duels of two arms that have everything but the arm in common, if both ended by their rules."""

Tallies: TypeAlias = tuple[int, int, int, int]
"""Of one unit: wins that count and decided duels of one arm, then of the other."""


def of_arm(rows: Iterable[DuelRow], arm: int, bot: str) -> list[DuelRow]:
    """The duels of one arm and bot."""
    return [row for row in rows if row.arm == arm and row.bot == bot]


def pairs_of(rows: Iterable[DuelRow], bot: str, one: int, two: int) -> Pairs:
    """Pair the duels of two arms."""
    found: dict[tuple[int, bool], dict[int, DuelRow]] = defaultdict(dict)
    for row in rows:
        if row.bot == bot and row.arm in (one, two) and row.finished:
            found[row.unit, row.swapped][row.arm] = row
    units: dict[int, list[tuple[DuelRow, DuelRow]]] = defaultdict(list)
    for (unit, _), both in found.items():
        if len(both) == 2:
            units[unit].append((both[one], both[two]))
    return list(units.values())


def pairs_with(pairs: Pairs, known: Callable[[DuelRow], bool]) -> Pairs:
    """The pairs in which something is known of both duels."""
    found = [[(one, two) for one, two in unit if known(one) and known(two)] for unit in pairs]
    return [unit for unit in found if unit]


def parted(pairs: Pairs) -> list[tuple[DuelRow, DuelRow]]:
    """The pairs whose duels have another winner, or a winner and none."""
    return [(one, two) for unit in pairs for one, two in unit if one.winner != two.winner]


def mean_difference(pairs: Pairs, read: Callable[[DuelRow], float], confidence: float = CONFIDENCE) -> Interval:
    """How much larger something is on average in the first arm."""
    return paired_t([fmean(read(one) - read(two) for one, two in unit) for unit in pairs], confidence)


def first_edge(share: float) -> float:
    """How far the first player's share of decided duels is from one half."""
    return abs(share - 0.5)


def edge(rows: Sequence[DuelRow]) -> Interval | None:
    """How far the first player's share of wins is from one half; None where nobody began a decided duel."""
    if not any(row.begun for row in rows):
        return None
    wins = first_wins(rows)
    ends = sorted((first_edge(wins.low), first_edge(wins.high)))
    return Interval(first_edge(wins.middle), 0.0 if wins.low <= 0.5 <= wins.high else ends[0], ends[1])


def edge_difference(pairs: Pairs, confidence: float = CONFIDENCE) -> Interval:
    """How much larger the advantage or disadvantage of the first player is in the first arm."""

    def estimate(units: Counter[Tallies]) -> float:
        """The difference of the first player's edges."""
        one, two = _shares(units)
        return first_edge(one) - first_edge(two)

    return bootstrap(_tallies(pairs, lambda row: row.first_won, lambda row: row.begun), estimate, confidence)


def share_change(
    pairs: Pairs,
    won: Callable[[DuelRow], bool],
    confidence: float = CONFIDENCE,
    counts: Callable[[DuelRow], bool] = lambda row: row.decided,
) -> Interval:
    """How much larger a share of duels is in the first arm, of the decided ones unless others are named."""

    def estimate(units: Counter[Tallies]) -> float:
        """The difference of the shares."""
        one, two = _shares(units)
        return one - two

    return bootstrap(_tallies(pairs, won, counts), estimate, confidence)


def _tallies(pairs: Pairs, won: Callable[[DuelRow], bool], counts: Callable[[DuelRow], bool]) -> list[Tallies]:
    return [
        (
            sum(won(one) for one, _ in unit),
            sum(counts(one) for one, _ in unit),
            sum(won(two) for _, two in unit),
            sum(counts(two) for _, two in unit),
        )
        for unit in pairs
    ]


def _shares(units: Mapping[Tallies, int]) -> tuple[float, float]:
    sums = [sum(unit[place] * times for unit, times in units.items()) for place in range(4)]
    return _share(sums[0], sums[1]), _share(sums[2], sums[3])


def _share(count: int, total: int) -> float:
    return count / total if total else 0.5


@value
class Figures:
    """What the duels of one arm with one bot were like.

    Args:
        duels: how many were played.
        finished: how many ended by their rules.
        decided: how many of those had a winner.
        begun: how many of those somebody began.
        aborted: how many were broken off as too long.
        broke: how many ended with an error.
        first: share of begun duels that the first player won.
        seat1: share of decided duels that seat 1 won.
        deck1: share of decided duels that the first deck won.
        drawn: share of finished duels without a winner.
        turns: mean number of turns of finished duels.
        comebacks: share of decided duels whose winner was behind in life half-way; None in a game without life.
    """

    duels: int
    finished: int
    decided: int
    begun: int
    aborted: int
    broke: int
    first: Interval
    seat1: Interval
    deck1: Interval
    drawn: Interval
    turns: Interval
    comebacks: Interval | None


def figures(rows: Sequence[DuelRow]) -> Figures:
    """Sum up the duels of one arm with one bot."""
    finished = [row for row in rows if row.finished]
    decided = [row for row in finished if row.winner]
    return Figures(
        duels=len(rows),
        finished=len(finished),
        decided=len(decided),
        begun=sum(row.begun for row in decided),
        aborted=sum(row.outcome == "aborted" for row in rows),
        broke=sum(row.outcome == "broke" for row in rows),
        first=first_wins(rows),
        seat1=wilson(sum(row.winner == 1 for row in decided), len(decided)),
        deck1=deck_wins(rows, 1),
        drawn=drawn_share(rows),
        turns=paired_t(unit_means(finished, lambda row: row.turns)).within(0, inf),
        comebacks=comebacks(rows),
    )


def first_wins(rows: Sequence[DuelRow]) -> Interval:
    """The share of decided duels, of those that somebody began, that the first player won."""
    decided = [row for row in rows if row.decided]
    return wilson(sum(row.first_won for row in decided), sum(row.begun for row in decided))


def deck_wins(rows: Sequence[DuelRow], deck: int) -> Interval:
    """The share of decided duels that a deck won, the first or the second."""
    decided = [row for row in rows if row.decided]
    return wilson(sum(row.deck_won == deck for row in decided), len(decided))


def drawn_share(rows: Sequence[DuelRow]) -> Interval:
    """The share of finished duels without a winner."""
    finished = [row for row in rows if row.finished]
    return wilson(sum(not row.winner for row in finished), len(finished))


def unit_share(
    rows: Iterable[DuelRow], won: Callable[[DuelRow], bool], counts: Callable[[DuelRow], bool]
) -> Interval:
    """A share of some duels, with the interval that follows from how much units differ.

    Args:
        rows: the duels.
        won: which of them count.
        counts: of which it is the share.
    """
    units: dict[int, list[bool]] = defaultdict(list)
    for row in rows:
        if counts(row):
            units[row.unit].append(won(row))
    return share_by_units([(sum(each), len(each)) for each in units.values()])


def comebacks(rows: Sequence[DuelRow]) -> Interval | None:
    """The share of decided duels whose winner was behind in life half-way; None in a game without life."""
    behind = [came for row in rows if row.decided and (came := came_back(row)) is not None]
    return wilson(sum(behind), len(behind)) if behind else None


def mean_of(rows: Sequence[DuelRow], read: Callable[[DuelRow], float | None], most: float) -> Interval | None:
    """The mean, over finished duels, of something from 0 to `most`; None if it is known of no such duel."""
    known = [row for row in rows if row.finished and read(row) is not None]
    if not known:
        return None
    return paired_t(unit_means(known, lambda row: read(row) or 0.0)).within(0, most)


def unit_means(rows: Iterable[DuelRow], read: Callable[[DuelRow], float]) -> list[float]:
    """The mean of something in each unit; duels of one unit are not independent of each other."""
    units: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        units[row.unit].append(read(row))
    return [fmean(found) for found in units.values()]


def came_back(row: DuelRow) -> bool | None:
    """Whether the winner had less life than the loser half-way; None if the duel was too short or has no life."""
    if len(row.leads) < 2 or not row.decided:
        return None
    lead = row.leads[len(row.leads) // 2]
    return lead < 0 if row.winner == 1 else lead > 0
