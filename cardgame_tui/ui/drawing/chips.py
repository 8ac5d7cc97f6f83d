"""What one place of the table shows, before it is drawn at a size."""

from collections.abc import Sequence

from cardgame_tui.engine.face import Face
from cardgame_tui.engine.view import CardView, ZoneView
from cardgame_tui.ui.drawing.cells import Spot
from cardgame_tui.ui.drawing.scene import NO_BADGE, Scene
from cardgame_tui.ui.drawing.slots import is_slot
from cardgame_tui.ui.keys.answering import Badge
from cardgame_tui.value import value

FACE_DOWN = "####"
FACINGS = "^>v<"
DIRECTIONS = ("T", "TR", "R", "BR", "B", "BL", "L", "TL")
CURSOR, TARGET, REACHED = "[", "!", "~"
EMPTY = "."


@value
class Chip:
    """What a place shows, before it is given a size.

    Args:
        spot: the place, None for one that cannot be pointed at.
        label: name of the zone, empty in flowing rows.
        title: the card's name or the state of the empty zone.
        info: orientation, numbers and states.
        more: further lines for roomy boxes.
        arrows: strength by direction, as drawn.
        badge: what picks it, and whether it is picked.
        lead: `CURSOR`, `TARGET`, `REACHED` or a space.
        style: name of its style.
        empty: whether the place has no card.
    """

    spot: Spot | None
    label: str
    title: str
    info: str
    more: tuple[str, ...]
    arrows: dict[str, int]
    badge: Badge
    lead: str
    style: str
    empty: bool

    @property
    def head(self) -> str:
        """Code and name, such as ``a* Gatewright``."""
        code = self.badge.code + self.badge.picked
        return f"{code} {self.title}" if code else self.title

    @property
    def legal(self) -> bool:
        """Whether it can be picked or has been."""
        return bool(self.badge.code or self.badge.picked)


def make_chip(scene: Scene, spot: Spot) -> Chip:
    """Gather what a place shows."""
    zone = scene.view.zones[spot.zone]
    card = scene.card_at(spot)
    badge = scene.badge_at(spot)
    lead = _lead(scene, spot, zone)
    face = None if card is None else card.face
    slot = is_slot(scene.layout, zone.name)
    aside = any(zone.name in names for names in scene.layout.asides)
    return Chip(
        spot=spot,
        label=zone.name if slot else "",
        title=_title(zone, card, counted=slot and not aside),
        info="" if face is None else short_info(face, turned=upside_down(scene, zone)),
        more=() if face is None else tuple(dict.fromkeys((face.kind, *face.lines))),
        arrows=arrows_seen(face, turned=scene.turned),
        badge=badge,
        lead=lead,
        style=_style(scene, zone, card, badge, lead),
        empty=card is None,
    )


def missing_chip(name: str) -> Chip:
    """A place of a lane that does not exist yet: it looks empty and cannot be pointed at."""
    return Chip(None, name, EMPTY, "", (), {}, NO_BADGE, " ", "empty", empty=True)


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
    """A card's name as shown: hidden, visible to this seat only, or open."""
    if card.face is None:
        return FACE_DOWN
    return card.face.name if card.face_up else f"#{card.face.name}"


def under_words(card: CardView, shown: Sequence[str]) -> Sequence[str]:
    """A short description of a card under another.

    Args:
        card: the card below.
        shown: lines shown for the card above, which are not repeated.
    """
    face = card.face
    if face is None:
        return [f"with {card_name(card)}"]
    new = (line for line in face.lines if line != face.kind and not any(line in each for each in shown))
    return [f"with {card_name(card)} {short_info(face)}".rstrip(), *new]


def upside_down(scene: Scene, zone: ZoneView) -> bool:
    """Whether the cards of a zone are drawn turned round, as their player on the far side sees them."""
    return scene.layout.turns and zone.seat not in (0, scene.near)


def short_info(face: Face, *, turned: bool = False) -> str:
    """Orientation, numbers and states of a card on one line."""
    facing = "" if face.facing is None else FACINGS[(face.facing + 2 * turned) % 4]
    return " ".join(part for part in (facing, face.stats, *face.marks) if part)


def _title(zone: ZoneView, card: CardView | None, *, counted: bool) -> str:
    """The card's name; `counted` adds the number of cards below it."""
    if card is None:
        return zone.state or EMPTY
    extra = zone.count - 1 if counted else 0
    return card_name(card) + (f" +{extra}" if extra else "")


def _lead(scene: Scene, spot: Spot, zone: ZoneView) -> str:
    if spot == scene.cursor:
        return CURSOR
    if zone.id in scene.targets():
        return TARGET
    return REACHED if zone.id in scene.reached() else " "


def _style(scene: Scene, zone: ZoneView, card: CardView | None, badge: Badge, lead: str) -> str:
    if lead == CURSOR:
        return "cursor"
    if badge.picked:
        return "picked"
    if badge.code:
        return "legal"
    if card is None:
        return "empty"
    return "own" if zone.seat in (0, scene.near) else "foe"


def _turn(direction: str) -> str:
    return DIRECTIONS[(DIRECTIONS.index(direction) + 4) % 8]
