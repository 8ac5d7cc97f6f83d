"""Intervals for shares and means, how many duels would decide a comparison, and several comparisons at once.

Plain formulas, so that no further package is needed:

- the share of a count: the score interval of Wilson (1927);
- the same for things that come in units (of duels with the same seeds): as if there were only so many of them as
  independent ones that vary as much, the effective sample size of Kish (1965);
- the difference of two shares of different duels: method 10 of Newcombe (1998), made of two Wilson intervals;
- the mean of paired differences: the interval of Student's t;
- anything else: the percentile interval of the bootstrap, from a seeded generator.
"""

import random
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import accumulate
from math import asin, cos, isfinite, log2, pi, sin, sqrt
from statistics import NormalDist, fmean, stdev
from typing import TypeVar

from cardgame_tui.value import value

CONFIDENCE = 0.95
"""How often an interval contains the true value, unless the caller asks for more."""

SERIES_UP_TO = 100
"""Most degrees of freedom for which the series of Student's t is added up; beyond them an expansion is exact."""

UnitT = TypeVar("UnitT", bound=Hashable)


@value
class Interval:
    """An estimate and where the true value lies.

    Args:
        middle: the estimate.
        low: the lower end.
        high: the upper end.
    """

    middle: float
    low: float
    high: float

    @property
    def known(self) -> bool:
        """Whether both ends are known."""
        return isfinite(self.low) and isfinite(self.high)

    @property
    def excludes_zero(self) -> bool:
        """Whether zero lies outside, so that the sign of the true value is known."""
        return self.low > 0 or self.high < 0

    @property
    def reach(self) -> float:
        """How far the end that is nearer to zero lies from the estimate, on the side of zero."""
        return self.middle - self.low if self.middle > 0 else self.high - self.middle

    @property
    def half_width(self) -> float:
        """Half of its width."""
        return (self.high - self.low) / 2

    def within(self, lowest: float, highest: float) -> "Interval":
        """Cut its ends off where the true value cannot lie."""
        return Interval(self.middle, max(self.low, lowest), min(self.high, highest)) if self.known else self


def wilson(count: float, total: float, confidence: float = CONFIDENCE) -> Interval:
    """The interval of a share.

    Args:
        count: how many of the total.
        total: of how many; for none the share may be anything.
        confidence: how often the interval shall contain the true share.
    """
    if not total:
        return Interval(0.5, 0.0, 1.0)
    z, share = _normal(confidence), count / total
    scale = 1 + z * z / total
    middle = (share + z * z / (2 * total)) / scale
    half = z * sqrt(share * (1 - share) / total + z * z / (4 * total * total)) / scale
    low, high = (0.0 if count == 0 else middle - half), (1.0 if count == total else middle + half)
    return Interval(share, low, high)


def share_by_units(units: Sequence[tuple[int, int]], confidence: float = CONFIDENCE) -> Interval:
    """The interval of a share of things that come in units: units are independent, the things of one need not be.

    It is Wilson's for so many independent things as vary from sample to sample like these, and never for more than
    there are. Where the things of each unit agree, they may be one thing counted several times; then it is for no
    more than there are units.

    Args:
        units: how many count in each unit, and of how many.
        confidence: how often the interval shall contain the true share.
    """
    count, total = (sum(unit[part] for unit in units) for part in (0, 1))
    share, agree = count / total if total else 0.5, all(own in (0, every) for own, every in units)
    alone = float(sum(every > 0 for _, every in units) if agree else total)
    spread = sum((own - share * every) ** 2 for own, every in units)
    if spread and len(units) > 1:
        variance = spread / total**2 * len(units) / (len(units) - 1)
        alone = min(alone, share * (1 - share) / variance)
    return wilson(share * alone, alone, confidence)


def share_if_any(count: int, total: int) -> Interval | None:
    """The interval of a share; None for a share of nothing."""
    return wilson(count, total) if total else None


def share_difference(one: tuple[int, int], two: tuple[int, int]) -> Interval:
    """The interval of the first share minus the second, for shares of different duels.

    Args:
        one: count and total of the first share.
        two: count and total of the second.
    """
    first, second = wilson(*one), wilson(*two)
    middle = first.middle - second.middle
    down = sqrt((first.middle - first.low) ** 2 + (second.high - second.middle) ** 2)
    up = sqrt((first.high - first.middle) ** 2 + (second.middle - second.low) ** 2)
    return Interval(middle, middle - down, middle + up)


def paired_t(differences: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """The interval of the mean of paired differences, or of any independent values.

    One value tells nothing. Nor do equal values, if so few have one sign by chance more often than the
    confidence allows.
    """
    count = len(differences)
    middle = fmean(differences) if differences else 0.0
    if count < 2 or (middle and len(set(differences)) == 1 and _may_agree(count, confidence)):
        return Interval(middle, float("-inf"), float("inf"))
    half = t_quantile((1 + confidence) / 2, count - 1) * stdev(differences) / sqrt(count)
    return Interval(middle, middle - half, middle + half)


SAMPLES = 1_000
"""How many samples a bootstrap draws, each as large as the first."""


def bootstrap(
    units: Iterable[UnitT],
    estimate: Callable[[Counter[UnitT]], float],
    confidence: float = CONFIDENCE,
    *,
    seed: int = 1,
) -> Interval:
    """The percentile interval of any estimate.

    Units so few that all agree by chance more often than the confidence allows tell nothing.
    Samples say nothing of a tail that is rarer than one of them: such an interval reaches at least as far as that
    of a normal distribution of their spread.

    Args:
        units: what was measured, independent of each other.
        estimate: works the estimate out from units and how often each occurs.
        confidence: how often the interval shall contain the true value.
        seed: equal seeds give equal intervals.
    """
    counts = Counter(units)
    kinds, size = list(counts), counts.total()
    if _may_agree(size, confidence):
        return Interval(estimate(counts) if size else 0.0, float("-inf"), float("inf"))
    limits = list(accumulate(counts.values()))
    draw = random.Random(seed).random
    found = sorted(
        estimate(Counter(kinds[bisect_right(limits, draw() * size)] for _ in range(size))) for _ in range(SAMPLES)
    )
    middle, skipped = estimate(counts), int(SAMPLES * (1 - confidence) / 2)
    low, high = found[skipped], found[-1 - skipped]
    if not skipped:
        half = _normal(confidence) * stdev(found)
        low, high = min(low, middle - half), max(high, middle + half)
    return Interval(middle, low, high)


def _may_agree(count: int, confidence: float) -> bool:
    """Whether so few values have the same sign by chance more often than the confidence allows."""
    return count < 1 - log2(1 - confidence)


def units_needed(found: Interval, units: int) -> float:
    """How many units would decide the sign, if the estimate stays as it is; infinite for an estimate of zero.

    The width of an interval falls with the root of the number of units.

    Args:
        found: the interval now.
        units: the units behind it.
    """
    if not found.middle or not isfinite(found.reach):
        return float("inf")
    return units * (found.reach / abs(found.middle)) ** 2


def bonferroni(comparisons: int, confidence: float = CONFIDENCE) -> float:
    """The confidence of each of several intervals, so that all of them hold together with the given one."""
    return 1 - (1 - confidence) / max(comparisons, 1)


def holm(p_values: Sequence[float]) -> list[bool]:
    """Which of several findings stand, when one false one among them all is as rare as for one interval (Holm).

    Args:
        p_values: of each finding, how often chance alone gives as much.
    """
    order = sorted(range(len(p_values)), key=lambda index: p_values[index])
    stands = [False] * len(p_values)
    for rank, index in enumerate(order):
        if p_values[index] > (1 - CONFIDENCE) / (len(p_values) - rank):
            break
        stands[index] = True
    return stands


def share_p_value(one: tuple[int, int], two: tuple[int, int]) -> float:
    """How often chance alone parts two shares as far as these are, by the pooled normal test."""
    (count1, total1), (count2, total2) = one, two
    if not total1 or not total2:
        return 1.0
    pooled = (count1 + count2) / (total1 + total2)
    error = sqrt(pooled * (1 - pooled) * (1 / total1 + 1 / total2))
    if not error:
        return 1.0
    return 2 * (1 - NormalDist().cdf(abs(count1 / total1 - count2 / total2) / error))


def t_quantile(probability: float, freedom: int) -> float:
    """The value below which Student's t falls with a probability of more than one half.

    Args:
        probability: such as 0.975.
        freedom: degrees of freedom, at least 1.
    """
    if freedom > SERIES_UP_TO:
        return _expanded(_normal(2 * probability - 1), freedom)
    low, high = 0.0, 1.0
    while _t_within(high, freedom) < 2 * probability - 1:
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if _t_within(middle, freedom) < 2 * probability - 1 else (low, middle)
    return high


def _t_within(limit: float, freedom: int) -> float:
    """How often t lies within a limit to both sides, a finite sum (Abramowitz and Stegun 26.7.3, 26.7.4)."""
    angle = asin(limit / sqrt(freedom + limit * limit))
    odd = freedom % 2
    term, total = (cos(angle) if odd else 1.0), 0.0
    for step in range(1 + odd, freedom, 2):
        total += term
        term *= cos(angle) ** 2 * step / (step + 1)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def _expanded(z: float, freedom: int) -> float:
    """The quantile of t from that of the normal distribution (Abramowitz and Stegun 26.7.5)."""
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def _normal(confidence: float) -> float:
    """Half the width, in standard deviations, within which this share of a normal distribution lies."""
    return NormalDist().inv_cdf((1 + confidence) / 2)
