"""A duel: its complete state at one moment, and how it is copied."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NoReturn, Self, overload

from typing_extensions import TypeVar

from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.declared import Place, numbers_of, zones_of
from cardgame_tui.engine.events import PUBLIC, Event
from cardgame_tui.engine.fields import SEATS, TAKEN, WORDS, Declares
from cardgame_tui.engine.memory import Left
from cardgame_tui.engine.prompt import WhyNot, nothing_refused
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.engine.zone import Sight, Zone

__all__ = ["SEATS", "DeckList", "Duel", "DuelOver", "Result", "Start", "other"]

DeckList = Mapping[str, Sequence[str]]
"""Card names by deck section, such as ``{"main": [...], "fables": [...]}``, in list order."""


def other(seat: int) -> int:
    """Return the opponent's seat."""
    return 3 - seat


OptionsT = TypeVar("OptionsT", default=Any)
ItemT = TypeVar("ItemT", bound=StackItem, default=Any)
ZoneT = TypeVar("ZoneT", bound=Zone, default=Any)


@dataclass(slots=True)
class Start(Generic[OptionsT]):
    """The start of a duel; together with the answers it determines the duel. Shared by all clones, never changed.

    Args:
        seed: seed of the duel's chance.
        options: the ruleset's option model, already checked.
        decks: the deck lists of seat 1 and seat 2.
        names: the players' names.
        cards: the card set to play with, by name (a variant may have changed it).
        number: 1 for the first duel of a match, 2 for the second ...
        loser: seat that lost the previous duel of the match, 0 for none.
    """

    seed: int
    options: OptionsT
    decks: tuple[DeckList, DeckList]
    names: tuple[str, str] = ("Seat 1", "Seat 2")
    cards: Mapping[str, Printed] = field(default_factory=dict)
    number: int = 1
    loser: int = 0


@dataclass(slots=True)
class Result:
    """How a duel ended.

    Args:
        winner: the winning seat, 0 for a draw.
        rule: number of the rule that ended it.
        how: stable word for the way it ended, such as ``hp``, ``conceded``, ``stalemate``.
    """

    winner: int
    rule: str
    how: str


# Members that nearly every decision reads (docs/architecture.md, "Members")
_ALL, _OWNER = Sight.ALL, Sight.OWNER


class DuelOver(Exception):  # noqa: N818 - it is the end of a duel, not an error
    """Unwinds the running script once ``duel.result`` is set."""


CardT = TypeVar("CardT", bound=Card, default=Any)


class Duel(Declares, Generic[CardT, OptionsT, ItemT]):
    """One moment of a duel. Rulesets subclass it with what their game keeps track of.

    Its parameters are the types of the game's cards, options and stack items:
    ``class RiftDuel(Duel[RiftCard, RiftOptions, Item])``. `Duel` alone is a duel of any game.

    State that outlives a turn is kept here and not in the locals of a script, so that a clone taken between two
    turns can continue alone.

    Attributes:
        places: the zones that every duel of the game has; see `cardgame_tui.engine.declared`.
        fields: what else the game declared, by name; worked out.
        start: what the duel began from.
        options: the rule options, ``start.options``.
        cards: every card and token of the duel so far, by number.
        zones: every zone, by number.
        turn: number of the current turn, 0 before the first.
        active: seat whose turn it is (during set-up: the seat that acts first).
        phase: the current phase, a stable word.
        chance: the one source of randomness.
        stack: items waiting to resolve, the top one last.
        pushed: how many items `push` has put on the stack; not part of `state`.
        waiting: triggers that have fired but are not on the stack yet.
        result: how the duel ended, None while it runs.
        events: the log, or None when it is not needed.
        shown: by card number, the seats that see its face for the moment although its zone would not let them:
            bit 1 for seat 1, bit 2 for seat 2. For searching a pile and the like; empty between turns. See `show`.
        remembers: whether `Card.known` is kept: what seats have seen and remember. Bots that look ahead need it.
        why_not: works out what the open prompt refuses.
        phase_keeper: keeps a copy that plays on from a phase; None where nobody needs copies. See `before_phase`.
    """

    places: ClassVar[tuple[Place, ...]] = ()
    ties_at_once = True
    _numbers: ClassVar[Mapping[tuple[int, str], int]] = MappingProxyType({})

    def __init_subclass__(cls, **arguments: object) -> None:
        super().__init_subclass__(**arguments)
        cls._numbers = numbers_of(cls.places)
        shared = {each.name for each in cls.places if each.shared}
        for name in shared & (WORDS | TAKEN | cls.fields.keys()):
            raise TypeError(f"{cls.__name__}: {name} means something else already; use another name")

    def __init__(self, start: Start[OptionsT]) -> None:
        self.start = start
        self.options = start.options
        self.cards: list[CardT] = []
        self.zones: list[Zone[CardT]] = []
        self.named = {}
        self.turn = 0
        self.active = 1
        self.phase = "setup"
        self.chance = Chance(start.seed)
        self.stack: list[ItemT] = []
        self.pushed = 0
        self.waiting: list[ItemT] = []
        self.result: Result | None = None
        self.events: list[Event] | None = None
        self.shown: dict[int, int] = {}
        self.remembers = False
        self.why_not: WhyNot = nothing_refused
        self.phase_keeper: Callable[[str], None] | None = None
        for name, seat, place in zones_of(self.places):
            self.add_zone(name, seat, place.kind or place.name, place.sight)
        self.begin_fields(start.options)

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

    def deal_hands(self, each: int, rule: str, *, deck: str = "deck", to: str = "hand") -> None:
        """Shuffle, then give each seat so many cards in turn, from one shared pile or each from its own.

        Every card is an event ``dealt``. A pile that is empty gives none.

        Args:
            each: how many cards for each seat.
            rule: number of the rule.
            deck: the place that the cards come from.
            to: the place of each seat that they come to.
        """
        shared = self.named.get(deck)
        piles = [shared] if shared else [self.zone_of(seat, deck) for seat in SEATS]
        for pile in piles:
            self.shuffle(pile.cards)
        for seat in SEATS * each:
            cards = piles[(seat - 1) % len(piles)].cards
            if cards:
                card = cards[-1]
                self.move(card, self.zone_of(seat, to))
                self.note(rule, "dealt", seat, card=card)

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

    def push(self, item: ItemT) -> None:
        """Put an item on top of the stack and give it the next number."""
        self.pushed += 1
        item.number = self.pushed
        self.stack.append(item)

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

    def change_options(self, options: OptionsT) -> None:
        """Play on under other options.

        Fields that hold what the old options gave them hold what the new ones give. What each seat has, such as
        life, stays as it is. A game that remembers what it has worked out under the old options forgets that here.
        """
        before, self.options = self.options, options
        for name, declared in self.fields.items():
            if callable(declared.first) and not declared.by_seat:
                was, new = declared.first(before), declared.first(options)
                if was != new and getattr(self, name) == was:
                    setattr(self, name, new)

    def note(
        self,
        rule: str,
        what: str,
        seat: int = 0,
        card: Card | None = None,
        zone: Zone | None = None,
        amount: int = 0,
        other: Card | None = None,
        word: str = "",
        shown: bool = False,
    ) -> None:
        """Log an event under its rule number; nothing happens when the log is off.

        A card is named to the seats that see it now, and to both when the event is that it was `shown`.
        """
        if shown and card is not None:
            card.known = PUBLIC
        if self.events is None:
            return
        self.events.append(
            Event(
                rule,
                what,
                seat,
                None if card is None else card.id,
                None if zone is None else zone.id,
                amount,
                None if other is None else other.id,
                word,
                PUBLIC if card is None or shown else self.sight(card),
                PUBLIC if other is None else self.sight(other),
                shown,
                self.turn,
                self.active,
                None if card is None else card.printed,
                None if other is None else other.printed,
            )
        )

    def finish(self, winner: int, rule: str, how: str) -> NoReturn:
        """End the duel immediately.

        Raises:
            DuelOver: always; the driver catches it.
        """
        self.record_result(winner, rule, how)
        raise DuelOver

    def finish_by(self, counts: Mapping[int, float], rule: str, how: str) -> NoReturn:
        """End the duel immediately: who has more of something wins, and with equal counts it is ``level``.

        Args:
            counts: what each seat has.
            rule: number of the rule.
            how: the word for the end if one has more; the events are ``result_`` and it, and ``result_level``.

        Raises:
            DuelOver: always; the driver catches it.
        """
        one, two = (counts[seat] for seat in SEATS)
        self.finish(0 if one == two else 1 if one > two else 2, rule, "level" if one == two else how)

    def record_result(self, winner: int, rule: str, how: str) -> None:
        """Record and log how the duel ended, without unwinding a script."""
        self.result = Result(winner, rule, how)
        if self.events is not None:
            self.note(rule, "result_" + how, winner)

    def before_phase(self, phase: str) -> None:
        """A phase of the turn is about to begin, and a copy of the duel can play on from it.

        Call it in `turn`, before anything is changed for the phase, if `turn` begins with the phase of a duel in
        which it is set. Bots that look ahead, and going back, then need fewer answers of the turn again.
        """
        if self.phase_keeper is not None and not (self.stack or self.waiting or self.shown):
            self.phase_keeper(phase)

    def clone(self) -> Self:
        """Copy the duel between two turns, when the stack is empty and no trigger is waiting.

        Printed cards and options are shared; the log stays with the original. Subclasses extend this with
        every attribute they add and do not declare, finding cards and zones by number.
        """
        assert not self.stack, "a duel is cloned between turns only"
        assert not self.waiting, "a trigger would be lost"
        assert not self.shown, "a card is shown for a moment only"
        twin = type(self).__new__(type(self))
        twin.start = self.start
        twin.options = self.options
        twin.cards = [card.clone() for card in self.cards]
        twin.zones = [zone.clone() for zone in self.zones]
        self._deal_into(twin)
        if self.cards and (tie := type(self.cards[0]).tie) is not None:
            tie(self.cards, twin.cards, twin.cards)
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.chance = self.chance.clone()
        twin.stack = []
        twin.pushed = self.pushed
        twin.waiting = []
        twin.result = self.result
        twin.events = None
        twin.shown = {}
        twin.remembers = self.remembers
        twin.why_not = nothing_refused
        twin.phase_keeper = None
        return twin

    def faces_exchanged(self) -> None:
        """Drop what was worked out from hidden cards, since some have become others."""
        return

    def discard(self) -> None:
        """Free it at once: cards and zones refer to each other. It cannot be used after that."""
        for card in self.cards:
            card.zone = None
        vars(self).clear()

    def _deal_into(self, twin: Self) -> None:
        cards = twin.cards
        for mine, yours in zip(self.zones, twin.zones, strict=True):
            if mine.cards:
                yours.cards = [cards[card.id] for card in mine.cards]
                for card in yours.cards:
                    card.zone = yours

    def state(self) -> tuple[object, ...]:
        """Everything that can change, as nested plain values for the digest. Subclasses extend it.

        Declared fields are in it already.
        """
        return (
            self.turn,
            self.active,
            self.phase,
            self.chance.state(),
            tuple(card.state() for card in self.cards),
            tuple(zone.state() for zone in self.zones),
            tuple(item.state() for item in self.stack),
            tuple(item.state() for item in self.waiting),
            None if self.result is None else (self.result.winner, self.result.rule, self.result.how),
            *((tuple(sorted(self.shown.items())),) if self.shown else ()),
        )


def _is_seen_by(sight: int, seat: int) -> bool:
    return sight == PUBLIC if seat == 0 else bool(sight & seat)


DuelT = TypeVar("DuelT", bound=Duel, default=Any)
"""The duel of one game, for code that is generic over games."""
