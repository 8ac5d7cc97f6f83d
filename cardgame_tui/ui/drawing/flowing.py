"""Flowing rows: cards of one or several zones side by side, in as many lines as they need and have."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from cardgame_tui.engine.shown.face import Gap
from cardgame_tui.engine.shown.layout import Row
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Spot, wrap_at_most
from cardgame_tui.ui.drawing.cards.chip import draw_chip, draw_gap
from cardgame_tui.ui.drawing.cards.chips import make_chip, make_equal_chip
from cardgame_tui.ui.drawing.columns import NARROW
from cardgame_tui.ui.scene.scene import Scene, flow_zones, zone_spots

WIDEST = 25
"""Widest card in a flowing row."""
WIDEST_OF_HAND = 42
"""Widest card of a hand of fewer cards than `FEW`."""
FEW = 4
"""Cards from which all cards of a row share its width; fewer ones leave room, unless the board is narrow.

In a hand only a single one does.
"""
NARROWEST = 12
"""Narrowest card in a flowing row; what does not fit is counted."""
ARROW = 3
"""Cells between two cards of a chain."""
WIDE_STEP = 16
"""Fewest cells from one card to the next in a row with a card that takes the room of two."""
LEAST_ROW = 2
"""Fewest lines of cards where a row has several lines of them."""


GROUPED = 128
"""Width of a board from which equal cards of a row are drawn as one."""


class LeftOut(NamedTuple):
    """The places of cards for which a row has no room."""

    spots: tuple[Spot, ...]


class Equals(NamedTuple):
    """The places of cards that are drawn as one, because nothing but damage tells them apart."""

    spots: tuple[Spot, ...]


def places_in(scene: Scene, row: Row, width: int) -> int:
    """How many places a flowing row has on a board of some width, that of the card asked for among them."""
    places = sum(len(_together(scene, zone_spots(scene, zone), width)) for zone in flow_zones(scene, row))
    return places + (gap_of(scene, row) is not None)


def _together(scene: Scene, spots: Sequence[Spot], width: int) -> list[Spot | Equals]:
    """Some places, with those of equal cards as one on a wide board."""
    groups: dict[object, list[Spot]] = {}
    for spot in spots:
        groups.setdefault(_look(scene, spot) if width >= GROUPED else spot, []).append(spot)
    return [Equals(tuple(group)) if len(group) > 1 else group[0] for group in groups.values()]


def _look(scene: Scene, spot: Spot) -> object:
    """What has to be equal for two cards to be drawn as one; the place itself for a card that stands alone.

    Cards that can be picked, that do something now, or that others lie under keep places of their own.
    """
    card = scene.card_at(spot)
    chip = make_chip(scene, spot)
    if card is None or card.face is None or not card.face_up or card.under or chip.code or chip.role or chip.part:
        return spot
    return card.seat, replace(card.face, health=None, values=(), lines=())


def lines_of_cards(places: int, width: int) -> int:
    """How many lines of cards so many places need."""
    return max(1, -(-places // _most(width)))


def gap_of(scene: Scene, row: Row | None) -> Gap | None:
    """The place for the card that is asked for, if it is in this row."""
    gap = scene.question.gap
    if gap is None or row is None:
        return None
    return gap if gap.zone in [scene.view.zones[name].id for name in row.zones] else None


def draw_flow(
    canvas: Canvas,
    scene: Scene,
    zones: Sequence[Sequence[Spot]],
    y: int,
    width: int,
    height: int,
    row: Row | None = None,
) -> None:
    """Draw cards side by side, with a bar between those of different zones, or arrows in a chain.

    Cards that do not fit begin another line of cards if there is room for one; the rest is counted, at the end, or
    at the start of a chain.

    Args:
        canvas: where.
        scene: the table.
        zones: the places of each zone.
        y: the first line.
        width: the cells of the board.
        height: the lines of the row.
        row: the row; None for a hand.
    """
    chain, gap = row is not None and row.chain, gap_of(scene, row)
    drawn = [[spot for spot in each if gap is None or scene.card_at(spot) is not None] for each in zones]
    grouped = [each if chain or row is None else _together(scene, each, width) for each in drawn]
    spots = [spot for each in grouped for spot in each]
    if not spots and gap is None:
        return
    firsts = {each[0] for each in grouped[1:] if each}
    places = _places(scene, spots, width, height, gap, chain=chain)
    rows = max(1, min(-(-len(places) // _most(width)), height // LEAST_ROW))
    x = 1 if width > NARROW else 0
    wide = rows == 1 and _first_is_wide(scene, spots) and (width - x + 1) // (len(places) + 1) >= WIDE_STEP
    if wide:
        places = [places[0], None, *places[1:]]
    per_row = -(-len(places) // rows)
    step = _step(per_row, width - x, of_hand=row is None, fewest=2 if row is None or width < NARROW else FEW)
    cells, lines = step - (ARROW if chain and step > NARROWEST else 1), height // rows
    for number, place in enumerate(places):
        if place is None:
            continue
        line, column = divmod(number, per_row)
        left, top = x + column * step, y + line * lines
        before_gap = number + 2 == len(places) and gap is not None and column + 1 < per_row
        spare = step - cells - 1 if before_gap else 0
        _draw_place(canvas, scene, place, left, top, cells + step * (wide and not number), lines, spare)
        if chain and number and column:
            canvas.put(left - (step - cells + 1) // 2, top + (lines - 1) // 2, "→", "text")
        elif place in firsts and column:
            canvas.fill(left - 1, top, 1, lines, "│", "line")


def _draw_place(
    canvas: Canvas,
    scene: Scene,
    place: Spot | Equals | Gap | LeftOut,
    x: int,
    y: int,
    cells: int,
    lines: int,
    spare: int,
) -> None:
    """A card, a gap for one, or those that do not fit; a mark may take spare cells at the right of its card."""
    if isinstance(place, Gap):
        draw_gap(canvas, place, x, y, cells, lines)
    elif isinstance(place, LeftOut):
        draw_left_out(canvas, scene, place, x, y, cells, lines)
    elif isinstance(place, Equals):
        draw_chip(canvas, make_equal_chip(scene, place.spots), x, y, cells, lines)
    else:
        draw_chip(canvas, replace(make_chip(scene, place), spare=spare), x, y, cells, lines)


def _step(cards: int, width: int, *, of_hand: bool, fewest: int) -> int:
    """Cells from one card to the next; a row with less than the fewest cards leaves room."""
    widest = WIDEST_OF_HAND if of_hand and cards < FEW else WIDEST
    return min(widest + 1, max(NARROWEST, (width + 1) // max(fewest, cards)))


def _places(
    scene: Scene, spots: Sequence[Spot | Equals], width: int, height: int, gap: Gap | None, *, chain: bool
) -> list[Spot | Equals | Gap | LeftOut | None]:
    """What is drawn from left to right: cards, those that are left out, and the place for the card asked for."""
    last = [] if gap is None else [gap]
    rows = max(1, min(-(-(len(spots) + len(last)) // _most(width)), height // LEAST_ROW))
    room = _most(width) * rows - len(last)
    if len(spots) <= room:
        return [*spots, *last]
    if chain:
        first = len(spots) - room + 1
        return [LeftOut(_each(spots[:first])), *spots[first:], *last]
    shown = _around_cursor(scene, spots, room - 1)
    return [*shown, LeftOut(_each([spot for spot in spots if spot not in shown])), *last]


def _each(places: Iterable[Spot | Equals]) -> tuple[Spot, ...]:
    """Every place, those of equal cards one by one."""
    return tuple(spot for place in places for spot in (place.spots if isinstance(place, Equals) else (place,)))


def _first_is_wide(scene: Scene, spots: Sequence[Spot | Equals]) -> bool:
    """Whether the first card takes the room of two, where there is enough; the place after it is None then."""
    card = scene.card_at(_each(spots[:1])[0]) if spots else None
    return card is not None and card.face is not None and card.face.wide


def _most(width: int) -> int:
    """How many cards fit side by side."""
    left = 1 if width > NARROW else 0
    return max(1, (width - left + 1) // NARROWEST)


def draw_left_out(
    canvas: Canvas, scene: Scene, left_out: LeftOut, x: int, y: int, width: int, height: int
) -> None:
    """How many cards are left out, how many of them can be picked, and what is special about them."""
    special = _special(scene, left_out)
    picks = sum(bool(scene.badge_at(spot).code) for spot in left_out.spots)
    apart = picks > 0 and height > (2 if special else 1)
    words, open_words = _counted(scene, len(left_out.spots), picks, width, apart=apart)
    end = canvas.put(x, y, words, "strong")
    canvas.put(*((x, y + 1) if apart else (end, y)), open_words, "now bold")
    top = y + 1 + apart
    for row, line in enumerate(wrap_at_most(special, width, y + height - top) if top < y + height else ()):
        canvas.put(x, top + row, line, "danger")


def _counted(scene: Scene, cards: int, picks: int, width: int, *, apart: bool) -> tuple[str, str]:
    """How many cards, with the key of the page that lists them, and how many can be picked, as long as they fit.

    Args:
        scene: the table.
        cards: how many cards are left out.
        picks: how many of them can be picked.
        width: cells for each of the two, or for both.
        apart: whether each has a line of its own.
    """
    listed = f"+{cards} more {scene.piles_key}"
    if not picks:
        return listed, ""
    forms = [(listed, f"{picks} can be picked"), (listed, f"{picks} to pick")]
    if not apart:
        forms = [(f"{said}, ", can) for said, can in forms] + [(f"+{cards}, ", f"{picks} legal")]
    for said, can in forms:
        if (max(len(said), len(can)) if apart else len(said + can)) <= width:
            return said, can
    return f"+{cards} ", f"{picks} legal"


def _special(scene: Scene, left_out: LeftOut) -> str:
    """Counts of what the cards left out do, of their states, and of those that have lost life."""
    faces = [card.face for spot in left_out.spots if (card := scene.card_at(spot)) is not None and card.face]
    states = Counter(word for face in faces for word in (face.role.upper(), *face.conditions, *face.marks) if word)
    hurt = sum(face.health is not None and face.health[0] < face.health[1] for face in faces)
    return ", ".join([*(f"{count} {word}" for word, count in states.items()), *([f"{hurt} hurt"] if hurt else [])])


def _around_cursor(scene: Scene, spots: Sequence[Spot | Equals], most: int) -> list[Spot | Equals]:
    at = next((number for number, place in enumerate(spots) if scene.cursor in _each([place])), 0)
    first = max(0, min(at - most + 1, len(spots) - most))
    return list(spots[first : first + most])
