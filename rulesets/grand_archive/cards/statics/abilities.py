"""Static abilities: what objects have, what things cost, what players may do, and prevention (GA-183)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Effect, Selector, Static
from cardgame_tui.value import value
from rulesets.grand_archive.cards.amounts import Per, Product
from rulesets.grand_archive.cards.changes import Trait
from rulesets.grand_archive.cards.nouns import CounterKind, Noun, Pile
from rulesets.grand_archive.cards.phrases.selectors import CardsToActivate, Phrase
from rulesets.grand_archive.cards.qualifiers import Kind
from rulesets.grand_archive.cards.triggers.events import On


class Passing(Static):
    """A static ability that an effect may also bring about for a while (GA-193)."""

    __slots__ = ()


class Replacing(Passing):
    """A replacement: it is about whatever fits its words as its event happens (GA-190)."""

    __slots__ = ()


class DamageKind(Enum):
    """Damage that a replacement is about (GA-215, GA-222)."""

    ANY = "damage"
    COMBAT = "combat damage"
    OTHER = "non-combat damage"

    @property
    def combat(self) -> bool | None:
        """Whether it is combat damage; None for any damage."""
        return None if self is DamageKind.ANY else self is DamageKind.COMBAT


@value
class PreventAlways(Replacing):
    """Prevention that lasts, with a further effect; or an effect instead of damage (GA-190, GA-222, GA-227)."""

    PHRASES: ClassVar = (
        "prevent {amount} of the {kind} that would be dealt to {whom}[ and {also}]",
        "prevent {all=all} {kind} that would be dealt to {whom}[ and {also}]",
        "prevent all but {but} of the {kind} that would be dealt to {whom}[ and {also}]",
        "prevent {amount} of the {kind} that {source} would deal to {whom}[ and {also}]",
        "prevent {all=all} {kind} that {source} would deal to {whom}[ and {also}]",
        "prevent all but {but} of the {kind} that {source} would deal to {whom}[ and {also}]",
        "if {kind} would be dealt to {whom}[ by {source}], prevent {amount} of it[ and {also}]",
        "if {kind} would be dealt to {whom}[ by {source}], prevent {all=all} of it[ and {also}]",
        "if {kind} would be dealt to {whom}[ by {source}], prevent {all=that damage}[ and {also}]",
        "if {kind} would be dealt to {whom}[ by {source}], prevent all but {but} of it[ and {also}]",
        "if {whom} would be dealt {kind}[ by {source}], prevent {amount} of it[ and {also}]",
        "if {whom} would be dealt {kind}[ by {source}], prevent {all=that damage}[ and {also}]",
        "if {source} would deal {kind} to {whom}, prevent {amount} of it[ and {also}]",
        "if {source} would deal {kind} to {whom}, prevent {all=that damage}[ and {also}]",
        "if {kind} would be dealt to {whom}[ by {source}], {also} {instead=instead}",
        "if {whom} would be dealt {kind}[ by {source}], {also} {instead=instead}",
        "if {source} would deal {kind} to {whom}, {also} {instead=instead}",
    )
    kind: DamageKind
    whom: Selector
    amount: int | None = None
    all: bool = False
    but: int | None = None
    source: Selector | None = None
    also: Effect | None = None
    instead: bool = False


@value
class MoreDamage(Replacing):
    """Damage that is increased as it would be dealt (GA-190)."""

    PHRASES: ClassVar = (
        "if {source} would deal {kind} to {whom}, it deals that much plus {more} instead",
        "if {source} would deal {kind} to {whom}, it deals that much damage plus {more} instead",
        "if {source} would deal {kind} to {whom}, it deals {double=twice} that much instead",
        "if {source} would deal {kind} to {whom}, it deals {double=twice} that much damage instead",
        "if {source} would deal {kind} to {whom}, it deals {double=double} that much damage instead",
        "if {kind} would be dealt to {whom} by {source}, it is increased by {more}",
        "if {kind} would be dealt to {whom} by {source}, increase it by {more}",
    )
    kind: DamageKind
    whom: Selector
    source: Selector
    more: int = 0
    double: bool = False


class Deed(Enum):
    """What an object may do as though it were of another type (GA-48)."""

    ATTACK = "attack"
    RETALIATE = "retaliate"
    BE_ATTACKED = "be attacked"
    BE_TARGETED = "be targeted"


@value
class AsThough(Passing):
    """Objects that do one thing as though they were of another type, which they are not (GA-48)."""

    PHRASES: ClassVar = ("{whom} may {deed} as though it were a {what}",)
    whom: Selector
    deed: Deed
    what: Noun


@value
class FastCards(Passing):
    """Cards that their player may activate at fast speed (GA-44, GA-307)."""

    PHRASES: ClassVar = ("you may activate {what} cards as though they had Fast Activation",)
    what: Kind


class Kept(Enum):
    """Zones whose cards may be limited (GA-17, GA-93). The values are the kinds of the zones."""

    HAND = "hand"
    MEMORY = "memory"


@value
class Limit(Passing):
    """The most cards that a player keeps in a zone at the end of the own turn (GA-17, GA-93)."""

    PHRASES: ClassVar = ("your {zone} limit is {most}", "{theirs=your opponents'} {zone} limit is {most}")
    zone: Kept
    most: int
    theirs: bool = False


@value
class Has(Passing):
    """What the object itself, its linked object, its champion or a group has (GA-195)."""

    PHRASES: ClassVar = (
        "{whom} <has/have> {traits|and}[ {per}]",
        "{per}, {whom:one} has {traits|and}",
        "{per}, {whom:many} have {traits|and}",
    )
    whom: Selector
    traits: tuple[Trait, ...]
    per: Per | None = None

    @property
    def of_cards(self) -> bool:
        """Whether it is about cards that are no objects, which have keywords by it (GA-356)."""
        of_kind = isinstance(self.whom, Phrase) and Noun.CARD in self.whom.types
        return of_kind or isinstance(self.whom, CardsToActivate)


@value
class StaticWhere(Static):
    """What X is in a static ability: it counts all the time (GA-40, GA-129)."""

    PHRASES: ClassVar = ("{static:closed}, where X is {amount}",)
    static: Static
    amount: Amount


@value
class MayPlay(Passing):
    """A permission to play cards from another zone, at their normal speed (GA-103)."""

    PHRASES: ClassVar = ("you may play {what} cards from your {pile}", "you may play cards from your {pile}")
    pile: Pile
    what: Kind | None = None


@value
class MustAttack(Passing):
    """Units with which their controller must attack (GA-91)."""

    PHRASES: ClassVar = ("{whom} must attack",)
    whom: Selector


@value
class MayWield(Passing):
    """Units other than champions that may wield weapons, or the weapon with the text (GA-56, GA-145)."""

    PHRASES: ClassVar = ("{whom} may wield weapons", "{whom} may wield {this=this}")
    whom: Selector
    this: bool = False


@value
class AttacksHave(Passing):
    """What all attacks of units have, which is no power or keyword of their own (GA-160, GA-183)."""

    PHRASES: ClassVar = ("{whom}'s attacks have {traits|and}",)
    whom: Selector
    traits: tuple[Trait, ...]


@value
class EntersWith(Replacing):
    """How objects enter the field: rested, or with counters (GA-133, GA-190, GA-298)."""

    PHRASES: ClassVar = (
        "{whom} <enters/enter> the field {rested=rested}",
        "{whom} <enters/enter> the field with {count:article} {counter} counter on it[ {per}]",
        "{whom:one} enters the field with {count} {counter} counters on it[ {per}]",
        "{whom:many} enter the field with {count:article} {counter} counter on them",
        "{whom:many} enter the field with {count} {counter} counters on them",
        "{whom} <enters/enter> the field with {counter} counters on it equal to {count:value}",
        "{whom} <enters/enter> the field with a number of {counter} counters on it equal to {count:value}",
    )
    whom: Selector
    rested: bool = False
    count: int | Amount = 0
    counter: CounterKind | None = None
    per: Per | None = None

    @property
    def number(self) -> int | Amount:
        """How many counters."""
        return self.count if self.per is None else Product(self.count, self.per)


@value
class PaysMemory(Passing):
    """An object that may be sacrificed as a part of a memory cost (GA-110)."""

    PHRASES: ClassVar = ("sacrificing this pays {amount} of a memory cost",)
    amount: int


@value
class TriggersAgain(Replacing):
    """Abilities that trigger an additional time (GA-346)."""

    PHRASES: ClassVar = (
        "whenever a {on} ability of {whom} triggers: it triggers an {more=additional} time",
        "whenever a {on} ability of {whom} triggers, it triggers an {more=additional} time",
        "{on} abilities of {whom} trigger an {more=additional} time",
    )
    on: On
    whom: Selector
    more: bool = False


@value
class TopRevealed(Static):
    """The top card of your deck is open (GA-15)."""

    PHRASES: ClassVar = ("you {play=play with the top card of your deck revealed}",)
    play: bool = False


class Rescue(Enum):
    """Where an object goes instead."""

    BANISHMENT = "banish it"
    HAND = "return it to its owner's hand"
    MEMORY = "return it to its owner's memory"
    MATERIAL = "return it to its owner's material deck"
    DECK = "put it on top of its owner's deck"
    BOTTOM = "put it on the bottom of its owner's deck"

    @property
    def zone(self) -> str:
        """The kind of the zone."""
        return "deck" if self is Rescue.BOTTOM else self.name.lower()

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        if self.zone in ("banishment", "deck"):
            return ()
        return (self.value.replace("return it to", "put it into"), self.value.replace("its owner's", "your"))


class Fate(Enum):
    """What would happen to an object that leaves the field."""

    DIE = "die"
    DESTROYED = "be destroyed"
    SACRIFICED = "be sacrificed"
    BANISHED = "be banished"
    LEAVE = "leave the field"


@value
class GoesInstead(Replacing):
    """A replacement for leaving the field in some way (GA-190, GA-211)."""

    PHRASES: ClassVar = ("if {whom} would {fate}, {rescue} instead",)
    whom: Selector
    fate: Fate
    rescue: Rescue


@value
class InsteadOfSuppressing(Replacing):
    """Something else that happens to an object that would be suppressed (GA-190, GA-324)."""

    PHRASES: ClassVar = ("if {whom} would be suppressed, {effect} instead",)
    whom: Selector
    effect: Effect
