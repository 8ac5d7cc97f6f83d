"""The sentences of Rune Duel cards, without their verbs, which are in `verbs`."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import abilities
from cardgame_tui.text.abilities import Effect, Sentence, Static, TriggerEvent
from cardgame_tui.value import value
from rulesets.rune_duel.cards.nouns import Target


class Trigger(TriggerEvent, Enum):
    """When the effects of a creature happen (RD-67, RD-68)."""

    ARRIVAL = "Arrival"
    ONSLAUGHT = "Onslaught"


class BonusTo(Enum):
    """The creatures a Command is for; never the warlord itself (RD-69)."""

    ADJACENT = "your creatures in adjacent slots"
    OTHERS = "your other creatures"


@value
class Bonus(Static):
    """A plus on attack and on life while the warlord is on the line (RD-69)."""

    PHRASES: ClassVar = ("{whom} have +{attack}/+{life}",)
    whom: BonusTo
    attack: int
    life: int


@value
class Command(Sentence):
    """The ability of a warlord (RD-69)."""

    PHRASES: ClassVar = ("Command: {bonuses|;}",)
    bonuses: tuple[Bonus, ...]


@value
class Grants(Sentence):
    """What an artifact gives its creature in addition to the modifiers (RD-71)."""

    PHRASES: ClassVar = ("Grants {words|,}",)
    words: tuple[abilities.Keyword, ...]


@value
class SpellTarget(Sentence):
    """The first sentence of a spell (RD-10)."""

    PHRASES: ClassVar = ("Target: {target}",)
    target: Target


@value
class SpellEffects(Sentence):
    """What a spell does to its target (RD-10), or what any card says that is carried out by hand (RD-75)."""

    PHRASES: ClassVar = ("{effects|;}",)
    effects: tuple[Effect, ...]
