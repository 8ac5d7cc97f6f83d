"""How samples are shared out between the answers to a question."""

from collections import Counter

import pytest

from cardgame_tui.bots.bandit import Tried
from cardgame_tui.bots.halving import Halving
from cardgame_tui.engine.chance import Chance


def tries_of(worths: list[float], samples: int) -> tuple[list[int], list[int]]:
    """How often answers of such worths are tried, and in which order they come out."""
    answers = [Tried() for _ in worths]
    halving = Halving(answers, samples, Chance(7))
    for _ in range(samples):
        answer = halving.next()
        answer.count(worths[answers.index(answer)])
    return [each.tries for each in answers], [answers.index(each) for each in halving.ranked()]


def test_two_answers_are_tried_equally_often_and_the_better_comes_first() -> None:
    assert tries_of([0.1, 0.2], 50) == ([25, 25], [1, 0])


def test_an_odd_sample_does_not_make_the_worse_answer_the_best() -> None:
    tries, ranked = tries_of([0.2, 0.1], 51)
    assert sorted(tries) == [25, 26]
    assert ranked == [0, 1]


def test_the_worse_half_is_dropped_in_each_round() -> None:
    """Three rounds of 40 samples: eight answers five times, four of them ten times more, two twenty times more."""
    tries, ranked = tries_of([number / 10 for number in range(8)], 120)
    assert tries == [5, 5, 5, 5, 15, 15, 35, 35]
    assert ranked == [7, 6, 5, 4, 3, 2, 1, 0]


def test_each_answer_is_tried_before_one_is_dropped() -> None:
    tries, _ = tries_of([0.0] * 9, 9)
    assert tries == [1] * 9


def test_answers_that_no_sample_was_left_for_come_last() -> None:
    tries, ranked = tries_of([-1.0] * 5, 2)
    assert sorted(tries) == [0, 0, 0, 1, 1]
    assert {tries[answer] for answer in ranked[:2]} == {1}


@pytest.mark.parametrize("samples", [1, 40])
def test_chance_decides_between_answers_of_the_same_worth(samples: int) -> None:
    first = Counter[int]()
    for seed in range(60):
        answers = [Tried() for _ in range(3)]
        halving = Halving(answers, samples, Chance(seed))
        for _ in range(samples):
            halving.next().count(0.5)
        first[answers.index(halving.ranked()[0])] += 1
    assert set(first) == {0, 1, 2}
