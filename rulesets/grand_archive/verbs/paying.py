"""Payments during a resolution (GA-112, GA-113, GA-141)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Effect
from cardgame_tui.value import value
from rulesets.grand_archive.rules.playing.payment import pay_reserve
from rulesets.grand_archive.rules.steps.found import controller_of_it
from rulesets.grand_archive.rules.steps.verb import Verb, perform_one
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


@value
class PayNow(Verb):
    """A reserve cost that you have agreed to pay, in full or not at all (GA-113)."""

    PHRASES: ClassVar = ("pay {price}",)
    price: int

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Pay it, if it can be paid."""
        return (yield from pay_reserve(duel, item.controller, self.price, item.source, sure=True))


class Payer(Enum):
    """Who may pay so that something does not happen."""

    ITS_CONTROLLER = "its controller pays"
    YOU = "you pay"
    OPPONENT = "an opponent pays"


@value
class Unless(Verb):
    """An effect that does not happen if somebody pays (GA-141)."""

    PHRASES: ClassVar = ("unless {payer} {price}, {effect}",)
    payer: Payer
    price: int
    effect: Effect

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Offer the payment; without it the effect happens."""
        seat = self._seat(duel, item)
        if seat is not None and (yield from pay_reserve(duel, seat, self.price, item.source, ask="pay_to_keep")):
            return False
        return (yield from perform_one(duel, item, self.effect))

    def _seat(self, duel: ArchiveDuel, item: Item) -> int | None:
        if self.payer is Payer.ITS_CONTROLLER:
            return controller_of_it(duel, item)
        return item.controller if self.payer is Payer.YOU else other(item.controller)
