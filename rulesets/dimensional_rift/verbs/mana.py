"""Mana: gaining it, and moving it between cards."""

from typing import ClassVar

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.prompt import Option, Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.rules.steps import counters
from rulesets.dimensional_rift.rules.steps.verb import Verb, affected
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item


@value
class Collect(Verb):
    """Gains mana counters (DR-17)."""

    PHRASES: ClassVar = ("{who} collects {amount} mana",)
    who: Selector
    amount: int

    def apply(self, duel: RiftDuel, item: Item) -> None:
        """Put mana on each of them."""
        for card in affected(duel, item, self.who):
            counters.collect(duel, card, self.amount, "DR-17")


@value
class TakeMana(Verb):
    """Moves mana from another card to this one."""

    PHRASES: ClassVar = ("move {amount} mana from {whom} to this",)
    amount: int
    whom: Selector

    def apply(self, duel: RiftDuel, item: Item) -> None:
        """Take the mana from each of them."""
        for card in affected(duel, item, self.whom):
            counters.transfer(duel, card, item.source, self.amount)


@value
class ShareMana(Verb):
    """Moves mana either way, as picked on resolution (DR-125)."""

    PHRASES: ClassVar = ("move {amount} mana between this and {whom}",)
    amount: int
    whom: Selector

    def perform(self, duel: RiftDuel, item: Item) -> Script[None]:
        """Ask for the direction, then move the mana."""
        for card in affected(duel, item, self.whom):
            options = (Option("give", card=card.id), Option("take", card=card.id))
            option = yield from choose(duel, item.controller, "give_or_take", "DR-125", options, card=item.source)
            giver, taker = (item.source, card) if option.key == "give" else (card, item.source)
            counters.transfer(duel, giver, taker, self.amount)
