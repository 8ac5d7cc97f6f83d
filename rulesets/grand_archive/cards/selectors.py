"""Which objects and players a text is about: targets, those of a kind, and those it has named."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Graveyard, Kind, ObjectKind, Pile, TargetKind, Whose


@value
class Price(Node):
    """What the printed cost of a card is to be (GA-39, GA-40)."""

    PHRASES: ClassVar = ("cost {exactly}[ or {other}]", "cost {most} or less", "cost {least} or more")
    exactly: int | None = None
    other: int | None = None
    most: int | None = None
    least: int | None = None


@value
class Many(Node):
    """How many targets are chosen (GA-105)."""

    PHRASES: ClassVar = ("{any=any number of}", "up to {most:word}", "{exactly}")
    any: bool = False
    most: int | None = None
    exactly: int | None = None


@value
class OneTarget(Selector):
    """Something that is targeted when its item is put on the stack (GA-203).

    No words say `spell`: the compiler sets it where an ability counts as a Spell (GA-172).
    """

    PHRASES: ClassVar = (
        "[{many} ]target {what}[ {whose}][ with {price}]",
        "[{many} ]target {kind} {what}[ {whose}][ with {price}]",
        "[{many} ]target {what} in {graveyard}[ with {price}]",
        "[{many} ]target {kind} {what} in {graveyard}[ with {price}]",
    )
    what: TargetKind
    whose: Whose | None = None
    many: Many | None = None
    kind: Kind | None = None
    graveyard: Graveyard | None = None
    spell: bool = False
    price: Price | None = None

    @property
    def optional(self) -> bool:
        """Whether nothing need be targeted."""
        return self.many is not None and self.many.exactly is None

    @property
    def required(self) -> int:
        """How many targets must be chosen."""
        return 1 if self.many is None else self.many.exactly or 0


@value
class Targets(OneTarget):
    """Several things that are targeted, each different (GA-105, GA-203)."""

    PHRASES: ClassVar = (
        "[each=each of ]{many} target {what:plural}[ {whose}][ with {price}]",
        "[each=each of ]{many} target {kind} {what:plural}[ {whose}][ with {price}]",
        "[each=each of ]{many} target {what:plural} in {graveyard}[ with {price}]",
        "[each=each of ]{many} target {kind} {what:plural} in {graveyard}[ with {price}]",
    )
    each: bool = False

    @property
    def most(self) -> int:
        """The most that may be chosen, 0 for any number."""
        return 0 if self.many is None else self.many.exactly or self.many.most or 0


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
    """The card or object itself, one that belongs to it, or what was targeted, chosen or made before.

    `it` is one thing, `each of them` the several targets of the words before.
    """

    THIS = "this"
    IT = "it"
    YOUR_CHAMPION = "your champion"
    THEM = "each of them"
    ITS_CHAMPION = "its controller's champion"
    LINKED = "the linked object"


@value
class Held(Selector):
    """A card in a zone of yours that is chosen on resolution (GA-204)."""

    PHRASES: ClassVar = ("a card in your {pile}", "a {kind} card in your {pile}")
    pile: Pile
    kind: Kind | None = None


class Players(Selector, Enum):
    """Players who are meant without being targeted."""

    EACH = "each player"
    OPPONENT = "each opponent"
