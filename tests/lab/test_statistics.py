"""The statistics of the bench against numbers of textbooks, and against what follows from the formulas by hand."""

import random
from collections import Counter
from math import inf, sqrt

import pytest

from cardgame_tui.lab.statistics import (
    Interval,
    bonferroni,
    bootstrap,
    holm,
    paired_t,
    share_by_units,
    share_difference,
    share_if_any,
    share_p_value,
    t_quantile,
    units_needed,
    wilson,
)


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_of_a_share_is_that_of_newcombe(count: int, total: int, low: float, high: float) -> None:
    """Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3."""
    found = wilson(count, total)
    assert found.middle == count / total
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_a_share_of_nothing_may_be_anything() -> None:
    assert wilson(0, 0) == Interval(0.5, 0.0, 1.0)


def test_a_share_of_all_ends_at_one() -> None:
    assert wilson(20, 20).high == 1.0
    assert wilson(20, 20).low == pytest.approx(1 - 0.1611, abs=5e-5)


@pytest.mark.parametrize(
    ("one", "two", "low", "high"),
    [((56, 70), (48, 80), 0.0524, 0.3339), ((9, 10), (3, 10), 0.1705, 0.8090), ((6, 7), (2, 7), 0.0582, 0.8062)],
)
def test_the_difference_of_shares_is_that_of_newcombe(
    one: tuple[int, int], two: tuple[int, int], low: float, high: float
) -> None:
    """Newcombe (1998), "Interval estimation for the difference between independent proportions", method 10."""
    found = share_difference(one, two)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("probability", "freedom", "expected"),
    [
        (0.975, 1, 12.706), (0.975, 2, 4.303), (0.975, 3, 3.182), (0.975, 4, 2.776), (0.975, 5, 2.571),
        (0.975, 10, 2.228), (0.975, 30, 2.042), (0.975, 60, 2.000), (0.975, 120, 1.980), (0.975, 100_000, 1.960),
        (0.995, 1, 63.657), (0.995, 10, 3.169), (0.995, 120, 2.617), (0.95, 7, 1.895), (0.9, 20, 1.325),
    ],
)  # fmt: skip
def test_quantiles_of_t_are_those_of_the_tables(probability: float, freedom: int, expected: float) -> None:
    assert t_quantile(probability, freedom) == pytest.approx(expected, abs=5e-4)


def test_both_ways_to_a_quantile_meet() -> None:
    """Up to 100 degrees of freedom a series is added up, beyond them an expansion is used."""
    assert t_quantile(0.999, 100) - t_quantile(0.999, 101) == pytest.approx(
        t_quantile(0.999, 101) - t_quantile(0.999, 102), rel=0.05
    )


def test_paired_differences_by_hand() -> None:
    """Mean 3, standard deviation sqrt(2.5), so 2.776 * sqrt(2.5 / 5) to each side."""
    found = paired_t([1, 2, 3, 4, 5])
    assert found.middle == 3
    assert found.half_width == pytest.approx(2.776445 * sqrt(0.5), abs=1e-4)
    assert found.excludes_zero


def test_a_student_s_sleep_data() -> None:
    """Student (1908): additional sleep with two drugs, ten patients; 95 % from 0.70 to 2.46 hours."""
    differences = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4]
    found = paired_t(differences)
    assert (found.middle, found.low, found.high) == pytest.approx((1.58, 0.7001, 2.4599), abs=5e-4)


@pytest.mark.parametrize("differences", [[], [4.0], [4.0] * 5])
def test_too_few_pairs_tell_nothing(differences: list[float]) -> None:
    found = paired_t(differences)
    assert (found.low, found.high) == (-inf, inf)
    assert not found.excludes_zero
    assert not found.known


def test_six_pairs_that_agree_tell_their_sign() -> None:
    """Six differences have one sign by chance in 2 of 64 cases, five in 2 of 32."""
    assert paired_t([4.0] * 6) == Interval(4.0, 4.0, 4.0)


def test_pairs_without_a_difference_are_equal() -> None:
    assert paired_t([0.0, 0.0]) == Interval(0.0, 0.0, 0.0)


def test_an_interval_ends_where_no_value_can_be() -> None:
    assert Interval(0.8, -0.5, 2.1).within(0, 1) == Interval(0.8, 0, 1)
    assert Interval(0.8, -inf, inf).within(0, 1) == Interval(0.8, -inf, inf)


def test_a_share_of_nothing_is_not_known() -> None:
    assert share_if_any(0, 0) is None
    assert share_if_any(1, 4) == wilson(1, 4)


def share(units: Counter[int]) -> float:
    """The share of ones."""
    return units[1] / units.total()


def mean(units: Counter[int]) -> float:
    """The mean of numbers."""
    return sum(number * times for number, times in units.items()) / units.total()


def test_the_bootstrap_of_a_share_is_close_to_the_normal_interval() -> None:
    """Half of 400: 1.96 * sqrt(0.25 / 400) = 0.049 to each side; the ends move by a tenth of that."""
    found = bootstrap([0, 1] * 200, share)
    assert found.middle == 0.5
    assert (found.low, found.high) == pytest.approx((0.451, 0.549), abs=0.006)


def test_the_bootstrap_depends_on_nothing_but_its_seed() -> None:
    units = [number * number for number in range(50)]
    assert bootstrap(units, mean, seed=3) == bootstrap(units, mean, seed=3)
    assert bootstrap(units, mean, seed=3) != bootstrap(units, mean, seed=4)


def test_units_that_are_all_alike_leave_no_doubt() -> None:
    assert bootstrap([1] * 30, share) == Interval(1.0, 1.0, 1.0)


def test_four_times_the_units_halve_an_interval() -> None:
    """An interval that reaches twice as far as the estimate needs four times the units."""
    assert units_needed(Interval(-1.0, -3.0, 1.0), 100) == 400
    assert units_needed(Interval(2.0, -2.0, 6.0), 50) == 200
    assert units_needed(Interval(0.0, -1.0, 1.0), 100) == inf


def test_several_intervals_share_the_error() -> None:
    assert bonferroni(1) == 0.95
    assert bonferroni(5) == pytest.approx(0.99)
    assert bonferroni(0) == 0.95


def test_holm_goes_on_until_the_first_that_falls() -> None:
    """0.01 <= 0.05 / 4 and 0.012 <= 0.05 / 3 stand; 0.03 > 0.05 / 2 falls, and so does what comes after it."""
    assert holm([0.03, 0.01, 0.04, 0.012]) == [False, True, False, True]
    assert holm([]) == []
    assert holm([0.04]) == [True]


def test_the_test_of_two_shares_by_hand() -> None:
    """60 of 100 and 40 of 100: z = 0.2 / sqrt(0.25 * 0.02) = 2.828, which chance passes 0.00468 of the time."""
    assert share_p_value((60, 100), (40, 100)) == pytest.approx(0.00468, abs=5e-5)
    assert share_p_value((0, 0), (4, 9)) == 1.0
    assert share_p_value((5, 5), (7, 7)) == 1.0


def test_the_bootstrap_reaches_far_enough_where_many_comparisons_are_made() -> None:
    """Of 1,000 comparisons each has an interval of 4.06 standard deviations, here of 1/20, to both sides."""
    found = bootstrap([-1, 1] * 200, mean, bonferroni(1_000))
    assert found.middle == 0
    assert found.half_width == pytest.approx(4.06 / 20, rel=0.1)


@pytest.mark.parametrize(("units", "confidence", "tells"), [(5, 0.95, False), (6, 0.95, True), (6, 0.99, False)])
def test_units_that_may_agree_by_chance_tell_nothing(units: int, confidence: float, tells: bool) -> None:
    """Six units have one sign by chance in 2 of 64 cases, five in 2 of 32."""
    found = bootstrap([1] * units, mean, confidence)
    assert found.middle == 1
    assert found.excludes_zero is tells
    assert (found.low, found.high) == ((1, 1) if tells else (-inf, inf))


def test_things_that_agree_in_each_unit_count_once() -> None:
    alike = share_by_units([(2, 2), (0, 2)] * 50)
    alone = wilson(50, 100)
    assert alike.middle == 0.5
    assert alike.high - alike.low == pytest.approx(alone.high - alone.low, rel=0.02)


@pytest.mark.parametrize(
    "units", [[(1, 2)] * 100, [(2, 2), (1, 2)] * 50, [(1, 1), (0, 1)] * 50, [(1, 1)] * 20, [(1, 4)]]
)
def test_units_that_differ_no_more_than_chance_have_the_interval_of_wilson(units: list[tuple[int, int]]) -> None:
    count, total = (sum(unit[part] for unit in units) for part in (0, 1))
    found, usual = share_by_units(units), wilson(count, total)
    assert (found.low, found.high) == pytest.approx((usual.low, usual.high), abs=0.002)


@pytest.mark.parametrize("count", [0, 2])
def test_units_that_all_agree_may_be_one_thing_counted_twice(count: int) -> None:
    found, usual = share_by_units([(count, 2)] * 20 + [(0, 0)]), wilson(10 * count, 20)
    assert (found.low, found.high) == (usual.low, usual.high)


@pytest.mark.parametrize("share", [0.9, 0.95])
@pytest.mark.parametrize("alike", [True, False])
def test_shares_near_one_hold_the_true_share_of_pairs_that_are_alike_or_not(share: float, alike: bool) -> None:
    """As often as Wilson's interval of 20 does, or more often.

    Of 10,000 samples of 20 pairs, 0.957 (for 0.9) and 0.924 (for 0.95) held it if pairs are alike, and 0.962 and
    0.960 if not. With pairs that all agree counted as 40 things it was 0.837 for 0.9 and alike.
    """
    draw, held = random.Random(7), 0
    for _ in range(2_000):
        firsts = [draw.random() < share for _ in range(20)]
        units = [(first + (first if alike else draw.random() < share), 2) for first in firsts]
        found = share_by_units(units)
        held += found.low <= share <= found.high
    assert held / 2_000 >= 0.91


def test_a_share_of_no_units_may_be_anything() -> None:
    assert (share_by_units([]).low, share_by_units([(0, 0)]).high) == (0.0, 1.0)


def test_shares_of_units_hold_the_true_share_as_often_as_they_say() -> None:
    draw, held = random.Random(5), 0
    for _ in range(400):
        units = []
        for _ in range(40):
            own = draw.choice((0.2, 0.8))
            units.append((sum(draw.random() < own for _ in range(4)), 4))
        found = share_by_units(units)
        held += found.low <= 0.5 <= found.high
    assert 0.92 <= held / 400 <= 0.98
