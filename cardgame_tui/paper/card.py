"""Draws one card: its name, its numbers and symbols, and its text in the largest letters that fit."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.paper.pen import POINT, Pen, line_height
from cardgame_tui.paper.sizes import CARD_HEIGHT, CARD_WIDTH

INSET = 3.5
"""How far the frame is from the edge, so that a cut beside the mark does not show."""
GAP = 1.5
"""How far words are from the frame."""
LARGEST, LEAST, STEP = 11.0, 6.0, 0.5
"""Sizes of the text in points."""
NAME_LARGEST, NAME_LEAST = 12.0, 7.0
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
    for fact in _facts(face):
        place.y = pen.paragraph(place.x, place.y, pen.wrapped(fact, place.width, FACT), FACT)
    _foot(pen, place, face, note)
    _text(pen, place, face.text)
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
    corner = face.heading
    taken = pen.width_of(corner, NAME_LARGEST, bold=True) + GAP if corner else 0.0
    if corner:
        left = place.x + place.width - taken + GAP
        pen.words(left, place.y + NAME_LARGEST * POINT, corner, NAME_LARGEST, bold=True)
    size = NAME_LARGEST
    while len(lines := pen.wrapped(face.name, place.width - taken, size, bold=True)) > 1 and size > NAME_LEAST:
        size -= STEP
    place.fits &= len(lines) <= 2
    place.y = pen.paragraph(place.x, place.y, _cut(lines, 2), size, bold=True)
    if face.second_name:
        lines = pen.wrapped(face.second_name, place.width, FACT)
        place.y = pen.paragraph(place.x, place.y, lines, FACT)
    place.y += GAP / 2
    pen.line(place.x, place.y, place.x + place.width, place.y)
    place.y += GAP / 2


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
    pen.words(right - pen.width_of(face.stats, NUMBERS, bold=True), place.bottom, face.stats, NUMBERS, bold=True)
    place.bottom -= NUMBERS * POINT + GAP / 2


def _text(pen: Pen, place: _Place, text: str) -> None:
    """The text, in the largest letters that fit."""
    if not text:
        return
    place.y += GAP
    size = LARGEST
    while True:
        lines, room = pen.wrapped(text, place.width, size), int((place.bottom - place.y) / line_height(size))
        if len(lines) <= room or size <= LEAST:
            break
        size -= STEP
    place.fits &= len(lines) <= room
    pen.paragraph(place.x, place.y, _cut(lines, room), size)


def _cut(lines: list[str], room: int) -> list[str]:
    """The lines that there is room for; if some are left out, the last one says so."""
    if len(lines) <= room:
        return lines
    return [*lines[: room - 1], lines[room - 1].rsplit(" ", 1)[0] + CUT_OFF] if room > 0 else []


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
