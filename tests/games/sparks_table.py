"""Sparks: its cards, its options and its table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Self

from cardgame_tui.content.options import OptionModel, rule_option
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.continuous import Effects
from cardgame_tui.engine.duel import SEATS, DeckList, Duel, Start, other
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.engine.zone import Sight, Zone


@dataclass(slots=True, eq=False)
class SparkPrinted(Printed):
    """A card of the game.

    Args:
        power: damage a spark deals.
    """

    power: int = 0


SparkCard = Card[SparkPrinted]

CARDS: Mapping[str, Printed] = {
    "Ember": SparkPrinted("Ember", "spark", "", 1),
    "Bolt": SparkPrinted("Bolt", "spark", "", 2),
    "Echo": SparkPrinted("Echo", "echo", ""),
    "Lens": SparkPrinted("Lens", "lens", ""),
}
DECK: DeckList = {"main": ["Ember"] * 4 + ["Bolt"] * 4 + ["Echo"] * 3 + ["Lens"] * 3}


class SparksOptions(OptionModel):
    """The options of Sparks."""

    lives: int = rule_option(
        8, title="Lives", help="Lives of each player.", rule="SP-1", status="ours", group="Length", ge=1, le=99
    )
    holder: Literal["same", "other"] = rule_option(
        "same", title="After an action", help="Who has priority then.", rule="SP-6", status="ours", group="Turn"
    )


class SparksDuel(Duel[SparkCard, SparksOptions, StackItem[SparkCard]]):
    """A table of Sparks.

    Attributes:
        lives: lives left to each seat.
        effects: what lit lenses do.
    """

    def __init__(self, start: Start[SparksOptions]) -> None:
        super().__init__(start)
        self.lives = [self.options.lives] * 2
        self.effects = Effects()
        self.add_zone("air", 0, "air", Sight.ALL)
        for seat, deck in zip(SEATS, start.decks, strict=True):
            for pile, sight in (("hand", Sight.OWNER), ("table", Sight.ALL), ("graveyard", Sight.ALL)):
                self.add_zone(f"seat{seat}.{pile}", seat, pile, sight)
            zone = self.add_zone(f"seat{seat}.deck", seat, "deck", Sight.NOBODY)
            for name in deck.get("main", ()):
                printed = start.cards[name]
                assert isinstance(printed, SparkPrinted)
                self.add_card(Card(len(self.cards), printed, seat), zone)

    def pile(self, seat: int, pile: str) -> Zone[SparkCard]:
        """A zone of a seat: ``hand``, ``table``, ``graveyard`` or ``deck``."""
        return self.named[f"seat{seat}.{pile}"]

    def clone(self) -> Self:
        twin = super().clone()
        twin.lives = list(self.lives)
        twin.effects = self.effects.clone()
        return twin

    def state(self) -> tuple[object, ...]:
        return (*super().state(), *self.lives, self.effects.state())

    def draw(self, seat: int, rule: str) -> None:
        """Draw a card under a rule, or lose (SP-5)."""
        deck = self.pile(seat, "deck")
        if not deck.cards:
            self.finish(other(seat), "SP-5", "empty")
        card = deck.cards[-1]
        self.move(card, self.pile(seat, "hand"))
        self.note(rule, "drawn", seat, card=card)

    def hurt(self, item: StackItem, amount: int) -> None:
        """Let an item deal damage to the other player."""
        seat = other(item.controller)
        self.lives[seat - 1] -= amount
        self.note(item.rule, "hurt", seat, card=item.source, amount=amount)
