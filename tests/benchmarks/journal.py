"""What a journal adds to a decision (goal 13): its words, the append, and the sync to the disk."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.record import Record
from tests.benchmarks.games import conquest_setup, random_answer
from tests.benchmarks.sampling import Goal, Row, Sample, floor, in_floors, row_of, seconds

SAMPLES = 21
DECISIONS = 20
"""Decisions of one sample."""
DECISION = Goal("13", in_floors(6.9e-3))
"""Within the time that goal 11 gives to a decision, 3 keys of the bare app."""


def rows() -> Iterator[Row]:
    """A decision without a journal, with one, and the sync alone."""
    with TemporaryDirectory() as folder:
        bare = Record(conquest_setup(1))
        kept = Record.start(conquest_setup(1), Path(folder))
        yield row_of("decision without a journal", "ms", _decisions(bare), scale=1e3)
        real, synced = os.fsync, list[float]()
        os.fsync = _timed(real, synced)
        try:
            yield row_of("decision with a journal, synced", "ms", _decisions(kept), goal=DECISION, scale=1e3)
            yield Row("of which the sync of a line", "ms", [each * 1e3 for each in synced])
            os.fsync = lambda fd: None
            yield row_of("decision with a journal, not synced", "ms", _decisions(kept), scale=1e3)
        finally:
            os.fsync = real


def _decisions(record: Record) -> list[Sample]:
    """Seconds of one decision in each sample."""
    chance, samples = Random(3), []
    for _ in range(SAMPLES):
        base = floor()
        spent = 0.0
        for _ in range(DECISIONS):
            prompt = _open_prompt(record)
            spent += seconds(partial(record.answer, random_answer(prompt, chance)))
        samples.append(Sample(spent / DECISIONS, base))
    return samples


def _open_prompt(record: Record) -> Prompt:
    """The next prompt of a match, beginning duels as they are needed."""
    while not record.begun or record.prompt is None:
        record.begin()
    return record.prompt


def _timed(work: Callable[..., None], spent: list[float]) -> Callable[..., None]:
    def timed(fd: int) -> None:
        spent.append(seconds(lambda: work(fd)))

    return timed
