"""The nouns of card texts: one phrase of qualifiers, noun and tests."""

from collections.abc import Mapping
from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.measures import Measure


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


class Duration(Enum):
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
    ADJACENT = "adjacent"
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


class Trait(Node):
    """What a card has, behind `with` or `has`."""

    __slots__ = ()


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
        "{what:plural} {least} or more",
        "{what:plural} {most} or less",
        "{what:plural} {number}",
        "{what:plural} exactly {exactly}",
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
        if self.number is not None and self.what not in LYING:
            return number == self.number
        least = self.least if self.number is None else self.number
        return number >= (1 if least is None else least)


LYING = (Measure.MANA, Measure.DAMAGE, Measure.ATTACHMENT)
"""What lies on a card: a number alone means at least so much of it, and of a printed number exactly (DR-198)."""


@value
class Compared(Trait):
    """More or less of something than another card has."""

    PHRASES: ClassVar = (
        "more {what} than {than}",
        "{less=less} {what} than {than}",
        "{what} more than {than}",
        "{what} {less=less} than {than}",
        "{what} more than or {same=equal to} {than}",
        "{what} {less=less} than or {same=equal to} {than}",
        "more {what}",
        "{less=less} {what}",
    )
    what: Measure
    than: Reference = Reference.THIS
    less: bool = False
    same: bool = False

    def admits(self, number: int, other: int) -> bool:
        """Whether a number compares so with that of the other card."""
        return (self.same and number == other) or (number < other if self.less else number > other)


@value
class Extreme(Trait):
    """The most or the least of something among those that are otherwise meant."""

    PHRASES: ClassVar = ("most {what}", "{least=least} {what}", "the most {what}", "the {least=least} {what}")
    what: Measure
    least: bool = False


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


class Lies(Test, Enum):
    """Where it lies, seen from the card itself (DR-8)."""

    ROW = "in the same row"
    COLUMN = "in the same column"
    ADJACENT = "adjacent to this"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return {"ADJACENT": ()}.get(self.name, (f"{self.value} as this",))


@value
class Linked(Test):
    """That something connects to it, or that it connects to something (DR-29)."""

    PHRASES: ClassVar = ("{by} connects to", "that {by} connects to", "that connects to {to}", "connected to {by}")
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


ANY_CARD = What()
"""Any card."""
EMPTY_ZONE = What(Kind.ZONE, qualifiers=(Qualifier(State.EMPTY),))
"""What is struck directly."""
