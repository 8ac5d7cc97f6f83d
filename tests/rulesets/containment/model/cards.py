"""The starter pool (section 17) as a table of its own; texts are in `texts`, by the id of their card."""

from dataclasses import dataclass

SAFE, EUCLID, KETER = "Safe", "Euclid", "Keter"
PILES = (SAFE, EUCLID, KETER)
"""The three sandboxes in the order in which breaks are processed (CT-102)."""

_OBJECTS = """
S01 101 1/1 P Umbrella That Remembers Rain
S02 102 1/1 P Polite Vending Machine
S03 103 1/1 - Paper Crane Census
S04 104 1/2 - Clockwork Sparrow
S05 105 1/0 - Door Marked PULL
S06 106 0/1 - Borrowed Shadow
S07 101 1/1 - Umbrella That Forgot
S08 108 1/1 P Quiet Metronome
S09 109 0/0 - Stamp of Reasonable Doubt
S10 110 2/2 - Jar of Monday
S11 111 1/1 - Ladder to the Same Floor
S12 112 0/0 - Unsent Letter Rack
S13 113 1/1 P Echoing Teacup
S14 114 1/1 - Twin Keyring
S15 115 1/1 - Lantern Without a Moth
S16 116 2/1 P Copy Clerk's Stool
E01 201 2/3 - Weather Inside the Elevator
E02 202 2/2 - Committee of Crows
E03 203 2/3 - Self-Recalling Map
E04 204 3/2 - Glass Choir
E05 205 2/2 - Man Who Was Next in Line
E06 206 2/1 - Inkwell Tide
E07 207 2/2 - Hostage Piano
E08 208 1/1 - Room Zero Janitor
E09 209 3/2 - Mirror Ballot
K01 301 3/4 - The Corridor Ahead
K02 302 3/3 - Swarm of Footnotes
K03 303 4/5 - Sun Drawn in Chalk
K04 304 3/4 - The Applause
K05 305 2/2 - Gardener of Locks
"""

_OTHERS = """
P01 personnel Director Amane Kurusu
P02 personnel Agent Doma
P03 personnel Dr. Hisui Okonogi
T01 tale Night Shift
T02 tale Overtime Order
T03 tale Blackout Drill
I01 incident Emergency Bulkhead
I02 incident Mass Retraction
I03 incident Chain Reaction
C01 canon The Crowded Archive
C02 canon Thin Walls
"""

_TOKENS = """
Crane Safe 0/1
Crow - 0/1
Footnote - 1/1
"""


@dataclass(frozen=True, slots=True)
class Card:
    """A printed card.

    Args:
        id: its id in the digest; a token has its name.
        name: its name.
        kind: ``object``, ``token``, ``personnel``, ``tale``, ``incident`` or ``canon``.
        pile: the sandbox it belongs to (CT-10, CT-27); empty for none.
        cls: its class (CT-23).
        number: its object number (CT-38), 0 for none.
        cost: printed cost.
        power: printed power.
        marked: whether it has the partner marker.
    """

    id: str
    name: str
    kind: str
    pile: str = ""
    cls: str = ""
    number: int = 0
    cost: int = 0
    power: int = 0
    marked: bool = False


def _objects() -> dict[str, Card]:
    cards = {}
    for line in _OBJECTS.strip().splitlines():
        key, number, numbers, mark, name = line.split(maxsplit=4)
        cost, power = (int(part) for part in numbers.split("/"))
        pile = {"S": SAFE, "E": EUCLID, "K": KETER}[key[0]]
        cls = "Thaumiel" if key == "K05" else pile
        cards[name] = Card(key, name, "object", pile, cls, int(number), cost, power, mark == "P")
    return cards


def _others() -> dict[str, Card]:
    cards = {}
    for line in _OTHERS.strip().splitlines():
        key, kind, name = line.split(maxsplit=2)
        cards[name] = Card(key, name, kind)
    return cards


def _tokens() -> dict[str, Card]:
    cards = {}
    for line in _TOKENS.strip().splitlines():
        name, cls, numbers = line.split()
        cost, power = (int(part) for part in numbers.split("/"))
        cards[name] = Card(name, name, "token", "", cls.strip("-"), 0, cost, power)
    return cards


POOL = _objects() | _others()
"""Every card of the pool by name."""

TOKENS = _tokens()
"""Every token by name."""

BY_ID = {card.id: card for card in (*POOL.values(), *TOKENS.values())}
"""Every card and token by its id."""


def named(ids: str) -> list[str]:
    """The names of cards, by their ids with spaces between them."""
    return [BY_ID[key].name for key in ids.split()]


DECK_A = named("S02 S05 S09 S10 S11 S15 S16 E03 E06 E08 E09 K04 K05 P03 T03 I02")
DECK_B = named("S03 S04 S06 S08 S12 S13 S14 E02 E04 E05 E07 K02 K03 P02 T02 I03")


def deck_faults(
    deck: list[str], shape: tuple[int, ...] = (7, 4, 2, 1, 2), banned: tuple[str, ...] = ()
) -> set[str]:
    """The numbers of the rules that a deck breaks (section 5)."""
    cards = [POOL[name] for name in deck]
    canons = [card for card in cards if card.kind == "canon"]
    objects = [card for card in cards if card.kind == "object"]
    found = tuple(sum(card.pile == pile for card in objects) for pile in PILES)
    found += (sum(card.kind == "personnel" for card in cards),)
    found += (sum(card.kind in ("tale", "incident") for card in cards),)
    faults = {"CT-37"} if found != shape else set()
    numbers = [card.number for card in objects]
    if len(set(deck)) < len(deck) or len(set(numbers)) < len(numbers):
        faults.add("CT-38")
    if not any(card.marked for card in objects):
        faults.add("CT-39")
    if len(canons) > 1:
        faults.add("CT-40")
    if set(deck) & set(banned):
        faults.add("CT-41")
    return faults
