"""The parts of sentences: events, conditions and effects about other effects. The sentences are in `lines`."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Condition, Effect
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Noun
from rulesets.grand_archive.cards.qualifiers import Element, Kind
from rulesets.grand_archive.cards.selectors import Phrase


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
    what: Noun


@value
class Control(Condition):
    """Objects under your control: one, so many, or none."""

    PHRASES: ClassVar = ("you control {what}",)
    what: Phrase


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
class Rolled(Condition):
    """What a die shows (GA-236)."""

    PHRASES: ClassVar = ("the roll is {least} or more",)
    least: int
