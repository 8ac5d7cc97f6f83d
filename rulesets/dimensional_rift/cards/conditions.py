"""Conditions: what is so, and what happens. `while` and `if` ask for a state, `when` and `after` for an event."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Condition, Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.nouns import Kind, Quality, Reference, Trait, What


@value
class Count(Node):
    """How many of a phrase there are."""

    PHRASES: ClassVar = (
        "{least} or more {what:plural}",
        "{most} or less {what:plural}",
        "exactly {exactly} {what:plural}",
        "{none=no} {what}",
    )
    what: What
    least: int | None = None
    most: int | None = None
    exactly: int | None = None
    none: bool = False

    def admits(self, number: int) -> bool:
        """Whether this is so many."""
        if self.none or self.exactly is not None:
            return number == (self.exactly or 0)
        return number <= self.most if self.most is not None else number >= (self.least or 0)


@value
class Is(Condition):
    """A state of a card; of this one if none is named."""

    PHRASES: ClassVar = ("{quality}", "{who} is {quality}", "{who} is {no=not} {quality}")
    quality: Quality
    who: Selector = Reference.THIS
    no: bool = False


@value
class Has(Condition):
    """What a card has on it or in its text."""

    PHRASES: ClassVar = ("{who} has {trait}", "{who} {no=does not have} {trait}")
    who: Selector
    trait: Trait
    no: bool = False


@value
class Connects(Condition):
    """Whether arrows connect (DR-29)."""

    PHRASES: ClassVar = ("{who} connects to {whom}", "{who} connects to {count}", "{count} connects to {whom}")
    who: Selector | None = None
    whom: Selector | None = None
    count: Count | None = None


@value
class Controls(Condition):
    """What lies on the side of a player."""

    PHRASES: ClassVar = (
        "you control {whom}",
        "you control {count}",
        "{theirs=your opponent controls} {whom}",
        "{theirs=your opponent controls} {count}",
    )
    whom: Selector | None = None
    count: Count | None = None
    theirs: bool = False


class Simple(Condition, Enum):
    """Conditions without a slot."""

    DID = "you did"
    DID_NOT = "you did not"
    YOUR_TURN = "during your turn"
    THEIR_TURN = "during your opponent's turn"


class Deed(Enum):
    """What a card does."""

    ATTACKS = "attacks"
    DECLARES = "declares a Strike"
    BLOCKS = "blocks"
    MOVES = "moves"
    COLLECTS = "collects mana"
    TRANSFORMS = "transforms"
    SURVIVED = "fought a creature and survived"


@value
class Acts(Condition):
    """A card does something, perhaps to another one."""

    PHRASES: ClassVar = (
        "{who} {deed}[ {whom}][ against {against}]",
        "{who} {action:plural}[ {whom}][ against {against}]",
    )
    who: Selector
    deed: Deed | None = None
    action: Common | None = None
    whom: Selector | None = None
    against: Selector | None = None


class Fate(Enum):
    """What is done to a card."""

    SUMMONED = "summoned"
    FLIPPED = "flipped"
    DESTROYED = "destroyed"
    SACRIFICED = "sacrificed"
    TARGETED = "targeted"
    BLOCKED = "blocked"
    ATTACKED = "attacked"
    STRUCK = "struck"
    DEALT = "dealt damage"


@value
class Suffers(Condition):
    """Something is done to a card; to this one if none is named."""

    PHRASES: ClassVar = ("{fate}", "{who} is {fate}[ by {by}]", "{who} is {fate} {times} times")
    fate: Fate
    who: Selector = Reference.THIS
    by: Selector | None = None
    times: int | None = None


class Seen(Enum):
    """What is counted of a card since it was summoned."""

    FOUGHT = "has fought"
    VISITED = "has been in"


@value
class Tally(Condition):
    """How many different cards this has fought, or zones it has been in, since it was summoned (DR-194)."""

    PHRASES: ClassVar = ("{who} {seen} {count} different {kind:plural}",)
    who: Selector
    seen: Seen
    count: int
    kind: Kind


class Nth(Enum):
    """The number of a turn."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"
    FIFTH = "fifth"


@value
class TurnStarts(Condition):
    """A turn of yours starts, counted since this was summoned if a number says which (DR-194)."""

    PHRASES: ClassVar = (
        "your turn starts",
        "your {nth} turn since this was summoned starts",
        "your turn number {number} since this was summoned starts",
        "your {number} th turn since this was summoned starts",
    )
    nth: Nth | None = None
    number: int | None = None


class Happens(Condition, Enum):
    """Other events of players."""

    DREW = "a player makes the Draw Phase draw"
    TURN_ENDS = "your turn ends"
    YOU_DRAW = "you draw a card"
    YOU_DISCARD = "you discard a card"
    YOU_LOSE = "you lose HP"
    THEY_LOSE = "your opponent loses HP"
