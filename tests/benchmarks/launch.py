"""From the command line to the first full frame: of the menu, of every game and of a lesson (goal 9)."""

import os
import sys
from collections.abc import Iterator, Sequence
from compileall import compile_dir
from sysconfig import get_path

import cardgame_tui
import rulesets
from tests.benchmarks.programs import BARE, CARDGAME, Drawn, Program
from tests.benchmarks.sampling import Goal, Row, Sample, row_of

SAMPLES = 9
LAUNCHES = {
    "menu": (), "conquest": ("play", "dimensional_rift", "--seed", "5"), "Rune Duel": ("play", "rune_duel"),
    "Containment": ("play", "containment"), "Grand Archive": ("play", "grand_archive"),
    "tutorial": ("tutorial", "dimensional_rift"),
}  # fmt: skip
"""What is opened, and the words of its command."""
GOAL = Goal("9", 1.75, 1.6)


def rows() -> Iterator[Row]:
    """Each next to a bare app, started in turn; the first starts do not count."""
    _compile()
    bare: list[float] = []
    for what, words in LAUNCHES.items():
        pairs = [(_launch(BARE), _launch((*CARDGAME, *words))) for _ in range(SAMPLES + 1)][1:]
        bare += [each.seconds * 1e3 for each, _ in pairs]
        samples = [Sample(opened.seconds, each.seconds) for each, opened in pairs]
        yield row_of(f"{what} to its first full frame", "ms", samples, "bare app", GOAL, scale=1e3)
    yield Row("bare app to first frame", "ms", bare)


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
