"""The table at one size: every line of the screen."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from rich.cells import cell_len

from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Span, center, cut, plain
from cardgame_tui.ui.drawing.board import draw_middle, draw_row
from cardgame_tui.ui.drawing.columns import NARROW, TILE_LINES, has_tiles, part_words
from cardgame_tui.ui.drawing.pane import BROAD, draw_pane
from cardgame_tui.ui.drawing.panel import draw_panel, inspector_lines
from cardgame_tui.ui.drawing.plan import FULL_HEIGHT, HANDS, LEAST_HEIGHT, LEAST_WIDTH, STACKS, Part, Plan, plan
from cardgame_tui.ui.drawing.stack import draw_stack_lines
from cardgame_tui.ui.drawing.status import (
    draw_counts,
    draw_footer,
    draw_hand,
    draw_header,
    draw_rest_of_notice,
)
from cardgame_tui.ui.drawing.strip.options import OptionSheet
from cardgame_tui.ui.drawing.strip.strip import draw_strip
from cardgame_tui.ui.scene.scene import Scene, zone_spots

LEAST = f"{LEAST_WIDTH}x{LEAST_HEIGHT}"
"""The smallest terminal for a table, in words."""
LEAST_SHEET = 6
"""Fewest lines of an open card; it gets fewer only where the question needs the room."""
ROOMIER = f"{NARROW}x{FULL_HEIGHT} shows more"
"""Stands in the footer of a small table."""
MOST_BELOW = 9
"""Most lines of a question and the footer."""
PANEL_APART = 50
"""Next to a panel with more cells than this, the question is only as wide as the board."""


def compose(scene: Scene, width: int, height: int) -> list[Line]:
    """Draw a scene at the size of a screen; on a terminal that is too small only a message."""
    return Frame(scene, width, height).lines() if fits(width, height) else too_small(width, height)


class Frame:
    """A scene drawn at the size of a screen. A step of the cursor redraws only a part of it.

    Args:
        scene: the table.
        width: cells of the screen.
        height: lines of the screen, enough for a table.
    """

    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self._scene = scene
        sheet = OptionSheet(scene, width)
        self._sizes = sizes = plan(scene, width, height, sheet)
        self._canvas = canvas = Canvas(width, height, ascii=scene.ascii)
        self._asking = height - 1 - sizes.asking
        rest_of_notice = draw_header(canvas, scene, wide=bool(sizes.panel))
        self._places = list(_places(sizes))
        for part, y, lines in self._places:
            _draw_part(canvas, scene, part, y, sizes, lines)
        if scene.inspecting and not sizes.panel:
            _draw_inspector(canvas, scene, self._places)
        if sizes.panel > PANEL_APART:
            sheet = OptionSheet(scene, sizes.board)
        draw_strip(canvas, sheet, self._asking, sizes.asking, wide=bool(sizes.panel))
        if scene.bar is not None:
            _draw_bar(canvas, scene, self._asking - 1)
        draw_footer(canvas, scene.keys, "" if roomy(width, height) else ROOMIER)
        self._draw_panel()
        draw_rest_of_notice(canvas, rest_of_notice)

    def lines(self) -> list[Line]:
        """Its lines; a line that a step of the cursor did not change is the same object as before."""
        return self._canvas.lines()

    def board(self) -> list[Line]:
        """Its header and its board: the lines above the question."""
        return self._canvas.lines()[: self._asking]

    def step(self, scene: Scene, width: int, height: int) -> bool:
        """Move the cursor: draw only the rows of the board that show its old and its new place.

        Returns:
            Whether that was enough; otherwise the scene needs a new frame.
        """
        sizes = self._sizes
        if (width, height) != (sizes.width, sizes.height) or not _differ_in_cursor(
            self._scene, scene, sizes.board
        ):
            return False
        touched = _near_cursor(self._scene) | _near_cursor(scene)
        self._scene = scene
        for part, y, lines in self._places:
            if not touched.isdisjoint(_zones_of(scene, part)):
                self._canvas.clear(0, y, sizes.board, lines)
                _draw_part(self._canvas, scene, part, y, sizes, lines)
        self._draw_panel()
        return True

    def _draw_panel(self) -> None:
        sizes, top = self._sizes, 1 + self._sizes.blank[0]
        if sizes.panel:
            lines = self._asking - top - (1 if self._scene.bar else 0)
            self._canvas.clear(sizes.board, top, sizes.width - sizes.board, lines)
            draw = draw_pane if sizes.panel >= BROAD else draw_panel
            draw(self._canvas, self._scene, sizes.width - sizes.panel - 1, top, sizes.panel, lines)


def draw_parts(canvas: Canvas, scene: Scene, sizes: Plan, y: int) -> None:
    """Draw the parts of the board alone, from a line on."""
    for part, lines in sizes.parts:
        _draw_part(canvas, scene, part, y, sizes, lines)
        y += lines


def _differ_in_cursor(before: Scene, after: Scene, board: int) -> bool:
    """Whether two scenes differ only in the place of the cursor, on a board with this many cells across."""
    lies_over = after.inspecting or after.bar is not None or after.question.notice
    if lies_over or replace(before, cursor=after.cursor) != after:
        return False
    return part_words(before, board) == part_words(after, board)


def _near_cursor(scene: Scene) -> set[str]:
    """Names of the zones that show the cursor: its own, and those its card connects to."""
    reached = scene.reached()
    names = {zone.name for zone in scene.view.zones.values() if zone.id in reached}
    return names if scene.cursor is None else {*names, scene.cursor.zone}


def _places(sizes: Plan) -> Iterator[tuple[Part, int, int]]:
    """The parts of the board from top to bottom, each with its first line and its number of lines."""
    y = 1 + sizes.blank[0]
    for part, lines in sizes.parts:
        yield part, y, lines
        y += lines


def _draw_part(canvas: Canvas, scene: Scene, part: Part, y: int, sizes: Plan, height: int) -> None:
    width = sizes.board
    if not height:
        return
    if part.kind == "status":
        draw_counts(canvas, scene, part.seat, y, width)
    elif part.kind == "middle":
        draw_middle(canvas, scene, y, width, stack=sizes.stack_in_middle, tiles=_has_tiles(scene, sizes))
    elif part.kind in STACKS:
        draw_stack_lines(canvas, scene, y, width, height)
    elif part.kind in HANDS:
        draw_hand(canvas, scene, part.seat, y, width, height)
    elif part.row is not None and part.kind == "line":
        words = f" {cut(scene.folded_words(part.row), width - 4)} "
        canvas.fill(canvas.put(0, y, words, "quiet"), y, width - cell_len(words), 1, "─", "line")
    elif part.row is not None and part.kind == "title":
        left = 1 if width > NARROW else 0
        canvas.fill(left, y, width - left, 1, "─", "line")
        canvas.put(2, y, f" {part.row.label} ", "quiet")
        if scene.layout.shared_below and scene.layout.middle:
            canvas.put(width // 3, y, f" {cut(scene.layout.middle, width * 2 // 3 - 3)} ", "quiet")
    elif part.row is not None:
        draw_row(canvas, scene, part.row, y, width, height)


def _has_tiles(scene: Scene, sizes: Plan) -> bool:
    """Whether cards are drawn as tiles."""
    rows = [part.row for part, lines in sizes.parts if part.row is not None and lines == TILE_LINES]
    return any(has_tiles(scene, row, sizes.board) for row in rows)


def _draw_inspector(canvas: Canvas, scene: Scene, places: Sequence[tuple[Part, int, int]]) -> None:
    """Draw the card at the cursor over the part of the board that the question needs least."""
    lines = inspector_lines(scene, canvas.width - 4, dense=True)
    top, end = _place_of_sheet(scene, places, len(lines))
    _draw_sheet(canvas, top, end)
    shown = min(scene.inspected_from, max(0, len(lines) - (end - top)))
    for number, line in enumerate(lines[shown : shown + end - top]):
        canvas.put_line(2, top + number, line)
    if len(lines) > end - top:
        words = f" lines {shown + 1} to {shown + end - top} of {len(lines)} "
        canvas.put_right(canvas.width - 2, end - 1, words, "quiet")


def _place_of_sheet(scene: Scene, places: Sequence[tuple[Part, int, int]], needed: int) -> tuple[int, int]:
    """The first line of a sheet and the line after its last one.

    It hides as little of the question as it can, then has at least some lines, then does not hide the card itself.
    It never hides only a part of a row.
    """
    rows = [(part, y, height) for part, y, height in places[1:] if height]
    asked = [_asked_in(scene, part) for part, _, _ in rows]
    at_cursor = [_holds_cursor(scene, part) for part, _, _ in rows]

    def cost(run: tuple[int, int]) -> tuple[int, int, bool, int]:
        hidden = slice(*run)
        lines = sum(height for _, _, height in rows[hidden])
        missing = max(0, min(needed, LEAST_SHEET) - lines)
        return sum(asked[hidden]), missing, any(at_cursor[hidden]), -min(lines, needed)

    first, last = min(combinations(range(len(rows) + 1), 2), key=cost)
    _, end, height = rows[last - 1]
    return rows[first][1], end + height


def _asked_in(scene: Scene, part: Part) -> int:
    """How much a part of the board shows of the question: what can be picked, what it is about, and the attack."""
    if part.kind == "middle":
        return int(scene.lane is not None)
    zones = [zone for name in _zones_of(scene, part) if (zone := scene.view.zones.get(name)) is not None]
    spots = [spot for zone in zones for spot in zone_spots(scene, zone)]
    targets, subject = scene.targets(), scene.subject
    about = [zone for zone in zones if zone.id in targets or (subject is not None and zone.name == subject.zone)]
    return len(about) + sum(bool(scene.badge_at(spot).code) for spot in spots)


def _draw_sheet(canvas: Canvas, top: int, end: int) -> None:
    """An empty sheet over some lines of the board, in the frame of the cursor."""
    canvas.fill(0, top, canvas.width, end - top, " ")
    canvas.ground(0, top, canvas.width, end - top, "lift")
    canvas.mark(0, top, canvas.width, end - top, None)
    canvas.fill(0, top, 1, end - top, "║", "cursor")
    canvas.fill(canvas.width - 1, top, 1, end - top, "║", "cursor")


def _holds_cursor(scene: Scene, part: Part) -> bool:
    return scene.cursor is not None and scene.cursor.zone in _zones_of(scene, part)


def _zones_of(scene: Scene, part: Part) -> Sequence[str]:
    """Names of the zones whose cards a part of the board shows."""
    if part.row is not None and part.kind != "title":
        return scene.zones_in(part.row)
    if part.kind in HANDS:
        return (scene.layout.hands[part.seat - 1],)
    return scene.layout.asides[part.seat - 1] if part.kind == "status" else ()


def _draw_bar(canvas: Canvas, scene: Scene, y: int) -> None:
    """The place of a replay, on the line above the question."""
    assert scene.bar is not None
    left, right = scene.bar
    canvas.fill(0, y, canvas.width, 1, " ")
    canvas.put(1, y, left, "strong bold")
    canvas.put_right(canvas.width - 1, y, right, "quiet")


def board_lines(scene: Scene, width: int, height: int) -> list[Line]:
    """Draw the header and the board of a scene alone, without a question, as next to another board.

    Args:
        scene: the table.
        width: cells of each line.
        height: how many lines.
    """
    for whole in range(height + MOST_BELOW, height, -1):
        lines = Frame(scene, width, whole).board()
        if len(lines) <= height:
            return [*lines, *[(Span(" " * width),)] * (height - len(lines))]
    return lines[:height]


def fits(width: int, height: int) -> bool:
    """Whether a terminal is large enough for the table."""
    return width >= LEAST_WIDTH and height >= LEAST_HEIGHT


def roomy(width: int, height: int) -> bool:
    """Whether a terminal is so large that the table leaves nothing out for want of room."""
    return width >= NARROW and height >= FULL_HEIGHT


def too_small(width: int, height: int, what: str = "table", least: str = LEAST) -> list[Line]:
    """The message of a terminal that is too small for a table, or for something else."""
    words = (
        f"The {what} needs {least} characters;",
        f"this terminal has {width}x{height}.",
        "Make it larger, or play with --plain.",
        "ctrl+q quits",
    )
    return [center(word, width) for word in words][:height]


def frame_text(lines: Sequence[Line]) -> str:
    """A frame as plain text, as a golden shows it."""
    return "\n".join(plain(line).rstrip() for line in lines)
