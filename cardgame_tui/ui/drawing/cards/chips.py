"""What one place of the table shows, before it is drawn at a size."""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace

from cardgame_tui.engine.shown.face import Face
from cardgame_tui.engine.shown.view import CardView, ZoneView
from cardgame_tui.ui.cells.text import Spot
from cardgame_tui.ui.keys.answering import Badge
from cardgame_tui.ui.scene.scene import NO_BADGE, Scene
from cardgame_tui.ui.scene.slots import is_slot, place_words
from cardgame_tui.value import value

FACE_DOWN = "a face-down card"
EMPTY = "."
"""The state of an empty slot that a card may be put into."""
FACINGS = "▲▶▼◀"
DIRECTIONS = ("T", "TR", "R", "BR", "B", "BL", "L", "TL")
NO_FACE = Face("")


@value
class Chip:
    """What a place shows, before it is given a size.

    Args:
        spot: the place, None for one that cannot be pointed at.
        place: what the place is called on the table, such as ``2C4``; empty in flowing rows.
        seat: whose colour it has, 0 for nobody's.
        card: the card, None for an empty place.
        under: names of the cards attached to it or tucked under it, for those that its face does not carry.
        more: how many cards lie below it in a slot.
        state: what an empty place is, such as ``not conquered``; empty for an ordinary one.
        arrows: strength by direction, as drawn.
        turned: the quarter turn it is drawn with, as one of `FACINGS`; empty for an upright card.
        badge: what picks it, and whether it is picked.
        cursor: whether the cursor is here.
        reached: whether the card at the cursor connects to this place.
        role: its part in the open attack: ``attacks``, ``target`` or empty; ``marked`` for the card that the
            question is about, in a game with words for that.
        acting: what it does in that attack, if it attacks, or the words of the mark.
        across: the other end of an attack that crosses columns, such as ``to 2C1``.
        pile: what a pile says instead of its top card, such as its protection; empty for an ordinary place.
        count: how many cards are in a pile.
        gauge: how much a pile has left of what it says, and how much it began with; None for no bar.
        held: whether it is in a hand outside the rows of the board.
        short_states: shorter words for what it does and for its states, by their first word.
        differs: whether the place is not as on the board next to this one.
        quiet: whether it is as on the board next to this one, where other places are not.
        equals: the life of each of several equal cards that are drawn as one; empty for one card.
        spare: cells at its right that its last line may take, so that its mark is whole.
    """

    spot: Spot | None
    place: str
    seat: int = 0
    card: CardView | None = None
    under: tuple[str, ...] = ()
    more: int = 0
    state: str = ""
    arrows: Mapping[str, int] = field(default_factory=dict)
    turned: str = ""
    badge: Badge = NO_BADGE
    cursor: bool = False
    reached: bool = False
    role: str = ""
    acting: str = ""
    across: str = ""
    pile: str = ""
    count: int = 0
    gauge: tuple[int, int] | None = None
    held: bool = False
    short_states: Mapping[str, str] = field(default_factory=dict)
    equals: tuple[tuple[int, int] | None, ...] = ()
    differs: bool = False
    quiet: bool = False
    spare: int = 0

    @property
    def face(self) -> Face:
        """What the card shows; an empty face for an empty place and for a card that the viewer may not see."""
        return NO_FACE if self.card is None or self.card.face is None else self.card.face

    @property
    def hidden(self) -> bool:
        """Whether it shows the back of a card, on which its owner may still read the name; not in an open hand."""
        return self.card is not None and not self.card.face_up and not (self.held and self.card.face is not None)

    @property
    def ink(self) -> str:
        """The colour of its owner."""
        return "quiet" if self.quiet else f"s{self.seat}" if self.seat else "text"

    @property
    def ground(self) -> str:
        """The background it is drawn on, empty for that of the table."""
        if self.role:
            return "lane"
        if self.quiet:
            return ""
        return "lift" if self.cursor or self.differs else "card" if self.card is not None or self.pile else ""

    @property
    def code(self) -> str:
        """The letters that pick it; a cross once it is picked."""
        return self.badge.code if not self.badge.picked else self.badge.picked.replace("*", "x")

    @property
    def part(self) -> str:
        """What it does at this moment, such as ``strikes``."""
        return self.face.role or self.acting

    @property
    def title(self) -> str:
        """The name that it is drawn with."""
        return self.face.name

    @property
    def name(self) -> str:
        """The name that it is drawn with, and how many cards lie below it or are drawn as one with it."""
        below = f" +{self.more}" if self.more else ""
        return self.title + below + (f" ×{len(self.equals)}" if self.equals else "")

    @property
    def head(self) -> str:
        """Its name after what is printed on the top edge of the card."""
        return f"{self.face.corner} {self.name}".strip()


def make_chip(scene: Scene, spot: Spot) -> Chip:
    """Gather what a place shows."""
    zone = scene.view.zones[spot.zone]
    card = scene.card_at(spot)
    slot = is_slot(scene.layout, zone.name)
    aside = any(zone.name in names for names in scene.layout.asides)
    face = None if card is None else card.face
    role = _role(scene, zone, card)
    return Chip(
        spot=spot,
        place=place_words(scene.layout, zone.name) if slot else "",
        seat=zone.seat if card is None else card.seat,
        card=card,
        under=_under(card),
        more=zone.count - 1 if slot and not aside and zone.count > 1 and not zone.badge else 0,
        state=zone.state_words if card is None and zone.state not in ("", EMPTY) else "",
        arrows=arrows_seen(face, turned=scene.turned),
        turned=facing_sign(face, turned=upside_down(scene, zone)),
        badge=scene.zones.get(zone.id, NO_BADGE) if slot and zone.badge else scene.badge_at(spot),
        cursor=spot == scene.cursor,
        reached=zone.id in scene.reached(),
        role=role,
        acting={"attacks": scene.question.acting, "marked": scene.question.mark}.get(role, ""),
        across=scene.across(zone.id) if role else "",
        pile=zone.badge if slot else "",
        count=zone.count,
        gauge=zone.gauge if slot else None,
        held=zone.name in scene.layout.hands and not slot,
        short_states=scene.view.short_states,
        differs=spot in scene.differing,
        quiet=bool(scene.differing) and spot not in scene.differing,
    )


def make_equal_chip(scene: Scene, spots: Sequence[Spot]) -> Chip:
    """Gather what the places of equal cards show together: the first one, and the life of each."""
    at = next((spot for spot in spots if spot == scene.cursor), spots[0])
    cards = (scene.card_at(spot) for spot in spots)
    healths = tuple(card.face.health if card is not None and card.face is not None else None for card in cards)
    return replace(make_chip(scene, at), equals=healths)


def missing_chip(scene: Scene, name: str) -> Chip:
    """A place of a lane that does not exist yet: it looks empty and cannot be pointed at."""
    return Chip(None, place_words(scene.layout, name))


def pile_words(chip: Chip) -> str:
    """How many cards a pile has."""
    return "1 card" if chip.count == 1 else f"{chip.count or 'no'} cards"


def facing_sign(face: Face | None, *, turned: bool) -> str:
    """Where the top of a card points as it is drawn; empty for an upright card and for one that does not turn."""
    if face is None or not face.facing:
        return ""
    return FACINGS[(face.facing + 2 * turned) % 4]


def _under(card: CardView | None) -> tuple[str, ...]:
    if card is None or (card.face is not None and (card.face.carries or card.face.beneath)):
        return ()
    return tuple(card_name(each) for each in card.under)


def _role(scene: Scene, zone: ZoneView, card: CardView | None) -> str:
    asked, attack = scene.question, scene.attack
    if asked.mark and card is not None and card.id == asked.card:
        return "marked"
    clash = scene.view.clash
    if attack is None and clash is not None and card is not None:
        return "attacks" if card.id == clash.card else "target" if card.id in clash.targets else ""
    if attack is None:
        return ""
    if card is not None and card.id == attack.card:
        return "attacks"
    return "target" if zone.id == attack.zone else ""


def arrows_seen(face: Face | None, *, turned: bool) -> dict[str, int]:
    """Strength of each arrow by the direction it is drawn in; `turned` when seat 2 is at the bottom."""
    if face is None:
        return {}
    return {_turn(direction) if turned else direction: strength for direction, strength in face.arrows}


def card_name(card: CardView) -> str:
    """A card's name as shown: hidden, visible to this seat only, or open."""
    if card.face is None:
        return FACE_DOWN
    return card.face.name if card.face_up else f"{card.face.name}, face down"


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


def short_info(face: Face) -> str:
    """Numbers, counters and states of a card in a few words."""
    facing = facing_sign(face, turned=False)
    return "  ".join(word for word in (face.heading, face.stats, *state_words(face), facing) if word)


def state_words(face: Face) -> list[str]:
    """What has happened to a card: life lost, counters, conditions, its part in an attack, what it carries."""
    words = [face.role.upper()] if face.role else []
    words += [*face.conditions, *face.marks]
    if face.health is not None and face.health[0] < face.health[1]:
        words.append(f"{face.health[0]} of {face.health[1]} {face.life_word}")
    if face.counters:
        words.append(f"{face.counters} ◆")
    return words + [f"with {name}" for name in face.carries]


def in_short(words: str, short: Mapping[str, str]) -> str:
    """A state with the short form of its first word, if it has one."""
    first, space, rest = words.partition(" ")
    known = short.get(first.lower(), "")
    return f"{known.upper() if first.isupper() else known}{space}{rest}" if known else words


def short_state(chip: Chip, words: str) -> str:
    """What a card does, or a state of it, in short: of a mark its first word."""
    marked = chip.role == "marked" and words == chip.part.upper()
    return words.split()[0] if marked else in_short(words, chip.short_states)


def _turn(direction: str) -> str:
    return DIRECTIONS[(DIRECTIONS.index(direction) + 4) % 8]
