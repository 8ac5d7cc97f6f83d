"""The nouns of card texts: the target of a spell, and what an effect is about."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value


class Side(Enum):
    """On whose line the creatures of a target are, seen from the spell's controller (RD-70)."""

    YOURS = "yours"
    ENEMY = "enemy"
    ANY = "any"


class Target(Node):
    """The target of a spell (RD-39, RD-40)."""

    __slots__ = ()


@value
class _OfSide(Target):
    """A target on one line, or on both lines without `yours` or `enemy`."""

    yours: bool = False
    enemy: bool = False

    @property
    def side(self) -> Side:
        """The line, or both."""
        if self.yours:
            return Side.YOURS
        return Side.ENEMY if self.enemy else Side.ANY


@value
class OneCreature(_OfSide):
    """A creature that the controller picks, perhaps among damaged ones only."""

    PHRASES: ClassVar = (
        "one of {yours=your} [damaged=damaged ]creatures",
        "a [damaged=damaged ]{enemy=enemy} creature",
        "any [damaged=damaged ]creature",
    )
    damaged: bool = False


@value
class OneArtifact(Target):
    """An artifact attached to such a creature, picked by the controller."""

    PHRASES: ClassVar = ("an artifact on {bearer}",)
    bearer: OneCreature

    @property
    def side(self) -> Side:
        """The line the creature is on, or both."""
        return self.bearer.side


@value
class AllCreatures(_OfSide):
    """Every creature on a side; if there are none, the spell has no target (RD-40)."""

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
