"""What a seat remembers of cards that it has seen and sees no longer, kept in `Card.known`."""

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.events import PUBLIC
from cardgame_tui.engine.zone import Sight, Zone


class Left:
    """A card that is about to leave its place.

    Args:
        card: the card.
        zone: the zone that it leaves.
        seen: the seats that see it there: bit 1 for seat 1, bit 2 for seat 2.
    """

    __slots__ = ("card", "seen", "traceless", "zone")

    def __init__(self, card: Card, zone: Zone, seen: int) -> None:
        self.card = card
        self.zone = zone
        self.seen = seen
        ends = card is zone.cards[0] or card is zone.cards[-1]
        self.traceless = zone.sight is Sight.OWNER or (zone.sight is Sight.NOBODY and not ends)

    def remember(self, seen_now: int) -> None:
        """Keep what the seats remember of the card and of the zone it has left.

        A seat that sees the card before or after the move follows it. One that sees it neither time knows only
        that a card has left. Where it cannot say which, it forgets what it knew of that zone: the cards of a hand
        lie in no order, and a card may come from inside a pile.

        Args:
            seen_now: the seats that see it in its new place.
        """
        follow = self.seen | seen_now
        self.card.known |= follow
        if self.traceless and follow != PUBLIC:
            self.card.known &= follow
            for each in self.zone.cards:
                each.known &= follow
