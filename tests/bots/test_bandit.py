"""Which answer is tried next."""

from math import log, sqrt

import pytest

from cardgame_tui.bots.bandit import EXPLORE, Spread, Tried, next_to_try
from cardgame_tui.engine.chance import Chance


def tried(tries: int, total: float, available: int) -> Tried:
    found = Tried()
    for _ in range(tries):
        found.count(total / tries)
    found.available = available
    return found


def test_every_answer_is_tried_once_before_one_is_tried_again_in_an_order_of_chance() -> None:
    orders = set()
    for seed in range(40):
        answers, chance, order = [Tried() for _ in range(3)], Chance(seed), []
        for _ in answers:
            picked = next_to_try(answers, chance, Spread())
            picked.count(0.5)
            order.append(answers.index(picked))
        assert sorted(order) == [0, 1, 2]
        orders.add(tuple(order))
    assert len(orders) == 6


def test_then_the_highest_upper_bound_counts() -> None:
    answers = [tried(10, 5.0, 19), tried(4, 1.5, 19), tried(4, 1.5, 40)]

    def bound(each: Tried) -> float:
        return each.total / each.tries + EXPLORE * sqrt(log(each.available + 1) / each.tries)

    bounds = [bound(each) for each in answers]
    assert bounds.index(max(bounds)) == 2
    assert next_to_try(answers, Chance(1), Spread()) is answers[2]


def test_an_answer_is_worth_its_average() -> None:
    found = Tried()
    assert found.worth == 0
    for worth in (1.0, -0.5, 0.25):
        found.count(worth)
    assert (found.tries, found.worth) == (3, 0.25)


def test_each_answer_that_is_possible_is_counted_as_available() -> None:
    answers = [tried(1, 0.0, 3), Tried()]
    next_to_try(answers, Chance(1), Spread())
    next_to_try(answers[:1], Chance(1), Spread())
    assert [each.available for each in answers] == [5, 1]


def spread_of(*worths: float) -> float:
    """The deviation after some worths."""
    found = Spread()
    for worth in worths:
        found.count(worth)
    return found.deviation


def test_the_spread_is_the_standard_deviation() -> None:
    assert spread_of() == spread_of(0.3) == 1
    assert spread_of(0.5, 0.5) == 0
    assert spread_of(2, 4, 4, 4, 5, 5, 7, 9) == pytest.approx(2)


@pytest.mark.parametrize("scale", [1.0, 0.02])
def test_answers_that_differ_by_hundredths_are_told_apart_like_others(scale: float) -> None:
    answers, chance, spread = [Tried() for _ in range(4)], Chance(3), Spread()
    for _ in range(200):
        each = next_to_try(answers, chance, spread)
        worth = scale * (0.3 * answers.index(each) + 0.2 * chance.below(2))
        each.count(worth)
        spread.count(worth)
    tries = [each.tries for each in answers]
    assert tries == sorted(tries)
    assert tries[-1] > 100
