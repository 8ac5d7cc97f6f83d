"""The table at one size: the lines of the board, and of the panel next to it."""

from collections.abc import Iterable
from typing import NamedTuple

from cardgame_tui.engine.layout import Row, RowKind
from cardgame_tui.ui.drawing.board import flow_height, is_crowded, middle_line, near_index, row_lines
from cardgame_tui.ui.drawing.cells import Line, Span, between, center, fit_line, plain
from cardgame_tui.ui.drawing.chip_drawing import box_height, cell_height
from cardgame_tui.ui.drawing.columns import column_line, slot_width
from cardgame_tui.ui.drawing.panel import inspector_lines, panel_lines
from cardgame_tui.ui.drawing.question_lines import asking_lines
from cardgame_tui.ui.drawing.scene import Scene, shows_hand
from cardgame_tui.ui.drawing.status import counts, footer, hand_lines, header, log_tail
from cardgame_tui.value import value

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
WIDE = 110
"""Width from which a side panel is drawn next to the board."""
TALL = 36
"""Height from which hands and the question get more room."""
MOST_LOG = 3
"""Most lines of the log below the question."""
LEAST_PANEL = 34
"""Fewest cells of the side panel, which has three tenths of the screen."""
ASKING, ASKING_TALL = 6, 9
"""Lines that are kept for the question, and for the log below it where no panel shows that."""
FLOW = 2
"""Lines of a flowing row."""
AROUND = 5
"""Lines of header, both lines of counts, the line between the sides, and footer."""
TALLEST_SLOT = 8
"""Most lines of one slot if the rows of slots fill the board."""
TALLEST_BOARD = 24
"""Lines of rows of slots that make a full board."""


@value
class Plan:
    """How the screen is divided.

    Args:
        width: cells of the board.
        panel: cells of the side panel, 0 for none.
        height: lines of the screen.
        slots: lines of each row of slots.
        flow: lines of each flowing row.
        hand: lines of each open hand.
        columns: whether column numbers are drawn above the board.
    """

    width: int
    panel: int
    height: int
    slots: int
    flow: int
    hand: int
    columns: bool


class Frame(NamedTuple):
    """A drawn scene.

    Args:
        board: the lines of the screen, without the panel.
        panel: the lines of the panel at their right, none on a narrow screen.
    """

    board: list[Line]
    panel: list[Line]


def plan(scene: Scene, width: int, height: int) -> Plan:
    """Divide the screen among the parts of a scene."""
    panel = max(LEAST_PANEL, width * 3 // 10) if width >= WIDE else 0
    board = width - panel - 1 if panel else width
    tall = height >= TALL
    hand = flow_height(_most_in_hand(scene), board, 4 if tall else 2)
    asking = ASKING_TALL if tall else ASKING
    room = height - AROUND - hand * max(1, _open_hands(scene)) - asking
    flow, slots, columns = _rows(scene, board, room)
    return Plan(board, panel, height, slots, flow, hand, columns)


def _rows(scene: Scene, width: int, room: int) -> tuple[int, int, bool]:
    """Lines of each flowing row and of each row of slots, and whether column numbers are drawn above the board.

    A crowded flowing row gets twice its lines, one of them from the question, if the slots lose none.
    """
    slotted = [row for row in scene.layout.rows if row.kind is not RowKind.FLOW]
    flowing = [row for row in scene.layout.rows if row.kind is RowKind.FLOW]
    narrowest = min((slot_width(scene, row, width) for row in slotted), default=width)
    slots, columns = slot_height(room - FLOW * len(flowing), len(slotted), narrowest)
    if any(is_crowded(scene.view.zones[row.zones[0]].count, width) for row in flowing):
        left = room + 1 - 2 * FLOW * len(flowing)
        if slot_height(left, len(slotted), narrowest) == (slots, columns):
            return 2 * FLOW, slots, columns
    return FLOW, slots, columns


def slot_height(room: int, rows: int, width: int) -> tuple[int, bool]:
    """Lines of each of some rows of slots of a width, and whether column numbers take one more line above them.

    Slots are drawn as boxes, which show their numbers, if boxes fit.
    """
    if not rows:
        return 0, False
    height = min(max(TALLEST_SLOT, TALLEST_BOARD // rows), room // rows)
    if height >= box_height(width):
        return height, False
    return max(1, min(cell_height(width), (room - 1) // rows)), True


def compose(scene: Scene, width: int, height: int) -> Frame:
    """Draw a scene at a size; on a terminal that is too small only a message."""
    if not fits(width, height):
        return Frame(too_small(width, height), [])
    sizes = plan(scene, width, height)
    board = [header(scene, sizes.width, played=not sizes.panel), *_board_lines(scene, sizes)]
    board += talk_lines(scene, sizes.width, max(2, height - len(board) - 1), log=not sizes.panel)
    board.append(footer(scene, sizes.width))
    return Frame(board, panel_lines(scene, sizes.panel, height) if sizes.panel else [])


def talk_lines(scene: Scene, width: int, height: int, *, log: bool) -> list[Line]:
    """The open question and, where no panel shows it, as much of the log as fits below."""
    bar = bar_lines(scene, width)
    asking = [*bar, *asking_lines(scene, width, height - log - len(bar))]
    blank = height - len(asking)
    if not log:
        return [*asking, *(fit_line((), width) for _ in range(blank))]
    latest = log_tail(scene, width, min(blank, MOST_LOG))
    gap = blank - len(latest)
    return [*asking, *(fit_line((), width) for _ in range(gap)), *latest]


def bar_lines(scene: Scene, width: int) -> list[Line]:
    """The place of a replay, on one line; nothing at a table."""
    if scene.bar is None:
        return []
    left, right = scene.bar
    return [between((Span(left, "key"),), (Span(right, "strong"),), width)]


def fits(width: int, height: int) -> bool:
    """Whether a terminal is large enough for the table."""
    return width >= LEAST_WIDTH and height >= LEAST_HEIGHT


def too_small(width: int, height: int) -> list[Line]:
    """The message of a terminal that is too small for a table."""
    words = (
        f"The table needs {LEAST_WIDTH}x{LEAST_HEIGHT} characters;",
        f"this terminal has {width}x{height}.",
        "Make it larger, or play with --plain.",
        "ctrl+q quits",
    )
    return [center(word, width) for word in words][:height]


def frame_text(frame: Frame) -> str:
    """A frame as plain text, as a golden shows it."""
    left, right = (list(map(plain, lines)) for lines in frame)
    if not right:
        return "\n".join(line.rstrip() for line in left)
    return "\n".join(f"{one}|{two}".rstrip() for one, two in zip(left, right, strict=True))


def _board_lines(scene: Scene, sizes: Plan) -> list[Line]:
    """Everything between the header and the question."""
    width = sizes.width
    middle = near_index(scene)
    lines = [counts(scene, scene.far, width)]
    if shows_hand(scene, scene.far):
        lines += hand_lines(scene, scene.far, width, sizes.hand)
    if sizes.columns:
        lines.append(column_line(scene, width))
    lines += _with_inspector(scene, sizes, _rows_lines(scene, sizes, scene.rows[:middle]))
    lines.append(middle_line(scene, width))
    lines += _rows_lines(scene, sizes, scene.rows[middle:])
    lines.append(counts(scene, scene.near, width))
    if not _hand_on_board(scene):
        lines += hand_lines(scene, scene.near, width, sizes.hand)
    return lines


def _rows_lines(scene: Scene, sizes: Plan, rows: Iterable[Row]) -> list[Line]:
    """Some rows of the board, one below the other."""
    heights = ((row, sizes.flow if row.kind is RowKind.FLOW else sizes.slots) for row in rows)
    return [line for row, height in heights for line in row_lines(scene, row, sizes.width, height)]


def _with_inspector(scene: Scene, sizes: Plan, upper: list[Line]) -> list[Line]:
    """Give the far side of the board to the inspector while it is open on a narrow table."""
    if sizes.panel or not scene.inspecting:
        return upper
    card = [*inspector_lines(scene, sizes.width)[: len(upper)], *[()] * len(upper)]
    return [fit_line(line, sizes.width) for line in card[: len(upper)]]


def _hand_on_board(scene: Scene) -> bool:
    return any(hand in row.zones for hand in scene.layout.hands for row in scene.layout.rows)


def _open_hands(scene: Scene) -> int:
    return sum(shows_hand(scene, seat) for seat in (scene.near, scene.far))


def _most_in_hand(scene: Scene) -> int:
    return max(scene.view.zones[name].count for name in scene.layout.hands)
