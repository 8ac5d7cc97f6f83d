"""From the command line to the first full frame of a game (goal 9)."""

import os
import sys
from collections.abc import Iterator, Sequence
from compileall import compile_dir
from sysconfig import get_path

import cardgame_tui
import rulesets
from tests.benchmarks.programs import BARE, PLAY, Drawn, Program
from tests.benchmarks.sampling import Goal, Row, Sample, row_of

SAMPLES = 9


def rows() -> Iterator[Row]:
    """A table next to a bare app, each started in turn; the first starts of both do not count."""
    _compile()
    pairs = [(_launch(BARE), _launch(PLAY)) for _ in range(SAMPLES + 1)][1:]
    yield Row("bare app to first frame", "ms", [bare.seconds * 1e3 for bare, _ in pairs])
    samples = [Sample(table.seconds, bare.seconds) for bare, table in pairs]
    yield row_of("table to first full frame", "ms", samples, "bare app", Goal("9", 1.75, 1.5), scale=1e3)


def _compile() -> None:
    """Compile the program and what it imports, as an installation does."""
    if "PYTHONDONTWRITEBYTECODE" in os.environ:
        print("PYTHONDONTWRITEBYTECODE is set; this benchmark compiles bytecode all the same", file=sys.stderr)
    for folder in (*cardgame_tui.__path__, *rulesets.__path__, get_path("purelib")):
        compile_dir(folder, quiet=2)


def _launch(command: Sequence[str]) -> Drawn:
    program = Program(command)
    program.end()
    return program.started
