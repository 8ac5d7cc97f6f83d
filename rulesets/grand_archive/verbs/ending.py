"""Effects that end a phase or the turn (section V)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.value import value
from rulesets.grand_archive.rules.steps import phases
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


@value
class EndTurn(Verb):
    """Ends the turn (GA-277)."""

    PHRASES: ClassVar = ("end the turn",)

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """End it after this item has resolved."""
        yield from ()
        phases.end_turn(duel)
        return True


@value
class EndCombat(Verb):
    """Ends the combat phase (GA-276)."""

    PHRASES: ClassVar = ("end the combat phase",)

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """End it after this item has resolved; nothing outside a combat."""
        yield from ()
        return phases.end_combat(duel)
