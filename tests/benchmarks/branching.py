"""Going back and branching off in a long duel (goal 4), and playing on at random from its middle (goal 7)."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random

from cardgame_tui.play.driver import Driver
from tests.benchmarks.games import conquest, play
from tests.benchmarks.sampling import Goal, Row, Sample, floor, in_floors, own_seconds, row_of

SAMPLES = 21
EARLY, LATE, MIDDLE = 50, 500, 90
"""Decisions at which is measured."""
LONG = LATE + 200
"""Decisions of a long duel."""
STEP = 3
"""Decisions from one sample to the next, so that the samples are at different points of a turn."""
AWAY = range(0, SAMPLES * STEP, STEP)
ROLLOUTS = 5
"""Rollouts in one sample."""
CUT = 90
"""Decisions of a rollout."""
UNDO = Goal("4", in_floors(10e-3), in_floors(3e-3))
ROLLOUT = Goal("7", in_floors(1 / 600), in_floors(1 / 800))


def rows() -> Iterator[Row]:
    """Undo and fork at three points of a long duel, and rollouts."""
    duel = _long_duel()
    end = len(duel.given) - SAMPLES * STEP
    for what, work, goal in (("undo", _undo, UNDO), ("fork", _fork, None)):
        points = ((f"decision {EARLY}", EARLY), (f"decision {LATE}", LATE), (f"end, {end} and on", end))
        for where, begin in points:
            samples = [Sample(work(duel, at), base) for at, base in _places(begin)]
            yield row_of(f"{what} at {where}", "ms", samples, goal=goal, scale=1e3)
        grown = [Sample(work(duel, end + away), work(duel, EARLY + away)) for away in AWAY]
        yield row_of(f"{what} at the end against decision {EARLY}", "ms", grown, f"decision {EARLY}", scale=1e3)
    rollouts = list(_rollouts())
    what = f"from decision {MIDDLE}, {CUT} decisions"
    yield row_of(f"rollout {what}", "ms", rollouts, goal=ROLLOUT, scale=1e3)
    yield Row(f"rollouts {what}", "1/s", [1 / each.value for each in rollouts])


def _long_duel() -> Driver:
    """The first duel at random that lasts long enough, at its end."""
    for seed in count():
        driver = conquest(seed, keep=True)
        if play(driver, Random(seed)) >= LONG:
            return driver
    raise AssertionError("unreachable")


def _places(begin: int) -> Iterator[tuple[int, float]]:
    """The decisions to measure at, each with a floor measured right before."""
    for away in AWAY:
        yield begin + away, floor()


def _undo(duel: Driver, at: int) -> float:
    """Seconds to take one decision back."""
    there = duel.fork(at)
    return own_seconds(lambda: there.undo(1))


def _fork(duel: Driver, at: int) -> float:
    """Seconds to branch off at the current decision of a duel."""
    there = duel.fork(at)
    return own_seconds(there.fork)


def _rollouts() -> Iterator[Sample]:
    chance = Random(4)
    middle = conquest(1, keep=True, log=False)
    play(middle, chance, MIDDLE)
    for _ in range(SAMPLES):
        base = floor()
        yield Sample(own_seconds(_several(lambda: play(middle.fork(keep=False), chance, CUT))) / ROLLOUTS, base)


def _several(work: Callable[[], object]) -> Callable[[], None]:
    def repeat() -> None:
        for _ in range(ROLLOUTS):
            work()

    return repeat
