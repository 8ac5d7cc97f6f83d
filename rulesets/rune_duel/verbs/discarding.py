"""Discarding artifacts from creatures."""

from typing import ClassVar

from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.rune_duel.rules.steps.lifecycle import discard
from rulesets.rune_duel.rules.steps.verb import Affected, Verb, affected
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel


@value
class Discard(Verb):
    """Takes an artifact off its creature and discards it (RD-70)."""

    PHRASES: ClassVar = ("discard {whom}",)
    whom: Selector

    def apply(self, duel: RuneDuel, source: RuneCard, target: Affected) -> None:
        """Discard the artifact."""
        for artifact in affected(duel, source, self.whom, target).cards:
            duel.note("RD-70", "discards", artifact.owner, artifact, other=source)
            discard(duel, artifact)
