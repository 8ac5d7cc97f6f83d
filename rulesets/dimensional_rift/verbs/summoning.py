"""Cards that enter the battlefield or change places there: tokens, Transform, Equipment."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Effect, Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.nouns import Place
from rulesets.dimensional_rift.rules.playing.summon import summon_token
from rulesets.dimensional_rift.rules.steps import lifecycle
from rulesets.dimensional_rift.rules.steps.verb import Verb, affected, zone_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item


@value
class SummonToken(Verb):
    """Summons a Creature Token (DR-41)."""

    PHRASES: ClassVar = ("summon a Creature Token to {where}",)
    where: Place

    def perform(self, duel: RiftDuel, item: Item) -> Script[None]:
        """Summon it to the zone, if that is still legal."""
        zone = zone_of(item, self.where)
        if zone is not None:
            yield from summon_token(duel, item.controller, zone)


@value
class Transform(Effect):
    """Replaces this creature with a Transformed one (DR-157).

    It happens as soon as its trigger fires and never waits on the stack, so it has no `perform`:
    `rules.playing.summon.transform` carries it out.
    """

    PHRASES: ClassVar = ("Transform",)


@value
class Attach(Verb):
    """Puts this Equipment under a creature (DR-33)."""

    PHRASES: ClassVar = ("attach this to {whom}",)
    whom: Selector

    def apply(self, duel: RiftDuel, item: Item) -> None:
        """Put it under the creature."""
        for card in affected(duel, item, self.whom):
            if card is not item.source:
                lifecycle.attach(duel, item.source, card)
