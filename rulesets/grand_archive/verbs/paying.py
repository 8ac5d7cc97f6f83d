"""Payments during a resolution (GA-112, GA-113, GA-141)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.stack import Target
from cardgame_tui.text.abilities import Effect
from cardgame_tui.value import value
from rulesets.grand_archive.cards.selectors import Phrase, Reference
from rulesets.grand_archive.rules.playing.payment import pay_reserve
from rulesets.grand_archive.rules.steps.found import controller_of_it, this_of
from rulesets.grand_archive.rules.steps.verb import Step, Verb, perform_one
from rulesets.grand_archive.state.card import on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


@value
class PayNow(Verb):
    """A reserve cost that you have agreed to pay, in full or not at all (GA-113)."""

    PHRASES: ClassVar = ("pay {price}",)
    price: int

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Pay it, if it can be paid."""
        return (yield from pay_reserve(duel, item.doer, self.price, item.source, sure=True))


class Payer(Enum):
    """Who may pay so that something does not happen."""

    ITS_CONTROLLER = "its controller pays"
    YOU = "you pay"
    OPPONENT = "an opponent pays"


@value
class Unless(Step):
    """An effect that does not happen if somebody pays (GA-141)."""

    PHRASES: ClassVar = ("unless {payer} {price}, {effect}",)
    payer: Payer
    price: int
    effect: Effect

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Offer the payment; without it the effect happens."""
        seat = _payer(duel, item, self.payer)
        if seat is not None and (yield from pay_reserve(duel, seat, self.price, item.source, ask="pay_to_keep")):
            return False
        return (yield from perform_one(duel, item, self.effect))


@value
class UnlessPaid(Step):
    """A deed that is not done if somebody pays (GA-141); nobody is asked if there is nothing to do it to."""

    PHRASES: ClassVar = ("{verb} unless {payer} {price}",)
    verb: Verb
    payer: Payer
    price: int

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Offer the payment; without it the deed is done."""
        whom = getattr(self.verb, "whom", None)
        if isinstance(whom, Phrase) and whom.targets and whom.single:
            item.it = next(iter(item.aimed(whom)), None)
        gone = (isinstance(item.it, Target) and item.it.lost) or (isinstance(item.it, Item) and item.it.negated)
        if whom is Reference.THIS:
            source = this_of(item)
            gone = source is None or not on_field(source)
        elif not isinstance(whom, Phrase) or not whom.targets:
            gone = False
        seat = _payer(duel, item, self.payer)
        if gone or seat is None:
            return False
        if (yield from pay_reserve(duel, seat, self.price, item.source, ask="pay_to_keep")):
            return False
        return (yield from self.verb.perform(duel, item))


def _payer(duel: ArchiveDuel, item: Item, payer: Payer) -> int | None:
    if payer is Payer.ITS_CONTROLLER:
        return controller_of_it(duel, item)
    return item.doer if payer is Payer.YOU else other(item.controller)
