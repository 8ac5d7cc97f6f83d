"""The words and sentence forms of Rune Duel cards; `effects`, `spells` and `traits` give them meaning."""

import sys
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Language, Node, abilities, nodes_in
from cardgame_tui.text.abilities import Ability, CardText, Effect, Event, Keywords, Selector, Static, Triggered
from rulesets.rune_duel.cards import keywords


class Side(Enum):
    """On whose line the creatures of a target are, seen from the spell's controller (RD-70)."""

    YOURS = "yours"
    ENEMY = "enemy"
    ANY = "any"


class Moment(Event, Enum):
    """When the effects of a creature happen (RD-67, RD-68)."""

    ARRIVAL = "Arrival"
    ONSLAUGHT = "Onslaught"


class Target(Node):
    """What a spell is played on (RD-39, RD-40)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, match_args=False)
class _OfSide(Target):
    """A target on one of the lines, on both when neither `yours` nor `enemy` is said."""

    yours: bool = False
    enemy: bool = False

    @property
    def side(self) -> Side:
        """The line, or both."""
        if self.yours:
            return Side.YOURS
        return Side.ENEMY if self.enemy else Side.ANY


@dataclass(frozen=True, slots=True, match_args=False)
class OneCreature(_OfSide):
    """A creature that the controller picks, perhaps among damaged ones only."""

    PHRASES: ClassVar = (
        "one of {yours=your} [damaged=damaged ]creatures",
        "a [damaged=damaged ]{enemy=enemy} creature",
        "any [damaged=damaged ]creature",
    )
    damaged: bool = False


@dataclass(frozen=True, slots=True)
class OneArtifact(Target):
    """An artifact attached to such a creature, picked by the controller."""

    PHRASES: ClassVar = ("an artifact on {bearer}",)
    bearer: OneCreature

    @property
    def side(self) -> Side:
        """The line the creature is on, or both."""
        return self.bearer.side


@dataclass(frozen=True, slots=True, match_args=False)
class AllCreatures(_OfSide):
    """Every creature there is on a side; without one the spell has no target (RD-40)."""

    PHRASES: ClassVar = (
        "all {yours=your} creatures[ (at least one)]",
        "all {enemy=enemy} creatures[ (at least one)]",
        "all creatures[ (at least one)]",
    )


class Player(Target, Selector, Enum):
    """A player, seen from the controller; always a valid target (RD-40)."""

    YOU = "you"
    OPPONENT = "the opposing player"


class Reference(Selector, Enum):
    """What the target of the spell names: one card, a player, or several creatures."""

    IT = "it"
    THEM = "them"
    EACH = "each"


class Group(Selector, Enum):
    """Creatures that an effect names itself (RD-70)."""

    EACH_OWN = "each of your creatures"
    EACH_ENEMY = "each enemy creature"
    FACING = "the facing creature"


@dataclass(frozen=True, slots=True)
class Deal(Effect):
    """Damage to creatures or to a player (RD-70)."""

    PHRASES: ClassVar = ("deal {amount} to {whom}",)
    amount: int
    whom: Selector


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """Removes up to so much damage from each (RD-70)."""

    PHRASES: ClassVar = ("heal {amount} from {whom}",)
    amount: int
    whom: Selector


@dataclass(frozen=True, slots=True)
class HealAll(Effect):
    """Removes all damage from each (RD-70)."""

    PHRASES: ClassVar = ("heal all damage from {whom}",)
    whom: Selector


@dataclass(frozen=True, slots=True)
class GainLife(Effect):
    """Life for the controller (RD-70)."""

    PHRASES: ClassVar = ("gain {amount} life",)
    amount: int


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Cards for the controller (RD-70)."""

    PHRASES: ClassVar = ("draw {amount:article} card", "draw {amount} cards", "draw {amount} card")
    amount: int


@dataclass(frozen=True, slots=True)
class MoveToEnd(Effect):
    """Moves a creature behind the last one of its line (RD-70)."""

    PHRASES: ClassVar = ("move {whom} to the end of its line",)
    whom: Selector


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Takes an artifact off its creature and discards it (RD-70)."""

    PHRASES: ClassVar = ("discard {whom}",)
    whom: Selector


class BonusTo(Enum):
    """The creatures a Command is for; never the warlord itself (RD-69)."""

    ADJACENT = "your creatures in adjacent slots"
    OTHERS = "your other creatures"


@dataclass(frozen=True, slots=True)
class Bonus(Static):
    """A plus on attack and on life while the warlord is on the line (RD-69)."""

    PHRASES: ClassVar = ("{whom} have +{attack}/+{life}",)
    whom: BonusTo
    attack: int
    life: int


@dataclass(frozen=True, slots=True)
class Command(Ability):
    """The ability of a warlord (RD-69)."""

    PHRASES: ClassVar = ("Command: {bonuses|;}",)
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True)
class Grants(Ability):
    """What an artifact gives its creature beside the modifiers (RD-71)."""

    PHRASES: ClassVar = ("Grants {words|,}",)
    words: tuple[abilities.Keyword, ...]


@dataclass(frozen=True, slots=True)
class SpellTarget(Ability):
    """The first sentence of a spell (RD-10)."""

    PHRASES: ClassVar = ("Target: {target}",)
    target: Target


@dataclass(frozen=True, slots=True)
class SpellEffects(Ability):
    """What a spell does to its target (RD-10)."""

    PHRASES: ClassVar = ("{effects|;}",)
    effects: tuple[Effect, ...]


LANGUAGE: Language[CardText] = Language(
    CardText, (Keywords, Triggered, *nodes_in(keywords, sys.modules[__name__])), "Rune Duel card text"
)
"""The language of the cards."""
