"""Commands that print, from the start of the process to its end (goal 8)."""

import subprocess
import sys
from collections.abc import Iterator, Sequence

from tests.benchmarks.programs import CARDGAME
from tests.benchmarks.sampling import Goal, Row, Sample, row_of, seconds

SAMPLES = 15
NOTHING = (sys.executable, "-c", "pass")
PRINTING = Goal("8", 5, 3.75)
"""60 and 45 ms where Python itself takes 12."""


def rows() -> Iterator[Row]:
    """Each command next to a Python that does nothing."""
    for word in ("--help", "--version", "rulesets", "where"):
        samples = list(_samples((*CARDGAME, word)))
        yield row_of(f"cardgame-tui {word}", "ms", samples, "python -c pass", PRINTING, scale=1e3)


def _samples(command: Sequence[str]) -> Iterator[Sample]:
    _run(command)
    for _ in range(SAMPLES):
        base = seconds(lambda: _run(NOTHING))
        yield Sample(seconds(lambda: _run(command)), base)


def _run(command: Sequence[str]) -> None:
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
