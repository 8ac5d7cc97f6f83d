"""Adds duels to a run until there are enough, time is up, or somebody stops it."""

from collections.abc import Callable, Iterator
from itertools import takewhile
from math import ceil
from time import perf_counter

from cardgame_tui.lab.batch import GameSeeds
from cardgame_tui.lab.bench.comparing.widths import can_be_known, widest
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.playing.crew import StopSignal, crew
from cardgame_tui.lab.bench.playing.duel import Unit
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.value import value

SAVE_EVERY = 1.0
"""Seconds between two writes to the folder."""

LOOK_EVERY = 8
"""How many units are played between two looks at the width of an interval."""

FEWEST = 30
"""How many units are played before the width of an interval counts."""


@value
class Limit:
    """When to stop.

    Args:
        games: duels of each arm with each bot; 0 for no such limit.
        minutes: minutes of this session; 0 for no such limit.
        until: a measure, and how far its interval may reach to each side; None for no such limit.
    """

    games: int = 0
    minutes: float = 0.0
    until: tuple[str, float] | None = None

    def units(self, plan: Plan) -> int | None:
        """How many units that is; None when the number of duels is not limited."""
        return ceil(self.games / len(plan.swaps)) if self.games else None


@value
class Progress:
    """How far a session is.

    Args:
        duels: duels of the run that are done.
        aimed: duels the run shall have, None where time or an interval ends it.
        played: duels of this session.
        seconds: seconds of this session.
    """

    duels: int
    aimed: int | None
    played: int
    seconds: float


Tell = Callable[[Progress], object]
"""Hears how far a session is."""


def play_on(
    folder: RunFolder,
    limit: Limit,
    jobs: int = 1,
    tell: Tell | None = None,
    clock: Callable[[], float] = perf_counter,
    cluster: str = "",
    stop: StopSignal | None = None,
) -> bool:
    """Play units and keep them in the folder.

    Args:
        folder: the run.
        limit: when to stop.
        jobs: number of processes.
        tell: hears how far it is, after each unit.
        clock: the time in seconds.
        cluster: where to play, as `crew` takes it.
        stop: interrupts it from another thread. Then this process plays no duels itself.

    Returns:
        False when somebody interrupted it; what was played until then is kept.

    Raises:
        RunError: when the folder cannot be written.
        CrewError: when a process was killed, or a cluster has gone; what was played until then is kept.
    """
    with folder.locked():
        session = _Session(folder, limit, tell, clock)
        try:
            with crew(folder.plan, jobs, cluster, stop) as play:
                for unit in play(session.wanted()):
                    session.add(unit)
                    if session.enough():
                        break
        except KeyboardInterrupt:
            return False
        finally:
            session.save()
    return stop is None or not stop.is_set()


class _Session:
    """The duels of a session that are not written yet, and those that `Limit.until` looks at."""

    def __init__(self, folder: RunFolder, limit: Limit, tell: Tell | None, clock: Callable[[], float]) -> None:
        self._folder, self._limit, self._tell, self._clock = folder, limit, tell, clock
        self._began = self._saved = clock()
        self._waiting: list[Unit] = []
        self._units = folder.units
        self._before = folder.duels
        self._watched: list[DuelRow] = [*folder.rows(DuelRow)] if limit.until else []

    def wanted(self) -> Iterator[GameSeeds]:
        """The seeds of the units that are still to be played."""
        last = self._limit.units(self._folder.plan)
        units = self._folder.plan.units(after=self._folder.units)
        if self.enough():
            return iter(())
        return units if last is None else takewhile(lambda seeds: seeds.number <= last, units)

    def add(self, unit: Unit) -> None:
        """Take a unit, and write those that wait once in a while."""
        self._waiting.append(unit)
        self._units += 1
        if self._limit.until:
            self._watched += [each.duel for each in unit]
        now = self._clock()
        if now - self._saved >= SAVE_EVERY:
            self.save()
            self._saved = now
        if self._tell is not None:
            self._tell(self._progress(now - self._began))

    def enough(self) -> bool:
        """Whether time is up, or the interval is narrow enough, or would never be."""
        limit = self._limit
        if limit.minutes and self._clock() - self._began >= 60 * limit.minutes:
            return True
        if limit.until is None or self._units < FEWEST or self._units % LOOK_EVERY:
            return False
        measure, reach = limit.until
        if not can_be_known(self._watched, measure):
            return True
        return widest(self._folder.plan, self._watched, measure) <= reach

    def save(self) -> None:
        """Write the units that wait."""
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._folder.append([duel for unit in waiting for duel in unit])

    def _progress(self, seconds: float) -> Progress:
        plan = self._folder.plan
        duels, units = self._units * plan.duels_of_unit, self._limit.units(plan)
        aimed = None if units is None else units * plan.duels_of_unit
        return Progress(duels, aimed, duels - self._before, seconds)
