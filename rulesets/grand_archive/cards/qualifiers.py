"""Words in front of a noun: a type, a subtype, an element or a state that things must have (GA-202, GA-206)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Head


class Test(Node):
    """A word in front of a noun: the things that do not fit it are not meant."""

    __slots__ = ()
    __test__ = False


class Kind(Test):
    """A type, a supertype, a subtype or an element."""

    __slots__ = ()

    @property
    def word(self) -> str:
        """The type, supertype, subtype or element."""
        raise NotImplementedError


class KindWord(Kind):
    """A kind that is an Enum of words."""

    __slots__ = ()
    value: str

    @property
    def word(self) -> str:
        """The word itself."""
        return self.value


class CardKind(KindWord, Enum):
    """A type, a supertype or a common subtype; a subtype has a capital."""

    CHAMPION = "champion"
    REGALIA = "regalia"
    UNIQUE = "unique"
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


class ClassKind(KindWord, Enum):
    """A class (GA-65)."""

    WARRIOR = "Warrior"
    MAGE = "Mage"
    GUARDIAN = "Guardian"
    RANGER = "Ranger"
    TAMER = "Tamer"
    ASSASSIN = "Assassin"
    CLERIC = "Cleric"
    SPIRIT = "Spirit"


@value
class SubtypeKind(Kind, Head):
    """A subtype that is written as a name."""

    PHRASES: ClassVar = ("{subtype}",)
    subtype: str

    @property
    def word(self) -> str:
        """The subtype."""
        return self.subtype


class Element(KindWord, Enum):
    """An element (GA-116)."""

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
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return (f"{self.value} element",)


class Elements(Test, Enum):
    """An element of a family (GA-116)."""

    BASIC = "basic element"
    ADVANCED = "advanced element"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return (self.value.removesuffix(" element"),)


class Standing(Test, Enum):
    """A property of an object (GA-206)."""

    __hash__ = object.__hash__  # members are looked up all the time

    AWAKE = "awake"
    RESTED = "rested"
    ATTACKING = "attacking"
    DEFENDING = "defending"
    RETALIATING = "retaliating"
    INTERCEPTING = "intercepting"
    DAMAGED = "damaged"
    UNDAMAGED = "undamaged"
    DISTANT = "distant"
    FOSTERED = "fostered"
    EPHEMERAL = "ephemeral"
    PREPARED = "prepared"
    BREWED = "brewed"
    IMBUED = "imbued"
    LOADED = "loaded"
    UNLOADED = "unloaded"
    PRESERVED = "preserved"
    TRANSFORMED = "transformed"
    FACE_UP = "face-up"
    FACE_DOWN = "face-down"
    TOKEN = "token"


PLAYED = frozenset({Standing.BREWED, Standing.IMBUED, Standing.PREPARED})
"""What a card on the stack is by how it was played."""


@value
class Non(Test):
    """Only what does not fit."""

    PHRASES: ClassVar = ("non-{test}",)
    test: Test


@value
class AnyOf(Node):
    """Words of which one must fit: `fire`, `fire or water`."""

    PHRASES: ClassVar = ("{tests|or}",)
    tests: tuple[Test, ...]
