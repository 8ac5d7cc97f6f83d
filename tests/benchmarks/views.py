"""The view of a seat, as a bot that looks at every decision takes it (goal 17)."""

from collections.abc import Iterator
from functools import partial
from random import Random

from cardgame_tui.engine.shown.view import view
from tests.benchmarks.games import conquest, play
from tests.benchmarks.sampling import Goal, Row, Sample, floor, in_floors, own_seconds, row_of

SAMPLES = 41
LOOKS = 8
"""Decisions of one sample, with a look before each."""
VIEW = Goal("17", in_floors(0.3e-3), in_floors(0.15e-3))


def rows() -> Iterator[Row]:
    """Time of a look through a duel of edition conquest."""
    yield row_of("view of a seat, conquest", "ms", list(_samples()), goal=VIEW, scale=1e3)


def _samples() -> Iterator[Sample]:
    chance, driver = Random(6), conquest(1)
    for _ in range(SAMPLES):
        base, spent = floor(), 0.0
        for _ in range(LOOKS):
            assert driver.prompt is not None
            spent += own_seconds(partial(view, driver.ruleset, driver.duel, driver.prompt.seat or 1))
            play(driver, chance, 1)
        yield Sample(spent / LOOKS, base)
