"""A key on a page of many lines (goal 14)."""

from collections.abc import Iterator
from itertools import cycle
from statistics import median

from tests.benchmarks.page_app import LINES
from tests.benchmarks.programs import BARE, BARE_KEY, PAGE, Program
from tests.benchmarks.sampling import Goal, Row, Sample, row_of

KEYS = 24
BARE_KEYS = 3
"""Keys the bare app is given right before each sample; their median is the base."""
UP, PAGE_UP = "\x1b[A", "\x1b[5~"
"""What a terminal sends for keys that move the cursor or scroll."""
KEY = Goal("14", 10 / BARE_KEY, 5 / BARE_KEY)


def rows() -> Iterator[Row]:
    """Keys that move the cursor and keys that scroll, each next to keys of the bare app; and the opening."""
    bare, page = Program(BARE), Program(PAGE)
    samples = []
    for _, key in zip(range(KEYS), cycle((UP, PAGE_UP)), strict=False):
        base = median(bare.press("x").seconds for _ in range(BARE_KEYS))
        samples.append(Sample(page.press(key).seconds, base))
    opened = page.started.seconds, bare.started.seconds
    for program in (bare, page):
        program.end()
    yield row_of(f"key on a page of {LINES:,} lines", "ms", samples, "bare app's key", KEY, scale=1e3)
    yield row_of("to the first frame of that page", "ms", [Sample(*opened)], "bare app", scale=1e3)
