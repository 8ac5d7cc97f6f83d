"""The stage at one size: the changed rules, the public board with fixed sides, and the caption."""

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len

from cardgame_tui.play.rules_in_play import ChangedRule
from cardgame_tui.ui.cells.canvas import BY_CHANGE_MARK as MARK
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Span, cut, wrap
from cardgame_tui.ui.drawing.frame import draw_parts, fits, too_small
from cardgame_tui.ui.drawing.plan import WIDE, Plan, board_plan
from cardgame_tui.ui.drawing.stage.caption import draw_caption, wanted_lines
from cardgame_tui.ui.drawing.status import decider_ink, draw_phases, now_words
from cardgame_tui.ui.keys.answering import Badge
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.scene.stage import Stage

RULES, LARGE_RULES = 5, 6
"""Most lines of changed rules, and where there is room for large digits."""
CAPTION, LARGE_CAPTION = 7, 9
"""Lines of the caption, and where there is room for large digits."""
LEAST_HEAD = 2
"""Lines of the head without a second line for rules, for which a small caption gives up one."""
PICKABLE = Badge("?")
"""What stands on a card that is offered where there is no room for a word."""
MARGIN = 3
"""Cells left and right of the board where there is room."""


def compose_stage(stage: Stage, width: int, height: int) -> list[Line]:
    """Draw the stage at the size of a screen; on a terminal that is too small only a message."""
    if not fits(width, height):
        return too_small(width, height)
    large = width >= WIDE
    head = _head(stage, width, large=large)
    caption = LARGE_CAPTION if large else CAPTION - (len(head) > LEAST_HEAD)
    margin = MARGIN if large else 0
    scene = stage.scene if large else replace(stage.scene, cards=dict.fromkeys(stage.scene.cards, PICKABLE))
    room = height - len(head) - caption
    blank, sizes = _sizes(scene, width - 2 * margin, room, large=large)
    room -= 2 * blank
    spare = room - _lines(sizes)
    more = min(spare, max(0, wanted_lines(stage, width, caption, large=large) - caption))
    board = Canvas(sizes.width, room - more, ascii=stage.scene.ascii)
    draw_parts(board, scene, sizes, (spare - more) // 2)
    below = Canvas(width, caption + more, ascii=stage.scene.ascii)
    draw_caption(below, stage, 0, caption + more, large=large)
    empty: Line = (Span(" " * width),)
    side = (Span(" " * margin),) if margin else ()
    middle = [(*side, *line, *side) for line in board.lines()]
    return [*head, *[empty] * blank, *middle, *[empty] * blank, *below.lines()]


def _sizes(scene: Scene, width: int, room: int, *, large: bool) -> tuple[int, Plan]:
    """The plan of the board, with an empty line above and below it unless all cards are larger without them."""
    close = board_plan(scene, width, room)
    if not large:
        return 0, close
    airy = board_plan(scene, width, room - 2)
    return (0, close) if _lines(close) > _lines(airy) + 2 else (1, airy)


def _lines(sizes: Plan) -> int:
    """How many lines the parts of a board take."""
    return sum(lines for _, lines in sizes.parts)


def _head(stage: Stage, width: int, *, large: bool) -> list[Line]:
    """The changed rules in words, then the game with its phases and who decides."""
    when = stage.scene.view.when
    end = width - 3 - cell_len(when) - (cell_len(stage.counter) + 2 if stage.counter else 0)
    lines = _rule_lines(stage.rules, end, width - 1, LARGE_RULES if large else RULES)
    canvas = Canvas(width, max(1, len(lines)) + 1, ascii=stage.scene.ascii)
    last = canvas.height - 1
    canvas.ground(0, 0, width, last, "card")
    canvas.fill(0, 0, 1, last, "▌", "strong")
    canvas.put_right(width - 1, 0, when, "quiet")
    canvas.put(end + 2, 0, stage.counter, "strong bold")
    for row, line in enumerate(lines):
        canvas.put_line(2, row, line)
    if not stage.rules:
        canvas.put(2, 0, cut(_nothing_changed(stage), end - 2), "text")
    _draw_moment(canvas, stage, last, large=large)
    return canvas.lines()


def _rule_lines(rules: Sequence[ChangedRule], first_end: int, end: int, most: int) -> list[Line]:
    """The changed rules, each to the end of its sentence; where not all fit, how many more there are.

    Args:
        rules: the rules, the most telling first.
        first_end: where the first line ends, in cells of the screen.
        end: where all others end.
        most: most lines. The first rule has at least its first one, whatever its length.
    """
    lines: list[Line] = []
    for place, rule in enumerate(rules):
        said = _rule(rule, end if lines else first_end, end)
        left = most - len(lines) - (place + 1 < len(rules))
        if lines and len(said) > left:
            return [*lines, (Span(f"{len(rules) - place} more changed rules", "quiet"),)]
        lines += said[: max(1, left)]
    return lines


def _rule(rule: ChangedRule, first_end: int, end: int) -> list[Line]:
    """The name of a rule and its words, on as many lines as they need."""
    title = f"{MARK} {rule.title.upper()}"
    first, *_ = wrap(rule.words, max(1, first_end - 4 - cell_len(title)))
    rest = wrap(rule.words[len(first) :], max(1, end - 4)) if len(rule.words) > len(first) else []
    others: list[Line] = [(Span(f"  {line}", "text"),) for line in rest]
    return [(Span(title, "strong bold"), Span(f"  {first}", "text")), *others]


def _nothing_changed(stage: Stage) -> str:
    played = stage.scene.played
    return f"{played}, nothing changed" if played else f"{stage.scene.title}, nothing changed"


def _draw_moment(canvas: Canvas, stage: Stage, y: int, *, large: bool) -> None:
    scene = stage.scene
    words = now_words(scene)
    end = canvas.put_right(canvas.width - 1, y, cut(words, canvas.width // 3), decider_ink(scene))
    x = canvas.put(2, y, scene.title, "strong bold") + 2
    phases: Sequence[str] = scene.view.phases
    if not large or x + sum(cell_len(phase) + 2 for phase in phases) > end:
        phases = [scene.view.phase] if scene.view.phase else []
    draw_phases(canvas, scene, x, y, end - 1, phases)
