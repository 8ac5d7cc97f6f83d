"""From a key to the redrawn frame (goals 10, 11, 12 and 15) of every game, with a usual and with a crowded board.

On the first board also its bytes, and the bytes of a program left alone.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.programs import BARE, BARE_KEY, COLUMNS, ROWS, Drawn, Program
from tests.benchmarks.sampling import Goal, Row, Sample, percentile, row_of
from tests.benchmarks.shadow import Shadow

POSITIONS = Path(__file__).with_name("positions")
"""The crowded boards: of Grand Archive a hundred objects, of the other games what random duels led to at most."""
GAMES = {
    "dimensional_rift": "conquest", "rune_duel": "Rune Duel", "containment": "Containment",
    "grand_archive": "Grand Archive",
}  # fmt: skip
SIZES = ((ROWS, COLUMNS), (40, 120))
"""Lines and characters of the terminals, and those of the resizes."""
PLAIN_PLAY = ("--asking", "everything", "--forced", "asked", "--step", "off")
"""Every question is asked, and no page comes between."""
DECISIONS = 60
VIEW_EVERY = 8
"""Decisions from one look from the other side, and back, to the next."""
RESIZES = 20
SETTLES = 1.0
"""Seconds after which the last words about options have come."""
IDLE = 5.0
"""Seconds without a key in which the table and the bare app should draw nothing."""
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
RESIZED = {False: Goal("12", 1.6, 1.4), True: Goal("12", 1.8, 1.6)}
"""For usual and crowded boards."""
WORDS = "key to what options would do"
"""Said after the frame, while nobody types."""
MANY = 250
SLOWEST = Goal("15", 40 / BARE_KEY, 25 / BARE_KEY)


@dataclass(frozen=True, slots=True)
class Board:
    """A board that is played on, and the terminal that shows it.

    Args:
        game: the id of the game.
        crowded: whether it is the crowded one.
        size: lines and characters of the terminal.
    """

    game: str
    crowded: bool
    size: tuple[int, int]

    @property
    def name(self) -> str:
        """What it is called in a line."""
        rows, columns = self.size
        return f"{GAMES[self.game]}{', crowded' if self.crowded else ''}, {columns}x{rows}"

    @property
    def words(self) -> tuple[str, ...]:
        """The command that opens it."""
        if self.crowded:
            return "play", "--from", str(POSITIONS / f"{self.game}_crowded.toml"), *PLAIN_PLAY
        return "play", self.game, "--seed", "5", *PLAIN_PLAY


BOARDS = [Board(game, crowded, size) for size in SIZES for game in GAMES for crowded in (False, True)]


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
    """Every kind of frame on every board: its time; on the first board its bytes too."""
    for board in BOARDS:
        measured = _Measurement(board)
        frames = measured.run()
        yield from _times(board, measured, frames)
        if board is BOARDS[0]:
            yield from _bytes(measured, frames)


def _times(board: Board, measured: "_Measurement", frames: dict[str, list[Frame]]) -> Iterator[Row]:
    name = board.name
    for what, goals in GOALS.items():
        times = [each.time for each in frames[what]]
        for percent, goal in goals if times else ():
            yield row_of(f"{name}: {what}", "ms", times, "bare app's key", goal, scale=1e3, percent=percent)
    resized = [each.time for each in frames[BARE_RESIZE]]
    yield row_of(f"{name}: {BARE_RESIZE}", "ms", resized, "bare app's resize", RESIZED[board.crowded], scale=1e3)
    words = [Sample(each.drawn.words, each.bare.seconds) for each in measured.in_order if each.drawn.words]
    for percent in (50, 95) if words else ():
        yield row_of(f"{name}: {WORDS}", "ms", words, "bare app's key", scale=1e3, percent=percent)
    keys = [each.time for each in measured.in_order[:MANY]]
    slowest = f"{name}: slowest of {len(keys)} keys"
    yield row_of(slowest, "ms", keys, "bare app's key", SLOWEST, scale=1e3, percent=100)


def _bytes(measured: "_Measurement", frames: dict[str, list[Frame]]) -> Iterator[Row]:
    yield Row("bare app, key to frame", "ms", [each.bare.seconds * 1e3 for each in frames[CURSOR]])
    yield Row("bare app, key", "bytes", [each.bare.size for each in frames[CURSOR]])
    for what in GOALS:
        if not frames[what]:
            continue
        sizes = [each.size for each in frames[what]]
        yield row_of(what, "bytes", sizes, "bare app's key")
    for what, idle in measured.idle.items():
        yield Row(f"{what}, {IDLE:g} s without a key", "bytes", [idle])


class _Measurement:
    """A table and a bare app side by side, given keys in turn.

    Args:
        board: what is played on.

    Attributes:
        in_order: the frame of each key, in the order they were pressed.
        idle: how many bytes each program drew while no key was pressed.
    """

    def __init__(self, board: Board) -> None:
        self._bare = Program(BARE, *board.size)
        self._shadow = Shadow(board.words, *board.size)
        self._sizes = [size for size in SIZES if size != board.size] + [board.size]
        self._frames: dict[str, list[Frame]] = defaultdict(list)
        self.in_order: list[Frame] = []
        self.idle: dict[str, int] = {}

    def run(self) -> dict[str, list[Frame]]:
        """Play part of a duel, or all of it; returns the frames by kind."""
        for number in range(DECISIONS):
            self._decide()
            if self._shadow.over:
                break
            if number % VIEW_EVERY == 0 and self._shadow.can_turn:
                self._take(VIEW, self._shadow.turn_view)
                self._take(VIEW, self._shadow.turn_view)
        self._shadow.program.idle(SETTLES)
        self._shadow.check()
        self.idle = {"table": self._shadow.program.idle(IDLE), "bare app": self._bare.idle(IDLE)}
        for number in range(RESIZES):
            self._resize(*self._sizes[number % 2])
        for program in (self._bare, self._shadow.program):
            program.end()
        return self._frames

    def _decide(self) -> None:
        shadow = self._shadow
        shadow.skip_secrets()
        if shadow.over:
            return
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
