"""Striking: the verb of the Action Strike."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.nouns import Place
from rulesets.dimensional_rift.rules.combat.strikes import resolve_strike
from rulesets.dimensional_rift.rules.steps.verb import Verb
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item, Strike


@value
class StrikeZone(Verb):
    """Strikes a zone (DR-104 and what follows)."""

    PHRASES: ClassVar = ("strike {where}",)
    where: Place

    def perform(self, duel: RiftDuel, item: Item) -> Script[None]:
        """Fight the blocker or hit the player: see `rules.combat.strikes`."""
        assert isinstance(item, Strike)
        yield from resolve_strike(duel, item)
