"""Leduc hold'em through the public interface (goal 1)."""

from collections.abc import Iterator
from itertools import count
from random import Random
from time import process_time

from tests.benchmarks.games import leduc, play
from tests.benchmarks.sampling import Goal, Row, Sample, floor, row_of
from tests.games.leduc import LeducOptions

SAMPLES = 15
HANDS = 3000
"""Hands of one sample."""
LONG = 100
"""Hands of a long duel."""


def rows() -> Iterator[Row]:
    """Time of a decision in duels of one hand, which are mostly set-up, and in long ones."""
    samples = list(_samples(1))
    yield Row("bare generator, the floor", "us", [sample.base * 1e6 for sample in samples])
    yield row_of("Leduc decision, a duel a hand", "us", samples, goal=Goal("1", 16.5, 14), scale=1e6)
    yield Row("Leduc decisions, a duel a hand", "1/s", [1 / sample.value for sample in samples])
    long = list(_samples(LONG))
    yield row_of(f"Leduc decision, a duel {LONG} hands", "us", long, goal=Goal("1", 9, 7.5), scale=1e6)
    yield Row(f"Leduc decisions, a duel {LONG} hands", "1/s", [1 / sample.value for sample in long])


def _samples(hands: int) -> Iterator[Sample]:
    chance, seeds, options = Random(1), count(), LeducOptions(hands=hands)
    for _ in range(SAMPLES):
        base = floor()
        begun = process_time()
        decisions = sum(play(leduc(next(seeds), options), chance) for _ in range(HANDS // hands))
        yield Sample((process_time() - begun) / decisions, base)
