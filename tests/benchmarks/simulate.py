"""What ``simulate`` does with many duels: their time, with two processes, and its memory (goal 2b)."""

import os
import subprocess
from collections.abc import Iterator
from functools import partial

from cardgame_tui.commands.bot_duels.simulate import make_setup
from cardgame_tui.lab.batch import Batch, simulate
from tests.benchmarks.programs import CARDGAME
from tests.benchmarks.sampling import Goal, Row, Sample, floor, in_floors, row_of, seconds

SAMPLES = 3
DUELS = 1_000
"""Duels of one sample."""
MANY = 10_000
ONE = Goal("2b", in_floors(95 / MANY), in_floors(80 / MANY))
"""`MANY` duels in 95 or 80 seconds."""
TWO = Goal("2b", 1 / 1.8)
FEW_RUNES, MANY_RUNES = 2_000, 20_000
"""Rune Duels of the two runs whose memory is compared: 100,000 decisions and a million."""


def rows() -> Iterator[Row]:
    """Duels of edition conquest by one process and by two, and the memory of short and long runs."""
    batch = Batch(partial(make_setup, "dimensional_rift", "", (), ("", "")), games=DUELS, seed=7)
    bases, alone, together = [], [], []
    for _ in range(SAMPLES):
        bases.append(floor())
        alone.append(seconds(lambda: simulate(batch)))
        together.append(seconds(lambda: simulate(batch, 2)))
    one = [Sample(spent / DUELS, base) for spent, base in zip(alone, bases, strict=True)]
    yield row_of("conquest duel, simulated by one process", "ms", one, goal=ONE, scale=1e3)
    yield Row(f"{MANY:,} conquest duels, one process (projected)", "s", [each.value * MANY for each in one])
    two = [Sample(*pair) for pair in zip(together, alone, strict=True)]
    yield row_of(f"{DUELS:,} conquest duels, two processes", "s", two, "one process", TWO)
    few, many = _peak(FEW_RUNES), _peak(MANY_RUNES)
    yield Row(f"most memory, {FEW_RUNES:,} Rune Duels", "MiB", [few])
    yield row_of(f"most memory, {MANY_RUNES:,} Rune Duels", "MiB", [Sample(many, few)], f"{FEW_RUNES:,} duels")


def _peak(games: int) -> float:
    """The largest resident size of a run, in MiB."""
    words = (*CARDGAME, "simulate", "rune_duel", "--games", str(games))
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return usage.ru_maxrss / 1024
