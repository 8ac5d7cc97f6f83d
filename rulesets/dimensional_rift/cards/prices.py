"""What a cost comes to: the parts of a payment added up from the sentence on a card."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardgame_tui.text.abilities import Cost
from rulesets.dimensional_rift.cards import verbs
from rulesets.dimensional_rift.cards.nouns import Noun


@dataclass(frozen=True, slots=True)
class Price:
    """All parts of a cost (DR-72, DR-73, DR-129, DR-132).

    Args:
        sacs: nouns of the single sacrifices.
        holders: whether these are face-up creatures that hold mana together, and more may be sacrificed.
        held: mana those have to hold together.
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


FREE = Price()
"""The price of what costs nothing."""


def price_of(costs: Sequence[Cost]) -> Price:
    """Add up the costs of a sentence.

    Raises:
        TypeError: for a cost nobody knows how to pay, which is a fault of this module.
    """
    sacs: list[Noun] = []
    holders, held, discards, own, from_any, life = False, 0, 0, 0, 0, 0
    for cost in costs:
        match cost:
            case verbs.Consume(amount=amount, any=True):
                from_any += amount
            case verbs.Consume(amount=amount):
                own += amount
            case verbs.Sacrifice(count=count, noun=noun):
                sacs += [noun] * count
            case verbs.SacrificeHolders(count=count, mana=mana):
                sacs += [Noun.FACE_UP_CREATURE] * count
                holders, held = True, mana
            case verbs.Discard(count=count):
                discards += count
            case verbs.PayLife(amount=amount):
                life += amount
            case _:
                raise TypeError(f"no way to pay {type(cost).__name__}")
    return Price(tuple(sacs), holders, held, discards, own, from_any, life) if costs else FREE
