"""Turning a compass (GA-344)."""

from typing import ClassVar

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.prompt import Option, Script
from cardgame_tui.value import value
from rulesets.grand_archive.cards.triggers.compass import Direction
from rulesets.grand_archive.rules.steps.objects import mastery
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class TurnCompass(Verb):
    """Turns your compass to a direction, or to another one that you choose."""

    PHRASES: ClassVar = (
        "turn your {compass} to {direction}", "turn your {compass} to another direction",
        "change the direction of your {compass} to {direction}", "change the direction of your {compass}",
        "change its direction to {direction}", "change its direction", "turn it to {direction}",
    )  # fmt: skip
    compass: str = ""
    direction: Direction | None = None

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Turn it; nothing without such a mastery, or where it points there already (GA-207)."""
        card = duel.mastery(item.controller)
        if card is None or not card.facing or self.compass not in ("", card.name):
            return False
        others = [each for each in Direction if each.value != card.facing]
        if self.direction is None:
            options = [Option("direction", value=each.value) for each in others]
            option = yield from choose(
                duel, item.controller, "direction", "GA-344", options, card=card, public=True
            )
            return mastery.turn(duel, item.controller, card, others[options.index(option)])
        return mastery.turn(duel, item.controller, card, self.direction)
