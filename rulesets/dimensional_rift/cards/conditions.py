"""Conditions: what is so, and what happens. `while` and `if` ask for a state, `when` and `after` for an event."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Condition, Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.nouns import Quality, Reference, Trait, What
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
class Not(Condition):
    """What must not hold, behind `unless`; no text has this form."""

    condition: Condition


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
        "is {quality}",
        "is {no=not} {quality}",
    )
    quality: Quality
    also: Quality | None = None
    who: Selector = Reference.SAME
    no: bool = False


@value
class IsA(Single):
    """What a card is, by a noun: `it is a creature`, also of a card that lies elsewhere."""

    PHRASES: ClassVar = ("{who} is a {what}", "{who} is {no=not} a {what}", "{who} is the {only=only} {what}")
    what: What
    who: Selector = Reference.IT
    no: bool = False
    only: bool = False


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
        return Is(self.quality, self.also, Reference.THIS, self.no)


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

    PHRASES: ClassVar = (
        "{who} has {trait}",
        "{who} {no=does not have} {trait}",
        "has {trait}",
        "{no=does not have} {trait}",
    )
    trait: Trait
    who: Selector = Reference.SAME
    no: bool = False


@value
class Connects(Single):
    """Whether arrows connect (DR-29)."""

    PHRASES: ClassVar = (
        "{who} connects to {whom}",
        "{who} connects to {count}",
        "{count} connects to {whom}",
        "{same=connects to} {whom}",
        "{same=connects to} {count}",
    )
    who: Selector | None = None
    whom: Selector | None = None
    count: Count | None = None
    same: bool = False

    @property
    def full(self) -> "Connects":
        """The same with `2 creatures` read as `2 or more creatures` (DR-198)."""
        if (count := at_least(self.whom)) is not None:
            return Connects(self.who, count=count, same=self.same)
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
    "YOUR_TURN": ("on your turn", "in your turn", "it is your turn"),
    "THEIR_TURN": ("on your opponent's turn", "in your opponent's turn", "it is your opponent's turn"),
    "BATTLE": ("in a Battle Event", "during Battle", "during a Battle", "during Battle Events"),
    "CAMPAIGN": ("in a Campaign Event", "during Campaign", "during a Campaign", "during Campaign Events"),
    "EVENT": ("during the event", "during an event"),
    "DEPLOYMENT": ("during a Deployment Phase",),
}


class Thing(Enum):
    """What a player has."""

    HP = "HP"
    HAND = "cards in hand"


@value
class Outnumbers(Single):
    """Whether a player has more of something than the other one, or less."""

    PHRASES: ClassVar = (
        "you control more {what:plural} than your opponent",
        "you control {less=less} {what:plural} than your opponent",
        "{theirs=your opponent controls} more {what:plural} than you",
        "you have more {thing} than your opponent",
        "you have {less=less} {thing} than your opponent",
        "{theirs=your opponent has} more {thing} than you",
    )
    what: What | None = None
    thing: Thing | None = None
    less: bool = False
    theirs: bool = False


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
