"""Dice, and what depends on them or on what was done before."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Effect
from cardgame_tui.value import value
from rulesets.containment.rules.steps.dice import roll
from rulesets.containment.rules.steps.verb import Verb
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem


@value
class Roll(Verb):
    """Rolls dice on resolution (CT-4, CT-84)."""

    PHRASES: ClassVar = ("roll {count:article} die", "roll {count} dice")
    count: int

    def apply(self, duel: ContainmentDuel, item: ContainmentItem) -> bool:
        """Roll them and remember the total."""
        item.rolled = sum([roll(duel, item.controller) for _ in range(self.count)])
        return True


@value
class OnRoll(Verb):
    """An effect for some totals of the last roll."""

    PHRASES: ClassVar = (
        "on {least} to {most}, {effect}",
        "on {least} or more, {effect}",
        "on {most} or less, {effect}",
        "on {exactly}, {effect}",
    )
    effect: Effect
    least: int | None = None
    most: int | None = None
    exactly: int | None = None

    def perform(self, duel: ContainmentDuel, item: ContainmentItem) -> Script[bool]:
        """Carry out the effect if the total fits."""
        assert isinstance(self.effect, Verb)
        return self.fits(item.rolled) and (yield from self.effect.perform(duel, item))

    def fits(self, total: int) -> bool:
        """Whether the effect is for a total."""
        if self.exactly is not None:
            return total == self.exactly
        return (self.least is None or total >= self.least) and (self.most is None or total <= self.most)


@value
class IfYouDo(Verb):
    """An effect that needs the one before it to have done what it says."""

    PHRASES: ClassVar = ("if you do, {effect}",)
    effect: Effect

    def perform(self, duel: ContainmentDuel, item: ContainmentItem) -> Script[bool]:
        """Carry out the effect if the one before it was carried out."""
        assert isinstance(self.effect, Verb)
        return item.done and (yield from self.effect.perform(duel, item))
