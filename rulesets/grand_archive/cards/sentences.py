"""The parts of sentences: events, conditions and effects about other effects. The sentences are in `lines`."""

from dataclasses import replace
from enum import Enum
from typing import ClassVar, TypeAlias

from cardgame_tui.text import Amount, Node
from cardgame_tui.text.abilities import Condition, Effect
from cardgame_tui.text.forms import If
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import CounterKind, Way
from rulesets.grand_archive.cards.phrases.selectors import Attacking, One, Phrase, Pointer
from rulesets.grand_archive.cards.phrases.spots import Spot
from rulesets.grand_archive.cards.phrases.tails import In, Owner, Past, Tail, Whose
from rulesets.grand_archive.cards.qualifiers import AnyOf, Element


class Label(Condition):
    """A restriction, in front of a text or after `if` (GA-184)."""

    __slots__ = ()


class Bonus(Label, Enum):
    """A restriction without a number (GA-186, GA-329)."""

    CLASS = "Class Bonus"
    ELEMENT = "Element Bonus"
    FIRST_BOON = "First Boon"


@value
class ChampionBonus(Label):
    """A named champion (GA-186)."""

    PHRASES: ClassVar = ("{champion} Bonus",)
    champion: str


@value
class LevelAtLeast(Label):
    """LV, modifiers included (GA-185)."""

    PHRASES: ClassVar = ("Level {least}+",)
    least: int


@value
class MemoryAtLeast(Label):
    """Cards in memory (GA-186)."""

    PHRASES: ClassVar = ("Memory {least}+",)
    least: int


@value
class DamageAtLeast(Label):
    """Damage counters on the champion (GA-186)."""

    PHRASES: ClassVar = ("Damage {least}+",)
    least: int


class State(Condition, Enum):
    """Something that is true or not when it is asked."""

    DURING_COMBAT = "during combat"
    SECOND_SPELL = "it is the second one this turn"
    YOUR_TURN = "it is your turn"
    OTHER_TURN = "it isn't your turn"
    BALANCE = "you have as many cards in hand as in memory"
    DONE = "you do"
    UNDONE = "you don't"
    NAMED = "it is the named card"
    EXTRA = "the additional cost was paid"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return _STATES.get(self.name, ())


_STATES = {
    "OTHER_TURN": ("it is not your turn", "it is an opponent's turn"), "DONE": ("they do", "you did", "they did"),
    "EXTRA": (
        "you paid the additional cost", "you paid this additional cost",
        "this additional cost was paid",
    ),
    "UNDONE": ("you do not", "they don't", "they do not", "you can't", "they can't"),
}  # fmt: skip


@value
class Is(Condition):
    """What one thing is: a state, a type, a thing of a kind, or what it attacks. What is not there is nothing."""

    PHRASES: ClassVar = (
        "{whom} is {tests}", "{whom} {isnt=isn't} {tests}", "{whom} is {kind}", "{whom} {isnt=isn't} {kind}",
        "{whom} {was=was} {tests}", "{whom} {was=was} {kind}", "{whom} is {deed}", "{whom} {isnt=isn't} {deed}",
    )  # fmt: skip
    whom: Pointer
    tests: AnyOf | None = None
    kind: One | None = None
    deed: Attacking | None = None
    isnt: bool = False
    was: bool = False


@value
class Bears(Condition):
    """Counters that one thing has."""

    PHRASES: ClassVar = (
        "{whom} has {least:article} {counter} counter on it",
        "{whom} has {least} or more {counter} counters on it",
        "{whom} has {none=no} {counter} counters on it",
        "{whom} has fewer than {below} {counter} counters on it",
        "there is {least:article} {counter} counter on {whom}",
        "there are {least} or more {counter} counters on {whom}",
        "there are {none=no} {counter} counters on {whom}",
    )
    whom: Pointer
    counter: CounterKind
    least: int = 1
    none: bool = False
    below: int | None = None


@value
class Lately(Condition):
    """What one thing has done in this turn, or what has happened to it."""

    PHRASES: ClassVar = (
        "{whom} {past} this turn", "{whom} took {least} or more damage this turn",
        "{whom} has taken {least} or more damage this turn",
        "{whom} was dealt {least} or more damage this turn",
    )  # fmt: skip
    whom: Pointer
    past: Past | None = None
    least: int | None = None


AboutOne: TypeAlias = Is | Bears | Lately
"""The conditions about one thing."""


@value
class And(Condition):
    """Two conditions that must both hold."""

    PHRASES: ClassVar = ("{first:closed} and {second}",)
    first: Condition
    second: Condition


@value
class Or(Condition):
    """Two conditions of which one must hold."""

    PHRASES: ClassVar = ("{first:closed} or {second}",)
    first: Condition
    second: Condition


@value
class OfTarget(Condition):
    """A condition about a target, which is `it` there. No phrase has it."""

    target: Phrase
    condition: Condition


@value
class Not(Condition):
    """A condition that must not hold: what `unless` says. No phrase has it."""

    condition: Condition


class Holder(Enum):
    """Who has the things that a condition counts."""

    YOU = "you control"
    OPPONENT = "an opponent controls"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return ("your opponent controls",) if self is Holder.OPPONENT else ()


@value
class Control(Condition):
    """How many things there are: one, so many, or none."""

    PHRASES: ClassVar = (
        "{holder} {what}", "there is {what:one}", "there is {what:one} on the field", "there are {what:many}",
        "there are {what:many} on the field", "you have {what:many}",
        "{holder} {what:one} {both=and} {other:one}", "{holder} {what:one} or {other:one}",
        "there is {what:one} {both=and} {other:one}", "there is {what:one} or {other:one}",
        "{what:one} is {place}", "{theirs=an opponent} has {what:one}", "{theirs=an opponent} has {what:many}",
        "{that=that player} has {what:one}", "{that=that player} has {what:many}", "you have {what:one}",
        "{that=that player} controls {what}",
    )  # fmt: skip
    what: Phrase
    holder: Holder | None = None
    other: One | None = None
    both: bool = False
    place: In | None = None
    theirs: bool = False
    that: bool = False

    @property
    def meant(self) -> Condition:
        """The same with one phrase in each condition, and with its place behind it."""
        if self.place is not None:
            return Control(replace(self.what, tails=(*self.what.tails, self.place)))
        if self.theirs or self.that:
            return Control(_of(self.what, Owner.THAT_PLAYERS if self.that else Owner.OPPONENTS))
        if self.other is None:
            return self
        first, second = Control(self.what, self.holder), Control(self.other, self.holder)
        return And(first, second) if self.both else Or(first, second)


def _of(what: Phrase, owner: Owner) -> Phrase:
    """A phrase about the zones that are said to be `their`, or about what that player controls."""
    tails = tuple([_in(each, owner) for each in what.tails])
    if owner is Owner.THAT_PLAYERS and what.place is None:
        tails = (*tails, Whose.THAT_PLAYERS)
    return replace(what, tails=tails)


def _in(tail: Tail, owner: Owner) -> Tail:
    if isinstance(tail, In) and tail.place.owner is Owner.THEIR:
        return replace(tail, place=replace(tail.place, owner=owner))
    return tail


@value
class InGraveyard(Condition):
    """Cards of an element in your graveyard (GA-326, Deluge)."""

    PHRASES: ClassVar = ("{least} or more {element} cards are in your graveyard",)
    least: int
    element: Element


class Done(Enum):
    """What a player has done in this turn; the name is that of the `Act`."""

    ACTIVATE = "activated"
    MATERIALIZE = "materialized"
    PLAY = "played"
    DRAW = "drew"
    DISCARD = "discarded"
    SACRIFICE = "sacrificed"
    SUMMON = "summoned"
    RECOVER = "recovered"
    GATHER = "gathered"
    GLIMPSE = "glimpsed"
    EMPOWER = "empowered"
    DIED = "died"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return ("drawn",) if self is Done.DRAW else ()


@value
class HasDone(Condition):
    """What a player has done in this turn, or has not (GA-326, Harmonize; GA-353)."""

    PHRASES: ClassVar = (
        "you {done}[ {what}] this turn", "{theirs=an opponent} {done}[ {what}] this turn",
        "you {none=haven't} {done}[ {what}] this turn",
        "{theirs=an opponent} {none=hasn't} {done}[ {what}] this turn",
        "you've {done}[ {what}] this turn", "you have {done}[ {what}] this turn",
        "{theirs=an opponent} has {done}[ {what}] this turn", "{what:one} {died=died} this turn",
        "{what:many} {died=died} this turn",
    )  # fmt: skip
    done: Done = Done.DIED
    what: Phrase | None = None
    theirs: bool = False
    none: bool = False
    died: bool = False


@value
class MemoryAtMost(Condition):
    """Few cards in your memory."""

    PHRASES: ClassVar = ("{most} or fewer cards are in your memory",)
    most: int


@value
class IfBehind(If):
    """An effect with its condition behind it."""

    PHRASES: ClassVar = ("{effect:closed} if {condition}",)


@value
class InsteadIf(Effect):
    """A stronger version of the effect before it, which takes its place (GA-141)."""

    PHRASES: ClassVar = ("if {condition}, {effect} instead", "if {condition}, deal {amount:any} damage instead")
    condition: Condition
    effect: Effect | None = None
    amount: int | Amount = 0


@value
class ChooseFresh(Effect):
    """The first of several effects, of which each can be chosen once for each object (GA-182)."""

    PHRASES: ClassVar = ("choose one that hasn't been chosen: {effect}",)
    effect: Effect


@value
class Cascade(Effect):
    """The first of several effects that are used one after another (GA-325)."""

    PHRASES: ClassVar = ("cascade: {effect}",)
    effect: Effect


@value
class Next(Effect):
    """The effect after another one of a Cascade (GA-325)."""

    PHRASES: ClassVar = ("next {effect}",)
    effect: Effect


@value
class Where(Effect):
    """What X is in an effect and in those before it (GA-40)."""

    PHRASES: ClassVar = ("{effect:closed}, where X is {amount}",)
    effect: Effect
    amount: Amount


@value
class WasDone(Condition):
    """With how many things of a kind the text has done something (GA-140)."""

    PHRASES: ClassVar = ("{what:one} was {way} this way", "{what:many} were {way} this way")
    what: Phrase
    way: Way


@value
class WasPut(Condition):
    """How many things of a kind the text has put somewhere, where they still lie (GA-348)."""

    PHRASES: ClassVar = ("{what:one} was put {spot} this way", "{what:many} were put {spot} this way")
    what: Phrase
    spot: Spot


@value
class Band(Node):
    """Numbers, of which an amount is one or is not."""

    PHRASES: ClassVar = (
        "{exactly}", "{exactly} or {other}", "{least} or more", "{most} or less", "{least} to {most}",
    )  # fmt: skip
    exactly: int | None = None
    other: int | None = None
    least: int | None = None
    most: int | None = None

    def admits(self, number: int) -> bool:
        """Whether a number is among them."""
        if self.exactly is not None:
            return number in (self.exactly, self.other)
        return number >= (self.least or 0) and (self.most is None or number <= self.most)


@value
class Case(Node):
    """What happens for some numbers."""

    PHRASES: ClassVar = ("{band}: {effect}",)
    band: Band
    effect: Effect
