"""From the file of a long match to its open prompt (goal 5), and the list of saved matches."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeAlias

from cardgame_tui import garbage
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.journal.saves import unfinished
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.setup import Setup
from tests.benchmarks.games import archive_setup, conquest_setup, containment_setup, random_answer, rune_setup
from tests.benchmarks.sampling import Goal, Row, Sample, floor, in_floors, own_seconds, row_of

SAMPLES = 21
LONG = 1000
"""Decisions of the match."""
SAVED = 100
"""Matches in the list."""
RESUME = Goal("5", in_floors(0.060), in_floors(0.030))

SetupOf: TypeAlias = Callable[[int], Setup]
"""Makes a match out of a seed."""


def rows() -> Iterator[Row]:
    """Read and resume a match of `LONG` decisions in one duel and in several, and list many matches."""
    garbage.start()
    with TemporaryDirectory() as folder:
        one = _written(Path(folder) / "one", conquest_setup, duels=1)
        several = _written(Path(folder) / "several", conquest_setup, duels=3)
        contained = _written(Path(folder) / "contained", containment_setup, duels=1)
        runes = _written(Path(folder) / "runes", rune_setup, duels=1)
        archive = _written(Path(folder) / "archive", archive_setup, duels=1)
        yield _row(f"read a journal of {LONG} decisions", lambda: read_journal(one))
        yield _resume_row(f"resume a match of {LONG} decisions", several, conquest_setup)
        yield _resume_row(f"resume a duel of {LONG} decisions", one, conquest_setup, RESUME)
        yield _resume_row(f"resume one of Rune Duel of {LONG}", runes, rune_setup, RESUME)
        yield _resume_row(f"resume one of Containment of {LONG}", contained, containment_setup, RESUME)
        yield _resume_row(f"resume one of Grand Archive of {LONG}", archive, archive_setup, RESUME)
        many = Path(folder) / "many"
        many.mkdir()
        for number in range(SAVED):
            (many / f"{number}.jsonl").write_bytes(one.read_bytes())
        yield _row(f"list {SAVED} matches", lambda: unfinished(many))


def _row(what: str, work: Callable[[], object], goal: Goal | None = None) -> Row:
    samples = [Sample(base=floor(), value=own_seconds(work)) for _ in range(SAMPLES)]
    return row_of(what, "ms", samples, goal=goal, scale=1e3)


def _resume_row(what: str, path: Path, setup_of: SetupOf, goal: Goal | None = None) -> Row:
    """Resume a match; it is left again outside the time."""
    ruleset, samples = setup_of(1).ruleset, []
    for _ in range(SAMPLES):
        records: list[Record] = []
        base = floor()
        seconds = own_seconds(lambda: records.append(resume(path, find_ruleset=lambda word: ruleset)))  # noqa: B023
        samples.append(Sample(base=base, value=seconds))
        records.pop().close()
    return row_of(what, "ms", samples, goal=goal, scale=1e3)


def _written(folder: Path, setup_of: SetupOf, duels: int) -> Path:
    """The journal of the first random match that reaches `LONG` decisions in a number of duels, left there."""
    for seed in range(1, 1_000):
        chance, record, count = Random(seed), Record(setup_of(seed)), 0
        while count < LONG and record.number <= duels and not (record.begun and record.match.over):
            count += _step(record, chance)
        if count == LONG and record.prompt is not None and (record.number > 1) == (duels > 1):
            return _copied(folder, setup_of(seed), Random(seed))
    raise AssertionError("no match is that long")


def _copied(folder: Path, setup: Setup, chance: Random) -> Path:
    """Play it again, with a journal."""
    record, count = Record.start(setup, folder), 0
    while count < LONG:
        count += _step(record, chance)
    record.close()
    assert record.path is not None
    return record.path


def _step(record: Record, chance: Random) -> int:
    """Make a decision, or begin a duel; returns how many decisions that was."""
    if not record.begun or record.prompt is None:
        record.begin()
        return 0
    record.answer(random_answer(record.prompt, chance))
    return 1
