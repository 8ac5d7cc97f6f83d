"""The table at one size: every line of the screen."""

from collections.abc import Sequence

from cardgame_tui.ui.drawing.board import draw_middle, draw_row
from cardgame_tui.ui.drawing.canvas import Canvas
from cardgame_tui.ui.drawing.cells import Line, center, cut, plain
from cardgame_tui.ui.drawing.columns import NARROW
from cardgame_tui.ui.drawing.panel import draw_panel, inspector_lines
from cardgame_tui.ui.drawing.plan import LEAST_HEIGHT, LEAST_WIDTH, Part, Plan, plan
from cardgame_tui.ui.drawing.scene import Scene
from cardgame_tui.ui.drawing.stack import draw_stack_lines
from cardgame_tui.ui.drawing.status import draw_counts, draw_footer, draw_hand, draw_header
from cardgame_tui.ui.drawing.strip import draw_strip

HANDS = ("hand", "far hand", "closed hand")
"""The parts of the board that are a hand."""
PANEL_APART = 50
"""Cells of a panel from which the question is no wider than the board."""


def compose(scene: Scene, width: int, height: int) -> list[Line]:
    """Draw a scene at the size of a screen; on a terminal that is too small only a message."""
    if not fits(width, height):
        return too_small(width, height)
    sizes = plan(scene, width, height)
    canvas = Canvas(width, height, ascii=scene.ascii)
    draw_header(canvas, scene, wide=bool(sizes.panel))
    _draw_board(canvas, scene, sizes)
    asking = height - 1 - sizes.asking
    content = sizes.board if sizes.panel > PANEL_APART else width
    draw_strip(canvas, scene, asking, sizes.asking, content, wide=bool(sizes.panel))
    if scene.bar is not None:
        _draw_bar(canvas, scene, asking - 1)
    draw_footer(canvas, scene.keys)
    if sizes.panel:
        top = 1 + sizes.blank[0]
        bottom = asking - (1 if scene.bar else 0)
        draw_panel(canvas, scene, width - sizes.panel - 1, top, sizes.panel, bottom - top)
    return canvas.lines()


def _draw_board(canvas: Canvas, scene: Scene, sizes: Plan) -> None:
    y = 1 + sizes.blank[0]
    places: list[tuple[Part, int, int]] = []
    stack_in_middle = any(part.kind == "stack" and not height for part, height in sizes.parts)
    for part, height in sizes.parts:
        places.append((part, y, height))
        if height:
            _draw_part(canvas, scene, part, y, sizes.board, height, stack_in_middle=stack_in_middle)
        y += height
    if scene.inspecting and not sizes.panel:
        _draw_inspector(canvas, scene, places, y)


def _draw_part(
    canvas: Canvas, scene: Scene, part: Part, y: int, width: int, height: int, *, stack_in_middle: bool
) -> None:
    if part.kind == "status":
        draw_counts(canvas, scene, part.seat, y, width)
    elif part.kind == "middle":
        draw_middle(canvas, scene, y, width, stack=stack_in_middle)
    elif part.kind == "stack":
        draw_stack_lines(canvas, scene, y, width, height)
    elif part.kind in HANDS:
        draw_hand(canvas, scene, part.seat, y, width, height)
    elif part.row is not None and part.kind == "title":
        left = 1 if width > NARROW else 0
        canvas.fill(left, y, width - left, 1, "─", "line")
        canvas.put(2, y, f" {part.row.label} ", "quiet")
        if scene.layout.shared_below and scene.layout.middle:
            canvas.put(width // 3, y, f" {cut(scene.layout.middle, width * 2 // 3 - 3)} ", "quiet")
    elif part.row is not None:
        draw_row(canvas, scene, part.row, y, width, height)


def _draw_inspector(canvas: Canvas, scene: Scene, places: Sequence[tuple[Part, int, int]], bottom: int) -> None:
    """Open the card at the cursor over what lies above or below its row, so that it stays in sight itself."""
    lines = inspector_lines(scene, canvas.width - 4)
    at = next(((y, y + height) for part, y, height in places if _holds_cursor(scene, part)), (bottom, bottom))
    first = places[0][1] + 1
    top, end = (first, at[0]) if at[0] - first >= bottom - at[1] else (at[1], bottom)
    end = min(end, top + max(1, len(lines)))
    _draw_sheet(canvas, top, end)
    shown = min(scene.inspected_from, max(0, len(lines) - (end - top)))
    for number, line in enumerate(lines[shown : shown + end - top]):
        canvas.put_line(2, top + number, line)
    if len(lines) > end - top:
        words = f" lines {shown + 1} to {shown + end - top} of {len(lines)} "
        canvas.put_right(canvas.width - 2, end - 1, words, "quiet")


def _draw_sheet(canvas: Canvas, top: int, end: int) -> None:
    """An empty sheet over some lines of the board, in the frame of the cursor."""
    canvas.fill(0, top, canvas.width, end - top, " ")
    canvas.ground(0, top, canvas.width, end - top, "lift")
    canvas.mark(0, top, canvas.width, end - top, None)
    canvas.fill(0, top, 1, end - top, "║", "cursor")
    canvas.fill(canvas.width - 1, top, 1, end - top, "║", "cursor")


def _holds_cursor(scene: Scene, part: Part) -> bool:
    if scene.cursor is None:
        return False
    name = scene.cursor.zone
    if part.row is not None and part.kind != "title":
        return name in scene.zones_in(part.row)
    if part.kind in HANDS:
        return name == scene.layout.hands[part.seat - 1]
    return part.kind == "status" and name in scene.layout.asides[part.seat - 1]


def _draw_bar(canvas: Canvas, scene: Scene, y: int) -> None:
    """The place of a replay, on the line above the question."""
    assert scene.bar is not None
    left, right = scene.bar
    canvas.fill(0, y, canvas.width, 1, " ")
    canvas.put(1, y, left, "strong bold")
    canvas.put_right(canvas.width - 1, y, right, "quiet")


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


def frame_text(lines: Sequence[Line]) -> str:
    """A frame as plain text, as a golden shows it."""
    return "\n".join(plain(line).rstrip() for line in lines)
