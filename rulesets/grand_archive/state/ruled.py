"""Rules that hold for a while: static abilities that a resolution has brought about (GA-193, GA-200)."""

from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from cardgame_tui.text import print_text
from cardgame_tui.text.abilities import Static
from cardgame_tui.value import value
from rulesets.grand_archive.cards.changes import Trait
from rulesets.grand_archive.cards.nouns import Duration
from rulesets.grand_archive.cards.program import Program
from rulesets.grand_archive.cards.statics.abilities import Passing
from rulesets.grand_archive.cards.statics.given import Given
from rulesets.grand_archive.cards.statics.prices import NextCard, PriceChange
from rulesets.grand_archive.state.card import ArchiveCard

StaticT = TypeVar("StaticT", bound=Static)

RULE = "rule"
"""The word of the continuous effects that are such rules."""


WATCH = "watch"
"""The word of the continuous effects that are triggered abilities for a while."""


@value
class Watch:
    """The value of such an effect (GA-179, GA-193).

    Args:
        given: the ability.
        seat: who controls it.
    """

    given: Given
    seat: int

    @property
    def program(self) -> Program:
        """What the ability says."""
        return self.given.program

    def state(self) -> tuple[object, ...]:
        """The ability as plain values."""
        return (self.given.words, self.seat)


@value
class NextCosts(Static):
    """What the next card of a kind costs; an effect brings it about, no text has it (GA-179)."""

    PHRASES: ClassVar = ("{which} costs {change}",)
    change: PriceChange
    which: NextCard
    per: ClassVar[None] = None


@value
class Ruled:
    """The value of such an effect.

    Args:
        static: what it says.
        seat: who controls it.
        seats: the players that it is about, where it is about players.
    """

    static: Static
    seat: int
    seats: tuple[int, ...] = ()

    def state(self) -> tuple[object, ...]:
        """The rule as plain values."""
        return (print_text(self.static), self.seat, self.seats)


@value
class NextGets(Static):
    """What the next card of a kind has; an effect brings it about, no text has it (GA-359)."""

    PHRASES: ClassVar = ("{which} gets {traits|and}[ {until}]", "{which} gets {static}[ {until}]")
    which: NextCard
    traits: tuple[Trait, ...] = ()
    static: Passing | None = None
    until: Duration | None = None


@dataclass(slots=True, eq=False)
class InForce(Generic[StaticT]):
    """A static ability that works now, or a rule for a while.

    Args:
        seat: the player whose text it is.
        source: the card whose text it is, None for a rule without one.
        static: what it says.
        cards: the numbers of the objects that a rule for a while is about, None for those that its words mean.
        seats: the players that a rule for a while is about, where its words do not say so.
    """

    seat: int
    source: ArchiveCard | None
    static: StaticT
    cards: tuple[int, ...] | None = None
    seats: tuple[int, ...] = ()
