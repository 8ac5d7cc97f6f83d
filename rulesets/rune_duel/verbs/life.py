"""The life of players."""

from typing import ClassVar

from cardgame_tui.value import value
from rulesets.rune_duel.rules.steps.lifecycle import gain_life
from rulesets.rune_duel.rules.steps.verb import Affected, Verb
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel


@value
class GainLife(Verb):
    """Life for the controller (RD-70)."""

    PHRASES: ClassVar = ("gain {amount} life",)
    amount: int

    def apply(self, duel: RuneDuel, source: RuneCard, target: Affected) -> None:
        """Raise the life of the controller."""
        gain_life(duel, source.owner, self.amount, "RD-70", source)
