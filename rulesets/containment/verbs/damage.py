"""Damage to sandboxes, and restoring them."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.value import value
from rulesets.containment.cards.nouns import Sandboxes
from rulesets.containment.rules.steps.damage import deal, restore
from rulesets.containment.rules.steps.verb import Verb, sandboxes_of
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem


@value
class Deal(Verb):
    """Damage to one or more sandboxes in one event (CT-98)."""

    PHRASES: ClassVar = ("deal {amount} damage to {where}",)
    amount: int
    where: Sandboxes

    def perform(self, duel: ContainmentDuel, item: ContainmentItem) -> Script[bool]:
        """Deal it to all of them together."""
        found = sandboxes_of(duel, item, self.where)
        return (yield from deal(duel, found, self.amount, "CT-98", source=item.source))


@value
class Restore(Verb):
    """Protection that comes back, up to base (CT-106)."""

    PHRASES: ClassVar = ("restore {amount} to {where}",)
    amount: int
    where: Sandboxes

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Restore each of them."""
        for sandbox in sandboxes_of(duel, item, self.where):
            restore(duel, sandbox, self.amount)
        return True
