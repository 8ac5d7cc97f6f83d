"""Drawing and discarding cards."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.amounts import Worth
from rulesets.dimensional_rift.cards.nouns import ANY_CARD, What
from rulesets.dimensional_rift.cards.sentences import Player
from rulesets.dimensional_rift.cards.statics import Doing
from rulesets.dimensional_rift.rules.costs.payment import discard_one
from rulesets.dimensional_rift.rules.steps import counters, lifecycle
from rulesets.dimensional_rift.rules.steps.verb import Verb, amount_of, pick_cards, seats_of, view_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem


@value
class Draw(Verb):
    """Draws cards: the controller, or other players (DR-60)."""

    PHRASES: ClassVar = (
        "draw {count:article} card",
        "draw {count} cards",
        "draw cards equal to {count:value}",
        "{player} draws {count:article} card",
        "{player} draws {count} cards",
    )
    count: int | Worth = 0
    player: Player | None = None

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Draw one after another; a number that the words leave open may be `that many` later (DR-200)."""
        for seat in seats_of(duel, item, self.player):
            for _ in range(amount_of(duel, item, self.count)):
                duel.done += lifecycle.draw(duel, seat, "DR-60") and isinstance(self.count, Worth)


@value
class Hp(Verb):
    """Hit points of players, lost or gained (DR-177)."""

    PHRASES: ClassVar = (
        "lose {lost} HP",
        "gain {gained} HP",
        "lose HP equal to {lost:value}",
        "gain HP equal to {gained:value}",
        "{player} loses {lost} HP",
        "{player} gains {gained} HP",
    )
    lost: int | Worth = 0
    gained: int | Worth = 0
    player: Player | None = None

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Change them."""
        lost, gained = amount_of(duel, item, self.lost), amount_of(duel, item, self.gained)
        for seat in seats_of(duel, item, self.player):
            if lost:
                counters.lose_hp(duel, seat, lost, "DR-194")
            elif gained:
                counters.gain_hp(duel, seat, gained, "DR-194")


@value
class Sacrifices(Verb):
    """Other players sacrifice, each what they pick (DR-72). For its own player `costs.Sacrifice` is the form."""

    PHRASES: ClassVar = ("{player} sacs {count:article} {what}", "{player} sacs {count} {what:plural}")
    player: Player
    count: int
    what: What

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Let each pick as many as there are, then sacrifice them all."""
        for seat in seats_of(duel, item, self.player):
            cards = yield from pick_cards(duel, item, self.what, self.count, seat=seat, of=seat)
            cards = [card for card in cards if not counters.forbidden(duel, card, Doing.SACRIFICED)]
            lifecycle.destroy(duel, cards, "DR-72", "sacrificed")


@value
class Discards(Verb):
    """Other players discard, each what they pick (DR-73). For its own player `costs.Discard` is the form."""

    PHRASES: ClassVar = ("{player} discards {count:article} {what}", "{player} discards {count} {what:plural}")
    player: Player
    count: int | Worth
    what: What = ANY_CARD

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Let each pick one after another."""
        for seat in seats_of(duel, item, self.player):
            for _ in range(amount_of(duel, item, self.count)):
                yield from discard_one(duel, seat, "DR-73", what=self.what, view=view_of(duel, item))
