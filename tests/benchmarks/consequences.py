"""What the options of a question would do, as the table works it out for the strip: once for each question."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.consequences import Consequences
from cardgame_tui.ui.scene.question import MOST_TRIED
from tests.benchmarks.games import conquest, play, rune_duel
from tests.benchmarks.sampling import Row, Sample, floor, row_of, seconds

SAMPLES = 81
STEP = 7
"""Decisions between two samples, so that they are at different points of a turn."""


def rows() -> Iterator[Row]:
    """Time for each question with as many options as the strip tries at most, and for one option."""
    for game, begin in (("conquest", conquest), ("Rune Duel", rune_duel)):
        samples = list(_samples(begin))
        each = [Sample(sample.value / count, sample.base) for sample, count in samples]
        all_of = [sample for sample, _ in samples]
        yield row_of(f"one option tried, {game}", "ms", each, scale=1e3)
        for percent in (50, 95):
            yield row_of(f"the options of a question, {game}", "ms", all_of, scale=1e3, percent=percent)


def _samples(begin: Callable[..., Driver]) -> Iterator[tuple[Sample, int]]:
    """Questions in which options are tried, and how many."""
    seed, found = 0, 0
    chance, driver = Random(seed), begin(seed, keep=True)
    while found < SAMPLES:
        if driver.prompt is None:
            seed += 1
            driver = begin(seed, keep=True)
        prompt = driver.prompt
        if prompt is not None and _is_tried(driver):
            base, count = floor(), min(MOST_TRIED, len(prompt.options))
            consequences = Consequences(driver, 0 if prompt.public else prompt.seat)
            yield Sample(seconds(partial(_say, consequences, count)), base), count
            found += 1
        play(driver, chance, STEP)


def _is_tried(driver: Driver) -> bool:
    prompt = driver.prompt
    if prompt is None or not prompt.single or len(prompt.options) > MOST_TRIED or not driver.duel.turn:
        return False
    return Consequences(driver, prompt.seat).affords(len(prompt.options))


def _say(consequences: Consequences, count: int) -> None:
    for index in range(count):
        consequences.of(index)
