"""The nouns of card texts: objects, cards, counters, zones, numbers, and how long something lasts."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Fronted, Node
from cardgame_tui.value import value


class Head(Node):
    """The noun of a noun phrase, or one of several: `item or weapon`."""

    __slots__ = ()


class Noun(Head, Enum):
    """What things are: objects, cards, or what is on the stack (GA-202, GA-205)."""

    __hash__ = object.__hash__  # members are looked up all the time; hashing by name is ten times slower

    OBJECT = "object"
    UNIT = "unit"
    ALLY = "ally"
    CHAMPION = "champion"
    ITEM = "item"
    WEAPON = "weapon"
    DOMAIN = "domain"
    PHANTASIA = "phantasia"
    TOKEN = "token"
    REGALIA = "regalia"
    CARD = "card"
    INTENT = "intent"
    OMEN = "omen"
    SOURCE = "source"
    CARD_ACTIVATION = "card activation"
    MATERIALIZATION = "materialization"
    TRIGGER = "triggered ability"
    ABILITY = "activated ability"

    @property
    def plural(self) -> str:
        """The word for several."""
        if self is Noun.REGALIA:
            return "regalia"
        return f"{self.value[:-1]}ies" if self.value.endswith("y") else f"{self.value}s"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return _ALSO.get(self.value, ())


_ALSO = {
    "card activation": ("activation",), "triggered ability": ("trigger",),
}  # fmt: skip
CARDS = frozenset({Noun.CARD, Noun.INTENT, Noun.OMEN})
"""Nouns of cards that are no objects (GA-205)."""
ON_STACK = frozenset({Noun.CARD_ACTIVATION, Noun.MATERIALIZATION, Noun.TRIGGER, Noun.ABILITY})
"""Nouns of what is on the stack (GA-205)."""


class CounterKind(Node):
    """A kind of counter. Its `value` is its key in `ArchiveCard.counters`."""

    __slots__ = ()
    value: str


class Counter(CounterKind, Enum):
    """Kinds of counters with a rule of their own, or of our cards (GA-241 to GA-250)."""

    BUFF = "buff"
    DEBUFF = "debuff"
    DURABILITY = "durability"
    ENLIGHTEN = "enlighten"
    LEVEL = "level"
    PREPARATION = "preparation"
    BULWARK = "bulwark"
    OMEN = "omen"
    CHARGE = "charge"
    WITHER = "wither"
    STATIC = "static"
    SOOT = "soot"


@value
class OtherCounter(CounterKind):
    """A kind of counter that does nothing by itself (GA-241)."""

    PHRASES: ClassVar = ("{value}",)
    value: str


class Herb(Enum):
    """The subtypes of ingredients that need no quotes (GA-337)."""

    ADJUVANT = "Adjuvant"
    CATALYST = "Catalyst"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return (f"{self.value}s",)


@value
class Ingredient(Node):
    """What a Brew asks for: so many objects of a subtype (GA-311)."""

    PHRASES: ClassVar = ("{count:word} {herb}", "{count:word} {subtype}")
    count: int
    herb: Herb | None = None
    subtype: str = ""

    @property
    def word(self) -> str:
        """The subtype of the ingredients."""
        return self.subtype if self.herb is None else str(self.herb.value)


class Phase(Enum):
    """Phases that a text may name (GA-80)."""

    WAKE_UP = "wake up"
    MATERIALIZE = "materialize"
    RECOLLECTION = "recollection"
    DRAW = "draw"
    MAIN = "main"
    END = "end"


class IntoPile(Enum):
    """Zones of yours into which a text puts the cards that it generates."""

    HAND = "hand"
    MEMORY = "memory"
    GRAVEYARD = "graveyard"


class Pile(Enum):
    """Zones of yours from which a text may take cards; the names are the kinds of the zones."""

    HAND = "hand"
    MEMORY = "memory"
    GRAVEYARD = "graveyard"
    BANISHMENT = "banishment"
    MATERIAL = "material deck"

    @property
    def zone(self) -> str:
        """The kind of the zone."""
        return self.name.lower()


class Destination(Enum):
    """Where a card goes that a text returns; whoever's it is said to be, it is its owner's (GA-10)."""

    HAND = "its owner's hand"
    YOUR_HAND = "your hand"
    MEMORY = "its owner's memory"
    YOUR_MEMORY = "your memory"
    TOP = "the top of its owner's deck"
    BOTTOM = "the bottom of its owner's deck"
    MATERIAL = "its owner's material deck"
    FIELD = "the field"
    OWNERS_FIELD = "the field under its owner's control"

    @property
    def place(self) -> str:
        """The place without its owner."""
        return self.name.removeprefix("YOUR_").lower()

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        if self is Destination.FIELD:
            return ("the field under your control",)
        if self is Destination.OWNERS_FIELD:
            return ("the field under their owner's control", "the field under their owners' control")
        if self.value.startswith("your"):
            return (self.value.replace("your", "their"),)
        owners = ("their owner's", "their owners'") + (("your",) if "the " in self.value else ())
        found = [self.value.replace("its owner's", each) for each in owners]
        return (*found, f"{found[1]}s") if self is Destination.HAND else tuple(found)


class Way(Enum):
    """What a text has done with cards or objects, as its later words say it (GA-140)."""

    __hash__ = object.__hash__

    DISCARDED = "discarded"
    BANISHED = "banished"
    REVEALED = "revealed"
    DESTROYED = "destroyed"
    SACRIFICED = "sacrificed"
    RETURNED = "returned"
    PUT = "put"


class Duration(Fronted, Enum):
    """How long an effect lasts; one without a word lasts as long as its object stays (GA-193)."""

    END_OF_TURN = "until end of turn"
    END_OF_COMBAT = "until end of combat"
    END_OF_PHASE = "until end of this phase"
    YOUR_NEXT_TURN = "until the beginning of your next turn"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    WHILE_CONTROLLED = "for as long as you control this"
    WHILE_THERE = "while this is on the field"
    REST_OF_GAME = "for the rest of the game"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return _UNTIL.get(self.name, ())


_UNTIL = {
    "END_OF_TURN": ("this turn", "until the end of turn", "until the end of the turn", "until end of this turn"),
    "END_OF_COMBAT": ("until the end of combat", "this combat"),
    "WHILE_THERE": (
        "for as long as this is on the field",
        "for as long as this remains on the field",
        "until this leaves the field",
    ),
    "YOUR_NEXT_TURN": ("until your next turn", "until the start of your next turn"),
    "END_OF_YOUR_NEXT_TURN": ("until end of your next turn",),
}
"""Further spellings of durations."""


class Stat(Enum):
    """A number of an object that an effect may change (GA-196)."""

    POWER = "power"
    LIFE = "life"
    LEVEL = "level"
