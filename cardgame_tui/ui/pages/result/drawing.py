"""Draws the page of a finished duel."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.cells import cell_len

from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Press, Span, counted, cut, flow, wrap_at_most
from cardgame_tui.ui.pages.result.plot import draw_plot
from cardgame_tui.ui.scene.log import Seats, named
from cardgame_tui.value import value

WIDE = 110
"""Fewest columns of a screen for a second column."""
SIDE = 40
"""Cells of the second column."""
TURN = 9
"""Cells for the turn of a turning point."""
AROUND_PLOT = 3
"""Lines of the heading, the turns and the names of a plot."""
EXACT_PLOT, LEAST_PLOT = 6, 4
"""The highest score of which a plot keeps a line for each point before the numbers take lines, and
the lines that it keeps of a higher one."""
IN_NUMBERS = "in numbers"
NUMBER = 9
"""Cells for the numbers of one seat."""
KEYS = (("bksp", "the table"), ("?", "help"), ("ctrl+q", "quit"))


@value
class Action:
    """What may follow: its key, its words, what they mean, and what it picks."""

    key: str
    words: str
    about: str
    pick: str


class Point(NamedTuple):
    """A turning point: its digit, its turn, what happened, what came of it, and what it cost."""

    digit: str
    turn: int
    happened: str
    more: str
    cost: str


@value
class ResultShown:
    """All that the page shows.

    Args:
        title: the game.
        facts: what was played, and how long.
        match: how the match stands; empty if it is one duel.
        winner: the seat that won, 0 for none.
        words: who won.
        rule: the rule by which.
        names: the players' names.
        turn_word: the game's word for a turn.
        points: what decided it.
        score: what the plot counts.
        by_turn: the score after each turn.
        most: the highest score.
        numbers: what is counted, for seat 1 and seat 2.
        doers: the cards that did most: owner, name and what they did.
        hidden: what nobody could see at the end, with the seat.
        actions: what may follow.
        seats: whose the names of players and cards are.
    """

    title: str
    facts: str
    match: str
    winner: int
    words: str
    rule: str
    names: tuple[str, str]
    turn_word: str
    points: Sequence[Point]
    score: str
    by_turn: Sequence[tuple[int, tuple[int, int]]]
    most: int
    numbers: Sequence[tuple[str, int | str, int | str]]
    doers: Sequence[tuple[int, str, str]]
    hidden: Sequence[tuple[int, str]]
    actions: Sequence[Action]
    seats: Seats


def draw_result(shown: ResultShown, width: int, height: int, *, ascii: bool = False) -> list[Line]:
    """Draw the page in `height` lines."""
    canvas = Canvas(width, height, ascii=ascii)
    wide = width >= WIDE
    _draw_head(canvas, shown)
    bottom = height - 1 - len(shown.actions) - 2 * wide
    left = width - SIDE - 5 if wide else width - 2
    y = _draw_points(canvas, shown, 1, 6 if wide else 3, left, bottom, lines=2 if wide else 1)
    if wide:
        _draw_side(canvas, shown, width - SIDE - 1, bottom)
        y += 1
    else:
        bottom -= _draw_hidden(canvas, shown.hidden, 1, bottom - min(2, len(shown.hidden)), bottom, left)
        plot = AROUND_PLOT + (shown.most if shown.most <= EXACT_PLOT else LEAST_PLOT)
        bottom -= _draw_numbers_in_short(canvas, shown, 1, bottom, left, most=max(0, bottom - y - plot))
    if shown.by_turn and bottom - y > 4:
        _heading(canvas, 1, y, f"{shown.score} by {shown.turn_word}", left)
        marked = {point.turn for point in shown.points}
        draw_plot(canvas, shown.by_turn, shown.most, shown.names, marked, 1, y + 1, left, min(bottom - y - 1, 10))
    _draw_actions(canvas, shown.actions, height - 1 - len(shown.actions) - wide, wide=wide)
    _draw_foot(canvas)
    return canvas.lines()


def _draw_head(canvas: Canvas, shown: ResultShown) -> None:
    wide = canvas.width >= WIDE
    x = canvas.put(1, 0, shown.title, "strong bold") + 2
    end = canvas.put_right(canvas.width - 1, 0, cut(shown.match, canvas.width // 2), "quiet")
    canvas.put(x, 0, cut(shown.facts, max(0, end - x - 1)), "quiet")
    y, height = (2, 3) if wide else (1, 1)
    ink = f"s{shown.winner}" if shown.winner else "now"
    canvas.ground(0, y, canvas.width, height, "lift")
    canvas.fill(0, y, 1, height, "▌", ink)
    words, x, middle = shown.words, 2, y + height // 2
    if shown.winner:
        name = shown.names[shown.winner - 1]
        x = canvas.plate(x, middle, cut(name.upper(), 24), ink) + 1
        words = words.removeprefix(f"{name} ")
    end = canvas.put_right(canvas.width - 2, middle, shown.rule, "quiet")
    scores, room = _final_scores(shown), end - 2 - x - cell_len(words) - 2
    score = next((each for each in scores if cell_len(each) <= room), "")
    end = canvas.put_right(end - 2, middle, score, "text") - 1
    canvas.put(x, middle, cut(words, end - x - 1), "strong bold")


def _final_scores(shown: ResultShown) -> Sequence[str]:
    """What each player had left, such as ``life: Ann 0, Bob 7``, and in short; nothing where nothing is scored."""
    if not shown.by_turn:
        return ()
    left = zip(shown.names, shown.by_turn[-1][1], strict=True)
    numbers = ", ".join(f"{name} {number}" for name, number in left)
    return f"{shown.score}: {numbers}", numbers


def _heading(canvas: Canvas, x: int, y: int, words: str, width: int) -> None:
    end = canvas.put(x, y, words.upper(), "quiet") + 1
    canvas.put(end, y, "─" * (x + width - end), "line")


def _draw_points(
    canvas: Canvas, shown: ResultShown, x: int, y: int, width: int, bottom: int, *, lines: int
) -> int:
    """What decided it; returns the line after it."""
    if not shown.points:
        return y
    _heading(canvas, x, y, "what decided it", width)
    y += 1
    for digit, turn, happened, more, cost in shown.points:
        if y + lines > bottom:
            break
        end = x + width
        if digit:
            end = canvas.plate(end - 3, y, digit, "now") - 4
        when = f"{shown.turn_word} {turn:>2}" if turn else ""
        canvas.put(x, y, cut(when, TURN), "quiet")
        start = x + TURN + 1
        if lines == 1:
            end = canvas.put_right(end, y, cost, "quiet") - 1
        canvas.put_line(start, y, named(cut(happened, end - start), shown.seats, "text"))
        if lines > 1:
            canvas.put(start, y + 1, cut(f"{more} {cost}".strip(), width - TURN - 1), "quiet")
        y += lines + (lines > 1)
    return y


def _draw_side(canvas: Canvas, shown: ResultShown, x: int, bottom: int) -> None:
    """The second column: the numbers, and what was hidden."""
    _heading(canvas, x, 6, "the duel in numbers", SIDE)
    y = 7
    for seat, name in enumerate(shown.names, 1):
        right = x + SIDE - NUMBER * (2 - seat)
        canvas.put_right(right, y, cut(name, NUMBER - 1), f"s{seat} bold")
    for words, one, two in shown.numbers:
        y += 1
        if y >= bottom:
            return
        canvas.put(x, y, cut(words, SIDE - 2 * NUMBER - 1), "text")
        canvas.put_right(x + SIDE - NUMBER, y, str(one), "text")
        canvas.put_right(x + SIDE, y, str(two), "text")
    y = _draw_doers(canvas, shown, x, y, bottom)
    _draw_hidden(canvas, shown.hidden, x, y + 3, bottom, SIDE)


def _draw_numbers_in_short(
    canvas: Canvas, shown: ResultShown, x: int, bottom: int, width: int, *, most: int
) -> int:
    """The numbers next to each other above a line, the last ones first, with a mark if not all fit.

    Returns:
        How many lines they took.
    """
    pieces = [
        (Span(f"{words} ", "quiet"), Span(str(one), "s1"), Span("/", "quiet"), Span(str(two), "s2"))
        for words, one, two in reversed(shown.numbers)
        if (one, two) != (0, 0)
    ]
    head: list[Line] = [(Span(IN_NUMBERS, "quiet"),)] if pieces else []
    lines = flow([*head, *pieces], width - 2)
    height = min(len(lines), most)
    for row, line in enumerate(lines[:height], bottom - height):
        canvas.put_line(x, row, line)
    if len(lines) > height > 0:
        canvas.put(x + width - 1, bottom - 1, "…", "quiet")
    return height


def _draw_doers(canvas: Canvas, shown: ResultShown, x: int, y: int, bottom: int) -> int:
    """The cards that did most, below a line, if what was hidden still has room; returns their last line."""
    if not shown.doers or y + 2 + len(shown.doers) + 3 + min(2, len(shown.hidden)) > bottom:
        return y
    y += 2
    _heading(canvas, x, y, "cards that did most", SIDE)
    for seat, name, words in shown.doers:
        y += 1
        start = canvas.put_right(x + SIDE, y, words, "text")
        canvas.put(x, y, cut(name, start - x - 2), f"s{seat} bold")
    return y


def _draw_hidden(
    canvas: Canvas, hidden: Iterable[tuple[int, str]], x: int, y: int, bottom: int, width: int
) -> int:
    """What nobody could see at the end; returns how many lines it took, with its heading."""
    pieces = [
        (seat, line, 2 * (number > 0))
        for seat, words in hidden
        for number, line in enumerate(wrap_at_most(words, width - 2, 6))
    ]
    if not pieces or y + 1 > bottom:
        return 0
    _heading(canvas, x, y - 1, "still hidden at the end", width)
    room = bottom - y
    for number, (seat, words, indent) in enumerate(pieces[:room]):
        over = len(pieces) - room
        left_out = f" {counted(over, 'more line')}" if over > 0 and number == room - 1 else ""
        end = canvas.put_right(x + width, y + number, left_out, "quiet")
        canvas.put(x + indent, y + number, cut(words, end - x - indent), f"s{seat}")
    return min(room, len(pieces)) + 1


def _draw_actions(canvas: Canvas, actions: Sequence[Action], y: int, *, wide: bool) -> None:
    top, height = (y - 1, len(actions) + 2) if wide else (y, len(actions))
    canvas.ground(0, top, canvas.width, height, "lift")
    canvas.fill(0, top, 1, height, "▌", "now")
    for number, action in enumerate(actions):
        canvas.mark(2, y + number, canvas.width - 3, 1, Press(action.key))
        canvas.plate(2, y + number, action.key, "now")
        canvas.put(11, y + number, action.words, "strong bold" if number == 0 else "text")
        canvas.put(34, y + number, cut(action.about, canvas.width - 35), "quiet")


def _draw_foot(canvas: Canvas) -> None:
    x, y = 1, canvas.height - 1
    for key, word in KEYS:
        if x + cell_len(key) + cell_len(word) < canvas.width:
            x = canvas.put(canvas.put(x, y, key, "text bold"), y, f" {word}", "quiet") + 2
