"""The caption of the stage: what happens, who may do what, where it leads, and one large number."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from cardgame_tui.play.lookahead.consequence import joined
from cardgame_tui.ui.cells.canvas import BY_CHANGE_MARK as MARK
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import cut, fit_line, wrap, wrap_at_most, wrap_at_words
from cardgame_tui.ui.drawing.columns import NARROW
from cardgame_tui.ui.drawing.stage.digits import LARGE, SMALL, draw_change, width_of_change
from cardgame_tui.ui.scene.log import folded_by_name, named
from cardgame_tui.ui.scene.stage import Stage, StageOption, Turnout

LEGEND = f"{MARK} what the changed rule did"
MOST_TOLD = 99
"""More lines than all answers together need."""
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
    left, end = _sides(canvas.width, large=large)
    first, last = y + int(large), y + height - int(large)
    in_digits = large or (canvas.width >= NARROW and not stage.counter)
    if stage.turnout is not None and in_digits:
        end = _draw_turnout(canvas, stage.turnout, end, first, last, large=large) - 2
    seats, width = stage.scene.seats, end - left
    happens, asks = _happens(stage, width), _asks(stage, width)
    told = _told_lines(stage, width)
    legends = list(_legends(stage, in_digits=in_digits))
    if stage.counter and not stage.before:
        del legends[max(0, last - first - len(happens) - len(asks) - len(stage.options)) :]
    said = len(happens) + len(asks) + _told_lines(stage, width, conditions=False)
    if legends and legends[-1][0] == LEGEND and said + len(legends) > last - first:
        del legends[-1]
    below = last - len(legends)
    room = below - first
    gap = int(large and room > len(happens) + len(asks) + max(told, len(stage.steps)))
    least = MOST_SAID if stage.counter else 1
    happens = happens[: max(least, room - len(asks) - len(stage.options))]
    row = first
    for words in [*happens, *asks]:
        if row < last:
            canvas.put_line(left, row, named(words, seats, "strong bold" if row == first else "text bold"))
            row += 1
    row += gap if stage.options or stage.steps else 0
    _draw_options(canvas, stage, left, row, end, below - row)
    _draw_steps(canvas, stage, left, row, end, below - row)
    for number, (words, ink) in enumerate(legends, below):
        canvas.put_line(left, number, fit_line(named(words, seats, ink), width))


def wanted_lines(stage: Stage, width: int, height: int, *, large: bool) -> int:
    """How many lines the caption needs to say all to its end.

    Args:
        stage: what is shown.
        width: its cells.
        height: its lines as far as that is settled.
        large: whether there is room for large digits and for margins.
    """
    left, end = _sides(width, large=large)
    in_digits = large or (width >= NARROW and not stage.counter)
    if stage.turnout is not None and in_digits:
        end -= _turnout_width(stage.turnout, width, height - 2 * int(large), large=large) + 2
    legends = len([*_legends(stage, in_digits=in_digits)])
    said = len(_happens(stage, end - left)) + len(_asks(stage, end - left))
    return said + _told_lines(stage, end - left) + legends + 2 * int(large)


def _sides(width: int, *, large: bool) -> tuple[int, int]:
    """The first cell of the caption, and that behind its last."""
    return (4, width - 3) if large else (2, width - 1)


def _happens(stage: Stage, width: int) -> list[str]:
    """What happens, on a line or two; nothing where the question says the same."""
    words = stage.happens.removesuffix(".")
    if words and words in stage.asks and not stage.changed and not stage.counter:
        return []
    return wrap_at_most(_marked(stage.happens, changed=stage.changed), width, MOST_SAID)


def _asks(stage: Stage, width: int) -> list[str]:
    return wrap_at_most(" ".join(filter(None, (stage.asks, stage.hidden))), width, MOST_SAID + 1)


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
    """The answers: the words, the score at the right, and what follows on as many lines as there are."""
    if room <= 0 or not stage.options:
        return
    shown = stage.options[: room if len(stage.options) <= room else room - 1]
    title = _title_width(shown, end - x)
    row = y
    for option, lines in zip(shown, _told(shown, end - x, room), strict=True):
        canvas.put_line(x, row, fit_line(named(option.words, stage.scene.seats, "strong bold"), title))
        canvas.put_right(end, row, _score(option), "danger bold" if option.changed else "strong")
        for line in lines:
            canvas.put(x + title + 1, row, line, "text")
            row += 1
    if len(shown) < len(stage.options):
        canvas.put(x, row, f"{len(stage.options) - len(shown)} more", "quiet")


def _title_width(options: Sequence[StageOption], width: int) -> int:
    """Cells of the words of answers."""
    return min(max((cell_len(each.words) for each in options), default=0), width // 2)


def _told_lines(stage: Stage, width: int, *, conditions: bool = True) -> int:
    """How many lines the answers need with all that follows, and with its conditions or without."""
    return sum(map(len, _told(stage.options, width, MOST_TOLD, conditions=conditions)))


def _told(options: Sequence[StageOption], width: int, room: int, *, conditions: bool = True) -> list[list[str]]:
    """What follows from each answer, in lines: to its end, then also its condition, as far as there is room.

    Args:
        options: the answers.
        width: the cells of all of a line.
        room: lines for all of them; each has at least one.
        conditions: whether conditions are said at all.
    """
    title = _title_width(options, width)
    cells = [max(1, width - title - 2 - cell_len(_score(each))) for each in options]
    spare = room - len(options)
    told: list[list[str]] = []
    for option, each in zip(options, cells, strict=True):
        lines = wrap_at_words(option.follows, each, 1 + max(0, spare))
        spare -= len(lines) - 1
        told.append(lines)
    for place, (option, each) in enumerate(zip(options, cells, strict=True)) if conditions else ():
        whole = wrap(joined(option.follows, option.unless), each)
        if len(whole) - len(told[place]) <= spare:
            spare -= max(0, len(whole) - len(told[place]))
            told[place] = whole
    return told


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


def _score(option: StageOption) -> str:
    return _marked(option.score or ("" if not option.changed else "new"), changed=option.changed)


def _turnout_width(turnout: Turnout, width: int, height: int, *, large: bool) -> int:
    """Cells of the large number with its words, in so many lines."""
    below = _usual_words(turnout, large=large)
    change = turnout.score.before, turnout.score.after
    digits = width_of_change(_digits(height, large=large), change)
    wanted = max(digits, cell_len(_turnout_words(turnout, large=large)), cell_len(below))
    return min(wanted, width // 3)


def _digits(height: int, *, large: bool) -> int:
    """Rows of the large number."""
    return LARGE if large and height >= LARGE + 2 else SMALL


def _turnout_words(turnout: Turnout, *, large: bool) -> str:
    return turnout.words.upper() if large else turnout.words


def _usual_words(turnout: Turnout, *, large: bool) -> str:
    """What it would be without the changed rules; empty where that is the same."""
    if not turnout.usual:
        return ""
    return f"{MARK} before the change {turnout.usual}" if large else f"{MARK} before: {turnout.usual}"


def _draw_turnout(canvas: Canvas, turnout: Turnout, end: int, y: int, last: int, *, large: bool) -> int:
    """Draw the large number at the right of the caption, and return its first cell."""
    height = _digits(last - y, large=large)
    change = turnout.score.before, turnout.score.after
    width = _turnout_width(turnout, canvas.width, last - y, large=large)
    x = end - width
    canvas.put(x, y, cut(_turnout_words(turnout, large=large), width), "quiet")
    ink = f"s{turnout.seat}" if turnout.seat else "strong"
    draw_change(canvas, x, y + 1, height, change, (ink, "danger" if change[1] < change[0] else ink))
    if turnout.usual and y + 1 + height < last:
        canvas.put(x, y + 1 + height, cut(_usual_words(turnout, large=large), width), "strong")
    return x
