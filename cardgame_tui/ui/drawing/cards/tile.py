"""A card on two lines of few cells: its name and states, then its numbers, what it has lost, and its arrows."""

from collections.abc import Sequence

from rich.cells import cell_len

from cardgame_tui.ui.cells.canvas import Canvas, draw_hatch
from cardgame_tui.ui.cells.text import CUT, Line, Span, cut, width_of, wrap_at_most
from cardgame_tui.ui.drawing.cards.chips import Chip, short_state
from cardgame_tui.ui.drawing.cards.compact import draw_edges
from cardgame_tui.ui.drawing.cards.numbers import MOST_PIPS, arrow_row, counters

MOST_LOST = 3
"""Most lost life that is drawn sign by sign; of more the number is said."""
LEAST_NAME = 2
"""Fewest cells for a name next to its states."""
LEAST_TEXT = 5
"""Fewest cells for the beginning of a card's text."""
REACHED = "‹"
"""Stands at the end of a place that the card at the cursor reaches."""


def draw_tile(canvas: Canvas, chip: Chip, x: int, y: int, width: int) -> None:
    """Draw a chip on two lines.

    Life that is left is not drawn, only what is lost. What has no room leaves a mark: `CUT` for states and arrows,
    a number for what lies under the card.
    """
    canvas.mark(x, y, width, 2, chip.spot)
    if chip.ground:
        canvas.ground(x, y, width, 2, chip.ground)
    end = x + width - chip.cursor
    if chip.reached:
        end -= 1
        canvas.put(end, y, REACHED, "strong bold")
    if chip.card is None:
        _draw_empty(canvas, chip, x, y, end)
    elif chip.hidden:
        _draw_back(canvas, chip, x, y, end)
    else:
        _draw_face(canvas, chip, x, y, end)
    draw_edges(canvas, chip, x, y, width, 2)


def _draw_empty(canvas: Canvas, chip: Chip, x: int, y: int, end: int) -> None:
    place = _place(chip, end - x)
    canvas.put_right(end, y + 1, place, "quiet")
    if chip.role == "target":
        canvas.put(x + 1, y, "target", "text")
        canvas.put(
            x + 1, y + 1, cut(chip.across or "empty", end - x - 1), "danger bold" if chip.across else "text"
        )
    elif chip.state:
        draw_hatch(canvas, x, y, end - x, 1)
        first, *more = wrap_at_most(chip.state, end - x - cell_len(place), 2)
        for row, words in enumerate((first, *more), 2 - len(more) - 1):
            canvas.put(x, y + row, f"{words} ", "quiet")
    else:
        canvas.put(_after_badge(chip, x), y, "·", "quiet")


def _draw_back(canvas: Canvas, chip: Chip, x: int, y: int, end: int) -> None:
    """The hatched back of a card; its owner reads the name on it while the hand is open."""
    canvas.fill(x + 1, y, end - x - 1, 1, "░", chip.ink)
    left = _after_badge(chip, x)
    if chip.title:
        canvas.put(left, y, cut(chip.title, end - left), f"{chip.ink} bold")
    place = _place(chip, end - x)
    canvas.put_right(end, y + 1, place, "quiet")
    canvas.put(x + 1, y + 1, cut("face down", end - x - 1 - cell_len(place)), "text")


def _draw_face(canvas: Canvas, chip: Chip, x: int, y: int, end: int) -> None:
    line, arrows = _numbers(chip, end - x - 1, ascii=canvas.ascii)
    last = canvas.put_line(x + 1, y + 1, line)
    first = canvas.put_right(end, y + 1, arrows, chip.ink) if arrows else end
    room = first - last - bool(line) - bool(arrows)
    states = _states(chip, ascii=canvas.ascii)
    words = next((each for each in _forms(chip, states) if cell_len(each) <= room), "")
    if states and words:
        canvas.put(first - cell_len(words) - bool(arrows), y + 1, words, "danger bold")
        states = ()
    elif not states and room >= LEAST_TEXT and chip.face.text and not arrows:
        canvas.put(end - room, y + 1, cut(chip.face.text, room), "quiet")
    _draw_name(canvas, chip, _after_badge(chip, x), y, end, states)


def _draw_name(canvas: Canvas, chip: Chip, x: int, y: int, end: int, states: Sequence[str]) -> None:
    """The name, and at its end the states that have no room below and how many cards lie under this one."""
    under = len(chip.face.carries) + len(chip.under) + bool(chip.face.beneath)
    if under:
        end = canvas.put_right(end, y, f"+{under}", "text")
    if states:
        room = end - x - min(LEAST_NAME, cell_len(chip.head))
        forms = list(_forms(chip, states))
        words = next((each for each in forms if cell_len(each) <= room), cut(forms[-1], room))
        end = canvas.put_right(end, y, words, "danger bold")
    canvas.put(x, y, cut(chip.head, end - x), f"{chip.ink} bold")


def _numbers(chip: Chip, room: int, *, ascii: bool) -> tuple[Line, str]:
    """Numbers, lost life and counters, then arrows; each as far as it fits."""
    face, place = chip.face, chip.place
    stats = Span(face.stats or face.letter, f"{chip.ink} bold" if face.stats else "quiet")
    lost = Span(_lost(chip), "danger")
    arrows = arrow_row(chip.arrows, ascii=ascii) or place
    letter = Span(f" {face.letter}" if face.stats and face.letter else "", "quiet")
    one_by_one, in_all = (
        Span(counters(face.counters, most) if face.counters else "", "strong") for most in (3, 0)
    )
    forms = [(stats, letter, lost, one_by_one), (stats, lost, one_by_one), (stats, lost, in_all)]
    for form in forms:
        between = bool(arrows and letter.text and form is forms[0])
        if width_of(form) + between + cell_len(arrows) <= room:
            return form, arrows
    return forms[-1], CUT if arrows and width_of(forms[-1]) < room else ""


def _lost(chip: Chip) -> str:
    """Life that is lost, or where it is much what is left of it."""
    health = chip.face.health
    if health is None:
        return ""
    left, whole = health
    if whole > MOST_PIPS:
        return f" {left} of {whole}"
    if not chip.face.stats:
        return "■" * left + "□" * (whole - left)
    return "□" * (whole - left) if whole - left <= MOST_LOST else f"{whole - left}□"


def _states(chip: Chip, *, ascii: bool) -> Sequence[str]:
    """Its part in the attack where its edge does not say it, its conditions, its marks, how it is turned."""
    face = chip.face
    part = chip.across or ("" if chip.role == "attacks" else chip.part.upper())
    turned = ("turned" if ascii else chip.turned) if chip.turned else ""
    return [words for words in (part, *face.conditions, *face.marks, turned) if words]


def _forms(chip: Chip, states: Sequence[str]) -> Sequence[str]:
    """States next to each other, in full and in short."""
    return [" ".join(states), " ".join(short_state(chip, each) for each in states)]


def _place(chip: Chip, room: int) -> str:
    """The name of a place that the line between the sides does not say."""
    return cut(chip.place, room)


def _after_badge(chip: Chip, x: int) -> int:
    return x + (len(chip.code) + 2 if chip.code else 1)
