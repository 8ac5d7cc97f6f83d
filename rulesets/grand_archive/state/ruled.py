"""Rules that hold for a while: static abilities that a resolution has brought about (GA-193, GA-200)."""

from typing import ClassVar

from cardgame_tui.text import print_text
from cardgame_tui.text.abilities import Static
from cardgame_tui.value import value
from rulesets.grand_archive.cards.prices import NextCard, PriceChange

RULE = "rule"
"""The word of the continuous effects that are such rules."""


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
