"""Drawing and discarding cards."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.value import value
from rulesets.dimensional_rift.rules.costs.payment import discard_one
from rulesets.dimensional_rift.rules.steps import lifecycle
from rulesets.dimensional_rift.rules.steps.verb import Verb
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item


@value
class Draw(Verb):
    """Draws cards: the controller, or the player the trigger is about (DR-60)."""

    PHRASES: ClassVar = (
        "draw {count:article} card",
        "draw {count} cards",
        "{that_player=that player} draws {count:article} card",
        "{that_player=that player} draws {count} cards",
    )
    count: int
    that_player: bool = False

    def apply(self, duel: RiftDuel, item: Item) -> None:
        """Draw one after another."""
        seat = item.player if self.that_player else item.controller
        for _ in range(self.count):
            lifecycle.draw(duel, seat, "DR-60")


@value
class DiscardCards(Verb):
    """Hand to graveyard, the controller's choice (DR-73). The cost is `costs.Discard`."""

    PHRASES: ClassVar = ("discard {count:article} card", "discard {count} cards")
    count: int

    def perform(self, duel: RiftDuel, item: Item) -> Script[None]:
        """Let the controller pick one after another."""
        for _ in range(self.count):
            yield from discard_one(duel, item.controller, "DR-73")
