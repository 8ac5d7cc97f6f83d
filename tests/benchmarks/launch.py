"""From the command line to the first full frame of a game (goal 9)."""

from collections.abc import Iterator, Sequence

from tests.benchmarks.programs import BARE, PLAY, Drawn, Program
from tests.benchmarks.sampling import Goal, Row, Sample, row_of

SAMPLES = 9


def rows() -> Iterator[Row]:
    """A table next to a bare app, each started in turn; the first starts of both do not count."""
    pairs = [(_launch(BARE), _launch(PLAY)) for _ in range(SAMPLES + 1)][1:]
    yield Row("bare app to first frame", "ms", [bare.seconds * 1e3 for bare, _ in pairs])
    samples = [Sample(table.seconds, bare.seconds) for bare, table in pairs]
    yield row_of("table to first full frame", "ms", samples, "bare app", Goal(9, 1.25, 1.1), scale=1e3)


def _launch(command: Sequence[str]) -> Drawn:
    program = Program(command)
    program.end()
    return program.started
