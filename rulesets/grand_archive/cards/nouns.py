"""The nouns of card texts: players, targets, objects, cards, counters, and how long something lasts."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Fronted, Node
from cardgame_tui.value import value


class Whose(Enum):
    """Whose things a text means, seen from the controller."""

    YOURS = "you control"
    OPPONENTS = "an opponent controls"
    DEFENDERS = "the defending player controls"


class TargetKind(Enum):
    """What may be targeted (GA-203, GA-205)."""

    __hash__ = object.__hash__  # members are looked up all the time; hashing by name is ten times slower

    OBJECT = "object"
    UNIT = "unit"
    ALLY = "ally"
    CHAMPION = "champion"
    ITEM = "item"
    WEAPON = "weapon"
    DOMAIN = "domain"
    PHANTASIA = "phantasia"
    ATTACKING_UNIT = "attacking unit"
    DEFENDING_UNIT = "defending unit"
    FIGHTING_UNIT = "attacking or retaliating unit"
    ITEM_WEAPON_PHANTASIA = "item, weapon or phantasia"
    NON_CHAMPION = "non-champion object"
    CARD_ACTIVATION = "card activation"
    MATERIALIZATION = "materialization"
    TRIGGER = "triggered ability"
    ABILITY = "activated ability"
    INTENT = "intent"
    CARD = "card"
    PLAYER = "player"

    @property
    def plural(self) -> str:
        """The word for several."""
        if self in (TargetKind.ALLY, TargetKind.ABILITY, TargetKind.TRIGGER):
            return f"{self.value.removesuffix('y')}ies"
        if self is TargetKind.ITEM_WEAPON_PHANTASIA:
            return "items, weapons or phantasias"
        return f"{self.value}s"


CARDS = frozenset({TargetKind.CARD, TargetKind.INTENT})
"""Targets that are cards and no objects (GA-205)."""
ON_STACK = frozenset(
    {
        TargetKind.CARD_ACTIVATION, TargetKind.MATERIALIZATION, TargetKind.TRIGGER,
        TargetKind.ABILITY,
    }
)  # fmt: skip
"""Targets that are items on the stack (GA-205)."""


class ObjectKind(Enum):
    """Objects that are counted, or chosen on resolution (GA-202, GA-204)."""

    OBJECT = "object"
    UNIT = "unit"
    ALLY = "ally"
    CHAMPION = "champion"
    ITEM = "item"
    WEAPON = "weapon"
    DOMAIN = "domain"
    PHANTASIA = "phantasia"
    ATTACKING_UNIT = "attacking unit"

    @property
    def plural(self) -> str:
        """The word for several."""
        return "allies" if self is ObjectKind.ALLY else f"{self.value}s"


class Kind(Node):
    """What cards a text means: those of a type, a supertype, a subtype or an element."""

    __slots__ = ()

    @property
    def word(self) -> str:
        """The type, supertype, subtype or element."""
        raise NotImplementedError


class CardKind(Kind, Enum):
    """Cards of a type, a supertype or a common subtype; a subtype has a capital."""

    CHAMPION = "champion"
    REGALIA = "regalia"
    ALLY = "ally"
    ACTION = "action"
    ATTACK = "attack"
    ITEM = "item"
    WEAPON = "weapon"
    DOMAIN = "domain"
    PHANTASIA = "phantasia"
    SPELL = "Spell"
    REACTION = "Reaction"
    ARROW = "Arrow"
    BULLET = "Bullet"
    AETHERCHARGE = "Aethercharge"
    MELODY = "Melody"

    @property
    def word(self) -> str:
        """The type, supertype or subtype."""
        return str(self.value)


@value
class SubtypeKind(Kind):
    """Cards of a subtype that is written as a name."""

    PHRASES: ClassVar = ("{subtype}",)
    subtype: str

    @property
    def word(self) -> str:
        """The subtype."""
        return self.subtype


class Element(Kind, Enum):
    """The elements that a text may ask for (GA-116)."""

    NORM = "norm"
    FIRE = "fire"
    WATER = "water"
    WIND = "wind"
    ARCANE = "arcane"
    ASTRA = "astra"
    CRUX = "crux"
    EXIA = "exia"
    LUXEM = "luxem"
    NEOS = "neos"
    TERA = "tera"
    UMBRA = "umbra"
    EXALTED = "exalted"

    @property
    def word(self) -> str:
        """The element."""
        return str(self.value)


class Counter(Enum):
    """Kinds of counters (GA-241 to GA-250). The values are the keys of `ArchiveCard.counters`."""

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


class Ingredient(Enum):
    """What a Brew asks for (GA-311)."""

    ADJUVANT = "one Adjuvant"
    CATALYST = "one Catalyst"

    @property
    def subtype(self) -> str:
        """The subtype of the ingredient."""
        return str(self.value).removeprefix("one ")


class Phase(Enum):
    """Phases that a text may name (GA-80)."""

    WAKE_UP = "wake up"
    MATERIALIZE = "materialize"
    RECOLLECTION = "recollection"
    DRAW = "draw"
    MAIN = "main"
    END = "end"


class Place(Enum):
    """Where cards of yours may be put."""

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


class Graveyard(Enum):
    """Whose graveyard a target lies in (GA-205)."""

    ANY = "a graveyard"
    YOURS = "your graveyard"
    OPPONENTS = "an opponent's graveyard"


class Destination(Enum):
    """Where a card goes that a text returns."""

    HAND = "its owner's hand"
    MEMORY = "its owner's memory"
    TOP = "the top of its owner's deck"
    BOTTOM = "the bottom of its owner's deck"
    FIELD = "the field"


class Until(Fronted, Enum):
    """How long an effect lasts; one without a word lasts as long as its object stays (GA-193)."""

    END_OF_TURN = "until end of turn"
    END_OF_COMBAT = "until end of combat"
    END_OF_PHASE = "until end of this phase"
    YOUR_NEXT_TURN = "until the beginning of your next turn"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    WHILE_CONTROLLED = "for as long as you control this"
    REST_OF_GAME = "for the rest of the game"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return _UNTIL.get(self.name, ())


_UNTIL = {
    "END_OF_TURN": ("this turn", "until the end of turn", "until the end of the turn", "until end of this turn"),
    "END_OF_COMBAT": ("until the end of combat", "this combat"),
    "YOUR_NEXT_TURN": ("until your next turn", "until the start of your next turn"),
    "END_OF_YOUR_NEXT_TURN": ("until end of your next turn",),
}
"""Further spellings of durations."""


class Stat(Enum):
    """A number of an object that an effect may change (GA-196)."""

    POWER = "power"
    LIFE = "life"
    LEVEL = "level"


class Number(Node):
    """A number that is worked out on resolution; one below 0 counts as 0 (GA-129)."""

    __slots__ = ()


class Quantity(Number, Enum):
    """A number with words of its own."""

    X = "X"
    HALF_X = "half of X"
    LEVEL = "your level"
    PREVENTED = "the damage prevented this way"


@value
class CountOf(Number):
    """How many objects there are."""

    PHRASES: ClassVar = ("the number of {what:plural}[ {whose}]",)
    what: ObjectKind
    whose: Whose | None = None


@value
class CardsIn(Number):
    """How many cards a zone of yours has."""

    PHRASES: ClassVar = ("the number of cards in your {pile}",)
    pile: Pile
