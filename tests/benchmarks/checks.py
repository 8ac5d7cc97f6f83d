"""Running the scenarios of a folder with ``check`` (goal 16)."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks.programs import CARDGAME
from tests.benchmarks.sampling import Goal, Row, Sample, child_seconds, floor, in_floors, row_of

SAMPLES = 3
RULINGS = Path(__file__).parents[1] / "rulings"
CHECK = (*CARDGAME, "check", "--json", str(RULINGS))
ONE = Goal("16", in_floors(3e-3), in_floors(2e-3))


def rows() -> Iterator[Row]:
    """Time of a scenario when all rulings are checked by one command, its start included."""
    count = len(json.loads(_checked()))
    samples = [Sample(base=floor(), value=child_seconds(_checked) / count) for _ in range(SAMPLES)]
    yield row_of(f"check {count} scenarios, one", "ms", samples, goal=ONE, scale=1e3)


def _checked() -> bytes:
    return subprocess.run(CHECK, stdout=subprocess.PIPE, check=True).stdout
