"""Which candidates are still in the race, which of them is best, and which are the best trade-offs.

All that are left have played the same seeds, so they are compared unit by unit: samples are drawn of the units,
the same for every candidate, and a candidate that is farther from the aims than another one, by more than chance
explains, is dropped.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import comb, inf, isfinite, sqrt
from statistics import fmean
from typing import TypeAlias

from cardgame_tui.lab.bench.aiming.aims import Aim
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.statistics import bonferroni, t_quantile
from cardgame_tui.value import value

SAMPLES = 300
"""How many samples of the units are drawn."""

LIKELY = 0.75
"""A candidate that reaches all aims in this share of the samples is taken for one that does; where none does,
this share of the most is enough for one that changes less."""

FEWEST = 30
"""Fewest units after which it counts that a candidate reaches the aims in no sample, or in every one."""

ROUNDS = 8
"""Rounds of a usual race: in so many no candidate shall be dropped by chance, 95 times of 100."""

Tally: TypeAlias = Sequence[tuple[float, int]]
"""Of one candidate, for each aim: the sum of what is measured in a unit, and of how many duels it is."""


@value
class Standing:
    """How a candidate stands.

    Args:
        index: its place among all candidates.
        changes: how much is changed in it.
        units: how many units of duels it has played.
        duels: how many duels these are.
        measured: each measure, as a part of one or as a number; None where no duel has it.
        distances: how far each is from its aim, in widths of the range.
        expected: how far all are, on average over the samples.
        likely: the share of the samples in which it reaches all aims.
        samples: how far each is from its aim, sample by sample.
    """

    index: int
    changes: tuple[int, int]
    units: int
    duels: int
    measured: Sequence[float | None]
    distances: Sequence[float]
    expected: float
    likely: float
    samples: Sequence[Sequence[float]]

    @property
    def tells(self) -> bool:
        """Whether its units are enough for what they say of `likely` to count."""
        return self.units >= FEWEST

    @property
    def distance(self) -> float:
        """How far it is from all aims."""
        return sum(self.distances)


class Race:
    """A race of candidates.

    Args:
        aims: what is wanted.
        changes: how much is changed in each candidate.
        change_least: whether less change is better.
        seed: seed of the samples.

    Attributes:
        left: the candidates that are still in it, by their place among all.
        standings: how each stands; of those that are out, how they stood when they left.
    """

    def __init__(
        self, aims: Sequence[Aim], changes: Sequence[tuple[int, int]], *, change_least: bool = False, seed: int = 1
    ) -> None:
        self._aims, self._changes, self._change_least, self._seed = aims, changes, change_least, seed
        self.left: list[int] = [*range(len(changes))]
        self.standings: dict[int, Standing] = {}
        self._units: dict[int, list[Tally]] = defaultdict(list)
        self._duels: dict[int, int] = defaultdict(int)

    def add(self, rows: Iterable[DuelRow], arms: Sequence[int]) -> None:
        """Count the duels of a round, and drop who is surely worse.

        Args:
            rows: the duels.
            arms: the candidate that each arm of the round is.
        """
        found: dict[tuple[int, int], list[DuelRow]] = defaultdict(list)
        for row in rows:
            found[arms[row.arm], row.unit].append(row)
        for (index, _), duels in found.items():
            self._units[index].append([_tally(aim, duels) for aim in self._aims])
            self._duels[index] += len(duels)
        if found:
            self._judge()

    def _judge(self) -> None:
        count = len(self._units[self.left[0]])
        samples = _samples(count, self._seed)
        self.standings |= {index: self._standing(index, samples) for index in self.left}
        among = [self.standings[index] for index in self.left]
        pairs = comb(len(self._changes), 2)
        confidence = bonferroni(pairs * len(self._aims) * ROUNDS)
        reach = t_quantile((1 + confidence) / 2, count - 1) * sqrt(count / (count - 1)) if count > 1 else inf
        rivals = front([each.distances for each in among])
        left = [each for each in among if not any(_surely_nearer(among[rival], each, reach) for rival in rivals)]
        self.left = [each.index for each in self._still_asked(left)]

    def _still_asked(self, left: Sequence[Standing]) -> Sequence[Standing]:
        """Those that may still be the best: if one surely reaches the aims, that one and less changed ones."""
        best = self._best(left)
        if not best.tells or best.likely < LIKELY:
            return left
        left = [each for each in left if each.likely]
        if best.likely < 1:
            return left
        return [best, *(each for each in left if self._change_least and each.changes < best.changes)]

    def _standing(self, index: int, samples: Sequence[Sequence[int]]) -> Standing:
        units = self._units[index]
        measured: list[float | None] = []
        apart: list[Sequence[float]] = []
        for place, aim in enumerate(self._aims):
            sums = [unit[place][0] for unit in units]
            counts = [unit[place][1] for unit in units]
            measured.append(_mean(sums, counts))
            drawn = ((map(sums.__getitem__, at), map(counts.__getitem__, at)) for at in samples)
            apart.append([aim.distance(_mean(*each)) for each in drawn])
        distances = [aim.distance(each) for aim, each in zip(self._aims, measured, strict=True)]
        together = [sum(each) for each in zip(*apart, strict=True)]
        likely = sum(not each for each in together) / len(together)
        duels, changes = self._duels[index], self._changes[index]
        return Standing(index, changes, len(units), duels, measured, distances, fmean(together), likely, apart)

    @property
    def best(self) -> Standing:
        """The candidate that is nearest to the aims, or the least changed one of those that reach them."""
        return self._best([self.standings[index] for index in self.left])

    def _best(self, among: Sequence[Standing]) -> Standing:
        most = max(each.likely for each in among)
        reaching = [each for each in among if each.likely >= LIKELY * most > 0]
        if self._change_least and reaching:
            return min(reaching, key=lambda each: (each.changes, each.expected, each.index))
        return min(among, key=lambda each: (each.expected, each.changes, each.index))

    @property
    def trade_offs(self) -> Sequence[Standing]:
        """The candidates that no other one beats at one aim without being beaten at another, the nearest first.

        With `change_least` less change counts like an aim.
        """
        among = [*self.standings.values()]
        places = front([(*each.distances, each.changes[0] * self._change_least) for each in among])
        return sorted(
            (among[place] for place in places), key=lambda each: (each.distance, each.changes, each.index)
        )


def front(points: Sequence[Sequence[float]]) -> Sequence[int]:
    """The places of the points that no other one is as good as everywhere and better somewhere; less is better."""
    return [
        place
        for place, point in enumerate(points)
        if not any(other != point and all(map(_at_most, other, point)) for other in points)
    ]


def _at_most(one: float, two: float) -> bool:
    return one <= two


def _surely_nearer(one: Standing, two: Standing, reach: float) -> bool:
    """Whether one is nearer to all aims together than two, surely nearer to one, and surely farther from none."""
    if one.distance >= two.distance:
        return False
    aims = [*zip(one.distances, two.distances, one.samples, two.samples, strict=True)]
    return any(_surely_less(*each, reach) for each in aims) and not any(
        _surely_less(theirs, mine, other, own, reach) for mine, theirs, own, other in aims
    )


def _surely_less(one: float, two: float, ones: Sequence[float], twos: Sequence[float], reach: float) -> bool:
    """Whether one distance is less than another, given what both are in the same samples."""
    if one >= two or not isfinite(reach):
        return False
    differences = [b - a for a, b in zip(ones, twos, strict=True)]
    middle = fmean(differences)
    return two - one > reach * sqrt(fmean((each - middle) ** 2 for each in differences))


def _samples(units: int, seed: int) -> Sequence[Sequence[int]]:
    draw = random.Random(seed)
    return [draw.choices(range(units), k=units) for _ in range(SAMPLES)]


def _tally(aim: Aim, duels: Iterable[DuelRow]) -> tuple[float, int]:
    read = aim.question.of_duel
    found = [each for row in duels if read is not None and (each := read(row)) is not None]
    return float(sum(found)), len(found)


def _mean(sums: Iterable[float], counts: Iterable[int]) -> float | None:
    count = sum(counts)
    return sum(sums) / count if count else None
