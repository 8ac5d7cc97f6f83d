"""How the lines of a screen are divided among the parts of the table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardgame_tui.engine.layout import Row, RowKind
from cardgame_tui.ui.drawing.scene import Scene, shows_hand
from cardgame_tui.value import value

GAP = 4
"""Cells around a side panel."""
LEAST_WIDTH, LEAST_HEIGHT = 80, 24
WIDE = 112
"""Width from which a side panel is drawn next to the board."""
SPACIOUS = 56
"""Height from which blank lines set parts off."""
HEADER, STATUS, MIDDLE, FOOTER = 1, 1, 1, 1
LEAST = {"slot": 3, "flow": 2, "hand": 2, "far hand": 1, "asking": 5}
"""Lines each part begins with."""
STEPS = (
    ("slot", 3),
    ("far hand", 2),
    ("hand", 3),
    ("flow", 3),
    ("slot", 6),
    ("hand", 6),
    ("far hand", 6),
    ("flow", 5),
    ("slot", 7),
    ("hand", 7),
    ("flow", 6),
    ("asking", 8),
    ("hand", 8),
    ("slot", 9),
    ("flow", 8),
)
"""What more room goes to, in this order; a step is taken if all parts of its kind can take it."""
SQUEEZES = (("asking", 4), ("slot", 2), ("flow", 1), ("hand", 1), ("asking", 3), ("slot", 1))
"""What gives lines up, in this order, where there are too few."""


@value
class Part:
    """Some lines of the board.

    Args:
        kind: ``slot``, ``flow``, ``title``, ``blank``, ``hand``, ``far hand``, ``closed hand``,
            ``status`` or ``middle``.
        seat: whose it is, 0 for nobody's.
        row: the row of the layout it draws, None for other parts.
    """

    kind: str
    seat: int = 0
    row: Row | None = None


@value
class Plan:
    """How the screen is divided.

    Args:
        width: cells of the screen.
        height: lines of the screen.
        board: cells of the board.
        panel: cells of the side panel, 0 for none.
        blank: blank lines below the header and above the question.
        parts: the parts of the board from top to bottom, each with its lines.
        asking: lines of the question.
    """

    width: int
    height: int
    board: int
    panel: int
    blank: tuple[int, int]
    parts: tuple[tuple[Part, int], ...]
    asking: int


def plan(scene: Scene, width: int, height: int) -> Plan:
    """Divide the screen among the parts of a scene."""
    panel = 31 + max(0, width - 120) * 2 // 5 if width >= WIDE else 0
    board = width - panel - GAP if panel else width
    parts = tuple(parts_of(scene))
    lines = _divide([part.kind for part in parts], height - HEADER - FOOTER)
    sized = tuple(zip(parts, lines.parts, strict=True))
    left, over = lines.left, 0
    if left and height >= SPACIOUS:
        left, over = left - 1, 1
    if left > 1 and height >= SPACIOUS and sized[-1][0].kind == "hand":
        left, sized = left - 1, (*sized[:-1], (Part("blank"), 1), sized[-1])
    return Plan(width, height, board, panel, (over, left), sized, lines.asking)


def parts_of(scene: Scene) -> Iterable[Part]:
    """The parts of the board from top to bottom."""
    far, near = scene.far, scene.near
    yield Part("status", far)
    if shows_hand(scene, far):
        yield Part("far hand", far)
    rows = [row for row in scene.rows if not (row.hides and _empty(scene, row))]
    above = [row for row in rows if row.seat == far]
    shared = [row for row in rows if row.seat == 0]
    below = scene.layout.shared_below
    yield from _row_parts(above)
    if below or not shared or scene.layout.middle:
        yield Part("middle")
    if not below:
        yield from _row_parts(shared)
    yield from _row_parts([row for row in rows if row.seat == near])
    yield Part("status", near)
    if below:
        yield from _row_parts(shared)
    if not any(hand in row.zones for hand in scene.layout.hands for row in scene.layout.rows):
        only_far = shows_hand(scene, far) and not shows_hand(scene, near)
        yield Part("closed hand" if only_far else "hand", near)


def _row_parts(rows: Iterable[Row]) -> Iterable[Part]:
    for row in rows:
        if row.kind is RowKind.FLOW and row.seat == 0 and row.label:
            yield Part("title", 0, row)
        yield Part("flow" if row.kind is RowKind.FLOW else "slot", row.seat, row)


def _empty(scene: Scene, row: Row) -> bool:
    return not any(scene.view.zones[name].count for name in row.zones)


@dataclass(slots=True)
class _Lines:
    parts: list[int]
    asking: int
    left: int


def _divide(kinds: Sequence[str], height: int) -> _Lines:
    """Lines of each part, of the question, and what is left."""
    sizes = dict(LEAST)
    fixed = sum(1 for kind in kinds if kind not in LEAST)

    def needed() -> int:
        return fixed + sizes["asking"] + sum(sizes[kind] for kind in kinds if kind in LEAST)

    for kind, least in SQUEEZES:
        if needed() <= height:
            break
        sizes[kind] = min(sizes[kind], least)
    for kind, more in STEPS:
        before, sizes[kind] = sizes[kind], max(sizes[kind], more)
        if needed() > height:
            sizes[kind] = before
    parts = [sizes[kind] if kind in LEAST else 1 for kind in kinds]
    return _Lines(parts, sizes["asking"], max(0, height - needed()))
