"""Static abilities that change no characteristics: prevention, deeds, speed, costs and limits (GA-183)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text.abilities import Effect, Selector, Static
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Kind, ObjectKind


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
class PreventAlways(Static):
    """Prevention by a static ability; a further effect is a part of the replacement (GA-222, GA-227)."""

    PHRASES: ClassVar = (
        "prevent {amount} of the {kind} that would be dealt to {whom}[ and {also}]",
        "prevent {all=all} {kind} that would be dealt to {whom}[ and {also}]",
    )
    kind: DamageKind
    whom: Selector
    amount: int | None = None
    all: bool = False
    also: Effect | None = None


class Deed(Enum):
    """What an object may do as though it were of another type (GA-48)."""

    ATTACK = "attack"
    RETALIATE = "retaliate"
    BE_ATTACKED = "be attacked"
    BE_TARGETED = "be targeted"


@value
class AsThough(Static):
    """Objects that do one thing as though they were of another type, which they are not (GA-48)."""

    PHRASES: ClassVar = ("{whom} may {deed} as though it were a {what}",)
    whom: Selector
    deed: Deed
    what: ObjectKind


@value
class FastCards(Static):
    """Cards that their player may activate at fast speed (GA-44, GA-307)."""

    PHRASES: ClassVar = ("you may activate {what} cards as though they had Fast Activation",)
    what: Kind


@value
class MaterializingCosts(Static):
    """What materializing cards of a kind costs (GA-107, GA-111)."""

    PHRASES: ClassVar = (
        "{what} cards you materialize cost {less} less",
        "{what} cards you materialize cost {more} more",
    )
    what: Kind
    less: int = 0
    more: int = 0


class Kept(Enum):
    """Zones whose cards may be limited (GA-17, GA-93). The values are the kinds of the zones."""

    HAND = "hand"
    MEMORY = "memory"


@value
class Limit(Static):
    """The most cards that a player keeps in a zone at the end of the own turn (GA-17, GA-93)."""

    PHRASES: ClassVar = ("your {zone} limit is {most}", "{theirs=your opponents'} {zone} limit is {most}")
    zone: Kept
    most: int
    theirs: bool = False
