"""A field of Grand Archive as plain data: what the layers of `layers` are worked out from.

An adapter that turns a `Board` into a position of the game must provide all of this:

- Each `Thing` is an object on the field, or a card in the intent, with the text of its `Face`. The name of an
  ability is its sentence. Cards of the pool have ids (`pool.BY_ID`); every other face is an invented card.
- Things and effects come into being in the order of their stamps, `Taken` changes of control among them. Stamps
  are all different. A champion has the stamp of the first card of its lineage; each card of a lineage has its own.
- An `Effect` is the result of a resolution. Its set is fixed (``keys``, GA-194) or described (GA-195).
- Counters and damage are there from the start. So are the sizes of memory and graveyard, and links.
- No state-based check runs: the values are compared even where a unit has no life left.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

NOBODY: frozenset[str] = frozenset()
CLASSES = frozenset(["Warrior", "Mage", "Guardian", "Ranger", "Tamer", "Assassin", "Cleric", "Spirit"])
"""Subtypes that are classes (GA-65)."""

Word = tuple[str, int]
"""A keyword and its number, 1 for a keyword without one."""


@dataclass(frozen=True, slots=True)
class Which:
    """A set of things. Everything that is given must fit; nothing given means every object.

    Args:
        keys: the members of a fixed set (GA-194).
        types: types of which a member has one.
        subtypes: subtypes of which a member has one.
        elements: elements of which a member has one.
        keyword: a keyword that a member has.
        whose: ``you`` or ``foe`` if only the controller's or only the opponent's things are meant.
        least: the least power of a member.
        most: the greatest power of a member.
        other: whether the source itself is left out.
        itself: whether only the source is meant.
        linked: whether only the thing is meant that the source is linked to (GA-321).
    """

    keys: frozenset[int] | None = None
    types: frozenset[str] = NOBODY
    subtypes: frozenset[str] = NOBODY
    elements: frozenset[str] = NOBODY
    keyword: str = ""
    whose: str = ""
    least: int | None = None
    most: int | None = None
    other: bool = False
    itself: bool = False
    linked: bool = False


@dataclass(frozen=True, slots=True)
class Condition:
    """What must hold for an ability to exist (GA-184) or to apply.

    Args:
        kind: ``class``, ``element``, ``champion``, ``level``, ``memory``, ``damage``, ``deluge`` (water cards in
        the
            graveyard) or ``control`` (things of a set).
        number: how many are needed.
        name: the champion's name.
        which: the set that is counted.
    """

    kind: str
    number: int = 0
    name: str = ""
    which: Which = Which()


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that an effect does. `reading.LAYER` says in which layer.

    Args:
        act: ``set``, ``become``, ``add type``, ``add subtype``, ``become element``, ``add element``, ``gain``,
            ``lose``, ``lose all``, ``plus`` or ``swap``.
        what: the stat, type, subtype, element or keyword it is about.
        number: the amount, or the number of the keyword.
        per: a set whose size the amount is multiplied by.
        ability: the ability that is gained, if it is no keyword.
    """

    act: str
    what: str = ""
    number: int = 1
    per: Which | None = None
    ability: "Ability | None" = None


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability: a keyword, a static ability with parts, or one that only has a name.

    Args:
        name: its sentence.
        conditions: while one of them fails, the ability does not exist (GA-184).
        word: the keyword that it is.
        which: for a static ability the set that it is about.
        parts: what a static ability does.
        inherited: whether it also works from the inner lineage (GA-318).
    """

    name: str
    conditions: tuple[Condition, ...] = ()
    word: Word | None = None
    which: Which = Which(itself=True)
    parts: tuple[Part, ...] = ()
    inherited: bool = False


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card or token."""

    name: str
    types: frozenset[str]
    supertypes: frozenset[str] = NOBODY
    subtypes: frozenset[str] = NOBODY
    elements: frozenset[str] = frozenset({"norm"})
    power: int | None = None
    life: int | None = None
    level: int | None = None
    durability: int | None = None
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Joined:
    """A card of a lineage under the champion, and the time when it joined (GA-197)."""

    face: Face
    stamp: int


@dataclass(frozen=True, slots=True)
class Thing:
    """An object on the field, or a card in the intent.

    Args:
        key: its number.
        owner: the seat that owns it.
        stamp: when it entered.
        face: its present face; for a champion the top card.
        turned: when that face came up: a champion's top card joined, or the card was transformed (GA-259); 0 if it
            entered with that face.
        lineage: the cards under a champion.
        counters: kinds of counters and how many; ``damage`` is damage of any kind (GA-217, GA-218).
        link: the thing that it is linked to.
        zone: ``field`` or ``intent``.
    """

    key: int
    owner: int
    stamp: int
    face: Face
    turned: int = 0
    lineage: tuple[Joined, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    link: int | None = None
    zone: str = "field"

    def count(self, kind: str) -> int:
        """How many counters of that kind it has."""
        return sum(number for name, number in self.counters if name == kind)


@dataclass(frozen=True, slots=True)
class Effect:
    """What a resolution has left behind (GA-193)."""

    name: str
    seat: int
    stamp: int
    which: Which
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """A change of control: from then on the seat controls the thing (GA-209)."""

    key: int
    seat: int
    stamp: int


@dataclass(frozen=True, slots=True)
class Seat:
    """What effects read of a player: cards in memory, and water cards in the graveyard."""

    memory: int = 0
    water: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """Everything the layers need."""

    things: tuple[Thing, ...] = ()
    effects: tuple[Effect, ...] = ()
    taken: tuple[Taken, ...] = ()
    seats: dict[int, Seat] = field(default_factory=lambda: {1: Seat(), 2: Seat()})

    def thing(self, key: int) -> Thing:
        """The thing with this number."""
        return next(thing for thing in self.things if thing.key == key)

    def controller(self, thing: Thing) -> int:
        """Who controls a thing: whoever took it last, otherwise its owner."""
        taken = [change for change in self.taken if change.key == thing.key]
        return max(taken, key=lambda change: change.stamp).seat if taken else thing.owner

    def champion(self, seat: int) -> Thing | None:
        """The champion of a seat."""
        mine = (thing for thing in self.things if self.controller(thing) == seat)
        return next((thing for thing in mine if "Champion" in thing.face.types), None)

    def stamps(self) -> Iterator[int]:
        """Every stamp in use; the first card of a lineage has that of its champion."""
        for thing in self.things:
            yield from (thing.stamp, *(card.stamp for card in thing.lineage[1:]))
            if thing.turned:
                yield thing.turned
        yield from (effect.stamp for effect in self.effects)
        yield from (change.stamp for change in self.taken)
