"""Where the cards of a duel are, how they move, and which seats see or remember their faces."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Generic, overload

from typing_extensions import TypeVar

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.declared import Place, numbers_of
from cardgame_tui.engine.events import PUBLIC
from cardgame_tui.engine.fields.declares import Declares
from cardgame_tui.engine.zone import Sight, Zone

__all__ = ["CardPlaces"]

CardT = TypeVar("CardT", bound=Card, default=Any)
ZoneT = TypeVar("ZoneT", bound=Zone, default=Any)

# Members that nearly every decision reads (docs/architecture.md, "Members")
_ALL, _OWNER = Sight.ALL, Sight.OWNER


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


class CardPlaces(Declares, Generic[CardT]):
    """The cards and zones of a duel: the part of `Duel` that moves cards and knows who sees them.

    Attributes:
        places: the zones that every duel of the game has; see `cardgame_tui.engine.declared`.
        cards: every card and token of the duel so far, by number.
        zones: every zone, by number.
        chance: the one source of randomness.
        shown: by card number, the seats that see its face for the moment although its zone would not let them:
            bit 1 for seat 1, bit 2 for seat 2. For searching a pile and the like; empty between turns. See `show`.
        remembers: whether `Card.known` is kept: what seats have seen and remember. Bots that look ahead need it.
    """

    places: ClassVar[tuple[Place, ...]] = ()
    _numbers: ClassVar[Mapping[tuple[int, str], int]] = MappingProxyType({})

    def __init_subclass__(cls, **arguments: object) -> None:
        super().__init_subclass__(**arguments)
        cls._numbers = numbers_of(cls.places)

    def __init__(self, chance: Chance) -> None:
        self.cards: list[CardT] = []
        self.zones: list[Zone[CardT]] = []
        self.named = {}
        self.chance = chance
        self.shown: dict[int, int] = {}
        self.remembers = False

    @cached_property
    def named(self) -> dict[str, Zone[CardT]]:
        """Every zone, by name. A copy of a duel makes it when it is asked for first, which it seldom is."""
        return {zone.name: zone for zone in self.zones}

    @overload
    def add_zone(self, name: str, seat: int, kind: str, sight: Sight) -> Zone[CardT]: ...
    @overload
    def add_zone(self, name: str, seat: int, kind: str, sight: Sight, make: type[ZoneT]) -> ZoneT: ...
    def add_zone(self, name: str, seat: int, kind: str, sight: Sight, make: type[Zone] = Zone) -> Zone:
        """Make a new zone and return it; `make` is its class, for zones that hold more than cards."""
        zone = make(len(self.zones), name, seat, kind, sight)
        self.named[name] = zone
        self.zones.append(zone)
        return zone

    def zone_of(self, seat: int, place: str) -> Zone[CardT]:
        """The zone of a seat in one of the `places`, of seat 0 a shared one.

        ``duel.zone_of(1, "hand")`` is ``seat1.hand``.
        """
        return self.zones[self._numbers[seat, place]]

    def add_card(self, card: CardT, zone: Zone) -> CardT:
        """Put a newly made card on top of a zone; its number must be ``len(duel.cards)``."""
        self.cards.append(card)
        card.zone = zone
        zone.cards.append(card)
        return card

    def add_pile(self, cards: Sequence[CardT], zone: Zone) -> None:
        """Put newly made cards on a zone, the top one last; their numbers must follow ``len(duel.cards)``."""
        self.cards.extend(cards)
        zone.cards.extend(cards)
        for card in cards:
            card.zone = zone

    def move(self, card: CardT, zone: Zone, *, bottom: bool = False) -> None:
        """Take a card out of its zone and put it on top (or at the bottom) of another."""
        old = card.zone
        left = Left(card, old, self.sight(card)) if self.remembers and old is not None else None
        if old is not None:
            old.cards.remove(card)
        if not self.stays(old, zone):
            card.visit += 1
        card.zone = zone
        if bottom:
            zone.cards.insert(0, card)
        else:
            zone.cards.append(card)
        if left is not None:
            left.remember(self.sight(card))

    def shuffle(self, cards: list[CardT]) -> None:
        """Put cards into random order, in place: a pile, or some of its cards. Nobody knows where any is then."""
        self.chance.shuffle(cards)
        for card in cards:
            card.known = 0

    def show(self, cards: Iterable[CardT], seat: int) -> None:
        """Let a seat see cards for the moment, such as those of a pile that it searches; until `hide`."""
        self.shown.update([(card.id, seat) for card in cards])

    def hide(self) -> None:
        """End what `show` began; the seat remembers what it has seen."""
        for number, seat in self.shown.items():
            self.cards[number].known |= seat
        self.shown.clear()

    def turn_down(self, card: CardT) -> None:
        """Turn a face-up card face-down where it lies; whoever saw it remembers it."""
        card.known |= self.sight(card)
        card.face_up = False

    def remove(self, card: CardT) -> None:
        """Take a card out of the duel: a token that ceases to exist."""
        if card.zone is not None:
            card.zone.cards.remove(card)
            card.zone = None
            card.visit += 1

    def stays(self, old: Zone | None, new: Zone) -> bool:
        """Whether a card that moves from one zone to another is still the same thing; by default never.

        Games with rules on what a card loses when it leaves, or that let things target it, override this.
        """
        return False

    def sees(self, seat: int, card: Card) -> bool:
        """Whether a seat may see the face of a card; seat 0 is the public."""
        zone = card.zone
        if zone is None:
            return True
        if zone.sight is _ALL:
            seen = card.face_up or zone.seat == seat
        else:
            seen = zone.sight is _OWNER and zone.seat == seat
        return seen or (card.id in self.shown and _is_seen_by(self.sight(card), seat))

    def sight(self, card: Card) -> int:
        """Which seats see the face of a card now: bit 1 for seat 1, bit 2 for seat 2; says what `sees` says."""
        zone = card.zone
        if zone is None:
            return PUBLIC
        if zone.sight is _ALL:
            seen = PUBLIC if card.face_up else zone.seat
        else:
            seen = zone.seat if zone.sight is _OWNER else 0
        return seen | self.shown.get(card.id, 0)


def _is_seen_by(sight: int, seat: int) -> bool:
    return sight == PUBLIC if seat == 0 else bool(sight & seat)
