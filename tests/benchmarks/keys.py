"""From a key to the redrawn frame (goals 10, 11, 12 and 15), its bytes, and the bytes of a program left alone."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.benchmarks.programs import BARE, BARE_KEY, COLUMNS, ROWS, Drawn, Program
from tests.benchmarks.sampling import Goal, Row, Sample, percentile, row_of
from tests.benchmarks.shadow import Shadow

DECISIONS = 100
VIEW_EVERY = 8
"""Decisions from one look from the other side, and back, to the next."""
RESIZES = 20
IDLE = 5.0
"""Seconds without a key in which the table and the bare app should draw nothing."""
SIZES = ((40, 120), (ROWS, COLUMNS))
"""Rows and columns of the terminal after a resize."""
BARE_KEYS = 3
"""Keys the bare app is given right before each sample; their median is the base."""
CURSOR, DECISION, MOVE = "cursor key to frame", "decision key to frame", "decision that moves cards to frame"
BARE_RESIZE = "resize to frame, next to the bare app's"
HAND_OVER, VIEW, RESIZE = "hand-over to frame", "view from the other side to frame", "resize to frame"
GOALS = {
    CURSOR: ((50, Goal("10", 1.6, 1.4)), (95, Goal("10", 2.5, 2))),
    DECISION: ((50, None),),
    MOVE: ((50, Goal("11", 3, 2.4)), (95, Goal("11", 5, 4))),
    HAND_OVER: ((95, Goal("12", 5.2, 3.5)),),
    VIEW: ((95, Goal("12", 5.2, 3.5)),),
    RESIZE: ((95, None),),
}
"""The goals for each kind of frame, by percentile."""
RESIZED = Goal("12", 1.6, 1.4)
WORDS = "key to what options would do"
"""Said after the frame, while nobody types."""
MANY = 250
SLOWEST = Goal("15", 40 / BARE_KEY, 25 / BARE_KEY)


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
    measured = _Measurement()
    frames = measured.run()
    yield Row("bare app, key to frame", "ms", [each.bare.seconds * 1e3 for each in frames[CURSOR]])
    for what, goals in GOALS.items():
        times = [each.time for each in frames[what]]
        for percent, goal in goals:
            yield row_of(what, "ms", times, "bare app's key", goal, scale=1e3, percent=percent)
    resized = [each.time for each in frames[BARE_RESIZE]]
    yield row_of(BARE_RESIZE, "ms", resized, "bare app's resize", RESIZED, scale=1e3)
    words = [Sample(each.drawn.words, each.bare.seconds) for each in measured.in_order if each.drawn.words]
    for percent in (50, 95):
        yield row_of(WORDS, "ms", words, "bare app's key", scale=1e3, percent=percent)
    keys = [each.time for each in measured.in_order[:MANY]]
    yield row_of(f"slowest of {len(keys)} keys", "ms", keys, "bare app's key", SLOWEST, scale=1e3, percent=100)
    yield Row("bare app, key", "bytes", [each.bare.size for each in frames[CURSOR]])
    for what in GOALS:
        sizes = [each.size for each in frames[what]]
        yield row_of(what, "bytes", sizes, "bare app's key")
    for what, idle in measured.idle.items():
        yield Row(f"{what}, {IDLE:g} s without a key", "bytes", [idle])


class _Measurement:
    """A table and a bare app side by side, given keys in turn.

    Attributes:
        in_order: the frame of each key, in the order they were pressed.
        idle: how many bytes each program drew while no key was pressed.
    """

    def __init__(self) -> None:
        self._bare = Program(BARE)
        self._shadow = Shadow()
        self._frames: dict[str, list[Frame]] = defaultdict(list)
        self.in_order: list[Frame] = []
        self.idle: dict[str, int] = {}

    def run(self) -> dict[str, list[Frame]]:
        """Play part of a duel; returns the frames by kind."""
        for number in range(DECISIONS):
            self._decide()
            if number % VIEW_EVERY == 0:
                self._take(VIEW, self._shadow.turn_view)
                self._take(VIEW, self._shadow.turn_view)
        self._shadow.check()
        self.idle = {"table": self._shadow.program.idle(IDLE), "bare app": self._bare.idle(IDLE)}
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
        self._add(MOVE if moved else DECISION, Frame(drawn, bare))

    def _resize(self, rows: int, columns: int) -> None:
        bare = self._bare.resize(rows, columns)
        self._take(RESIZE, lambda: self._shadow.program.resize(rows, columns))
        self._frames[BARE_RESIZE].append(Frame(self._frames[RESIZE][-1].drawn, bare))

    def _take(self, what: str, step: Callable[[], Drawn]) -> None:
        bare = self._bare_key()
        self._add(what, Frame(step(), bare))

    def _add(self, what: str, frame: Frame) -> None:
        self._frames[what].append(frame)
        self.in_order.append(frame)

    def _bare_key(self) -> Drawn:
        drawn = [self._bare.press("x") for _ in range(BARE_KEYS)]
        return Drawn(
            percentile([each.seconds for each in drawn], 50), round(percentile([each.size for each in drawn], 50))
        )
