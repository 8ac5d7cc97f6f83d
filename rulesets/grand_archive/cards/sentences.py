"""The parts of sentences: events, conditions, costs and statics. The sentences are in `lines`."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text.abilities import Condition, Cost, Effect, Selector, Static, TriggerEvent
from cardgame_tui.value import value
from rulesets.grand_archive.cards.changes import Trait
from rulesets.grand_archive.cards.nouns import Counter, Element, Kind, ObjectKind, Pile
from rulesets.grand_archive.cards.selectors import Chosen, Held


class Trigger(TriggerEvent, Enum):
    """What sets off a triggered ability (GA-168, GA-280 to GA-285)."""

    __hash__ = object.__hash__  # members are looked up all the time; hashing by name is ten times slower

    ENTER = "On Enter"
    ATTACK = "On Attack"
    HIT = "On Hit"
    ALLY_HIT = "On Ally Hit"
    CHAMPION_HIT = "On Champion Hit"
    KILL = "On Kill"
    DEATH = "On Death"
    BANISHED = "On Banish"
    LEAVE = "On Leave"
    FOSTER = "On Foster"
    WAKE_UP = "at the beginning of your wake up phase"
    MATERIALIZE = "at the beginning of your materialize phase"
    RECOLLECTION = "at the beginning of your recollection phase"
    DRAW = "at the beginning of your draw phase"
    MAIN = "at the beginning of your main phase"
    END = "at the beginning of your end phase"
    RECOLLECT = "whenever you recollect"
    RECOVER = "whenever you recover"
    LEVEL_UP = "whenever your champion levels up"
    ALLY_DIES = "whenever an ally you control dies"
    ALLIES_DIE = "whenever one or more allies you control die"
    ALLY_ENTERS = "whenever an ally enters the field under your control"
    ALLY_ATTACKS = "whenever an ally you control attacks"
    CHAMPION_ATTACKS = "whenever your champion attacks"
    CHAMPION_ATTACKED = "whenever your champion is attacked"
    CHAMPION_DAMAGED = "whenever your champion is dealt damage"
    DRAWN = "whenever you draw a card"
    DISCARDED = "whenever you discard a card"
    SACRIFICED = "whenever you sacrifice an object"
    MATERIALIZED = "whenever you materialize a card"
    RESTED = "whenever this becomes rested"
    WAKES = "whenever this wakes up"
    ATTACK_CARD = "whenever you activate an attack card"
    SPELL = "whenever you activate a Spell card"
    CHAMPION_KILL = "whenever a unit dies that your champion dealt combat damage to this turn"


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


@value
class OnCharge(TriggerEvent):
    """An object with a number of charge counters (GA-285)."""

    PHRASES: ClassVar = ("On Charge {count}",)
    count: int


class State(Condition, Enum):
    """Something that is true or not when it is asked."""

    DURING_COMBAT = "during combat"
    SECOND_SPELL = "it is the second one this turn"
    BREWED = "this is brewed"
    IMBUED = "this is imbued"
    PREPARED = "this is prepared"
    DISTANT = "this is distant"
    FOSTERED = "this is fostered"
    BALANCE = "you have as many cards in hand as in memory"
    DONE = "you do"
    NAMED = "it is the named card"


@value
class ItIs(Condition):
    """The kind of the object that was targeted, chosen or made before."""

    PHRASES: ClassVar = ("it is a {what}",)
    what: ObjectKind


@value
class Control(Condition):
    """Objects under your control: at least so many, or none."""

    PHRASES: ClassVar = (
        "you control {least:article} {what}",
        "you control {none=no} {what}",
        "you control {least} or more {what:plural}",
    )
    what: ObjectKind
    least: int = 0
    none: bool = False


@value
class InGraveyard(Condition):
    """Cards of an element in your graveyard (GA-326, Deluge)."""

    PHRASES: ClassVar = ("{least} or more {element} cards are in your graveyard",)
    least: int
    element: Element


@value
class HasActivated(Condition):
    """A card of a kind that you have activated this turn (GA-326, Harmonize)."""

    PHRASES: ClassVar = ("you activated a {what} card this turn",)
    what: Kind


@value
class MemoryAtMost(Condition):
    """Few cards in your memory."""

    PHRASES: ClassVar = ("{most} or fewer cards are in your memory",)
    most: int


@value
class IfBoth(Effect):
    """An effect behind an inline restriction and a condition, both read on resolution (GA-187)."""

    PHRASES: ClassVar = ("if {label} and {condition}, {effect}",)
    label: Label
    condition: Condition
    effect: Effect


class Payment(Cost, Enum):
    """What an activated ability may cost, without a number (GA-114, GA-115)."""

    REST = "rest"
    BANISH_THIS = "banish this"
    SACRIFICE_THIS = "sacrifice this"
    DELEVEL_THIS = "delevel this"


@value
class Pay(Cost):
    """A reserve cost (GA-109)."""

    PHRASES: ClassVar = ("pay {amount}",)
    amount: int


@value
class RemoveCounters(Cost):
    """Counters of the object itself (GA-244)."""

    PHRASES: ClassVar = (
        "remove {count:article} {counter} counter from this",
        "remove {count} {counter} counters from this",
    )
    counter: Counter
    count: int


@value
class Has(Static):
    """What the object itself, its linked object, its champion or a group has (GA-195)."""

    PHRASES: ClassVar = ("{whom} has {traits|and}",)
    whom: Selector
    traits: tuple[Trait, ...]


@value
class FirstCostsLess(Static):
    """A cheaper first card of a kind each turn (GA-111)."""

    PHRASES: ClassVar = ("the first {what} card you activate each turn costs {less} less",)
    what: Kind
    less: int


@value
class AttackTax(Static):
    """A payment for attacks that target your champion (GA-341)."""

    PHRASES: ClassVar = (
        "opponents can't declare attacks targeting your champion "
        "unless they pay {amount} for each such declaration",
    )
    amount: int


@value
class MayPlay(Static):
    """A permission to play cards from another zone, at their normal speed (GA-103)."""

    PHRASES: ClassVar = ("you may play {what} cards from your {pile}", "you may play cards from your {pile}")
    pile: Pile
    what: Kind | None = None


@value
class CardsCost(Static):
    """What playing cards of a kind costs (GA-111, GA-183)."""

    PHRASES: ClassVar = (
        "{what} cards you activate cost {less} less",
        "{what} cards you activate cost {more} more",
        "{what} cards you activate cost exactly {fixed}",
        "{what} cards you activate {free=cost nothing}",
        "{what} cards {theirs=opponents activate} cost {more} more",
    )
    what: Kind
    less: int = 0
    more: int = 0
    fixed: int | None = None
    free: bool = False
    theirs: bool = False


@value
class ThisCosts(Static):
    """What playing the card itself costs (GA-111)."""

    PHRASES: ClassVar = ("this costs {less} less to activate", "this costs {more} more to activate")
    less: int = 0
    more: int = 0


@value
class CannotAttack(Static):
    """Units that cannot attack (GA-146, GA-192)."""

    PHRASES: ClassVar = ("{whom} can't attack",)
    whom: Selector


@value
class MustAttack(Static):
    """Units with which their controller must attack (GA-91)."""

    PHRASES: ClassVar = ("{whom} must attack",)
    whom: Selector


@value
class MayWield(Static):
    """Units other than champions that may wield weapons (GA-56, GA-145)."""

    PHRASES: ClassVar = ("{whom} may wield weapons",)
    whom: Selector


@value
class SacrificeOther(Cost):
    """An object of yours that is sacrificed as a cost (GA-213)."""

    PHRASES: ClassVar = ("sacrifice {whom}",)
    whom: Chosen


@value
class DiscardCost(Cost):
    """Cards of your hand that are discarded as a cost (GA-240)."""

    PHRASES: ClassVar = ("discard {count:article} card", "discard {count} cards")
    count: int


@value
class BanishCost(Cost):
    """A card in a zone of yours that is banished as a cost (GA-333)."""

    PHRASES: ClassVar = ("banish {whom}",)
    whom: Held


@value
class RecoverCost(Cost):
    """Damage counters that leave your champion as a cost: all of them must be there (GA-229)."""

    PHRASES: ClassVar = ("recover {amount}",)
    amount: int


@value
class TopRevealed(Static):
    """The top card of your deck is open (GA-15)."""

    PHRASES: ClassVar = ("you {play=play with the top card of your deck revealed}",)
    play: bool = False


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
class Rolled(Condition):
    """What a die shows (GA-236)."""

    PHRASES: ClassVar = ("the roll is {least} or more",)
    least: int


class Rescue(Enum):
    """Where a unit goes instead of dying."""

    BANISHMENT = "banish it"
    HAND = "return it to its owner's hand"
    MEMORY = "return it to its owner's memory"

    @property
    def zone(self) -> str:
        """The kind of the zone."""
        return self.name.lower()


@value
class DiesInstead(Static):
    """A replacement for dying (GA-190, GA-211)."""

    PHRASES: ClassVar = ("if {whom} would die, {rescue} instead",)
    whom: Selector
    rescue: Rescue
