"""Costs: each with its sentence form and its `price`; `rules.costs` collects it."""

from typing import ClassVar

from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.nouns import Noun
from rulesets.dimensional_rift.cards.price import CostVerb, Price


@value
class Consume(CostVerb):
    """Mana of the card itself, or of any mix of its controller's cards (DR-129)."""

    PHRASES: ClassVar = ("consume [any=any ]{amount} mana",)
    amount: int
    any: bool = False

    def price(self) -> Price:
        """The mana, from the card or from any."""
        return Price(any=self.amount) if self.any else Price(own=self.amount)


@value
class Sacrifice(CostVerb):
    """Destroying cards you control (DR-72)."""

    PHRASES: ClassVar = ("sac {count:article} {noun}", "sac {count} {noun:plural}")
    count: int
    noun: Noun

    def price(self) -> Price:
        """The single sacrifices."""
        return Price(sacs=(self.noun,) * self.count)


@value
class SacrificeHolders(CostVerb):
    """Destroying face-up creatures that hold mana."""

    PHRASES: ClassVar = ("sac at least {count} creatures that hold {mana} or more mana together",)
    count: int
    mana: int

    def price(self) -> Price:
        """The least number of sacrifices, and the mana they hold together."""
        return Price(sacs=(Noun.FACE_UP_CREATURE,) * self.count, holders=True, held=self.mana)


@value
class Discard(CostVerb):
    """Hand to graveyard as a payment (DR-73)."""

    PHRASES: ClassVar = ("discard {count:article} card", "discard {count} cards")
    count: int

    def price(self) -> Price:
        """The cards from hand."""
        return Price(discards=self.count)


@value
class PayLife(CostVerb):
    """HP as a payment (DR-132)."""

    PHRASES: ClassVar = ("pay {amount} life",)
    amount: int

    def price(self) -> Price:
        """The HP."""
        return Price(life=self.amount)
