"""Memory a duel of Dimensional Rift takes and holds (goal 2)."""

import gc
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random

from cardgame_tui.play.driver import Driver
from tests.benchmarks.games import conquest, play
from tests.benchmarks.sampling import Row

DUELS = 10


def rows() -> Iterator[Row]:
    """Blocks held and peak, as duels are simulated and as they are played at a table."""
    yield from _rows("simulated", lambda seed: conquest(seed, keep=False, log=False))
    yield from _rows("at a table", lambda seed: conquest(seed, keep=True, log=True))


def _rows(how: str, begin: Callable[[int], Driver]) -> Iterator[Row]:
    play(begin(0), Random(0))
    blocks = [_blocks_held(begin(seed)) for seed in range(DUELS)]
    yield Row(f"memory blocks held per decision, {how}", "blocks", blocks)
    peaks = [_peak(begin(seed)) / 1024 for seed in range(DUELS)]
    yield Row(f"most memory of a duel above its start, {how}", "KiB", peaks)


def _blocks_held(driver: Driver) -> float:
    """Memory blocks in use at the end and not at the start, garbage in cycles included, per decision."""
    chance = Random(3)
    gc.collect()
    gc.disable()
    try:
        before = sys.getallocatedblocks()
        decisions = play(driver, chance)
        return (sys.getallocatedblocks() - before) / decisions
    finally:
        gc.enable()


def _peak(driver: Driver) -> float:
    """Bytes in use at the highest point of a duel and not at its start."""
    chance = Random(3)
    gc.collect()
    tracemalloc.start()
    try:
        play(driver, chance)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
