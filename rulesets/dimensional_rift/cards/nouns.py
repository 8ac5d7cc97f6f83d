"""The nouns of card texts: what a sentence is about."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value


class Noun(Enum):
    """What a selector or a cost asks for.

    Attributes:
        kind: the kind of card. It is its value, which Python looks up by two calls of a property.
    """

    def __init__(self, kind: str) -> None:
        self.kind = kind

    CREATURE = "creature"
    FACE_UP_CREATURE = "face-up creature"
    ARTIFACT = "artifact"
    MONUMENT = "monument"
    CARD = "card"


class Stat(Enum):
    """A number a continuous effect may change."""

    MIGHT = "Might"
    LIFE = "Life"
    ARMOR = "Armor"
    MOVEMENT = "Movement"


class Until(Enum):
    """How long a condition lasts (DR-148)."""

    END_OF_TURN = "until end of turn"


class Reference(Selector, Enum):
    """Something the sentence has named before, or the card itself."""

    THIS = "this"
    IT = "it"
    THAT_CREATURE = "that creature"


@value
class Target(Selector):
    """A target: picked through the arrows of the source on activation (DR-125, DR-142)."""

    PHRASES: ClassVar = ("target[ {noun}][yours= you control]",)
    noun: Noun | None = None
    yours: bool = False


@value
class SameType(Selector):
    """A target of the source's own type, for Shift (DR-165)."""

    PHRASES: ClassVar = ("target card of the same type you control",)


@value
class EachConnected(Selector):
    """Everything of a kind the source connects to on resolution; no targeting (DR-146)."""

    PHRASES: ClassVar = ("each {noun} this connects to",)
    noun: Noun


class Place(Selector, Enum):
    """A zone as a target, or chosen without arrows (DR-125)."""

    EMPTY_CONQUERED = "target empty conquered creature zone you control"
    STRUCK = "target creature zone"
    CHOSEN_EMPTY = "an empty active creature zone you choose"


class FreeChoice(Node):
    """Something chosen without arrows on activation (DR-125); `verbs.choosing` has its sentence form."""

    __slots__ = ()

    noun: Noun
