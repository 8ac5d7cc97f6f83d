"""Damage: dealing it and healing it."""

from typing import ClassVar

from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.rune_duel.rules.steps.lifecycle import deal, heal, lose_life
from rulesets.rune_duel.rules.steps.verb import Affected, Verb, affected
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel


@value
class Deal(Verb):
    """Damage to creatures or to a player (RD-70)."""

    PHRASES: ClassVar = ("deal {amount} to {whom}",)
    amount: int
    whom: Selector

    def apply(self, duel: RuneDuel, source: RuneCard, target: Affected) -> None:
        """Damage each creature; a player loses life."""
        hit = affected(duel, source, self.whom, target)
        for creature in hit.cards:
            deal(duel, creature, self.amount, "RD-70", source)
        if hit.seat:
            lose_life(duel, hit.seat, self.amount, "RD-70", source)


@value
class Heal(Verb):
    """Removes up to an amount of damage from each (RD-70)."""

    PHRASES: ClassVar = ("heal {amount} from {whom}",)
    amount: int
    whom: Selector

    def apply(self, duel: RuneDuel, source: RuneCard, target: Affected) -> None:
        """Heal each creature."""
        for creature in affected(duel, source, self.whom, target).cards:
            heal(duel, creature, self.amount, "RD-70", source)


@value
class HealAll(Verb):
    """Removes all damage from each (RD-70)."""

    PHRASES: ClassVar = ("heal all damage from {whom}",)
    whom: Selector

    def apply(self, duel: RuneDuel, source: RuneCard, target: Affected) -> None:
        """Heal each creature completely."""
        for creature in affected(duel, source, self.whom, target).cards:
            heal(duel, creature, creature.damage, "RD-70", source)
