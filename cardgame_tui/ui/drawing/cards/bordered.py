"""A card as a box: its arrows in the border, and within it name, states, text and numbers."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from rich.cells import cell_len

from cardgame_tui.ui.cells.canvas import Canvas, draw_hatch
from cardgame_tui.ui.cells.text import Line, Span, between, cut, whole_words, width_of, wrap, wrap_at_most
from cardgame_tui.ui.drawing.cards.chips import Chip, pile_words
from cardgame_tui.ui.drawing.cards.numbers import SIGNS, Kind, bar, counters, numbers

ROOMY = 20
"""Width from which texts keep one cell from the frame."""


WORDY = 25
"""Width from which words follow the pips of a card."""


class Frame(NamedTuple):
    """The characters of a frame and their colour: sides, then corners from the top left clockwise."""

    flat: str
    upright: str
    corners: str
    ink: str


QUIET = Frame("─", "│", "┌┐┘└", "line")
HEAVY = Frame("━", "┃", "┏┓┛┗", "now")
ATTACKS = Frame("━", "┃", "┏┓┛┗", "danger bold")
STRUCK = Frame("╌", "┆", "┌┐┘└", "danger")
NEXT = Frame("╌", "┆", "┌┐┘└", "now")
CURSOR = Frame("═", "║", "╔╗╝╚", "cursor")


def draw_bordered(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    """Draw a chip into a rectangle of at least five lines."""
    canvas.mark(x, y, width, height, chip.spot)
    chip = _spelled_out(chip, width)
    if chip.ground:
        canvas.ground(x, y, width, height, chip.ground)
    frame = _frame(chip)
    if frame is QUIET and chip.card is None and not chip.pile:
        _draw_corners(canvas, x, y, width, height, unframed=bool(chip.state))
    else:
        draw_frame(canvas, frame, x, y, width, height)
    if chip.pile:
        _draw_pile(canvas, chip, x, y, width, height)
    elif chip.card is None:
        _draw_empty(canvas, chip, x, y, width, height)
    elif chip.hidden:
        _draw_back(canvas, chip, x, y, width, height)
    else:
        _draw_face(canvas, chip, x, y, width, height)
    _draw_border_signs(canvas, chip, frame, x, y, width, height)


def _spelled_out(chip: Chip, width: int) -> Chip:
    """The same with its numbers in words, if both the top edge and the line of the numbers have room for them.

    On the top edge the name of its place gives way to them, where a letter stands for the place.
    """
    edge, below = chip.face.spelled
    if chip.card is None or chip.hidden or not edge or cell_len(below) > width - 2:
        return chip
    taken = cell_len(edge) + (len(chip.code) + 2 if chip.code else 0)
    crowded = taken + 1 + cell_len(chip.place) > width - 3
    if taken > width - 2 or (crowded and (chip.reached or not chip.code)):
        return chip
    face = replace(chip.face, price=edge, stats=below)
    return replace(chip, card=replace(chip.card, face=face), place="" if crowded else chip.place)


def _frame(chip: Chip) -> Frame:
    if chip.cursor:
        return CURSOR
    if chip.role in ("attacks", "marked"):
        return ATTACKS
    if chip.code:
        return HEAVY
    return STRUCK if chip.role else QUIET


def draw_frame(canvas: Canvas, frame: Frame, x: int, y: int, width: int, height: int) -> None:
    """Draw the border of a box."""
    flat = frame.flat * (width - 2)
    canvas.put(x, y, frame.corners[0] + flat + frame.corners[1], frame.ink)
    canvas.put(x, y + height - 1, frame.corners[3] + flat + frame.corners[2], frame.ink)
    canvas.fill(x, y + 1, 1, height - 2, frame.upright, frame.ink)
    canvas.fill(x + width - 1, y + 1, 1, height - 2, frame.upright, frame.ink)


def _draw_corners(canvas: Canvas, x: int, y: int, width: int, height: int, *, unframed: bool) -> None:
    """An empty place is four corners; one that is not ordinary has none."""
    if unframed:
        return
    for row, left, right in ((y, "┌", "┐"), (y + height - 1, "└", "┘")):
        canvas.put(x, row, left, "line")
        canvas.put(x + width - 1, row, right, "line")


def _draw_border_signs(canvas: Canvas, chip: Chip, frame: Frame, x: int, y: int, width: int, height: int) -> None:
    """The signs on the border: badge, corner words, place, role, arrows, and where its top points."""
    if frame is QUIET and (chip.card is not None or chip.pile):
        canvas.fill(x, y + 1, 1, height - 2, frame.upright, chip.ink)
    _draw_arrows(canvas, chip, x, y, width, height)
    left = x + 1
    if chip.code:
        left = canvas.plate(left, y, chip.code, "now")
    if chip.face.heading and not chip.hidden:
        tight = left + cell_len(f" {chip.face.heading} {chip.place}") > x + width - 1
        words = chip.face.heading if tight else f" {chip.face.heading} "
        left = canvas.put(left, y, words, f"{chip.ink} bold")
    if chip.place:
        words = f"›{chip.place}‹" if chip.reached else chip.place
        ink = "strong bold" if chip.reached else frame.ink if frame is ATTACKS else "quiet"
        canvas.put_right(x + width - 2 + chip.reached, y, words, ink)
    lower = x + 2
    if chip.turned:
        words = "turned" if canvas.ascii else chip.turned + (" turned" if width >= ROOMY else "")
        lower = canvas.put(x + 2, y + height - 1, words, chip.ink) + 1
    if chip.role == "marked":
        _center(canvas, x, y + height - 1, width, f" {cut(chip.part, width - 4)} ", "danger bold")
    elif (chip.part or chip.across) and not chip.code:
        words = chip.across or chip.part
        first = max(x + 2, left)
        above = x + width - 3 - len(chip.place) - first
        room = 0 if "B" in chip.arrows else x + width - 2 - lower
        below = (cell_len(words) > above or bool(chip.face.spelled[0])) and cell_len(words) <= room
        place = (lower, y + height - 1) if below else (first, y)
        canvas.put(*place, cut(words, room if below else above), "danger bold")


def _draw_arrows(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    """Arrows where they point from: corners for diagonals, double ones twice."""
    bottom, right = y + height - 1, x + width - 1
    corners = {"TL": (x, y), "TR": (right, y), "BR": (right, bottom), "BL": (x, bottom)}
    middle = x + (width - 1) // 2
    row = y + height // 2 - 1
    for name, strength in chip.arrows.items():
        sign = SIGNS[name]
        if name in corners:
            canvas.put(*corners[name], sign, chip.ink)
        elif name in "TB":
            canvas.put(middle, y if name == "T" else bottom, sign * strength, chip.ink)
        else:
            for each in range(strength):
                canvas.put(x if name == "L" else right, row + each, sign, chip.ink)


def _draw_empty(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    if chip.role == "target":
        _center(canvas, x, y + height // 2 - 1, width, "target", "danger bold")
        _center(canvas, x, y + height // 2, width, "empty", "text")
    elif chip.state:
        draw_hatch(canvas, x + 1, y, width - 2, height)
        _center(canvas, x, y + height // 2, width, f"{cut(chip.state, width - 2)}", "quiet")
    else:
        _center(canvas, x, y + height // 2, width, "·", "quiet")


def _draw_pile(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    """Draw a pile: its words, how much of it is left, and its number of cards."""
    end, last = x + width - 2, y + height - 2
    canvas.put(x + 2, y + 1, cut(chip.pile, width - 4), f"{chip.ink} bold")
    if chip.gauge is not None and height > 4:
        canvas.put_line(x + 2, y + 2, bar(*chip.gauge, chip.ink, width - 4))
    left = canvas.put(x + 2, last, cut(pile_words(chip), width - 4), "quiet") + 1
    canvas.put_right(end, last, "░" * min(chip.count, max(0, end - left)), chip.ink)
    if chip.role == "target":
        canvas.put_right(end, y + 1, cut("target", end - x - 3 - cell_len(chip.pile)), "danger bold")


def _draw_back(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    canvas.fill(x + 1, y + 1, width - 2, height - 2, "░", chip.ink)
    words = [chip.title, "face down"] if chip.title else ["face down"]
    top = y + (height - len(words)) // 2
    for row, word in enumerate(words):
        ink = f"{chip.ink} bold" if row == 0 else "text"
        _center(canvas, x, top + row, width, f" {cut(word, width - 4)} ", ink)


def _draw_face(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    margin = 2 if width >= ROOMY else 1
    inner = width - 2 * margin
    for row, line in enumerate(_lines(chip, inner, height - 2)):
        canvas.put_line(x + margin, y + 1 + row, line)
    if chip.face.counters:
        sign = counters(chip.face.counters, inner // 2)
        canvas.put_right(x + width - margin, y + height - 2, sign, "strong")


def _lines(chip: Chip, width: int, height: int) -> list[Line]:
    """Name, what is attached, states, text as far as there is room, and the numbers at the bottom."""
    name = [(Span(line, f"{chip.ink} bold"),) for line in wrap_at_most(whole_words(chip.name, width), width, 2)]
    states = list(_states(chip, width))
    taken = len(counters(chip.face.counters, 3)) + 1 if chip.face.counters else 0
    last = numbers(chip, width - taken, words=width + 4 >= WORDY)
    room = height - len(name) - len(states) - (1 if last or chip.face.counters else 0)
    if room < 0:
        name = [(Span(cut(chip.name, width), f"{chip.ink} bold"),)]
        states = _cut_states(states, height - len(name) - 1, width)
        room = height - len(name) - len(states) - 1
    kind = (
        [(Span(_kind(chip, width), "quiet"),)]
        if width >= ROOMY and room > 2 and chip.face.letter != chip.face.kind
        else []
    )
    last = numbers(chip, width - taken, words=width + 4 >= WORDY, kind=Kind.UNSAID if kind else Kind.WORD)
    room += bool(kind and not last and not chip.face.counters)
    text = _text(chip, width, room - len(kind))
    blank: list[Line] = [()] * (room - len(kind) - len(text))
    return [*_with_other_title(chip, name, blank, width), *kind, *states, *text, *blank, last]


def _with_other_title(chip: Chip, name: Sequence[Line], blank: list[Line], width: int) -> Sequence[Line]:
    """The name, and the one in the other language after it or on a line that is blank, where it fits."""
    if not chip.face.second_name:
        return name
    other = Span(chip.face.second_name, "quiet")
    cells = cell_len(other.text)
    if cells <= width // 2 and width_of(name[-1]) + 1 + cells < width:
        return [*name[:-1], between(name[-1], (other,), width)]
    if cells <= width and blank:
        blank.pop()
        return [*name, (other,)]
    return name


def _kind(chip: Chip, width: int) -> str:
    """The type line; where it does not fit, only what stands before its first comma."""
    kind = chip.face.kind
    return kind if cell_len(kind) <= width else cut(kind.split(",")[0], width)


def _text(chip: Chip, width: int, room: int) -> list[Line]:
    if room <= 0 or not chip.face.text:
        return []
    return [(Span(line, "quiet"),) for line in wrap_at_most(whole_words(chip.face.text, width), width, room)]


def _states(chip: Chip, width: int) -> Iterator[Line]:
    face = chip.face
    if face.beneath:
        yield (Span(cut(face.beneath, width), "quiet"),)
    for name in (*face.carries, *chip.under):
        for line in wrap(f"with {name}", width)[:2]:
            yield (Span(line, "quiet"),)
    if face.conditions:
        for line in wrap(" ".join(face.conditions), width):
            yield (Span(line, "danger bold"),)
    if face.marks:
        for line in wrap(" ".join(face.marks), width):
            yield (Span(line, "strong"),)
    if (chip.part or chip.across) and chip.code and chip.role != "marked":
        yield (Span(cut(chip.across or chip.part.upper(), width), "danger bold"),)


def _cut_states(states: list[Line], room: int, width: int) -> list[Line]:
    """As many states as fit, those that hinder first; a mark if not all do."""
    if len(states) <= room:
        return states
    loud = [line for line in states if line[0].style.startswith("danger")]
    kept = [*loud, *(line for line in states if line not in loud)][: max(0, room)]
    if kept:
        words = kept[-1][0].text.removesuffix("…")
        kept[-1] = (kept[-1][0]._replace(text=cut(f"{words} …", width)),)
    return kept


def _center(canvas: Canvas, x: int, y: int, width: int, words: str, ink: str) -> None:
    canvas.put(x + (width - cell_len(words)) // 2, y, words, ink)
