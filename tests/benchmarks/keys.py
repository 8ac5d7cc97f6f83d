"""From a key to the redrawn frame (goals 10, 11 and 12), and how many bytes that takes."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.benchmarks.programs import BARE, COLUMNS, ROWS, Drawn, Program
from tests.benchmarks.sampling import Goal, Row, Sample, percentile, row_of
from tests.benchmarks.shadow import Shadow

DECISIONS = 100
VIEW_EVERY = 8
"""Decisions from one look from the other side, and back, to the next."""
RESIZES = 20
SIZES = ((40, 120), (ROWS, COLUMNS))
"""Rows and columns of the terminal after a resize."""
BARE_KEY = 2.3
"""Milliseconds the bare app took for a key where the goals were set."""
BARE_KEYS = 3
"""Keys the bare app is given right before each sample; their median is the base."""
CURSOR, DECISION, MOVE = "cursor key to frame", "decision key to frame", "decision that moves cards to frame"
BARE_RESIZE = "resize to frame, next to the bare app's"
HAND_OVER, VIEW, RESIZE = "hand-over to frame", "view from the other side to frame", "resize to frame"
GOALS = {
    CURSOR: ((50, Goal(10, 5 / BARE_KEY, 1.5)), (95, Goal(10, 10 / BARE_KEY))),
    DECISION: ((50, None),),
    MOVE: ((50, Goal(11, 10 / BARE_KEY, 5 / BARE_KEY)), (95, Goal(11, 16 / BARE_KEY))),
    HAND_OVER: ((95, Goal(12, 25 / BARE_KEY, 12 / BARE_KEY)),),
    VIEW: ((95, Goal(12, 25 / BARE_KEY, 12 / BARE_KEY)),),
    RESIZE: ((95, Goal(12, 25 / BARE_KEY, 12 / BARE_KEY)),),
}
"""The goals for each kind of frame, by percentile."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One redrawn frame and the frames of the bare app right before it."""

    drawn: Drawn
    bare: Drawn

    @property
    def time(self) -> Sample:
        """Its time."""
        return Sample(self.drawn.seconds, self.bare.seconds)

    @property
    def size(self) -> Sample:
        """Its bytes."""
        return Sample(self.drawn.size, self.bare.size)


def rows() -> Iterator[Row]:
    """Every kind of frame: its time, then its bytes."""
    frames = _Measurement().run()
    yield Row("bare app, key to frame", "ms", [each.bare.seconds * 1e3 for each in frames[CURSOR]])
    for what, goals in GOALS.items():
        times = [each.time for each in frames[what]]
        for percent, goal in goals:
            yield row_of(what, "ms", times, "bare app's key", goal, scale=1e3, percent=percent)
    resized = [each.time for each in frames[BARE_RESIZE]]
    yield row_of(BARE_RESIZE, "ms", resized, "bare app's resize", scale=1e3)
    for what in GOALS:
        sizes = [each.size for each in frames[what]]
        yield row_of(what, "bytes", sizes, "bare app's key")


class _Measurement:
    """A table and a bare app side by side, given keys in turn."""

    def __init__(self) -> None:
        self._bare = Program(BARE)
        self._shadow = Shadow()
        self._frames: dict[str, list[Frame]] = defaultdict(list)

    def run(self) -> dict[str, list[Frame]]:
        """Play part of a duel; returns the frames by kind."""
        for number in range(DECISIONS):
            self._decide()
            if number % VIEW_EVERY == 0:
                self._take(VIEW, self._shadow.turn_view)
                self._take(VIEW, self._shadow.turn_view)
        self._shadow.check()
        for number in range(RESIZES):
            self._resize(*SIZES[number % 2])
        for program in (self._bare, self._shadow.program):
            program.end()
        return self._frames

    def _decide(self) -> None:
        shadow = self._shadow
        shadow.skip_secrets()
        if shadow.hand_over_due:
            self._take(HAND_OVER, shadow.hand_over)
        self._take(CURSOR, shadow.move_cursor)
        bare = self._bare_key()
        drawn, moved = shadow.decide()
        self._frames[MOVE if moved else DECISION].append(Frame(drawn, bare))

    def _resize(self, rows: int, columns: int) -> None:
        bare = self._bare.resize(rows, columns)
        self._take(RESIZE, lambda: self._shadow.program.resize(rows, columns))
        self._frames[BARE_RESIZE].append(Frame(self._frames[RESIZE][-1].drawn, bare))

    def _take(self, what: str, step: Callable[[], Drawn]) -> None:
        bare = self._bare_key()
        self._frames[what].append(Frame(step(), bare))

    def _bare_key(self) -> Drawn:
        drawn = [self._bare.press("x") for _ in range(BARE_KEYS)]
        return Drawn(
            percentile([each.seconds for each in drawn], 50), round(percentile([each.size for each in drawn], 50))
        )
