"""Plays units from a decision of a journal in their order, here or in other processes."""

import gc
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from signal import SIG_IGN, SIGINT, signal

from cardgame_tui.lab.batch import GameSeeds
from cardgame_tui.lab.bench.play_outs.play_outs import JournalPlace, PlayedOut, PlayOuts
from cardgame_tui.lab.bench.playing.crew import in_order
from cardgame_tui.processes import processes


@contextmanager
def play_out_crew(
    place: JournalPlace, play_outs: PlayOuts, bots: Sequence[str], jobs: int = 1
) -> Iterator[Callable[[Iterable[GameSeeds]], Iterator[list[PlayedOut]]]]:
    """Provide a function that plays units in order; the result does not depend on the number of processes.

    Args:
        place: the decision.
        play_outs: what plays out from that decision, for this process.
        bots: names of the bots.
        jobs: number of processes.

    Raises:
        CrewError: from the function, when a process was killed.
    """
    if jobs == 1:
        yield partial(map, partial(play_outs.play_unit, bots))
        return
    with processes(jobs, _Worker.begin, (place, tuple(bots))) as pool:
        yield partial(in_order, pool, jobs, _Worker.play)


class _Worker:
    """The decision, found once in each process."""

    play_outs: PlayOuts
    bots: Sequence[str]

    @classmethod
    def begin(cls, what: tuple[JournalPlace, Sequence[str]], collect_at: tuple[int, int, int]) -> None:
        """Find the decision, and set the limits of garbage collection to those of the first process."""
        signal(SIGINT, SIG_IGN)
        gc.set_threshold(*collect_at)
        place, cls.bots = what
        cls.play_outs = place.find()

    @classmethod
    def play(cls, seeds: GameSeeds) -> list[PlayedOut]:
        """Play one unit from the decision."""
        return cls.play_outs.play_unit(cls.bots, seeds)
