"""The stage at one size: the changed rules, the public board with fixed sides, and the caption."""

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len

from cardgame_tui.play.rules_in_play import ChangedRule
from cardgame_tui.ui.cells.canvas import BY_CHANGE_MARK as MARK
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Span, cut, wrap
from cardgame_tui.ui.drawing.frame import draw_parts, fits, too_small
from cardgame_tui.ui.drawing.plan import WIDE, board_plan
from cardgame_tui.ui.drawing.stage.caption import draw_caption
from cardgame_tui.ui.drawing.status import decider_ink, draw_phases, now_words
from cardgame_tui.ui.keys.answering import Badge
from cardgame_tui.ui.scene.stage import Stage

MOST_RULES = 3
"""Most changed rules that have a line each."""
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
    blank = int(large)
    room = height - len(head) - caption - 2 * blank
    margin = MARGIN if large else 0
    board = Canvas(width - 2 * margin, room, ascii=stage.scene.ascii)
    scene = stage.scene if large else replace(stage.scene, cards=dict.fromkeys(stage.scene.cards, PICKABLE))
    sizes = board_plan(scene, board.width, room)
    spare = room - sum(lines for _, lines in sizes.parts)
    draw_parts(board, scene, sizes, spare // 2)
    below = Canvas(width, caption, ascii=stage.scene.ascii)
    draw_caption(below, stage, 0, caption, large=large)
    empty: Line = (Span(" " * width),)
    side = (Span(" " * margin),) if margin else ()
    middle = [(*side, *line, *side) for line in board.lines()]
    return [*head, *[empty] * blank, *middle, *[empty] * blank, *below.lines()]


def _head(stage: Stage, width: int, *, large: bool) -> list[Line]:
    """The changed rules in words, then the game with its phases and who decides."""
    rules = stage.rules[: MOST_RULES if len(stage.rules) <= MOST_RULES else MOST_RULES - 1]
    more = len(stage.rules) - len(rules)
    when = stage.scene.view.when
    end = width - 3 - cell_len(when) - (cell_len(stage.counter) + 2 if stage.counter else 0)
    roomy = len(rules) == 1 and (large or not stage.counter)
    first, rest = _two_lines(rules[0], end) if roomy else ("", "")
    canvas = Canvas(width, max(1, len(rules) + bool(more or rest)) + 1, ascii=stage.scene.ascii)
    last = canvas.height - 1
    canvas.ground(0, 0, width, last, "card")
    canvas.fill(0, 0, 1, last, "▌", "strong")
    canvas.put_right(width - 1, 0, when, "quiet")
    canvas.put(end + 2, 0, stage.counter, "strong bold")
    for row, rule in enumerate(rules):
        x = canvas.put(2, row, _title(rule), "strong bold") + 2
        canvas.put(x, row, cut(first or rule.words, (end if row == 0 else width - 1) - x), "text")
    if rest:
        canvas.put(4, 1, cut(rest, width - 5), "text")
    if more:
        canvas.put(2, last - 1, f"{more} more changed rules", "quiet")
    if not stage.rules:
        canvas.put(2, 0, cut(_nothing_changed(stage), end - 2), "text")
    _draw_moment(canvas, stage, last, large=large)
    return canvas.lines()


def _title(rule: ChangedRule) -> str:
    return f"{MARK} {rule.title.upper()}"


def _two_lines(rule: ChangedRule, end: int) -> tuple[str, str]:
    """The words of a rule that its line, which ends before a cell, has room for, and the rest."""
    first, *rest = wrap(rule.words, max(1, end - 4 - cell_len(_title(rule))))
    return first, " ".join(rest)


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
