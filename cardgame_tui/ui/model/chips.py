"""One place of the table drawn as a chip: a line or two, or a bordered box with the card's arrows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.cells import cell_len

from cardgame_tui.engine.view import CardView, Face, ZoneView
from cardgame_tui.ui.answering import Mark
from cardgame_tui.ui.model.cells import (
    Line,
    Span,
    Spot,
    center,
    chop,
    cut,
    fit,
    plain,
    whole_words,
    wrap,
    wrap_at_most,
)
from cardgame_tui.ui.model.scene import UNMARKED, Scene
from cardgame_tui.ui.model.slots import is_slot

FACE_DOWN = "####"
FACINGS = "^>v<"
DIRECTIONS = ("T", "TR", "R", "BR", "B", "BL", "L", "TL")
CURSOR, TARGET, REACHED = "[", "!", "~"
EMPTY = "."
SHORTEST_NAME = 7
"""Cells a name keeps beside its numbers."""
BROAD = 14
"""Width from which a slot has its name on one line; in a narrower one the name breaks into two."""


class Border(NamedTuple):
    """The characters of a box: sides, then corners from the top left clockwise."""

    flat: str
    upright: str
    corners: str


QUIET = Border("─", "│", "┌┐┘└")
HEAVY = Border("━", "┃", "┏┓┛┗")
DOUBLE = Border("═", "║", "╔╗╝╚")
PLAIN_QUIET = Border("-", "|", "..''")
PLAIN_HEAVY = Border("=", "#", "####")
PLAIN_DOUBLE = Border("*", "*", "****")


@dataclass(frozen=True, slots=True)
class Chip:
    """What a place shows, before it is given a size.

    Args:
        spot: the place, None for one that cannot be pointed at.
        label: name of the zone, empty in flowing rows.
        title: the card's name or the state of the empty zone.
        info: orientation, numbers and states.
        more: further lines for roomy boxes.
        arrows: strength by direction, as drawn.
        mark: what picks it, and whether it is picked.
        lead: `CURSOR`, `TARGET`, `REACHED` or a space.
        style: name of its style.
        empty: whether no card lies there.
    """

    spot: Spot | None
    label: str
    title: str
    info: str
    more: tuple[str, ...]
    arrows: dict[str, int]
    mark: Mark
    lead: str
    style: str
    empty: bool

    @property
    def head(self) -> str:
        """Code and name, such as ``a* Gatewright``."""
        code = self.mark.code + self.mark.picked
        return f"{code} {self.title}" if code else self.title

    @property
    def legal(self) -> bool:
        """Whether it can be picked or has been."""
        return bool(self.mark.code or self.mark.picked)


def make_chip(scene: Scene, spot: Spot) -> Chip:
    """Gather what a place shows."""
    zone = scene.view.zones[spot.zone]
    card = scene.card_at(spot)
    mark = scene.mark_at(spot)
    lead = _lead(scene, spot, zone)
    face = None if card is None else card.face
    slot = is_slot(scene.layout, zone.name)
    return Chip(
        spot=spot,
        label=zone.name if slot else "",
        title=_title(zone, card, slot=slot),
        info="" if face is None else short_info(face, turned=upside_down(scene, zone)),
        more=() if face is None else tuple(dict.fromkeys((face.kind, *face.lines))),
        arrows=arrows_seen(face, turned=scene.turned),
        mark=mark,
        lead=lead,
        style=_style(scene, zone, card, mark, lead),
        empty=card is None,
    )


def missing_chip(name: str) -> Chip:
    """A place of a lane that is not there yet: it looks empty and cannot be pointed at."""
    return Chip(None, name, EMPTY, "", (), {}, UNMARKED, " ", "empty", empty=True)


def arrows_seen(face: Face | None, *, turned: bool) -> dict[str, int]:
    """Strength of each arrow by the direction it is drawn in; `turned` when seat 2 is at the bottom."""
    if face is None:
        return {}
    return {_turn(direction) if turned else direction: strength for direction, strength in face.arrows}


def arrow_words(arrows: dict[str, int]) -> str:
    """Arrows in words, such as ``T2 TL R``."""
    ordered = [name for name in DIRECTIONS if name in arrows]
    return " ".join(name + (str(arrows[name]) if arrows[name] > 1 else "") for name in ordered)


def card_name(card: CardView) -> str:
    """A card's name as it lies: hidden, or seen by this seat alone, or open."""
    if card.face is None:
        return FACE_DOWN
    return card.face.name if card.face_up else f"#{card.face.name}"


def under_words(card: CardView, told: Sequence[str]) -> Sequence[str]:
    """What there is to say about a card under another.

    Args:
        card: the card below.
        told: what has been said about the card above, which is not said again.
    """
    face = card.face
    if face is None:
        return [f"with {card_name(card)}"]
    new = (line for line in face.lines if line != face.kind and not any(line in each for each in told))
    return [f"with {card_name(card)} {short_info(face)}".rstrip(), *new]


def upside_down(scene: Scene, zone: ZoneView) -> bool:
    """Whether the cards of a zone are drawn as the player across the table lays them."""
    return scene.layout.turns and zone.seat not in (0, scene.near)


def short_info(face: Face, *, turned: bool = False) -> str:
    """Orientation, numbers and states of a card on one line."""
    facing = "" if face.facing is None else FACINGS[(face.facing + 2 * turned) % 4]
    return " ".join(part for part in (facing, face.stats, *face.marks) if part)


def box_height(width: int) -> int:
    """Fewest lines of a box of this width: two of border, and its name and numbers."""
    return 4 if width >= BROAD else 6


def cell_height(width: int) -> int:
    """Most lines of a slot of this width without a border: its name and numbers."""
    return 2 if width >= BROAD else 4


def draw_lines(chip: Chip, width: int, height: int) -> list[Line]:
    """Draw a chip without a border, one to four lines high."""
    closing = "]" if chip.lead == CURSOR else " "
    inner = width - 2
    texts = [_one_line(chip, inner)] if height == 1 else _cell_texts(chip, inner, height)
    leads = [chip.lead, *("[" if chip.lead == CURSOR else " " for _ in texts[1:])]
    return [
        (Span(lead + fit(text, inner) + closing, chip.style, chip.spot),)
        for lead, text in zip(leads, texts, strict=True)
    ]


def draw_box(chip: Chip, width: int, height: int, *, plain_borders: bool) -> list[Line]:
    """Draw a chip as a box of `height` lines with its arrows in the border around the name."""
    border = _border(chip, plain_borders=plain_borders)
    inner = _inner_texts(chip, width - 2, height - 2)
    rows = [_edge(chip, border, width, top=True)]
    for number, text in enumerate(inner):
        left = "<" if number < chip.arrows.get("L", 0) else border.upright
        right = ">" if number < chip.arrows.get("R", 0) else border.upright
        rows.append(left + fit(text, width - 2) + right)
    rows.append(_edge(chip, border, width, top=False))
    return [(Span(row, chip.style, chip.spot),) for row in rows]


def _one_line(chip: Chip, width: int) -> str:
    """Name and numbers; where room is short the name is cut, down to `SHORTEST_NAME`."""
    room = max(SHORTEST_NAME, width - cell_len(chip.info) - 1) if chip.info else width
    return f"{cut(chip.head, room)} {chip.info}".rstrip()


def _cell_texts(chip: Chip, width: int, height: int) -> Sequence[str]:
    words = (*chip.info.split(), *arrow_words(chip.arrows).split())
    if height == 2:
        return [chip.head, whole_words(words, width)]
    name = _name_lines(chip.head, width)
    return _filled([*name, *wrap_at_most(" ".join(words), width, height - len(name))], height)


def _inner_texts(chip: Chip, width: int, height: int) -> Sequence[str]:
    if chip.empty:
        texts = ["" for _ in range(height)]
        texts[height // 2] = plain(center(chip.title, width))
        texts[0] = chip.mark.code + chip.mark.picked if chip.legal else texts[0]
        return texts
    name = [chip.head] if width + 2 >= BROAD else _name_lines(chip.head, width)
    info = wrap_at_most(chip.info, width, height - len(name))
    more = [line for text in chip.more for line in wrap(text, width)]
    return _filled([*name, *info, *more], height)


def _name_lines(name: str, width: int) -> list[str]:
    """A name on one line or two: between words if that is enough, else broken anywhere and cut."""
    lines = wrap(name, width)
    if len(lines) <= 2:
        return lines
    first = chop(name, width)[0]
    return [first, cut(name.removeprefix(first).lstrip(), width)]


def _filled(texts: Sequence[str], height: int) -> Sequence[str]:
    return [*texts, *[""] * (height - len(texts))][:height]


def _edge(chip: Chip, border: Border, width: int, *, top: bool) -> str:
    side = "T" if top else "B"
    left, right = (border.corners[0], border.corners[1]) if top else (border.corners[3], border.corners[2])
    if side + "L" in chip.arrows:
        left = "\\" if top else "/"
    if side + "R" in chip.arrows:
        right = "/" if top else "\\"
    label = chip.label + chip.lead.strip(" [") if top else ""
    arrow = ("^" if top else "v") * chip.arrows.get(side, 0)
    arrow = f" {arrow} " if arrow else ""
    first = (width - 2 - len(arrow)) // 2
    head = label + border.flat * (first - len(label))
    return left + head + arrow + border.flat * (width - 2 - len(head) - len(arrow)) + right


def _border(chip: Chip, *, plain_borders: bool) -> Border:
    if chip.lead == CURSOR:
        return PLAIN_DOUBLE if plain_borders else DOUBLE
    if chip.legal:
        return PLAIN_HEAVY if plain_borders else HEAVY
    return PLAIN_QUIET if plain_borders else QUIET


def _title(zone: ZoneView, card: CardView | None, *, slot: bool) -> str:
    if card is None:
        return zone.state or EMPTY
    extra = zone.count - 1 if slot else 0
    return card_name(card) + (f" +{extra}" if extra else "")


def _lead(scene: Scene, spot: Spot, zone: ZoneView) -> str:
    if spot == scene.cursor:
        return CURSOR
    if zone.id in scene.targets():
        return TARGET
    return REACHED if zone.id in scene.reached() else " "


def _style(scene: Scene, zone: ZoneView, card: CardView | None, mark: Mark, lead: str) -> str:
    if lead == CURSOR:
        return "cursor"
    if mark.picked:
        return "picked"
    if mark.code:
        return "legal"
    if card is None:
        return "empty"
    return "own" if zone.seat in (0, scene.near) else "foe"


def _turn(direction: str) -> str:
    return DIRECTIONS[(DIRECTIONS.index(direction) + 4) % 8]
