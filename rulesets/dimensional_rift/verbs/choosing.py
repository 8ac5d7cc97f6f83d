"""What stands before a colon, and what the rest of the sentence is about."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Cost
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.nouns import What
from rulesets.dimensional_rift.cards.price import Price, is_told, price_of
from rulesets.dimensional_rift.cards.selectors import Aim, Several
from rulesets.dimensional_rift.cards.sentences import Step
from rulesets.dimensional_rift.rules.costs.bill import bill_for, payable
from rulesets.dimensional_rift.rules.costs.payment import discard_one, pay, pick_x, settle
from rulesets.dimensional_rift.rules.steps.verb import CarriedOut
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem


@value
class Choose(CarriedOut, Step, Several):
    """Chooses without arrows, on activation (DR-125); later words call it `it` or `the chosen creature`."""

    PHRASES: ClassVar = (
        "choose a {what}",
        "choose {another=another} {what}",
        "choose {count} {what:plural}",
        "choose {upto=up to} {count} {what:plural}",
        "choose {many=any number of} {what:plural}",
    )
    what: What
    another: bool = False
    count: int = 1
    upto: bool = False
    many: bool = False

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Do nothing: the choice was made on activation."""


@value
class AimAt(CarriedOut, Step):
    """Names a target before the colon (DR-125)."""

    PHRASES: ClassVar = ("{target}",)
    target: Aim

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Do nothing: the target was picked on activation."""


@value
class Payment(CarriedOut, Step):
    """Costs: before a colon they are paid on activation, as an effect when it is carried out (DR-127, DR-194)."""

    PHRASES: ClassVar = ("{costs|and}",)
    costs: tuple[Cost, ...]

    def possible(self, duel: RiftDuel, item: RiftItem) -> bool:
        """Whether it can be paid in full."""
        return payable(duel, item.source, self._price(item))

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Pay in full or not at all; of cards to discard, as many as there are."""
        price = self._price(item)
        if self.possible(duel, item):
            price = yield from settle(duel, item.source, price)
            if price.each is not None:
                item.x = yield from pick_x(duel, item.source, price)
            yield from pay(duel, bill_for(item.source, price.with_x(item.x)))
        elif price.only_discards:
            for _ in range(price.discards):
                yield from discard_one(duel, item.controller, "DR-73")

    def _price(self, item: RiftItem) -> Price:
        """What it costs; "that many cards" are as many as the words before say (DR-200)."""
        price = price_of(self.costs)
        return price.with_x(item.much) if any(is_told(cost) for cost in self.costs) else price
