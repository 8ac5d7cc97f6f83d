"""The nouns of card texts: one phrase of qualifiers, noun and tests, and the selectors made of it."""

from collections.abc import Mapping
from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value


class Kind(Enum):
    """What a phrase is about: a type of card, a subtype, or a zone.

    Attributes:
        kind: its value, which Python looks up by two calls of a property.
        zone: whether it is a zone.
    """

    __hash__ = object.__hash__  # members are looked up all the time; hashing by name is ten times slower

    def __init__(self, kind: str) -> None:
        self.kind = kind.removesuffix(" zone").casefold()
        self.zone = kind.endswith("zone")
        self.plural = kind if kind == "Equipment" else kind + "s"

    CREATURE = "creature"
    ARTIFACT = "artifact"
    MONUMENT = "monument"
    CARD = "card"
    EQUIPMENT = "Equipment"
    SCROLL = "Scroll"
    VEHICLE = "Vehicle"
    CREATURE_ZONE = "creature zone"
    ARTIFACT_ZONE = "artifact zone"
    MONUMENT_ZONE = "monument zone"
    ZONE = "zone"


class Stat(Enum):
    """A number a continuous effect may change."""

    MIGHT = "Might"
    LIFE = "Life"
    ARMOR = "Armor"
    MOVEMENT = "Movement"


class Until(Enum):
    """How long something lasts (DR-148, DR-198)."""

    END_OF_TURN = "until end of turn"
    THIS_TURN = "this turn"
    NEXT_TURN = "until your next turn"
    END_OF_NEXT_TURN = "until the end of your next turn"
    THIS_EVENT = "this event"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return _ALSO_UNTIL.get(self.name, ())


_ALSO_UNTIL: Mapping[str, tuple[str, ...]] = {
    "THIS_TURN": ("for the rest of the turn",),
    "NEXT_TURN": (
        "until your next turn starts",
        "until the start of your next turn",
        "until the beginning of your next turn",
    ),
    "END_OF_NEXT_TURN": ("until end of your next turn",),
    "THIS_EVENT": (
        "during this event",
        "until the end of this event",
        "until end of event",
        "for the rest of this event",
    ),
}


class Quality(Node):
    """What a card or a zone is: `Prone`, `face-up`, `empty`."""

    __slots__ = ()


class State(Quality, Enum):
    """A state that no keyword names."""

    __hash__ = object.__hash__

    FACE_UP = "face-up"
    FACE_DOWN = "face-down"
    CONNECTED = "connected"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    DAMAGED = "damaged"
    FABLED = "fabled"
    EQUIPPED = "equipped"
    OTHER = "other"
    FRIENDLY = "friendly"
    ENEMY = "enemy"
    YOUR = "your"
    EMPTY = "empty"
    OCCUPIED = "occupied"
    CONQUERED = "conquered"
    UNCONQUERED = "unconquered"


class Trait(Node):
    """What a card has, behind `with` or `has`."""

    __slots__ = ()


class Measure(Enum):
    """Something on a card that can be counted."""

    def __init__(self, word: str) -> None:
        self.plural = word + "s" if word == "attachment" else word

    MANA = "mana"
    DAMAGE = "damage"
    ATTACHMENT = "attachment"
    MIGHT = "Might"
    LIFE = "Life"
    WILL = "Will"
    ARMOR = "Armor"
    MOVEMENT = "Movement"


@value
class Amount(Trait):
    """So much of something; without a number at least 1."""

    PHRASES: ClassVar = (
        "{least} or more {what:plural}",
        "{most} or less {what:plural}",
        "exactly {exactly} {what:plural}",
        "{number} {what:plural}",
        "{none=no} {what:plural}",
        "{what:plural}",
        "a {what}",
    )
    what: Measure
    least: int | None = None
    most: int | None = None
    exactly: int | None = None
    number: int | None = None
    none: bool = False

    def admits(self, number: int) -> bool:
        """Whether this is so much."""
        if self.none or self.exactly is not None:
            return number == (self.exactly or 0)
        if self.most is not None:
            return number <= self.most
        if self.number is not None and self.what not in _LYING:
            return number == self.number
        least = self.least if self.number is None else self.number
        return number >= (1 if least is None else least)


_LYING = (Measure.MANA, Measure.DAMAGE, Measure.ATTACHMENT)
"""What lies on a card: a number alone means at least so much of it, and of a printed number exactly (DR-198)."""


class Innate(Trait, Enum):
    """An ability that a card has without a keyword."""

    TRANSFORM = "Transform"


class Type(Enum):
    """A type or subtype that something is not."""

    CREATURE = "creature"
    ARTIFACT = "artifact"
    MONUMENT = "monument"
    EQUIPMENT = "Equipment"
    SCROLL = "Scroll"


@value
class Qualifier(Node):
    """A word before a noun, or its opposite; a subtype, a breed or a faction is in quotes."""

    PHRASES: ClassVar = (
        "{quality}",
        "{quality} or {also}",
        "{no=non-}{quality}",
        "{subtype}",
        "{no=non-}{subtype}",
        "{no=non-}{type}",
    )
    quality: Quality | None = None
    also: Quality | None = None
    subtype: str | None = None
    type: Type | None = None
    no: bool = False


OTHER = Qualifier(State.OTHER)
"""What a card must be that is not the card itself."""
FACE_UP = Qualifier(State.FACE_UP)
"""What a card must be of which a cost asks for more than its type (DR-72)."""


class Test(Node):
    """Words behind a noun."""

    __slots__ = ()


class Whose(Test, Enum):
    """Whose card it is, or who chooses it."""

    YOURS = "you control"
    NOT_YOURS = "you do not control"
    THEIRS = "your opponent controls"
    AN_OPPONENTS = "an opponent controls"
    YOU_CHOOSE = "you choose"
    SAME_TYPE = "of the same type"


class Reference(Selector, Enum):
    """Something the sentence has named before, or the card itself."""

    THIS = "this"
    IT = "it"
    THAT_CREATURE = "that creature"
    THAT_CARD = "that card"
    THE_BLOCKER = "the blocker"
    THE_ATTACKER = "the attacker"
    CHOSEN_CREATURE = "the chosen creature"
    CHOSEN_ARTIFACT = "the chosen artifact"
    CHOSEN_CARD = "the chosen card"
    SAME = "the same card"


@value
class Linked(Test):
    """That something connects to it, or that it connects to something (DR-29)."""

    PHRASES: ClassVar = ("{by} connects to", "that {by} connects to", "that connects to {to}")
    by: Reference | None = None
    to: Reference | None = None


@value
class With(Test):
    """What it has or has not."""

    PHRASES: ClassVar = (
        "with {trait}",
        "with {trait} and {also}",
        "{no=without} {trait}",
        "that has {trait}",
        "that hold {trait}",
    )
    trait: Trait
    also: Trait | None = None
    no: bool = False


@value
class That(Test):
    """What it is or is not; the same as a qualifier before the noun."""

    PHRASES: ClassVar = ("that is {no=not} {quality}", "that is {quality}")
    quality: Quality
    no: bool = False


@value
class What(Node):
    """The noun phrase: `connected Weakened creature you control with 2 or more mana`, `artifact or monument`."""

    PHRASES: ClassVar = ("[{qualifiers| } ]{kind}[ or {also}][ {tests| }]", "[{qualifiers| } ]{name}[ {tests| }]")
    kind: Kind = Kind.CARD
    also: Kind | None = None
    qualifiers: tuple[Qualifier, ...] = ()
    tests: tuple[Test, ...] = ()
    name: str | None = None

    @property
    def is_zone(self) -> bool:
        """Whether it is about zones rather than cards."""
        return self.kind.zone


class Aim(Selector):
    """Something picked on activation, before the item is put on the stack (DR-125)."""

    __slots__ = ()


ALL_THAT_FIT = 20
"""As many cards as there are zones that can be targeted: what "any number" means at most."""


class Several(Node):
    """A pick of several that are all different, or of fewer (DR-198).

    A form of it has the fields `count`, `upto` for `up to`, and `many` for `any number of`.
    """

    __slots__ = ()
    count: int
    upto: bool
    many: bool

    @property
    def most(self) -> int:
        """How many may be picked."""
        return ALL_THAT_FIT if self.many else self.count

    @property
    def fewer(self) -> bool:
        """Whether fewer may be picked, or none."""
        return self.upto or self.many


@value
class Target(Aim, Several):
    """A target: picked through the arrows of the source on activation (DR-125, DR-142)."""

    PHRASES: ClassVar = (
        "target {what}",
        "{another=another} target {what}",
        "{count} target {what:plural}",
        "{count} {another=other} target {what:plural}",
        "{upto=up to} {count} target {what:plural}",
        "{upto=up to} {count} {another=other} target {what:plural}",
        "{many=any number of} target {what:plural}",
        "{many=any number of} {another=other} target {what:plural}",
        "target {count} {what:plural}",
        "target {upto=up to} {count} {what:plural}",
        "target {many=any number of} {what:plural}",
    )
    what: What
    another: bool = False
    count: int = 1
    upto: bool = False
    many: bool = False


@value
class AnyTarget(Aim):
    """The same without a noun: any card (DR-125)."""

    PHRASES: ClassVar = ("target[ {tests| }]",)
    tests: tuple[Test, ...] = ()


@value
class ThisOr(Selector):
    """One target that may also be the card itself, to which no arrow need point (DR-147)."""

    PHRASES: ClassVar = ("this or {target}", "{target} or this")
    target: Aim


class Group(Selector):
    """All of a kind, or some of it."""

    __slots__ = ()


@value
class Each(Group):
    """All that fit when it is carried out; no targeting (DR-146)."""

    PHRASES: ClassVar = ("each {what}", "all {what:plural}", "{what:plural}")
    what: What


@value
class Chosen(Group, Several):
    """What its player picks without arrows: as it is carried out, with `you choose` on activation."""

    PHRASES: ClassVar = (
        "a {what}",
        "{another=another} {what}",
        "{count} {what:plural}",
        "{upto=up to} {count} {what:plural}",
        "{many=any number of} {what:plural}",
    )
    what: What
    another: bool = False
    count: int = 1
    upto: bool = False
    many: bool = False


@value
class WithThis(Selector):
    """The card itself, and others: `this and connected creatures`."""

    PHRASES: ClassVar = ("this and {others}", "this or {others}", "this and {aim}")
    others: Group | None = None
    aim: Aim | None = None

    @property
    def rest(self) -> Selector:
        """The others."""
        found = self.others or self.aim
        assert found is not None
        return found


class Sort(Enum):
    """What lies on a card and may go from it."""

    MANA = "mana"
    DAMAGE = "damage"
    ATTACHMENT = "attachment"
    CONDITION = "condition"

    @property
    def plural(self) -> str:
        """Its plural."""
        return str(self.value) if self in (Sort.MANA, Sort.DAMAGE) else f"{self.value}s"


@value
class Load(Node):
    """So much of it."""

    PHRASES: ClassVar = (
        "{amount} {sort:plural}",
        "{amount:article} {sort}",
        "{all=all} {sort:plural}",
        "{upto=up to} {amount} {sort:plural}",
        "{many=any number of} {sort:plural}",
        "{many=any amount of} {sort:plural}",
    )
    sort: Sort
    amount: int = 0
    all: bool = False
    upto: bool = False
    many: bool = False
