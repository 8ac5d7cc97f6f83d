"""Striking, and the Actions that stand in the text of another ability."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.cards.program import Trigger
from rulesets.dimensional_rift.rules.actions.declaring import flip_targets, tell_targets
from rulesets.dimensional_rift.rules.combat.strikes import resolve_strike, strike_by_effect
from rulesets.dimensional_rift.rules.steps import lifecycle
from rulesets.dimensional_rift.rules.steps.triggers import fire
from rulesets.dimensional_rift.rules.steps.verb import CarriedOut, Verb, affected
from rulesets.dimensional_rift.rules.targets import pick_targets, refuse_target
from rulesets.dimensional_rift.state.card import RiftCard, in_play
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem, Strike
from rulesets.dimensional_rift.state.traits import targeting
from rulesets.dimensional_rift.verbs.moving import may_swap


@value
class StrikeZone(Verb):
    """Strikes a zone (DR-104 and what follows)."""

    PHRASES: ClassVar = ("strike {where}",)
    where: Selector

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Fight the blocker or hit the player: see `rules.combat.strikes`."""
        assert isinstance(item, Strike)
        yield from resolve_strike(duel, item)


@value
class Do(Verb):
    """Carries out what a named Action does, without being an Action (DR-193)."""

    PHRASES: ClassVar = (
        "{action}[ with {partner}]",
        "{who} {action:plural}[ with {partner}]",
        "{who} {action:plural} {prey}",
        "{who} {may=may} {action}",
    )
    action: Common
    who: Selector | None = None
    partner: Selector | None = None
    prey: Selector | None = None
    may: bool = False

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Let each card pick what the Action targets, and carry it out."""
        cards = [item.source] if self.who is None else affected(duel, item, self.who)
        for card in cards:
            if self.partner is not None:
                for other in affected(duel, item, self.partner):
                    if may_swap(duel, card, other):
                        lifecycle.swap(duel, card, other, "DR-165")
            elif self.action in duel.effects.on(duel, "cannot", card):
                duel.note("DR-2", "forbidden", card.owner, card)
            elif card is item.source or _may(card, self.action):
                prey = affected(duel, item, self.prey) if self.prey is not None else None
                yield from _carry_out(duel, item, card, self.action, known=self.who is None, prey=prey)


@value
class ActAgain(Verb):
    """The Action of this event counts as unused (DR-94, DR-195)."""

    PHRASES: ClassVar = (
        "{who} may act again this event",
        "{who} may act again",
        "may act again this event",
        "may act again",
    )
    who: Selector = Reference.SAME

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Forget the last Action of each of them."""
        for card in affected(duel, item, self.who):
            if card.acted:
                card.acted.pop()
                duel.changes += 1
                duel.uses += 1
                duel.note("DR-195", "acts_again", card.owner, card)


def _may(card: RiftCard, action: Common) -> bool:
    """Whether a card is of the type that can carry out an Action (DR-31, DR-33, DR-103)."""
    if action is Common.EQUIP:
        return card.printed.is_equipment
    return card.printed.kind == "creature" or action not in (Common.STRIKE, Common.MARCH, Common.PRAY)


def _carry_out(
    duel: RiftDuel,
    item: RiftItem,
    card: RiftCard,
    action: Common,
    *,
    known: bool,
    prey: list[RiftCard] | None = None,
) -> Script[None]:
    """Carry an Action out: its targets were picked on activation if the card's own text names it, else now."""
    ability = duel.common.actions[action]
    kind = Strike if action is Common.STRIKE else RiftItem
    done = kind(item.controller, ability.rule, "effect", card, ability=ability)
    if known:
        pairs = zip(item.ability.targets, item.targets, strict=True)
        done.targets = [zone for spec, zone in pairs if any(spec is each for each in ability.targets)]
        if None in done.targets:
            return
        if not in_play(card):
            done.reach, done.connects = item.reach, item.connects
    elif prey is not None:
        zone = prey[0].zone if prey else None
        spec = ability.targets[0]
        if zone is None or not in_play(card) or refuse_target(duel, done, spec, zone, targeting(duel, card)):
            duel.note("DR-126", "no_target", item.controller, card)
            return
        done.targets = [zone]
        tell_targets(duel, done)
    else:
        if not in_play(card) or not (yield from pick_targets(duel, done)):
            duel.note("DR-126", "no_target", item.controller, card)
            return
        if action is not Common.STRIKE:
            yield from flip_targets(duel, done)
        tell_targets(duel, done)
    if isinstance(done, Strike):
        if in_play(card):
            yield from flip_targets(duel, done)
            yield from strike_by_effect(duel, done)
        return
    for effect in ability.effects:
        assert isinstance(effect, CarriedOut)
        yield from effect.perform(duel, done)
    fire(duel, card, Trigger.ACTED, action=action)
