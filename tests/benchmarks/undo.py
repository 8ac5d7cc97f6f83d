"""Taking back the last decision of the longest of many duels (goal 4), and whether its length matters."""

from collections.abc import Iterator
from random import Random
from statistics import median

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.record import Record
from tests.benchmarks.games import conquest_setup, play, random_answer
from tests.benchmarks.sampling import Goal, Row, Sample, floor, in_floors, own_seconds, row_of

MANY = 1000
"""Random duels the longest is picked from."""
SAMPLES = 41
STEP = 3
"""Decisions between two samples, so that they are at different points of a turn."""
EARLY = 50
UNDO = Goal("4", in_floors(10e-3), in_floors(3e-3))
GROWTH = Goal("4", 3.0, 1.5)


def rows() -> Iterator[Row]:
    """Undo at the end of the longest duel and at an early decision, as a table does it, and their ratio."""
    seed, length = longest()
    record = _played(seed)
    late = list(_back(record))
    record.undo(len(record.driver.given) - EARLY - SAMPLES * STEP)
    early = list(_back(record))
    yield row_of(f"undo at the end of {length} decisions, longest of {MANY:,}", "ms", late, goal=UNDO, scale=1e3)
    yield row_of(f"undo from decision {EARLY} on", "ms", early, goal=UNDO, scale=1e3)
    usual = median(each.ratio for each in early)
    grown = [Sample(each.ratio, usual) for each in late]
    yield row_of(f"undo at the end against decision {EARLY}", "floor", grown, f"decision {EARLY}", GROWTH)


def longest() -> tuple[int, int]:
    """Seed and length of the longest of `MANY` random duels."""
    length, seed = max((play(_bare(seed), Random(seed)), seed) for seed in range(MANY))
    return seed, length


def _bare(seed: int) -> Driver:
    """The first duel of a match, with nothing kept and nothing logged."""
    setup = conquest_setup(seed)
    return Driver(setup.ruleset, setup.match().next_start(), keep=False, log=False)


def _played(seed: int) -> Record:
    """That duel again, at its end."""
    chance, record = Random(seed), Record(conquest_setup(seed))
    record.begin()
    while record.prompt is not None:
        record.answer(random_answer(record.prompt, chance))
    return record


def _back(record: Record) -> Iterator[Sample]:
    """Take decisions back, one of them measured in each sample."""
    for _ in range(SAMPLES):
        base = floor()
        yield Sample(own_seconds(record.undo), base)
        record.undo(STEP - 1)
