"""Moving creatures along their line."""

from typing import ClassVar

from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.rune_duel.rules.steps.lifecycle import move_to_end
from rulesets.rune_duel.rules.steps.verb import Affected, Verb, affected
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel


@value
class MoveToEnd(Verb):
    """Moves a creature behind the last one of its line (RD-70)."""

    PHRASES: ClassVar = ("move {whom} to the end of its line",)
    whom: Selector

    def apply(self, duel: RuneDuel, source: RuneCard, target: Affected) -> None:
        """Move it, unless it is the last or the limit forbids the slot."""
        for creature in affected(duel, source, self.whom, target).cards:
            if move_to_end(duel, creature):
                duel.note("RD-70", "to_end", creature.owner, creature, creature.zone, other=source)
