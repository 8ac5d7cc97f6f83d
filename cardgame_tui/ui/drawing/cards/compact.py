"""A card on few lines: its name on the edge of its owner, then its numbers, then its arrows and states."""

from dataclasses import replace
from typing import NamedTuple

from rich.cells import cell_len

from cardgame_tui.ui.cells.canvas import Canvas, draw_hatch
from cardgame_tui.ui.cells.text import cut, whole_words, width_of, wrap, wrap_at_most
from cardgame_tui.ui.drawing.cards.chips import Chip, pile_words, short_state
from cardgame_tui.ui.drawing.cards.numbers import Kind, arrow_row, bar, counters, numbers

MORE = "…"
TALL = 5
"""Lines of a card from which its name may take two of them."""
LEAST_NAME = 4
"""Fewest cells for a name before its kind is said too, on a single line."""
ATTACHED = 3
"""The rank of what is attached to a card."""
SHORTEST_TEXT = 6
"""Fewest cells for the beginning of a card's text."""
ROOMY = 15
"""Width from which a card's text has room enough on the line of its states; below, it begins after its numbers."""
TARGET = "TARGET"
"""Stands on a pile that is attacked."""
SHORTEST_BAR = 4
"""Fewest cells of the bar of a pile."""


def draw_compact(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    """Draw a chip into a rectangle of one to five lines."""
    canvas.mark(x, y, width, height, chip.spot)
    if height > 2 and _needs_place(chip, width, ascii=canvas.ascii):
        chip = replace(chip, place="")
    if chip.ground:
        canvas.ground(x, y, width, min(2, height) if chip.ground == "card" else height, chip.ground)
        canvas.ground(x + width, y + height - 1, chip.spare, 1, chip.ground)
    if chip.pile:
        _draw_pile(canvas, chip, x, y, width, height)
    elif chip.card is None:
        _draw_empty(canvas, chip, x, y, width, height)
    elif chip.hidden:
        _draw_back(canvas, chip, x, y, width, height)
    else:
        _draw_face(canvas, chip, x, y, width, height)
    draw_edges(canvas, chip, x, y, width, height)
    if chip.place and height > 1 and not chip.pile:
        _draw_place(canvas, chip, x + width - (1 if chip.cursor else 0), y + height - 1)


def draw_edges(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    """The left edge in the owner's colour, or the frame of the cursor or the attack; then the badge."""
    edge = "┃" if chip.role in ("attacks", "marked") else "┆" if chip.role else ""
    if chip.cursor:
        canvas.fill(x, y, 1, height, "║", "cursor")
        canvas.fill(x + width - 1, y, 1, height, "║", "cursor")
    elif edge:
        canvas.fill(x, y, 1, height, edge, "danger")
    elif chip.card is not None or chip.pile:
        canvas.fill(x, y, 1, min(2, height), "▌", chip.ink)
    if chip.code:
        canvas.plate(x, y, chip.code, "now")


def _draw_place(canvas: Canvas, chip: Chip, end: int, y: int) -> None:
    words = f"›{chip.place}‹" if chip.reached else chip.place
    canvas.put_right(end, y, words, "strong bold" if chip.reached else "quiet")


def _draw_empty(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    if chip.role == "target":
        canvas.put(x + 1, y + min(1, height - 1), cut("target, empty", width - 2), "text")
        canvas.put(x + 1, y + 2, chip.across if height > 2 else "", "danger bold")
    elif chip.state:
        draw_hatch(canvas, x, y, width - 1, height)
        canvas.put(x + 1, y + (height - 1) // 2, cut(chip.state, width - 2), "quiet")
    else:
        canvas.put(x + (4 if chip.code else 1), y + min(1, height - 1), "·", "quiet")


def _draw_pile(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    """Draw a pile: its name and words, and its number of cards."""
    left = x + (len(chip.code) + 2 if chip.code else 1)
    end = x + width - (1 if chip.cursor else 0)
    canvas.put(left, y, cut(chip.place, end - left - cell_len(chip.pile) - 1), f"{chip.ink} bold")
    canvas.put_right(end, y, chip.pile, "strong bold")
    if height > 1:
        first = end - cell_len(pile_words(chip))
        if chip.role != "target" or first - x - 2 >= len(TARGET):
            canvas.put(first, y + 1, pile_words(chip), "quiet")
        if chip.role == "target":
            canvas.put(x + 1, y + 1, TARGET, "danger bold")
        elif chip.gauge is not None and first - x - 2 >= SHORTEST_BAR:
            canvas.put_line(x + 1, y + 1, bar(*chip.gauge, chip.ink, min(width // 2, first - x - 2)))


def _draw_back(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    """The hatched back of a card; its owner reads the name on it while the hand is open."""
    hatched = min(2, height)
    canvas.fill(x + 1, y, width - 1 - chip.cursor, hatched, "░", chip.ink)
    left = x + (len(chip.code) + 2 if chip.code else 1)
    if chip.title:
        canvas.put(left, y, cut(chip.title, x + width - left - 1) + " ", f"{chip.ink} bold")
    if height > 2:
        canvas.put(x + 1, y + 2, cut("face down", width - 1 - _place_width(chip)), "text")


def _draw_face(canvas: Canvas, chip: Chip, x: int, y: int, width: int, height: int) -> None:
    left = x + (len(chip.code) + 2 if chip.code else 1)
    end = x + width - (1 if chip.cursor else 0)
    if height == 1:
        _draw_line(canvas, chip, left, y, end)
        return
    tall = height >= TALL and cell_len(chip.head) > end - left
    if tall:
        _draw_name(canvas, chip, x, left, y, end)
        y, height = y + 1, height - 1
    else:
        canvas.put(left, y, cut(chip.head, end - left), f"{chip.ink} bold")
    signs = cell_len(counters(chip.face.counters, 3)) + 1 if chip.face.counters else 0
    if height == 2:
        end += chip.spare - _place_width(chip)
        last = _draw_numbers(canvas, chip, x + 1, y + 1, end, kind=_kind_next_to_states(canvas, chip, end - x - 1))
        first = last + 1 if last > x + 1 else last
        _draw_states(canvas, chip, first, y + 1, end - signs, (end - signs - 1, y + 1), text=chip.face.text)
        return
    first = x + 1
    if tall and chip.face.price:
        first = canvas.put(first, y + 1, chip.face.price, f"{chip.ink} bold") + 1
    last = _draw_numbers(canvas, chip, first, y + 1, end, kind=Kind.WORD)
    rest, spare = chip.face.text if height == 3 else "", (last + 1, y + 1)
    short = chip.held and not chip.face.stats and not chip.face.corner
    if (width < ROOMY or short) and rest:
        rest = _draw_beginning(canvas, rest, last + 1, y + 1, end - signs)
    _draw_states(canvas, chip, x + 1, y + height - 1, end + chip.spare - _place_width(chip), spare, text=rest)
    _draw_text(canvas, chip, x + 1, y + 2, end, height - 3)


def _kind_next_to_states(canvas: Canvas, chip: Chip, room: int) -> Kind:
    """How the numbers of a card on two lines name its kind: not at all where its states need the room."""
    states = _width([piece for piece in _pieces(chip, ascii=canvas.ascii) if piece.rank == 0])
    return Kind.LETTER if width_of(numbers(chip, room)) + 1 + states <= room else Kind.UNSAID


def _draw_name(canvas: Canvas, chip: Chip, x: int, left: int, y: int, end: int) -> None:
    """A long name on two lines, the first one after the badge; a price stands with the numbers then."""
    name = chip.name if chip.face.price else chip.head
    first = wrap(whole_words(name, end - left), end - left)[0]
    words = len(first.split())
    rest = name.removeprefix(first) if name.startswith(first) else " ".join(name.split()[words:])
    canvas.put(left, y, first, f"{chip.ink} bold")
    canvas.put(x + 1, y + 1, cut(rest.strip(), end - x - 1), f"{chip.ink} bold")


def _draw_line(canvas: Canvas, chip: Chip, x: int, y: int, end: int) -> None:
    """Name and numbers on one line; if space is short the name is cut."""
    line = numbers(chip, 0)
    if end - width_of(line) - x - 1 < min(LEAST_NAME, cell_len(chip.head)):
        line = numbers(chip, 0, kind=Kind.UNSAID)
    start = end - width_of(line)
    canvas.put(x, y, cut(chip.head, max(1, start - x - 1)), f"{chip.ink} bold")
    canvas.put_line(max(start, x + 2), y, line)


def _draw_numbers(canvas: Canvas, chip: Chip, x: int, y: int, end: int, *, kind: Kind) -> int:
    sign = counters(chip.face.counters, 3) if chip.face.counters else ""
    room = end - x - cell_len(sign)
    last = canvas.put_line(x, y, numbers(chip, room, kind=kind))
    if sign:
        canvas.put_right(end, y, sign, "strong")
    return last


def _draw_beginning(canvas: Canvas, text: str, x: int, y: int, end: int) -> str:
    """The words of a text that fit after the numbers; returns the others, or all if there is too little room."""
    room = end - x
    lines = wrap(text, room) if room >= min(SHORTEST_TEXT, cell_len(text)) else []
    if not lines or cell_len(lines[0]) * 2 < room or not f"{text} ".startswith(f"{lines[0]} "):
        return text
    canvas.put(x, y, lines[0], "quiet")
    return " ".join(lines[1:])


def _draw_states(
    canvas: Canvas, chip: Chip, x: int, y: int, end: int, spare: tuple[int, int], *, text: str
) -> None:
    """Arrows, then states, then what is attached; where not all fit, states stay longest and a mark says so.

    States are said in short before one is left out. The rest of the line may take the beginning of a text.

    Args:
        canvas: where.
        chip: the card.
        x: the first cell.
        y: the line.
        end: the cell after the last one.
        spare: where the mark is if the line is full.
        text: the text that may begin here, empty for none.
    """
    pieces = _pieces(chip, ascii=canvas.ascii)
    if _width(pieces) > end - x:
        short = [piece._replace(words=short_state(chip, piece.words)) for piece in pieces]
        crowded = _width([piece for piece in pieces if piece.rank < ATTACHED]) > end - x
        pieces = short if crowded or _width(short) <= end - x else pieces
    shown = _shown(pieces, end - x)
    for piece in pieces:
        if piece in shown:
            x = canvas.put(x, y, piece.words, piece.ink) + 1
    between = "· " if any(piece.rank == ATTACHED for piece in shown) else ""
    if not shown and pieces:
        canvas.put(x, y, cut(pieces[0].words, end - x), pieces[0].ink)
    elif len(shown) < len(pieces):
        canvas.put(*((x, y) if x < end else spare), MORE, "strong")
    elif text and end - chip.spare - x - len(between) >= min(SHORTEST_TEXT, cell_len(text)):
        canvas.put(x, y, cut(f"{between}{text}", end - chip.spare - x), "quiet")


class _Piece(NamedTuple):
    """Words that are shown together or not at all.

    Args:
        words: the words.
        ink: their colour.
        rank: how long they stay when space is short, 0 longest; those of `ATTACHED` are the first to go.
    """

    words: str
    ink: str
    rank: int


def _pieces(chip: Chip, *, ascii: bool) -> list[_Piece]:
    face = chip.face
    turned = ("turned" if ascii else chip.turned) if chip.turned else ""
    found = [_Piece(arrow_row(chip.arrows, ascii=ascii), chip.ink, 2), _Piece(turned, chip.ink, 1)]
    found += [_Piece(word, "danger bold", 0) for word in (chip.across or chip.part.upper(), *face.conditions)]
    found += [_Piece(word, "strong", 1) for word in face.marks]
    found += [_Piece(f"with {name}", "quiet", ATTACHED) for name in (*face.carries, *chip.under)]
    found += [_Piece(face.beneath, "quiet", ATTACHED)]
    return [piece for piece in found if piece.words]


def _shown(pieces: list[_Piece], room: int) -> list[_Piece]:
    """The pieces that fit next to each other, and a mark if not all do."""
    needed = [piece for piece in pieces if piece.rank < ATTACHED]
    for some in (pieces, needed):
        if _width(some) <= room:
            return some
    shown, left = [], room
    for piece in sorted(pieces, key=lambda each: each.rank):
        width = cell_len(piece.words) + 1
        if width <= left:
            shown.append(piece)
            left -= width
    return shown


def _width(pieces: list[_Piece]) -> int:
    """Cells of pieces next to each other."""
    return sum(cell_len(piece.words) + 1 for piece in pieces) - 1


def _needs_place(chip: Chip, width: int, *, ascii: bool) -> bool:
    """Whether arrows and states fit only in the place of the name of the zone."""
    if chip.hidden or chip.reached or not chip.place:
        return False
    needed = _width([piece for piece in _pieces(chip, ascii=ascii) if piece.rank < ATTACHED])
    room = width - 1 - (1 if chip.cursor else 0)
    return room - _place_width(chip) < needed <= room


def _draw_text(canvas: Canvas, chip: Chip, x: int, y: int, end: int, height: int) -> None:
    if height > 0 and chip.face.text:
        for row, words in enumerate(wrap_at_most(whole_words(chip.face.text, end - x), end - x, height)):
            canvas.put(x, y + row, words, "quiet")


def _place_width(chip: Chip) -> int:
    return len(chip.place) + (2 if chip.reached else 1) if chip.place else 0
