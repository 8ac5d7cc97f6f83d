"""Cards that enter the battlefield or change places there: tokens, Transform, Equipment."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.amounts import Worth
from rulesets.dimensional_rift.cards.nouns import Kind, Reference, What
from rulesets.dimensional_rift.cards.selectors import Chosen, Each
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.playing.summon import summon_token
from rulesets.dimensional_rift.rules.steps import lifecycle
from rulesets.dimensional_rift.rules.steps.verb import Verb, affected, amount_of, pick_zone_for, view_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.state.matching import zones_fitting


@value
class SummonToken(Verb):
    """Summons a Creature Token (DR-41)."""

    PHRASES: ClassVar = (
        "summon {count:article} Creature Token to {where}",
        "summon {count:article} Creature Token in {where}",
        "summon {count:article} Creature Token",
        "summon {count} Creature Tokens",
        "summon {count} Creature Tokens in {where}",
    )
    where: Selector = Chosen(What(Kind.ZONE))
    count: int | Worth = 1

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Summon each to the zone that was picked, or is picked now, if still legal; or one to each zone."""
        if isinstance(self.where, Each):
            for each in zones_fitting(duel, self.where.what, view_of(duel, item)):
                yield from summon_token(duel, item.controller, each)
            return
        for _ in range(amount_of(duel, item, self.count)):
            zone = yield from pick_zone_for(
                duel,
                item,
                self.where,
                lambda zone: refusals.OCCUPIED if zone.cards or zone.seat != item.controller else None,
            )
            if zone is not None and not zone.cards and zone.seat == item.controller:
                yield from summon_token(duel, item.controller, zone)


@value
class Transform(Verb):
    """Replaces creatures with Transformed ones (DR-157, DR-191).

    As the effect of a trigger it happens as soon as that fires and never waits on the stack.
    """

    PHRASES: ClassVar = ("Transform", "Transform {whom}", "{whom} Transforms", "{whom} {may=may} Transform")
    whom: Selector = Reference.SAME
    may: bool = False

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Let it happen as soon as the item is done, to each of them that has Transform."""
        for card in affected(duel, item, self.whom):
            if card.printed.kind == "creature":
                duel.transforms.append(card)


@value
class Attach(Verb):
    """Puts an Equipment under a creature (DR-33)."""

    PHRASES: ClassVar = ("attach {who} to {whom}",)
    whom: Selector
    who: Selector = Reference.THIS

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Put each under the creature."""
        for card in affected(duel, item, self.whom):
            for equipment in affected(duel, item, self.who):
                if card.printed.kind == "creature" and equipment.printed.is_equipment:
                    lifecycle.attach(duel, equipment, card)
