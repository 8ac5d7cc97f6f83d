"""Draws the first part of the page of a health report: the finding, the questions, and three lists."""

from collections.abc import Sequence
from math import isinf

from rich.cells import cell_len

from cardgame_tui.lab.bench.health.findings import SIGNS, Finding, Outcome
from cardgame_tui.lab.bench.health.report import COUNTED, Health
from cardgame_tui.ui.bench.grid import ROW
from cardgame_tui.ui.bench.plots import draw_heading
from cardgame_tui.ui.bench.sizes import is_wide
from cardgame_tui.ui.bench.view import RunView
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Spot, cut, wrap
from cardgame_tui.ui.drawing.stage.digits import SMALL, digits_of

INKS: dict[Outcome, str] = {
    "works": "text",
    "breaks": "danger bold",
    "not sure": "strong bold",
    "measured": "text",
}
"""The colour of each outcome; its shape and its word say the same."""
TITLE = 39
"""Cells of a question with its shape."""
MEASURED, VERDICT, WANTED = 12, 9, 13
"""Cells of other columns."""
GAP = 2
"""Cells between columns."""
ENDS = 6
"""Lines that are kept below the lists, for who wins by decks and for what was never used."""
TALL = 36
"""Fewest lines of a screen for the lists below the questions side by side, with decks and what was never used."""


def draw_health(canvas: Canvas, view: RunView, top: int, bottom: int) -> None:
    """Draw a report between two lines; the line at `bottom` is free.

    Args:
        canvas: where.
        view: what is shown.
        top: the first line.
        bottom: the line after the last.
    """
    health = view.answers.health
    assert health is not None
    roomy = is_wide(canvas.width) and bottom - top >= TALL - 10
    y = _draw_finding(canvas, health, top, roomy=roomy)
    y = _draw_questions(canvas, view, health, y, bottom)
    if bottom - y < 3:
        return
    if is_wide(canvas.width):
        y = _draw_lists(canvas, health, y + roomy, bottom - ENDS * roomy)
        if bottom - y >= 3:
            _draw_ends(canvas, health, y + 1, bottom)
    else:
        _draw_stacked(canvas, health, y, bottom)


def _draw_finding(canvas: Canvas, health: Health, y: int, *, roomy: bool) -> int:
    """The finding on a strip, with its counts, large where there is room; returns the line after it."""
    counts = [(len(health.of(each)), words, INKS[each]) for each, words in COUNTED.items()]
    width = canvas.width - (44 if roomy else 4)
    lines = wrap(health.headline, width)[: 3 if roomy else 2]
    caution = wrap(health.caution, width)[: 5 - len(lines) if roomy else 1]
    height = max(5, len(lines) + len(caution)) if roomy else len(lines) + len(caution) + 1
    canvas.ground(0, y, canvas.width, height, "lift")
    canvas.fill(0, y, 1, height, "▌", "strong")
    for row, words in enumerate(lines, y):
        canvas.put(2, row, words, "strong bold")
    for row, words in enumerate(caution, y + len(lines)):
        canvas.put(2, row, words, "quiet")
    if roomy:
        x = canvas.width - 40
        for count, words, ink in counts:
            for row, dots in enumerate(digits_of(count, SMALL), y + 1):
                end = canvas.put(x, row, dots, ink)
            x = canvas.put(end + 1, y + 2, words, ink) + 2
    else:
        x = 2
        for count, words, ink in counts:
            x = canvas.put(x, y + height - 1, f"{count} {words}", ink) + 2
        canvas.put(x, y + height - 1, cut(health.who, max(0, canvas.width - x - 1)), "quiet")
    return y + height


def _draw_questions(canvas: Canvas, view: RunView, health: Health, y: int, bottom: int) -> int:
    """Each question on a line, with its interval on what is wanted; returns the line after them."""
    width = canvas.width
    left = TITLE + MEASURED + 1
    right = width - 1 - VERDICT - GAP - (WANTED if is_wide(width) else 0)
    draw_heading(canvas, 1, y, "what was asked", TITLE)
    canvas.put_right(left - 1, y, "measured", "quiet")
    if right - left - GAP >= 8:
        canvas.put(left + GAP, y, cut("95 % interval", right - left - GAP), "quiet")
    if is_wide(width):
        canvas.put(right + GAP, y, "wanted", "quiet")
    canvas.put_right(width - 1, y, "verdict", "quiet")
    view.health_rows = len(health.findings)
    shown = health.findings[: max(0, bottom - y - 1)]
    for place, each in enumerate(shown):
        _draw_question(canvas, each, y + 1 + place, left, right, here=place == view.health_cursor)
        canvas.mark(0, y + 1 + place, width, 1, Spot(ROW, place))
    return y + 1 + len(shown)


def _draw_question(canvas: Canvas, each: Finding, y: int, left: int, right: int, *, here: bool) -> None:
    ink, width = INKS[each.outcome], canvas.width
    if here:
        canvas.ground(0, y, width, 1, "lift")
        canvas.put(0, y, "▌", "strong")
    canvas.put(1, y, SIGNS[each.outcome], ink)
    canvas.put(3, y, each.question.title, ink)
    canvas.put_right(left - 1, y, each.measure, "strong bold" if ink == "text" else ink)
    if right - left - GAP >= 8:
        draw_interval(canvas, each, left + GAP, y, right - left - GAP, ink)
    if is_wide(width):
        canvas.put(right + GAP, y, each.wanted_words, "quiet")
    canvas.put_right(width - 1, y, "" if each.outcome == "measured" else each.outcome, ink)


def draw_interval(canvas: Canvas, each: Finding, x: int, y: int, width: int, ink: str) -> None:
    """Draw a measure with its interval on dots; what is wanted lies between two lines on a lifted ground."""

    def place(number: float) -> int:
        """The cell of a number."""
        share = (number > 0) if isinf(number) else min(1.0, max(0.0, number / each.most))
        return x + round(share * (width - 1))

    canvas.put(x, y, "·" * width, "line")
    if each.wanted is not None:
        low, high = map(place, each.wanted)
        canvas.ground(low, y, high - low + 1, 1, "lift")
        canvas.put(low, y, " " * (high - low + 1))
        canvas.put(low, y, "│", "quiet")
        canvas.put(high, y, "│", "quiet")
    low, high, middle = map(place, (each.found.low, each.found.high, each.found.middle))
    canvas.put(low, y, "━" * (high - low + 1), ink)
    canvas.put(middle, y, "●", ink)


def _lists(health: Health) -> Sequence[tuple[str, str, Sequence[tuple[str, str]]]]:
    """The lists: each with its heading, its colour, and its entries with what stands before them."""
    entries = [
        ("works", "strong", [(SIGNS["works"], each.sentence) for each in health.of("works")]),
        ("breaks", "danger", [(SIGNS["breaks"], each.sentence) for each in health.of("breaks")]),
        ("test next", "now", [(str(number), each.words) for number, each in enumerate(health.tests, 1)]),
    ]
    return [(f"{name} {len(found)}", ink, found) for name, ink, found in entries]


def _draw_lists(canvas: Canvas, health: Health, y: int, bottom: int) -> int:
    """The lists side by side; returns the line after the longest."""
    width = (canvas.width - 2) // 3 - GAP
    last = y
    for place, (heading, ink, entries) in enumerate(_lists(health)):
        x = 1 + place * (width + GAP)
        draw_heading(canvas, x, y, heading, width)
        canvas.put(x, y, heading.upper(), f"{ink} bold")
        last = max(last, _draw_entries(canvas, entries, x, y + 1, width, bottom))
    return last


def _draw_entries(
    canvas: Canvas, entries: Sequence[tuple[str, str]], x: int, y: int, width: int, bottom: int
) -> int:
    """Entries of a list, broken into lines; what does not fit is counted. Returns the line after them."""
    for number, (sign, words) in enumerate(entries):
        lines = wrap(words, width - 2)
        if y + len(lines) > bottom - (number < len(entries) - 1):
            canvas.put(x, y, cut(f"{len(entries) - number} more: ? says all", width), "quiet")
            return y + 1
        canvas.put(x, y, sign, "strong bold")
        for line in lines:
            canvas.put(x + 2, y, line, "text")
            y += 1
    return y


def _draw_stacked(canvas: Canvas, health: Health, y: int, bottom: int) -> None:
    """What breaks and what to test next, one below the other."""
    for heading, ink, entries in _lists(health)[1:]:
        if not entries or bottom - y < 2:
            continue
        canvas.put(1, y, heading.upper(), f"{ink} bold")
        y = _draw_entries(canvas, entries, 1 + cell_len("test next 3") + 2, y, canvas.width - 16, bottom)


def _draw_ends(canvas: Canvas, health: Health, y: int, bottom: int) -> None:
    """Who wins by decks, and what was never used, next to each other."""
    half = (canvas.width - 2) // 2 - GAP
    decks, x = health.decks(), 1
    if decks is not None:
        draw_heading(canvas, 1, y, "the first player (left) wins", half)
        width = half // 3
        for place, column in enumerate(decks.columns[1:]):
            canvas.put_right(1 + half - (1 - place) * width, y + 1, cut(column.name, width - 1), "quiet")
        for row, cells in enumerate(decks.rows[: max(0, bottom - y - 2)], y + 2):
            words = [cell.partition(" (")[0] for cell in decks.in_words(cells)]
            canvas.put(1, row, cut(words[0], half - 2 * width), "text")
            for place, word in enumerate(words[1:]):
                canvas.put_right(1 + half - (1 - place) * width, row, word, "text")
        x = 1 + half + GAP
    width = canvas.width - 1 - x
    draw_heading(canvas, x, y, "never used", width)
    lines = [line for words in health.unused.in_lines() for line in wrap(words, width)]
    for row, line in enumerate(lines[: max(0, bottom - y - 1)], y + 1):
        canvas.put(x, row, line, "text")
