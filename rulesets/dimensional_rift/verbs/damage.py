"""Damage: dealing it, healing it, and destroying cards."""

from typing import ClassVar

from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.amounts import Worth
from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.rules.steps import counters, lifecycle
from rulesets.dimensional_rift.rules.steps.verb import Verb, affected, amount_of, doomed
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem


@value
class Deal(Verb):
    """Damage to creatures (DR-22, DR-161)."""

    PHRASES: ClassVar = (
        "deal {amount} damage to {whom}",
        "deal damage equal to {amount:value} to {whom}",
        "deal damage to {whom} equal to {amount:value}",
        "{passive=is dealt} {amount} damage",
        "{whom} {passive=is dealt} {amount} damage",
    )
    whom: Selector = Reference.SAME
    amount: int | Worth = 0
    passive: bool = False

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Deal it to each of them."""
        amount = amount_of(duel, item, self.amount)
        for card in affected(duel, item, self.whom):
            counters.deal_damage(duel, card, amount, "DR-22", dealer=item.source)


@value
class Heal(Verb):
    """Removes damage counters (DR-133)."""

    PHRASES: ClassVar = (
        "heal {amount} damage from {whom}",
        "heal {all=all} damage from {whom}",
        "heal damage equal to {amount:value} from {whom}",
    )
    whom: Selector
    amount: int | Worth = 0
    all: bool = False

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Heal each of them."""
        amount = amount_of(duel, item, self.amount)
        for card in affected(duel, item, self.whom):
            counters.heal(duel, card, card.damage if self.all else amount)


@value
class Destroy(Verb):
    """Battlefield to graveyard (DR-71)."""

    PHRASES: ClassVar = ("destroy {whom}", "{whom} is {passive=destroyed}")
    whom: Selector
    passive: bool = False

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Destroy them all together, also connected face-down cards: nothing is targeted (DR-146)."""
        lifecycle.destroy(duel, counters.destructible(duel, doomed(duel, item, self.whom)), "DR-71")
