"""The caption of the stage: what happens, who may do what, where it leads, and one large number."""

from collections.abc import Iterator

from rich.cells import cell_len

from cardgame_tui.play.lookahead.consequence import joined
from cardgame_tui.ui.cells.canvas import BY_CHANGE_MARK as MARK
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Span, cut, fit_line, width_of, wrap_at_most
from cardgame_tui.ui.drawing.columns import NARROW
from cardgame_tui.ui.drawing.stage.digits import LARGE, SMALL, draw_change, width_of_change
from cardgame_tui.ui.scene.log import folded_by_name, named
from cardgame_tui.ui.scene.stage import Stage, StageOption, Turnout

LEGEND = f"{MARK} what the changed rule did"
MOST_SAID = 2
"""Most lines of the sentence for what happens, and of that for what is hidden."""


def draw_caption(canvas: Canvas, stage: Stage, y: int, height: int, *, large: bool) -> None:
    """Draw the caption into the last lines of the stage; a narrow one has no large number, only its words.

    Args:
        canvas: where.
        stage: what is shown.
        y: its first line.
        height: its lines.
        large: whether there is room for large digits and for margins.
    """
    canvas.ground(0, y, canvas.width, height, "lift")
    canvas.fill(0, y, 1, height, "▌", f"s{stage.who}" if stage.who else "strong")
    left, end = (4, canvas.width - 3) if large else (2, canvas.width - 1)
    first, last = y + int(large), y + height - int(large)
    in_digits = large or (canvas.width >= NARROW and not stage.counter)
    if stage.turnout is not None and in_digits:
        end = _draw_turnout(canvas, stage.turnout, end, first, last, large=large) - 2
    seats = stage.scene.seats
    legends = list(_legends(stage, in_digits=in_digits))
    row = first
    happens = wrap_at_most(_marked(stage.happens, changed=stage.changed), end - left, MOST_SAID)
    asks = wrap_at_most(" ".join(filter(None, (stage.asks, stage.hidden))), end - left, MOST_SAID + 1)
    if stage.counter and not stage.before:
        del legends[max(0, last - first - len(happens) - len(asks) - len(stage.options)) :]
    below = last - len(legends)
    room = below - first
    gap = int(large and room > len(happens) + len(asks) + max(len(stage.options), len(stage.steps)))
    least = MOST_SAID if stage.counter else 1
    happens = happens[: max(least, room - len(asks) - len(stage.options))]
    for words in [*happens, *asks]:
        if row < last:
            canvas.put_line(left, row, named(words, seats, "strong bold" if row == first else "text bold"))
            row += 1
    row += gap if stage.options or stage.steps else 0
    _draw_options(canvas, stage, left, row, end, below - row)
    _draw_steps(canvas, stage, left, row, end, below - row)
    for number, (words, ink) in enumerate(legends, below):
        canvas.put_line(left, number, fit_line(named(words, seats, ink), end - left))


def _legends(stage: Stage, *, in_digits: bool) -> Iterator[tuple[str, str]]:
    """What would be without the changed rules, a line each with its colour; otherwise what a mark says."""
    lines = [f"before: {stage.before.removesuffix('.')}"] if stage.before else []
    if stage.turnout is not None and stage.turnout.usual and not in_digits:
        lines.append(f"{stage.turnout.words} before: {stage.turnout.usual}")
    yield from ((f"{MARK} {line}", "strong") for line in lines)
    if stage.marks and not lines:
        yield LEGEND, "quiet"


def _marked(words: str, *, changed: bool) -> str:
    return f"{words} {MARK}" if changed and words else words


def _draw_options(canvas: Canvas, stage: Stage, x: int, y: int, end: int, room: int) -> None:
    """The answers, one a line: the words, what follows, and the score."""
    if room <= 0 or not stage.options:
        return
    shown = stage.options[: room if len(stage.options) <= room else room - 1]
    title = min(max((cell_len(each.words) for each in shown), default=0), (end - x) // 2)
    for row, option in enumerate(shown, y):
        canvas.put_line(x, row, fit_line(named(option.words, stage.scene.seats, "strong bold"), title))
        score = canvas.put_right(end, row, _score(option), "danger bold" if option.changed else "strong")
        middle = score - x - title - 2
        if middle > 0:
            canvas.put(x + title + 1, row, _follows(option, middle), "text")
    if len(shown) < len(stage.options):
        canvas.put(x, y + len(shown), f"{len(stage.options) - len(shown)} more", "quiet")


def _draw_steps(canvas: Canvas, stage: Stage, x: int, y: int, end: int, room: int) -> None:
    """What an answer led to, one step a line; where not all fit, those that tell most."""
    if room <= 0 or not stage.steps:
        return
    steps = folded_by_name(stage.steps, stage.scene.seats)
    places = range(len(steps))
    if len(steps) > room:
        heaviest = sorted(places, key=lambda place: (steps[place].weight, place))[len(steps) - room + 1 :]
        canvas.put(x, y + len(heaviest), f"{len(steps) - len(heaviest)} more", "quiet")
    else:
        heaviest = [*places]
    for row, place in enumerate(sorted(heaviest), y):
        words = _marked(steps[place].words, changed=steps[place].by_change)
        canvas.put_line(x, row, fit_line(named(words, stage.scene.seats, "text"), end - x))


def _follows(option: StageOption, width: int) -> str:
    """What an answer leads to, with its condition if there is room for both."""
    whole = joined(option.follows, option.unless)
    return whole if cell_len(whole) <= width else cut(option.follows, width)


def _score(option: StageOption) -> str:
    return _marked(option.score or ("" if not option.changed else "new"), changed=option.changed)


def _draw_turnout(canvas: Canvas, turnout: Turnout, end: int, y: int, last: int, *, large: bool) -> int:
    """Draw the large number at the right of the caption, and return its first cell."""
    height = LARGE if large and last - y >= LARGE + 2 else SMALL
    change = turnout.score.before, turnout.score.after
    lines: list[Line] = [(Span(turnout.words.upper() if large else turnout.words, "quiet"),)]
    below = f"{MARK} before the change {turnout.usual}" if large else f"{MARK} before: {turnout.usual}"
    width = max(width_of_change(height, change), width_of(lines[0]), cell_len(below) if turnout.usual else 0)
    width = min(width, canvas.width // 3)
    x = end - width
    canvas.put(x, y, cut(turnout.words.upper() if large else turnout.words, width), "quiet")
    worse = change[1] < change[0]
    ink = f"s{turnout.seat}" if turnout.seat else "strong"
    draw_change(canvas, x, y + 1, height, change, (ink, "danger" if worse else ink))
    if turnout.usual and y + 1 + height < last:
        canvas.put(x, y + 1 + height, cut(below, width), "strong")
    return x
