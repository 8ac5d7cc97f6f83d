"""The sentences of Dimensional Rift cards, without their verbs, which are in `verbs`."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Condition, Cost, Effect, Sentence, Static, TriggerEvent
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.nouns import Stat


class Common(Enum):
    """The named Actions (DR-93, DR-96, DR-103, DR-165)."""

    __hash__ = object.__hash__  # as with keywords: hashing by name is ten times slower

    STRIKE = "Strike"
    MARCH = "March"
    PRAY = "Pray"
    RESEARCH = "Research"
    EQUIP = "Equip"
    CONSCRIPT = "Conscript"
    MANEUVER = "Maneuver"
    SHIFT = "Shift"


EVENT_ACTIONS = (Common.STRIKE, Common.MARCH, Common.EQUIP)
"""Actions that exist only in an Event Phase of edition conquest (DR-102)."""


class While(Condition, Enum):
    """The condition of a conditional sentence."""

    BLESSED = "Blessed"
    BLOCKING = "blocking"


class Trigger(TriggerEvent, Enum):
    """Events without numbers."""

    __hash__ = object.__hash__  # as with keywords: hashing by name is ten times slower

    SUMMONED = "when summoned"
    FLIPPED = "when flipped"
    DESTROYED = "when destroyed"
    BLOCKED = "when a creature blocks this"
    AFTER_BLOCKED = "after a creature blocks this"
    SURVIVED = "after this fought a creature and survived"
    DREW = "whenever a player makes the Draw Phase draw"
    ATTACKED_HERE = "when a creature you do not control attacks a creature zone this connects to"
    LOST_CREATURE = "when a creature you control is destroyed"


ABOUT_OTHERS = (Trigger.ATTACKED_HERE, Trigger.LOST_CREATURE)
"""Events of another card that a card may wait for; only these flip a Trap (DR-39)."""


@value
class HasMana(TriggerEvent):
    """A state rather than an event: fires each time it becomes true (DR-121)."""

    PHRASES: ClassVar = ("when this has {amount} or more mana",)
    amount: int


@value
class Bonus(Node):
    """A plus on a stat."""

    PHRASES: ClassVar = ("+{amount} {stat}",)
    amount: int
    stat: Stat


@value
class AllCreaturesHave(Static):
    """For every face-up creature of both sides (DR-40)."""

    PHRASES: ClassVar = ("all creatures have {bonus}", "all creatures have {words|and}")
    bonus: Bonus | None = None
    words: tuple[Keyword, ...] = ()


@value
class AttackersHave(Static):
    """For every attacking creature while its Strike lasts."""

    PHRASES: ClassVar = ("attacking creatures have {bonus} during their Strike",)
    bonus: Bonus


@value
class Conditional(Sentence):
    """For this card, as long as a condition holds."""

    PHRASES: ClassVar = ("while {condition}: {words|,}", "while {condition}: {bonus}")
    condition: While
    words: tuple[Keyword, ...] = ()
    bonus: Bonus | None = None


@value
class PrintedAction(Sentence):
    """An Action of this card's pool (DR-93)."""

    PHRASES: ClassVar = ("Action: {common}", "Action: {effects|;}")
    common: Common | None = None
    effects: tuple[Effect, ...] = ()


@value
class SummoningCost(Sentence):
    """What summoning this card costs (DR-62)."""

    PHRASES: ClassVar = ("Cost: {costs|and}",)
    costs: tuple[Cost, ...]


@value
class Grants(Sentence):
    """What an Equipment or a Vehicle lends in addition to its stats (DR-33, DR-35, DR-37)."""

    PHRASES: ClassVar = ("Grants: {words|,}", "Grants: Action {common}")
    words: tuple[Keyword, ...] = ()
    common: Common | None = None
