"""Drawing cards."""

from typing import ClassVar

from cardgame_tui.value import value
from rulesets.rune_duel.rules.steps.lifecycle import draw
from rulesets.rune_duel.rules.steps.verb import Affected, Verb
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel


@value
class Draw(Verb):
    """Cards for the controller (RD-70)."""

    PHRASES: ClassVar = ("draw {amount:article} card", "draw {amount} cards", "draw {amount} card")
    amount: int

    def apply(self, duel: RuneDuel, source: RuneCard, target: Affected) -> None:
        """Draw up to that many cards."""
        draw(duel, source.owner, self.amount, "RD-70", source)
