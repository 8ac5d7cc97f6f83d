"""The price of a card or ability: the parts of a payment, added up from the sentence on a card."""

from collections.abc import Sequence
from dataclasses import replace

from cardgame_tui.text import nodes_of
from cardgame_tui.text.abilities import Cost
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.amounts import Known
from rulesets.dimensional_rift.cards.measures import Measure
from rulesets.dimensional_rift.cards.nouns import What


@value
class Price:
    """All parts of a cost (DR-72, DR-73, DR-129, DR-132).

    Args:
        sacs: what each of the single sacrifices asks for.
        holders: what these ask for if more may be sacrificed.
        held: how much those must have together.
        measured: of what they must have so much.
        either: cards to sacrifice or discard, in any mix.
        discards: cards to discard from hand.
        discarded: what each of further cards to discard must be.
        own: mana to take from the card itself.
        any: mana to take from any of the payer's cards.
        of: the cards that this mana may come from, None for all.
        life: HP to pay (DR-132).
        itself: whether the card itself is sacrificed.
        each: what is paid once more for each X, which the payer picks (DR-200).
        everything: whether X is all the mana of the card itself.
        choices: whole prices instead, of which the payer picks one (DR-204).
    """

    sacs: tuple[What, ...] = ()
    holders: What | None = None
    held: int = 0
    measured: Measure = Measure.MANA
    either: int = 0
    discards: int = 0
    discarded: tuple[What, ...] = ()
    own: int = 0
    any: int = 0
    of: What | None = None
    life: int = 0
    itself: bool = False
    each: "Price | None" = None
    everything: bool = False
    choices: tuple["Price", ...] = ()

    @property
    def only_discards(self) -> bool:
        """Whether it asks for nothing but cards from hand."""
        return self == Price(discards=self.discards)

    @property
    def takes_mana(self) -> bool:
        """Whether paying it takes mana, which a Manalocked card cannot do (DR-156)."""
        if self.choices:
            return all(each.takes_mana for each in self.choices)
        return self.own > 0 or self.any > 0 or (self.each is not None and self.each.takes_mana)

    def with_x(self, x: int) -> "Price":
        """The price once X is known."""
        total = replace(self, each=None, everything=False)
        return sum([self.each] * x, total) if self.each is not None else total

    def __add__(self, other: "Price") -> "Price":
        """The price of paying both."""
        if self.choices:
            return Price(choices=tuple(each + other for each in self.choices))
        if other.choices:
            return Price(choices=tuple(self + each for each in other.choices))
        return Price(
            self.sacs + other.sacs,
            self.holders or other.holders,
            max(self.held, other.held),
            other.measured if other.held else self.measured,
            self.either + other.either,
            self.discards + other.discards,
            self.discarded + other.discarded,
            self.own + other.own,
            self.any + other.any,
            self.of or other.of,
            self.life + other.life,
            self.itself or other.itself,
            self.each or other.each,
            self.everything or other.everything,
        )


FREE = Price()
"""The price of anything that costs nothing."""


class CostVerb(Cost):
    """A cost that knows its price. `verbs.costs` holds them all."""

    __slots__ = ()

    def price(self) -> Price:
        """The price to pay for it."""
        raise NotImplementedError


class OneCost(CostVerb):
    """A cost that may be one of several of which the payer picks."""

    __slots__ = ()


def is_told(cost: Cost) -> bool:
    """Whether other words say how much it is: `that many cards` (DR-200)."""
    return any(node is Known.THAT_MUCH or node is Known.THAT_MANY for node in nodes_of(cost))


def price_of(costs: Sequence[Cost]) -> Price:
    """Add up the costs of a sentence."""
    total = FREE
    for cost in costs:
        assert isinstance(cost, CostVerb)
        total += cost.price()
    return total
