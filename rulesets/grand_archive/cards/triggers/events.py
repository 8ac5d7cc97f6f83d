"""What sets off a triggered ability: an object and what happens to it, a player and what they do, or a phase."""

from dataclasses import replace
from enum import Enum
from typing import ClassVar, TypeAlias

from cardgame_tui.text import Node, Plural, Singular
from cardgame_tui.text.abilities import Selector, TriggerEvent
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Noun, Phase
from rulesets.grand_archive.cards.phrases.determiners import Bounds, Which
from rulesets.grand_archive.cards.phrases.selectors import One, Phrase, Reference
from rulesets.grand_archive.cards.qualifiers import AnyOf, Kind
from rulesets.grand_archive.cards.triggers.compass import Turns
from rulesets.grand_archive.cards.triggers.happenings import (
    AIMED,
    COUNTERS,
    MOVED,
    BecomesTarget,
    CountersChange,
    IsPut,
)


class Event(Enum):
    """What an object does, or what happens to it (GA-168, GA-280 to GA-285)."""

    __hash__ = object.__hash__  # members are looked up all the time; hashing by name is ten times slower

    ENTERS = "enters the field"
    LEAVES = "leaves the field"
    DIES = "dies"
    DESTROYED = "is destroyed"
    SACRIFICED = "is sacrificed"
    BANISHED = "is banished"
    ATTACKS = "attacks"
    ATTACKED = "is attacked"
    RETALIATES = "retaliates"
    DAMAGED = "is dealt damage"
    COMBAT_DAMAGED = "is dealt combat damage"
    STRIKES = "deals combat damage"
    STRIKES_ALLY = "deals combat damage to an ally"
    STRIKES_CHAMPION = "deals combat damage to a champion"
    KILLS = "kills a unit"
    KILLS_ALLY = "kills an ally"
    RESTED = "becomes rested"
    WAKES = "wakes up"
    DISTANT = "becomes distant"
    FOSTERED = "becomes fostered"
    LEVELS_UP = "levels up"

    @property
    def plural(self) -> str:
        """The words for several."""
        verb, _, rest = self.value.partition(" ")
        return f"{'are' if verb == 'is' else verb[:-1]} {rest}".strip()

    @property
    def also(self) -> tuple[str, ...]:
        """Its other spellings."""
        return _ALSO.get(self, ())


LEAVING = frozenset({Event.DIES, Event.DESTROYED, Event.SACRIFICED, Event.BANISHED, Event.LEAVES})
"""What happens to an object as it leaves the field."""
WATCHED = {each: each.value for each in Event}
"""By which words abilities are found that watch what happens to other things; all the time, unlike `value`."""
_ALSO: dict[Event, tuple[str, ...]] = {
    Event.DAMAGED: ("takes damage",),
    Event.COMBAT_DAMAGED: ("takes combat damage",),
    Event.WAKES: ("becomes awake",),
    Event.RESTED: ("is rested",),
}


class On(TriggerEvent, Enum):
    """Events of the card itself that have a word of their own (GA-280 to GA-285)."""

    __hash__ = object.__hash__

    ENTER = "On Enter"
    ATTACK = "On Attack"
    HIT = "On Hit"
    ALLY_HIT = "On Ally Hit"
    CHAMPION_HIT = "On Champion Hit"
    KILL = "On Kill"
    ALLY_KILL = "On Ally Kill"
    DEATH = "On Death"
    DESTROY = "On Destroy"
    SACRIFICE = "On Sacrifice"
    BANISH = "On Banish"
    LEAVE = "On Leave"
    FOSTER = "On Foster"

    @property
    def event(self) -> Event:
        """What happens to the card."""
        return _EVENTS[self]


_EVENTS = {
    On.ENTER: Event.ENTERS, On.ATTACK: Event.ATTACKS, On.HIT: Event.STRIKES, On.ALLY_HIT: Event.STRIKES_ALLY,
    On.CHAMPION_HIT: Event.STRIKES_CHAMPION, On.KILL: Event.KILLS, On.ALLY_KILL: Event.KILLS_ALLY,
    On.DEATH: Event.DIES, On.DESTROY: Event.DESTROYED, On.SACRIFICE: Event.SACRIFICED, On.BANISH: Event.BANISHED,
    On.LEAVE: Event.LEAVES, On.FOSTER: Event.FOSTERED,
}  # fmt: skip


class Under(Enum):
    """Under whose control something enters the field."""

    YOURS = "your control"
    OPPONENTS = "an opponent's control"


@value
class Happens(TriggerEvent):
    """Something happens to an object, or once for all to which it happens together (GA-181)."""

    PHRASES: ClassVar = (
        "whenever {subject:one} {event}[ under {under}]",
        "whenever {subject:many} {event:plural}[ under {under}]",
        "when {subject:one} {event}[ under {under}]",
        "when {subject:many} {event:plural}[ under {under}]",
        "whenever {this=this} or {subject:one} {event}[ under {under}]",
        "when {this=this} or {subject:one} {event}[ under {under}]",
        "whenever {subject:one} {event} or {other}",
        "when {subject:one} {event} or {other}",
        "whenever {subject:many} {event:plural} or {other:plural}",
        "whenever {subject:one} {event} {prey:one}",
        "whenever {subject:one} {event} by {hunter:one}",
        "whenever {subject:one} {event} with {tool:one}",
    )
    subject: Selector
    event: Event
    under: Under | None = None
    other: Event | None = None
    this: bool = False
    prey: Selector | None = None
    hunter: Selector | None = None
    tool: Selector | None = None

    @property
    def about_foe(self) -> bool:
        """Whether it says what is attacked, or by what."""
        return self.prey is not None or self.hunter is not None

    @property
    def once(self) -> bool:
        """Whether it triggers once for all of a group."""
        return isinstance(self.subject, Phrase) and isinstance(self.subject.determiner, Bounds)


class Doer(Node):
    """A player who does something."""

    __slots__ = ()


class You(Doer, Plural, Enum):
    """The controller of the text."""

    YOU = "you"


class Another(Doer, Singular, Enum):
    """Another player, or any."""

    OPPONENT = "an opponent"
    PLAYER = "a player"


class Act(Enum):
    """What a player does (GA-174)."""

    __hash__ = object.__hash__

    ACTIVATE = "activate"
    MATERIALIZE = "materialize"
    PLAY = "play"
    DRAW = "draw"
    DISCARD = "discard"
    SACRIFICE = "sacrifice"
    SUMMON = "summon"
    RECOVER = "recover"
    RECOLLECT = "recollect"
    GLIMPSE = "glimpse"
    GATHER = "gather"
    EMPOWER = "empower"

    @property
    def plural(self) -> str:
        """The words for one who is not you: the third person."""
        return f"{self.value}es" if self.value.endswith("sh") else f"{self.value}s"

    @property
    def past(self) -> str:
        """The word for what was done."""
        return "drew" if self is Act.DRAW else f"{self.value.removesuffix('e')}ed"


ALONE = frozenset({Act.RECOVER, Act.RECOLLECT, Act.GLIMPSE, Act.GATHER, Act.EMPOWER})
"""Deeds without an object."""
OF_CARDS = frozenset({Act.ACTIVATE, Act.MATERIALIZE, Act.PLAY, Act.DRAW, Act.DISCARD})
"""Deeds that are done with cards."""


class Ordinal(Enum):
    """Which one of a turn."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"

    @property
    def number(self) -> int:
        """Its number."""
        return list(Ordinal).index(self) + 1


@value
class NthCard(Node):
    """The first card of a kind in a turn, or a later one."""

    PHRASES: ClassVar = (
        "your {nth} [{kinds| } ]card each turn", "{theirs=their} {nth} [{kinds| } ]card each turn",
    )  # fmt: skip
    nth: Ordinal
    kinds: tuple[AnyOf, ...] = ()
    theirs: bool = False


@value
class Does(TriggerEvent):
    """Something that a player does, each time or only one of a turn."""

    PHRASES: ClassVar = (
        "whenever {who:many} {deed}[ {what:one}][ for the {nth} time each turn]",
        "whenever {who:one} {deed:plural}[ {what:one}][ for the {nth} time each turn]",
        "whenever {who:many} {deed} {which}",
        "whenever {who:one} {deed:plural} {which}",
        "the {nth} time {who:many} {deed}[ {what:one}] each turn",
        "the {nth} time {who:one} {deed:plural}[ {what:one}] each turn",
    )
    who: Doer
    deed: Act
    what: Phrase | None = None
    which: NthCard | None = None
    nth: Ordinal | None = None

    @property
    def ordinal(self) -> Ordinal | None:
        """Which one of a turn, None for each."""
        return self.nth if self.which is None else self.which.nth

    @property
    def described(self) -> Phrase | None:
        """With what it is done."""
        return self.what if self.which is None else One((Noun.CARD,), Which.A, self.which.kinds)


class WhosePhase(Enum):
    """Whose phases are meant."""

    YOUR = "your"
    OPPONENT = "each opponent's"
    EACH = "each player's"

    @property
    def also(self) -> tuple[str, ...]:
        """Its other spellings."""
        return {
            WhosePhase.OPPONENT: ("your opponent's", "an opponent's"),
            WhosePhase.EACH: ("each", "every", "a player's"),
        }.get(self, ())  # fmt: skip


@value
class Begins(TriggerEvent):
    """A phase that begins (GA-83)."""

    PHRASES: ClassVar = ("at the beginning of {whose} {phase} phase",)
    whose: WhosePhase
    phase: Phase


class Rare(TriggerEvent, Enum):
    """Events in finished words."""

    __hash__ = object.__hash__

    CHAMPION_KILL = "whenever a unit dies that your champion dealt combat damage to this turn"


@value
class OnCharge(TriggerEvent):
    """An object with a number of charge counters (GA-285)."""

    PHRASES: ClassVar = ("On Charge {count}",)
    count: int


class During(Enum):
    """In whose turn, or when, something must happen."""

    YOURS = "during your turn"
    OPPONENTS = "during an opponent's turn"
    COMBAT = "during combat"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return ("during each opponent's turn",) if self is During.OPPONENTS else ()


@value
class AnyEvent(TriggerEvent):
    """Events of the card itself of which each sets off the ability."""

    PHRASES: ClassVar = ("{events|+or}", "{events|+and}")
    events: tuple[On, ...]


@value
class InTurn(TriggerEvent):
    """Something that a player does, or that happens, in the turn of one player."""

    PHRASES: ClassVar = ("{event:closed} {during}",)
    event: TriggerEvent
    during: During


def alternatives(event: TriggerEvent) -> tuple[TriggerEvent, ...]:
    """The events of which each sets off an ability."""
    match event:
        case AnyEvent(events=events):
            return events
        case InTurn(event=inner):
            return alternatives(inner)
        case Happens(this=True):
            return (Happens(Reference.THIS, event.event), replace(event, this=False))
        case Happens(other=Event() as other):
            return (replace(event, other=None), replace(event, event=other, other=None))
    return (event,)


def about_one(event: TriggerEvent) -> Selector | None:
    """The object to which an event happens, None where it is about no object."""
    if isinstance(event, Happens):
        return event.subject
    if isinstance(event, IsPut):
        return event.what
    return event.whom if isinstance(event, CountersChange | BecomesTarget) else None


def is_of_leaving(event: TriggerEvent | None) -> bool:
    """Whether an event is that something leaves the field."""
    return isinstance(event, On | Happens) and event.event in LEAVING


Key: TypeAlias = Event | Act | Phase | Rare | str
"""By what the abilities of a card are found: an event of the card itself, or one of another thing by its words."""


TURNS = "turns"
"""By what abilities are found that the turn of a compass triggers."""


def key_of(trigger: TriggerEvent) -> Key:
    """By what an ability is found that something sets off."""
    match trigger:
        case On():
            return trigger.event
        case Happens(subject=subject, event=event):
            return event if subject is Reference.THIS else WATCHED[event]
        case Does(deed=deed):
            return Event.SACRIFICED.value if deed is Act.SACRIFICE else deed
        case Begins(phase=phase):
            return phase
        case Rare():
            return trigger
        case Turns():
            return TURNS
        case CountersChange():
            return COUNTERS
        case BecomesTarget():
            return AIMED
        case IsPut():
            return MOVED
    raise TypeError(f"no key for {trigger!r}")


def words_of(what: Phrase | None) -> tuple[str, ...]:
    """The types, subtypes and elements that each card has which a deed is done with."""
    kinds = [test for each in (() if what is None else what.qualifiers) for test in each.tests]
    return tuple([each.word for each in kinds if isinstance(each, Kind)])
