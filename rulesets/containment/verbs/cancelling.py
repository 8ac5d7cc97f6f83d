"""Cancelling what is on the stack."""

from typing import ClassVar

from cardgame_tui.value import value
from rulesets.containment.cards.sentences import OneXk
from rulesets.containment.rules.choices import chosen_batch, owner_of
from rulesets.containment.rules.steps.cancelling import cancel, cancel_scenario
from rulesets.containment.rules.steps.verb import Verb
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem


@value
class CancelXk(Verb):
    """Takes the XK of a player out of one batch (CT-113)."""

    PHRASES: ClassVar = ("cancel {scenario}",)
    scenario: OneXk

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Cancel it, if the batch still has it."""
        seat = owner_of(item.controller, self.scenario.owners)
        return cancel_scenario(duel, chosen_batch(item, self.scenario), seat, "xk", item.source)


@value
class CancelThat(Verb):
    """Cancels the Tale or the cross test of the event or of the condition (CT-86)."""

    PHRASES: ClassVar = ("cancel that Tale", "cancel that {test=cross test}")
    test: bool = False

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Cancel it, if it is still on the stack."""
        return isinstance(item.about, ContainmentItem) and cancel(duel, item.about, item.source)


@value
class NoDamage(Verb):
    """Prevents the damage of the cross test of the event (CT-91)."""

    PHRASES: ClassVar = ("that cross test deals no damage",)

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Mark the cross test, if it is still on the stack."""
        test = item.about
        if not isinstance(test, ContainmentItem) or test not in duel.stack:
            return False
        test.no_damage = True
        duel.note("CT-91", "will_deal_none", test.controller, test.source)
        return True
