"""Drawing and discarding cards."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.sentences import Player, Value
from rulesets.dimensional_rift.rules.costs.payment import discard_one
from rulesets.dimensional_rift.rules.steps import lifecycle
from rulesets.dimensional_rift.rules.steps.verb import Verb, amount_of, seats_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item


@value
class Draw(Verb):
    """Draws cards: the controller, or other players (DR-60)."""

    PHRASES: ClassVar = (
        "draw {count:article} card",
        "draw {count} cards",
        "draw cards equal to {value}",
        "{player} draws {count:article} card",
        "{player} draws {count} cards",
    )
    count: int = 0
    player: Player | None = None
    value: Value | None = None

    def apply(self, duel: RiftDuel, item: Item) -> None:
        """Draw one after another."""
        for seat in seats_of(duel, item, self.player):
            for _ in range(amount_of(duel, item, self.count, self.value)):
                lifecycle.draw(duel, seat, "DR-60")


@value
class Discards(Verb):
    """Other players discard, each what they pick (DR-73). For its own player `costs.Discard` is the form."""

    PHRASES: ClassVar = ("{player} discards {count:article} card", "{player} discards {count} cards")
    player: Player
    count: int

    def perform(self, duel: RiftDuel, item: Item) -> Script[None]:
        """Let each pick one after another."""
        for seat in seats_of(duel, item, self.player):
            for _ in range(self.count):
                yield from discard_one(duel, seat, "DR-73")
