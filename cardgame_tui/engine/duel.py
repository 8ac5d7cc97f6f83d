"""A duel: its complete state at one moment, and how it is copied."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NoReturn, Self

from typing_extensions import TypeVar

from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.card_places import CardPlaces
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.declared import zones_of
from cardgame_tui.engine.events import PUBLIC, Event
from cardgame_tui.engine.fields.declares import TAKEN, WORDS
from cardgame_tui.engine.fields.field import SEATS
from cardgame_tui.engine.prompt import WhyNot, nothing_refused
from cardgame_tui.engine.stack import StackItem
from cardgame_tui.engine.zone import Zone

__all__ = ["SEATS", "DeckList", "Duel", "DuelOver", "Result", "Start", "other"]

DeckList = Mapping[str, Sequence[str]]
"""Card names by deck section, such as ``{"main": [...], "fables": [...]}``, in list order."""


def other(seat: int) -> int:
    """Return the opponent's seat."""
    return 3 - seat


OptionsT = TypeVar("OptionsT", default=Any)
ItemT = TypeVar("ItemT", bound=StackItem, default=Any)


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


class DuelOver(Exception):  # noqa: N818 - it is the end of a duel, not an error
    """Unwinds the running script once ``duel.result`` is set."""


CardT = TypeVar("CardT", bound=Card, default=Any)


class Duel(CardPlaces[CardT], Generic[CardT, OptionsT, ItemT]):
    """One moment of a duel. Rulesets subclass it with what their game keeps track of.

    Its parameters are the types of the game's cards, options and stack items:
    ``class RiftDuel(Duel[RiftCard, RiftOptions, Item])``. `Duel` alone is a duel of any game.

    State that outlives a turn is kept here and not in the locals of a script, so that a clone taken between two
    turns can continue alone. Where its cards are and who sees them is in the class it extends, `CardPlaces`.

    Attributes:
        fields: what else the game declared, by name; worked out.
        start: what the duel began from.
        options: the rule options, ``start.options``.
        turn: number of the current turn, 0 before the first.
        active: seat whose turn it is (during set-up: the seat that acts first).
        phase: the current phase, a stable word.
        stack: items waiting to resolve, the top one last.
        pushed: how many items `push` has put on the stack; not part of `state`.
        waiting: triggers that have fired but are not on the stack yet.
        result: how the duel ended, None while it runs.
        events: the log, or None when it is not needed.
        why_not: works out what the open prompt refuses.
        phase_keeper: keeps a copy that plays on from a phase; None where nobody needs copies. See `before_phase`.
    """

    ties_at_once = True

    def __init_subclass__(cls, **arguments: object) -> None:
        super().__init_subclass__(**arguments)
        shared = {each.name for each in cls.places if each.shared}
        for name in shared & (WORDS | TAKEN | cls.fields.keys()):
            raise TypeError(f"{cls.__name__}: {name} means something else already; use another name")

    def __init__(self, start: Start[OptionsT]) -> None:
        super().__init__(Chance(start.seed))
        self.start = start
        self.options = start.options
        self.turn = 0
        self.active = 1
        self.phase = "setup"
        self.stack: list[ItemT] = []
        self.pushed = 0
        self.waiting: list[ItemT] = []
        self.result: Result | None = None
        self.events: list[Event] | None = None
        self.why_not: WhyNot = nothing_refused
        self.phase_keeper: Callable[[str], None] | None = None
        for name, seat, place in zones_of(self.places):
            self.add_zone(name, seat, place.kind or place.name, place.sight)
        self.begin_fields(start.options)

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

    def push(self, item: ItemT) -> None:
        """Put an item on top of the stack and give it the next number."""
        self.pushed += 1
        item.number = self.pushed
        self.stack.append(item)

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
        which it is set. Bots that look ahead, and going back, then need fewer answers of the turn again. While
        something waits that a copy would lose, none is made.
        """
        if self.phase_keeper is not None and self.copyable():
            self.phase_keeper(phase)

    def copyable(self) -> bool:
        """Whether a copy made now would lose nothing, neither on the stack nor of what waits."""
        return not (self.stack or self.waiting or self.shown)

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


DuelT = TypeVar("DuelT", bound=Duel, default=Any)
"""The duel of one game, for code that is generic over games."""
