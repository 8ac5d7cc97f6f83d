"""Objects that leave a site or change control."""

from typing import ClassVar

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.containment.rules.steps import lifecycle
from rulesets.containment.rules.steps.verb import Verb, object_of
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem


@value
class Decommission(Verb):
    """Moves an object to its owner's decommissioned zone (CT-106)."""

    PHRASES: ClassVar = ("decommission {whom}",)
    whom: Selector

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Decommission it, if it is still there."""
        card = object_of(duel, item, self.whom)
        if card is None:
            return False
        lifecycle.decommission(duel, [card], "CT-106", item.source if item.source is not card else None)
        return True

    def possible(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Whether it is still there."""
        return object_of(duel, item, self.whom) is not None


@value
class DecommissionOne(Verb):
    """Decommissions an object that its controller picks on resolution (CT-84, CT-106)."""

    PHRASES: ClassVar = ("decommission an object you control, picked on resolution",)

    def perform(self, duel: ContainmentDuel, item: ContainmentItem) -> Script[bool]:
        """Pick one and decommission it; nothing without objects."""
        seat = item.controller
        card = yield from pick_card(
            duel, seat, "decommission", "CT-106", duel.site(seat), card=item.source, public=True
        )
        if card is None:
            return False
        lifecycle.decommission(duel, [card], "CT-106", item.source)
        return True


@value
class Recontain(Verb):
    """Puts an object back into its sandbox (CT-105)."""

    PHRASES: ClassVar = ("recontain {whom}[bottom= to the bottom]",)
    whom: Selector
    bottom: bool = False

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Recontain it, if it is still there."""
        card = object_of(duel, item, self.whom)
        if card is None:
            return False
        lifecycle.recontain(duel, card, bottom=self.bottom)
        return True

    def possible(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Whether it is still there."""
        return object_of(duel, item, self.whom) is not None


@value
class GainControl(Verb):
    """Moves an object to the other site (CT-9)."""

    PHRASES: ClassVar = ("the {theirs=opponent} gains control of {whom}", "gain control of {whom}")
    whom: Selector
    theirs: bool = False

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Let the player gain control, if it is still there."""
        card = object_of(duel, item, self.whom)
        seat = other(item.controller) if self.theirs else item.controller
        return card is not None and lifecycle.gain_control(duel, card, seat)
