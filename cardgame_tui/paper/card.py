"""Draws one card: its name, its numbers and symbols, and its text in the largest letters that fit."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.paper.pen import POINT, Pen, line_height
from cardgame_tui.paper.sizes import CARD_HEIGHT, CARD_WIDTH

INSET = 3.5
"""How far the frame is from the edge, so that a cut that misses its mark does not show."""
GAP = 1.5
"""How far words are from the frame."""
LARGEST, LEAST, STEP = 11.0, 6.0, 0.5
"""Sizes of the text in points."""
NAME_LARGEST, NAME_LEAST, NAME_LINES = 12.0, 7.0, 2
"""Sizes of the name in points, and how many lines it may have."""
FACT, NOTE, NUMBERS = 7.5, 5.5, 18.0
"""Sizes of the lines below the name, of the smallest words, and of the numbers at the bottom."""
CUT_OFF = " ..."
"""What follows words that are cut off."""
_ARROWS = {
    "T": (0, -1), "TR": (1, -1), "R": (1, 0), "BR": (1, 1),
    "B": (0, 1), "BL": (-1, 1), "L": (-1, 0), "TL": (-1, -1),
}  # fmt: skip
"""Where each arrow points: right and down."""
ARROW, MOST_ARROWS = 2.6, 4
"""How long an arrow is, and how many are drawn for its strength."""
INTO_CORNER = 0.6
"""How far an arrow at a corner is moved in, since the corners of the frame are round."""


@dataclass(slots=True)
class _Place:
    """The room inside a frame that is still free.

    Args:
        x: its left edge.
        y: its upper edge.
        width: its width.
        bottom: its lower edge.
        fits: whether all words so far had room.
    """

    x: float
    y: float
    width: float
    bottom: float
    fits: bool = True


def draw_card(pen: Pen, x: float, y: float, face: Face, note: str) -> bool:
    """Draw a card.

    Args:
        pen: draws it.
        x: its left edge.
        y: its upper edge.
        face: what is printed on it.
        note: small words at its lower edge, such as what it belongs to.

    Returns:
        Whether all its words fit.
    """
    pen.frame(x + INSET, y + INSET, CARD_WIDTH - 2 * INSET, CARD_HEIGHT - 2 * INSET)
    inside = CARD_WIDTH - 2 * (INSET + GAP)
    place = _Place(x + INSET + GAP, y + INSET + GAP, inside, y + CARD_HEIGHT - INSET - GAP)
    _arrows(pen, x, y, face)
    _name(pen, place, face)
    _foot(pen, place, face, note)
    _body(pen, place, face)
    return place.fits


def draw_back(pen: Pen, x: float, y: float, title: str) -> None:
    """Draw the back of a card: a double frame and the name of the game."""
    for inset in (INSET, INSET + 1.2):
        pen.frame(x + inset, y + inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset)
    lines = pen.wrapped(title, CARD_WIDTH - 2 * (INSET + 5), NAME_LARGEST, bold=True)
    middle = y + (CARD_HEIGHT - len(lines) * line_height(NAME_LARGEST)) / 2
    for line in lines:
        left = x + (CARD_WIDTH - pen.width_of(line, NAME_LARGEST, bold=True)) / 2
        middle = pen.paragraph(left, middle, [line], NAME_LARGEST, bold=True)


def _name(pen: Pen, place: _Place, face: Face) -> None:
    """The name, with what is on the upper edge at its right."""
    corner, size = _in_width(pen, place, face.heading, place.width / 2, NAME_LARGEST)
    taken = pen.width_of(corner, size, bold=True)
    pen.words(place.x + place.width - taken, place.y + NAME_LARGEST * POINT, corner, size, bold=True)
    width = place.width - taken - GAP
    size = NAME_LARGEST
    while len(lines := pen.wrapped(face.name, width, size, bold=True)) > 1 and size > NAME_LEAST:
        size -= STEP
    place.fits &= len(lines) <= NAME_LINES
    place.y = pen.paragraph(place.x, place.y, _cut(pen, lines, NAME_LINES, width, size), size, bold=True)
    if face.second_name:
        lines = pen.wrapped(face.second_name, place.width, FACT)
        place.fits &= len(lines) <= NAME_LINES
        place.y = pen.paragraph(place.x, place.y, _cut(pen, lines, NAME_LINES, place.width, FACT), FACT)
    place.y += GAP / 2
    pen.line(place.x, place.y, place.x + place.width, place.y)
    place.y += GAP / 2


def _in_width(pen: Pen, place: _Place, words: str, width: float, size: float) -> tuple[str, float]:
    """Bold words in letters so small that they fit into a width, or their beginning; and the size."""
    while pen.width_of(words, size, bold=True) > width and size > NOTE:
        size -= STEP
    lines = pen.wrapped(words, width, size, bold=True)
    place.fits &= len(lines) <= 1
    return next(iter(_cut(pen, lines, 1, width, size)), ""), size


def _facts(face: Face) -> Iterator[str]:
    """What else is said of the card, without what is shown elsewhere on it."""
    shown = {face.text, face.stats, face.corner, face.heading, face.name}
    yield from (line for line in face.lines if line and line not in shown)


def _foot(pen: Pen, place: _Place, face: Face, note: str) -> None:
    """The note at the left, and the numbers in large figures at the right, with what they are called."""
    pen.words(place.x, place.bottom, _shortened(pen, note, place.width / 2), NOTE)
    if not face.stats:
        place.bottom -= line_height(NOTE)
        return
    words = "/".join(face.measures[-(face.stats.count("/") + 1) :])
    right = place.x + place.width
    pen.words(right - pen.width_of(words, NOTE), place.bottom, words, NOTE)
    place.bottom -= line_height(NOTE)
    stats, size = _in_width(pen, place, face.stats, place.width, NUMBERS)
    pen.words(right - pen.width_of(stats, size, bold=True), place.bottom, stats, size, bold=True)
    place.bottom -= NUMBERS * POINT + GAP / 2


def _body(pen: Pen, place: _Place, face: Face) -> None:
    """What else is said of the card, and its text in the largest letters that fit."""
    size = LARGEST
    while True:
        small = min(FACT, size)
        facts = [line for fact in _facts(face) for line in pen.wrapped(fact, place.width, small)]
        text = pen.wrapped(face.text, place.width, size)
        left = place.bottom - place.y - len(facts) * line_height(small) - GAP
        if len(text) * line_height(size) <= left or size <= LEAST:
            break
        size -= STEP
    room, room_for_text = int((place.bottom - place.y) / line_height(small)), max(0, int(left / line_height(size)))
    place.fits &= len(facts) <= room and len(text) <= room_for_text
    place.y = pen.paragraph(place.x, place.y, _cut(pen, facts, room, place.width, small), small) + GAP
    pen.paragraph(place.x, place.y, _cut(pen, text, room_for_text, place.width, size), size)


def _cut(pen: Pen, lines: list[str], room: int, width: float, size: float) -> list[str]:
    """The lines that there is room for; if some are left out, the last one says so."""
    if len(lines) <= room or not room:
        return lines[:room]
    last = lines[room - 1]
    while last and pen.width_of(last + CUT_OFF, size, bold=True) > width:
        last = last[:-1]
    return [*lines[: room - 1], last.rstrip() + CUT_OFF]


def _shortened(pen: Pen, words: str, width: float) -> str:
    """The first of the words, as many as fit."""
    return next(iter(pen.wrapped(words, width, NOTE)), "")


def _arrows(pen: Pen, x: float, y: float, face: Face) -> None:
    """Arrows on the frame that point outwards, so that they still do when the card is turned."""
    half_width, half_height = CARD_WIDTH / 2 - INSET, CARD_HEIGHT / 2 - INSET
    for direction, strength in face.arrows:
        right, down = _ARROWS[direction]
        round_corner = INTO_CORNER if right and down else 0.0
        at = (
            x + CARD_WIDTH / 2 + right * (half_width - round_corner),
            y + CARD_HEIGHT / 2 + down * (half_height - round_corner),
        )
        _arrow(pen, at, (right, down), min(strength, MOST_ARROWS))


def _arrow(pen: Pen, at: tuple[float, float], points: tuple[int, int], strength: int) -> None:
    """As many triangles next to each other as an arrow is strong."""
    length = (points[0] ** 2 + points[1] ** 2) ** 0.5
    right, down = points[0] / length, points[1] / length
    for number in range(strength):
        shift = (number - (strength - 1) / 2) * ARROW * 1.3
        x, y = at[0] - down * shift, at[1] + right * shift
        side = ARROW * 0.6
        pen.shape([
            (x + right * ARROW, y + down * ARROW),
            (x - down * side, y + right * side),
            (x + down * side, y - right * side),
        ])  # fmt: skip
