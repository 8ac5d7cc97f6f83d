"""The price of a card or ability: the parts of a payment, added up from the sentence on a card."""

from collections.abc import Sequence

from cardgame_tui.text.abilities import Cost
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.nouns import Noun


@value
class Price:
    """All parts of a cost (DR-72, DR-73, DR-129, DR-132).

    Args:
        sacs: nouns of the single sacrifices.
        holders: whether these are face-up creatures that hold mana together, and more may be sacrificed.
        held: mana that those must hold together.
        discards: cards to discard from hand.
        own: mana to take from the card itself.
        any: mana to take from any of the payer's cards.
        life: HP to pay (DR-132).
    """

    sacs: tuple[Noun, ...] = ()
    holders: bool = False
    held: int = 0
    discards: int = 0
    own: int = 0
    any: int = 0
    life: int = 0

    @property
    def takes_mana(self) -> bool:
        """Whether paying it takes mana, which a Manalocked card cannot do (DR-156)."""
        return self.own > 0 or self.any > 0

    def __add__(self, other: "Price") -> "Price":
        """The price of paying both."""
        return Price(
            self.sacs + other.sacs,
            self.holders or other.holders,
            max(self.held, other.held),
            self.discards + other.discards,
            self.own + other.own,
            self.any + other.any,
            self.life + other.life,
        )


FREE = Price()
"""The price of anything that costs nothing."""


class CostVerb(Cost):
    """A cost that knows its price. `verbs.costs` holds them all."""

    __slots__ = ()

    def price(self) -> Price:
        """The price to pay for it."""
        raise NotImplementedError


def price_of(costs: Sequence[Cost]) -> Price:
    """Add up the costs of a sentence."""
    total = FREE
    for cost in costs:
        assert isinstance(cost, CostVerb)
        total += cost.price()
    return total
