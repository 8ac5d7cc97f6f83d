"""Conditions: what is so, and what happens. `while` and `if` ask for a state, `when` and `after` for an event."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Condition, Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.nouns import Kind, Quality, Reference, Trait, What
from rulesets.dimensional_rift.cards.selectors import Chosen, Group


class Single(Condition):
    """One condition, which may be joined with others."""

    __slots__ = ()


@value
class Both(Condition):
    """Several conditions that must all hold."""

    PHRASES: ClassVar = ("{conditions|+and}",)
    conditions: tuple[Single, ...]


@value
class Any(Condition):
    """Several conditions or events, any of which is enough."""

    PHRASES: ClassVar = ("{conditions|+or}",)
    conditions: tuple[Single, ...]


@value
class All(Condition):
    """Conditions of two parts of a sentence, all of which must hold; no text has this form."""

    conditions: tuple[Condition, ...]


@value
class Count(Node):
    """How many of a phrase there are."""

    PHRASES: ClassVar = (
        "{least} or more {what:plural}",
        "{most} or less {what:plural}",
        "exactly {exactly} {what:plural}",
        "{none=no} {what:plural}",
    )
    what: What
    least: int | None = None
    most: int | None = None
    exactly: int | None = None
    none: bool = False

    def admits(self, number: int) -> bool:
        """Whether a number of things fits."""
        if self.none or self.exactly is not None:
            return number == (self.exactly or 0)
        return number <= self.most if self.most is not None else number >= (self.least or 0)


def at_least(whom: Selector | None) -> Count | None:
    """What `2 creatures` means in a condition: 2 or more of them; None for a phrase without such a number."""
    several = isinstance(whom, Chosen) and whom.count > 1 and not whom.fewer
    return Count(whom.what, least=whom.count) if several and isinstance(whom, Chosen) else None


@value
class Is(Single):
    """A state of a card."""

    PHRASES: ClassVar = (
        "{who} is {quality}",
        "{who} is {no=not} {quality}",
        "{who} is {quality} or {also}",
    )
    quality: Quality
    also: Quality | None = None
    who: Selector = Reference.THIS
    no: bool = False


@value
class Bare(Condition):
    """A state of the card itself, in words that leave out `this is`: `while blocking`."""

    PHRASES: ClassVar = ("{quality}", "{no=not} {quality}", "{quality} or {also}")
    quality: Quality
    also: Quality | None = None
    no: bool = False

    @property
    def full(self) -> Is:
        """The same with its subject: `this is blocking`."""
        return Is(self.quality, self.also, no=self.no)


@value
class LiesIn(Single):
    """In what kind of zone a card lies."""

    PHRASES: ClassVar = ("{who} is in {where}", "{who} is {no=not} in {where}")
    where: Group
    who: Selector = Reference.THIS
    no: bool = False


@value
class BareIn(Condition):
    """The same of the card itself, without `this is`: `while in a conquered zone`."""

    PHRASES: ClassVar = ("in {where}", "{no=not} in {where}")
    where: Group
    no: bool = False

    @property
    def full(self) -> LiesIn:
        """The same with its subject."""
        return LiesIn(self.where, no=self.no)


@value
class Has(Single):
    """What a card has on it or in its text."""

    PHRASES: ClassVar = ("{who} has {trait}", "{who} {no=does not have} {trait}")
    who: Selector
    trait: Trait
    no: bool = False


@value
class Connects(Single):
    """Whether arrows connect (DR-29)."""

    PHRASES: ClassVar = ("{who} connects to {whom}", "{who} connects to {count}", "{count} connects to {whom}")
    who: Selector | None = None
    whom: Selector | None = None
    count: Count | None = None

    @property
    def full(self) -> "Connects":
        """The same with `2 creatures` read as `2 or more creatures` (DR-198)."""
        if (count := at_least(self.whom)) is not None:
            return Connects(self.who, count=count)
        if (count := at_least(self.who)) is not None:
            return Connects(whom=self.whom, count=count)
        return self


@value
class Controls(Single):
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

    @property
    def full(self) -> "Controls":
        """The same with `2 creatures` read as `2 or more creatures` (DR-198)."""
        count = at_least(self.whom)
        return self if count is None else Controls(count=count, theirs=self.theirs)


class Simple(Single, Enum):
    """Conditions without a slot."""

    DID = "you did"
    DID_NOT = "you did not"


class Timing(Single, Enum):
    """A part of a turn in which something counts."""

    YOUR_TURN = "during your turn"
    THEIR_TURN = "during your opponent's turn"
    BATTLE = "during a Battle Event"
    CAMPAIGN = "during a Campaign Event"
    EVENT = "during the Event Phase"
    DEPLOYMENT = "during Deployment"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return _ALSO_DURING.get(self.name, ())


_ALSO_DURING = {
    "YOUR_TURN": ("on your turn", "in your turn"),
    "THEIR_TURN": ("on your opponent's turn", "in your opponent's turn"),
    "BATTLE": ("in a Battle Event",),
    "CAMPAIGN": ("in a Campaign Event",),
    "EVENT": ("during the event", "during an event"),
    "DEPLOYMENT": ("during a Deployment Phase",),
}


class Thing(Enum):
    """What a player has."""

    HP = "HP"
    HAND = "cards in hand"


@value
class Stock(Single):
    """How much a player has."""

    PHRASES: ClassVar = (
        "you have {least} or more {thing}",
        "you have {most} or less {thing}",
        "you have {none=no} {thing}",
        "{theirs=your opponent has} {least} or more {thing}",
        "{theirs=your opponent has} {most} or less {thing}",
        "{theirs=your opponent has} {none=no} {thing}",
    )
    thing: Thing
    least: int | None = None
    most: int | None = None
    none: bool = False
    theirs: bool = False

    def admits(self, number: int) -> bool:
        """Whether a number fits."""
        if self.none:
            return number == 0
        return number <= self.most if self.most is not None else number >= (self.least or 0)


class Deed(Enum):
    """What a card does."""

    ATTACKS = "attacks"
    DECLARES = "declares a Strike"
    BLOCKS = "blocks"
    MOVES = "moves"
    COLLECTS = "collects mana"
    TRANSFORMS = "transforms"
    SURVIVED = "fought a creature and survived"
    DESTROYS = "destroys"


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
class Acts(Single):
    """A card does something, perhaps to another one."""

    PHRASES: ClassVar = (
        "{who} {deed}[ {whom}][ against {against}]",
        "{who} {deed} or {other}[ {whom}]",
        "{who} {deed} or is {fate}[ by {whom}]",
        "{who} {action:plural}[ {whom}][ against {against}]",
    )
    who: Selector
    deed: Deed | None = None
    other: Deed | None = None
    fate: Fate | None = None
    action: Common | None = None
    whom: Selector | None = None
    against: Selector | None = None


@value
class Suffers(Single):
    """Something is done to a card."""

    PHRASES: ClassVar = (
        "{who} is {fate}[ by {by}]",
        "{who} is {fate} or {other}[ by {by}]",
        "{who} is {fate} {times} times",
    )
    fate: Fate
    other: Fate | None = None
    who: Selector = Reference.THIS
    by: Selector | None = None
    times: int | None = None


@value
class Befalls(Condition):
    """Something done to the card itself, in words that leave out `this is`: `when destroyed`."""

    PHRASES: ClassVar = ("{fate}", "{fate} or {other}")
    fate: Fate
    other: Fate | None = None

    @property
    def full(self) -> Suffers:
        """The same with its subject: `this is destroyed`."""
        return Suffers(self.fate, self.other)


class Foreseen(Enum):
    """What would happen to a card."""

    DESTROYED = "be destroyed"
    DEALT = "be dealt damage"
    COLLECTS = "collect mana"


class ForeseenOfPlayers(Enum):
    """What would happen to a player."""

    YOU_DRAW = "you would draw a card"
    THEY_DRAW = "your opponent would draw a card"
    YOU_LOSE = "you would lose HP"
    THEY_LOSE = "your opponent would lose HP"


@value
class Would(Node):
    """Something that would happen, for a text that says what happens instead (DR-202)."""

    PHRASES: ClassVar = ("{who} would {event}[ by {by}]", "{of_player}")
    who: Selector | None = None
    event: Foreseen | None = None
    by: Selector | None = None
    of_player: ForeseenOfPlayers | None = None


class Seen(Enum):
    """What is counted of a card since it was summoned."""

    FOUGHT = "has fought"
    VISITED = "has been in"
    VISITS = "has visited"


@value
class Tally(Single):
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
class TurnStarts(Single):
    """A turn of yours starts, counted since this was summoned if a number says which (DR-194)."""

    PHRASES: ClassVar = (
        "your turn starts",
        "your {nth} turn since this was summoned starts",
        "your turn number {number} since this was summoned starts",
        "your {number} th turn since this was summoned starts",
    )
    nth: Nth | None = None
    number: int | None = None


class Happens(Single, Enum):
    """Other events of players."""

    DREW = "a player makes the Draw Phase draw"
    TURN_ENDS = "your turn ends"
    THEIR_TURN_STARTS = "your opponent's turn starts"
    THEIR_TURN_ENDS = "your opponent's turn ends"
    YOU_DRAW = "you draw a card"
    YOU_DISCARD = "you discard a card"
    YOU_LOSE = "you lose HP"
    THEY_LOSE = "your opponent loses HP"
