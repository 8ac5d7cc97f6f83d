"""Negating and copying what is on the stack."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.rules.playing.payment import may_pay_reserve
from rulesets.grand_archive.rules.stack import copying, negating
from rulesets.grand_archive.rules.steps.verb import Verb, item_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


@value
class Negate(Verb):
    """Takes an item off the stack, unless its controller pays (GA-138, GA-141)."""

    PHRASES: ClassVar = ("negate {whom}[ unless its controller pays {price}]",)
    whom: Selector
    price: int | None = None

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Offer the payment to its controller, then negate it."""
        other = item_of(item, self.whom)
        if other is None:
            return False
        if self.price is not None and (
            yield from may_pay_reserve(duel, other.controller, self.price, item.source)
        ):
            return False
        return negating.negate(duel, other, item.source)


@value
class Copy(Verb):
    """Puts a further instance of a card on the stack (GA-256)."""

    PHRASES: ClassVar = ("copy {whom}[retarget= and you may choose new targets for the copy]",)
    whom: Selector
    retarget: bool = False

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Copy it, with new targets if its controller likes."""
        other = item_of(item, self.whom)
        if other is None:
            return False
        yield from copying.copy(duel, other, item.controller, retarget=self.retarget)
        return True
