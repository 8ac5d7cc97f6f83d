"""Work shared out among processes: in order, with any number of them, and no wait for one that was killed."""

import os
from itertools import count, islice
from signal import SIGKILL

import pytest

from cardgame_tui.processes import LostProcessError, in_processes


def square(number: int) -> int:
    return number * number


def die_at_five(number: int) -> int:
    if number == 5:
        os.kill(os.getpid(), SIGKILL)
    return number


def refuse_three(number: int) -> int:
    if number == 3:
        raise ValueError("three")
    return number


@pytest.mark.parametrize(("jobs", "chunk"), [(1, 1), (2, 1), (2, 4)])
def test_results_come_in_order(jobs: int, chunk: int) -> None:
    assert list(in_processes(square, range(21), jobs, chunk=chunk)) == [number * number for number in range(21)]


def test_items_without_an_end_are_taken_as_they_are_needed() -> None:
    assert list(islice(in_processes(square, count(), 2, chunk=3), 10)) == [number * number for number in range(10)]


def test_nobody_waits_for_a_process_that_was_killed() -> None:
    with pytest.raises(LostProcessError, match="has ended: killed, or out of memory"):
        list(in_processes(die_at_five, range(12), 2))


def test_an_error_is_raised_here() -> None:
    found = in_processes(refuse_three, range(12), 2)
    assert [next(found) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(ValueError, match="three"):
        next(found)
