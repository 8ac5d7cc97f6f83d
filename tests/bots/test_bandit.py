"""Which answer is tried next."""

from math import log, sqrt

from cardgame_tui.bots.bandit import EXPLORE, Tried, next_to_try
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
            picked = next_to_try(answers, chance)
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
    assert next_to_try(answers, Chance(1)) is answers[2]


def test_an_answer_is_worth_its_average() -> None:
    found = Tried()
    assert found.worth == 0
    for worth in (1.0, -0.5, 0.25):
        found.count(worth)
    assert (found.tries, found.worth) == (3, 0.25)


def test_each_answer_that_is_possible_is_counted_as_available() -> None:
    answers = [tried(1, 0.0, 3), Tried()]
    next_to_try(answers, Chance(1))
    next_to_try(answers[:1], Chance(1))
    assert [each.available for each in answers] == [5, 1]
