"""The nouns of card texts: players, sandboxes, objects, and until when something lasts."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value


class SandboxClass(Enum):
    """A class with a sandbox (CT-10)."""

    SAFE = "Safe"
    EUCLID = "Euclid"
    KETER = "Keter"


class ObjectClass(Enum):
    """A class that a text may ask for; others exist (CT-27)."""

    SAFE = "Safe"
    EUCLID = "Euclid"
    KETER = "Keter"
    THAUMIEL = "Thaumiel"


class Stat(Enum):
    """A number of an object that an effect may change (CT-25, CT-90)."""

    POWER = "power"
    COST = "cost"


class Duration(Enum):
    """How long a result lasts; one without a word lasts until the object leaves the site (CT-88, CT-89)."""

    START_PHASE = "until the start phase"
    EXPERIMENT_PHASE = "until the experiment phase"
    MAIN_PHASE = "until the main phase"
    END_PHASE = "until the end phase"
    YOUR_START_PHASE = "until your next start phase"
    TURN = "during the turn"


class Owners(Enum):
    """Whose sandboxes a text means, seen from the controller."""

    YOURS = "your"
    OPPONENTS = "the opponent's"


class Sandboxes(Node):
    """One or more sandboxes."""

    __slots__ = ()


@value
class OneSandbox(Sandboxes):
    """A sandbox that the controller chooses when the effect is put on the stack (CT-83)."""

    PHRASES: ClassVar = ("one of {owners} sandboxes",)
    owners: Owners


@value
class NamedSandbox(Sandboxes):
    """The sandbox of a class."""

    PHRASES: ClassVar = ("{owners} {of_class} sandbox",)
    owners: Owners
    of_class: SandboxClass


@value
class EachSandbox(Sandboxes):
    """All sandboxes of a player."""

    PHRASES: ClassVar = ("each of {owners} sandboxes",)
    owners: Owners


class OtherSandboxes(Sandboxes, Enum):
    """Every sandbox of both players, or the one that was chosen or damaged."""

    EVERY = "every sandbox"
    THAT = "that sandbox"


class Which(Enum):
    """Which object may be chosen, seen from the controller."""

    YOURS = "you control"
    OPPONENTS = "the opponent controls"


@value
class OneObject(Selector):
    """An object that the controller chooses when the effect is put on the stack (CT-83)."""

    PHRASES: ClassVar = (
        "an object[ {which}][ with cost {most} or less]",
        "{another=another} object[ {which}][ with cost {most} or less]",
    )
    which: Which | None = None
    another: bool = False
    most: int | None = None


class Reference(Selector, Enum):
    """The card itself, or the object that was chosen."""

    THIS = "this"
    IT = "that object"


class Group(Enum):
    """The objects that a static effect is about."""

    YOUR_OTHERS = "your other objects"
    YOURS = "your objects"
    OPPONENTS = "the opponent's objects"
    ALL = "all objects"
    ALL_SAFE = "all Safe objects"
    ALL_EUCLID = "all Euclid objects"
    ALL_KETER = "all Keter objects"
