"""Costs: each with its sentence form and its `price`; `rules.costs` collects it."""

from dataclasses import replace
from typing import ClassVar

from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.amounts import Worth
from rulesets.dimensional_rift.cards.measures import Measure
from rulesets.dimensional_rift.cards.nouns import ANY_CARD, FACE_UP, OTHER, Amount, What, With
from rulesets.dimensional_rift.cards.price import CostVerb, OneCost, Price

_SUMMED = (Measure.MANA, Measure.MIGHT, Measure.LIFE)
"""What cards may have to have together."""


@value
class Either(CostVerb):
    """One of several costs; the payer picks which (DR-204)."""

    PHRASES: ClassVar = ("{costs|+or}",)
    costs: tuple[OneCost, ...]

    def price(self) -> Price:
        """The prices to pick from."""
        return Price(choices=tuple(each.price() for each in self.costs))


@value
class Consume(OneCost):
    """Mana of the card itself, or of any mix of its controller's cards (DR-129); X is picked by the payer."""

    PHRASES: ClassVar = (
        "consume [any=any ]{amount} mana",
        "consume {any=any} {amount} mana from {of:plural}",
        "consume {many=any amount of} mana",
        "consume {many=any number of} mana",
        "consume {all=all} mana",
    )
    amount: int | Worth = 0
    any: bool = False
    of: What | None = None
    many: bool = False
    all: bool = False

    def price(self) -> Price:
        """The mana, from the card or from any."""
        amount = self.amount if isinstance(self.amount, int) and self.amount else 1
        paid = Price(any=amount, of=self.of) if self.any else Price(own=amount)
        if self.many or self.all or not isinstance(self.amount, int):
            return Price(each=paid, everything=self.all)
        return replace(paid, any=0, own=0) if self.amount == 0 else paid


@value
class Sacrifice(OneCost):
    """Destroying cards you control (DR-72), with `together` such that hold so much mana in all."""

    PHRASES: ClassVar = (
        "sac {count:article} {what}",
        "sac {count} {what:plural}",
        "sac {another=another} {what}",
        "sac {least=any number of} {what:plural}",
        "sac {least=at least} {count} {what:plural}[together= together]",
        "sac {what:plural}{together= together}",
        "sac {least=any number of} {what:plural}{together= together}",
        "sac {count:article} {what} and {more:article} {second}",
        "sac {count:article} {what} {either=or} {more:article} {second}",
    )
    what: What
    count: int | Worth = 1
    more: int = 0
    second: What | None = None
    least: bool = False
    together: bool = False
    another: bool = False
    either: bool = False

    def price(self) -> Price:
        """The single sacrifices, or the least number of them and the mana they hold together."""
        what, held = self.what, 0
        if not isinstance(self.count, int) or (self.least and self.count == 1 and not self.together):
            return Price(each=Price(sacs=(what,)))
        if self.either and self.second is not None:
            return Price(choices=(Price(sacs=(what,)), Price(sacs=(self.second,))))
        if self.another:
            what = replace(what, qualifiers=(*what.qualifiers, OTHER))
        if self.together:
            what = replace(what, qualifiers=(*what.qualifiers, FACE_UP), tests=what.tests[:-1])
            held = self.sum.number or self.sum.least or 0 if self.sum else 0
        sacs = (what,) * self.count
        if self.second is not None:
            sacs += (self.second,) * self.more
        measured = self.sum.what if self.sum else Measure.MANA
        holders = what if self.least or self.together else None
        return Price(sacs=sacs, holders=holders, held=held, measured=measured)

    @property
    def sum(self) -> Amount | None:
        """What they have together; None if the last test does not say how much."""
        last = self.what.tests[-1] if self.what.tests else None
        trait = last.trait if isinstance(last, With) and not last.no and last.also is None else None
        if not isinstance(trait, Amount) or trait.what not in _SUMMED:
            return None
        return trait if trait.number is not None or trait.least is not None else None


@value
class SacThis(OneCost):
    """Destroying the card itself."""

    PHRASES: ClassVar = ("sac this",)

    def price(self) -> Price:
        """The card itself."""
        return Price(itself=True)


@value
class Discard(OneCost):
    """Hand to graveyard (DR-73), or of the battlefield instead (DR-72)."""

    PHRASES: ClassVar = (
        "discard {count:article} {what}",
        "discard {count} {what:plural}",
        "{sac=sac or} discard {count:article} card",
        "{sac=sac or} discard {count} cards",
        "discard {many=any number of} cards",
    )
    count: int | Worth = 1
    what: What = ANY_CARD
    many: bool = False
    sac: bool = False

    def price(self) -> Price:
        """The cards from hand."""
        count = self.count if isinstance(self.count, int) else 1
        if self.sac:
            paid = Price(either=count)
        else:
            paid = Price(discards=count) if self.what == ANY_CARD else Price(discarded=(self.what,) * count)
        return paid if isinstance(self.count, int) and not self.many else Price(each=paid)


@value
class PayLife(OneCost):
    """HP as a payment (DR-132)."""

    PHRASES: ClassVar = ("pay {amount} life", "pay {amount} HP")
    amount: int

    def price(self) -> Price:
        """The HP."""
        return Price(life=self.amount)
