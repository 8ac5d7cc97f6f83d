"""The nouns of card texts: players, targets, objects, cards, counters, and how long something lasts."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Keyword as KeywordNode
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.keywords import Keyword


class Whose(Enum):
    """Whose things a text means, seen from the controller."""

    YOURS = "you control"
    OPPONENTS = "an opponent controls"
    DEFENDERS = "the defending player controls"


class TargetKind(Enum):
    """What may be targeted (GA-203, GA-205)."""

    OBJECT = "object"
    UNIT = "unit"
    ALLY = "ally"
    CHAMPION = "champion"
    FIGHTING_UNIT = "attacking or retaliating unit"
    ITEM_WEAPON_PHANTASIA = "item, weapon or phantasia"
    NON_CHAMPION = "non-champion object"
    CARD_ACTIVATION = "card activation"
    SPELL_ACTIVATION = "Spell card activation"
    TRIGGER = "triggered ability"
    PLAYER = "player"


ON_STACK = frozenset({TargetKind.CARD_ACTIVATION, TargetKind.SPELL_ACTIVATION, TargetKind.TRIGGER})
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


class CardKind(Enum):
    """Cards of a type or of a subtype; a word in lower case is a type."""

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


class Element(Enum):
    """The elements that a text may ask for (GA-116)."""

    NORM = "norm"
    FIRE = "fire"
    WATER = "water"
    WIND = "wind"
    ARCANE = "arcane"
    CRUX = "crux"


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


class Until(Enum):
    """How long an effect lasts; one without a word lasts as long as its object stays (GA-193)."""

    END_OF_TURN = "until end of turn"


class Stat(Enum):
    """A number of an object that an effect may change (GA-196)."""

    POWER = "power"
    LIFE = "life"
    LEVEL = "level"


class Trait(Node):
    """What an object may have: a change of a number, or a keyword."""

    __slots__ = ()


@value
class Change(Trait):
    """A plus or a minus (GA-196, layer E)."""

    PHRASES: ClassVar = ("+{plus} {stat}", "-{minus} {stat}")
    stat: Stat
    plus: int = 0
    minus: int = 0

    @property
    def amount(self) -> int:
        """What is added, negative for a minus."""
        return self.plus - self.minus


@value
class Word(KeywordNode, Trait):
    """A keyword; a counted one has its number after it."""

    PHRASES: ClassVar = ("{word}[ {amount}]",)
    word: Keyword
    amount: int | None = None

    @property
    def count(self) -> int:
        """Its number; 1 for a keyword without."""
        return self.amount or 1


@value
class OneTarget(Selector):
    """Something that is targeted when its item is put on the stack (GA-203)."""

    PHRASES: ClassVar = ("target {what}[ {whose}]", "{optional=up to one} target {what}[ {whose}]")
    what: TargetKind
    whose: Whose | None = None
    optional: bool = False


@value
class Chosen(Selector):
    """An object that the controller chooses on resolution, which is no target (GA-204)."""

    PHRASES: ClassVar = ("a {what}[ {whose}]",)
    what: ObjectKind
    whose: Whose | None = None


@value
class Each(Selector):
    """All objects of a kind; `other` leaves out the card itself."""

    PHRASES: ClassVar = ("each {what}[ {whose}]", "each {other=other} {what}[ {whose}]")
    what: ObjectKind
    whose: Whose | None = None
    other: bool = False


class Reference(Selector, Enum):
    """The card or object itself, one that belongs to it, or what was targeted, chosen or made before (`it`)."""

    THIS = "this"
    IT = "it"
    YOUR_CHAMPION = "your champion"
    ITS_CHAMPION = "its controller's champion"
    LINKED = "the linked object"


class OwnCard(Selector, Enum):
    """A card of yours that is chosen on resolution."""

    BANISHED = "a card in your banishment"
