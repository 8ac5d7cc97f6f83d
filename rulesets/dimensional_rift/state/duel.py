"""The state of a duel: zones, two sides, hit points and the memory of the current turn (section 2)."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Self

from cardgame_tui.engine.continuous import Effects
from cardgame_tui.engine.duel import SEATS, Duel, Start
from cardgame_tui.engine.prompt import Option
from cardgame_tui.engine.zone import Sight, Zone
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.printed import CommonParts
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.state.board import (
    ARTIFACT_ZONES,
    BATTLEFIELD,
    GRID,
    KIND_BITS,
    MONUMENTS,
    SIDE,
    SIDE_BITS,
    bits,
    numbers,
)
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.creature_event import CreatureEvent
from rulesets.dimensional_rift.state.items import Item, Strike
from rulesets.dimensional_rift.state.side import Side

PILES = (
    ("deck", Sight.NOBODY),
    ("hand", Sight.OWNER),
    ("graveyard", Sight.ALL),
    ("fables", Sight.OWNER),
    ("attached", Sight.ALL),
    ("aside", Sight.OWNER),
)
"""The other zones of each seat and who sees into them (DR-4, DR-34, DR-55)."""

_PILE_NUMBERS = {
    (seat, kind): len(BATTLEFIELD) + (seat - 1) * len(PILES) + place
    for seat in SEATS
    for place, (kind, _) in enumerate(PILES)
}


_ZONES_OF = {seat: itemgetter(*zones) for seat, zones in SIDE.items()}
"""What takes the zones of a seat's side out of all zones."""


class RiftDuel(Duel[RiftCard, RiftOptions, Item]):
    """One moment of a duel of Dimensional Rift.

    Attributes:
        common: the token and the Actions that every duel has whatever the decks are.
        by_tokens: whether zones are conquered by Summoning Tokens (option `campaign_gain`).
        by_moves: whether Campaign Events give Move Actions (option `repositioning`).
        fabled_event: whether fabled cards have an event of their own (option `extra_access`).
        prone_acts: whether a Prone card may get up as an Action, and gets up instead of a Strike (DR-155).
        auto_pass: the option of that name. It and the next are kept here because they are read all the time.
        diagonal_doubles: the option of that name.
        hp: hit points by seat.
        fallen: whether a player has no HP left and the duel continues until the running effect is done (DR-180).
        conquered: bit set of the conquered zones (DR-13, DR-15).
        event: the event of this turn: ``campaign``, ``battle``, ``fables``, or empty.
        fabled_summoned: fabled cards summoned in this Deployment Phase (DR-81).
        tokens: conquest tokens held by seat, where `campaign_gain` is ``token``.
        supply: tokens left to gain by seat.
        tokens_spent: tokens spent in this Campaign Event.
        effects: continuous effects in force.
        declared: a declared Strike as long as its block is being decided; then it goes on the stack (DR-112), and
            this is None. The rules that run hold it too, so it is not part of `state`.
        resolving: the item that is being resolved, None otherwise.
        transforms: creatures whose Transform condition has been met (DR-157).
        shadow_used: whether a Shadowwalker was used in this chain (DR-153).
        creature_events: what may flip a Trap now, the latest last (DR-39).
        missed: how many of the earliest of them a seat's Traps can no longer answer (`trap_window`).
        watched: whether any card does something when another is attacked or destroyed.
        mentioned: the keywords that any card mentions; no card can ever have another one.
        changes: counts every change DR-182 looks at. What is worked out from the duel may be remembered for
            as long as this number stays the same.
        checked: `changes` when the state was last checked (DR-173).
        uses: counts every use of an Action or a once-per-turn ability.
        sides: by seat, what `side` has worked out, None once it looks different.
        fast: by seat, the sum of `changes` and `uses`, and what the seat could do at Fast Speed then; see
            `priority`.
        changes_before: `changes` at the end of the last turn.
        quiet_turns: turns in a row without such a change while both decks are empty (DR-182).
        turns_with_empty_decks: turns in a row at whose end both decks were empty (DR-188). Like `stood` it
            records the past and is not part of `state`.
        stood: how often each position occurred after turns that changed it with both decks empty (DR-187). It
            records the past, as the log does, and is not part of `state`.
    """

    def __init__(self, start: Start[RiftOptions], common: CommonParts) -> None:
        super().__init__(start)
        self.common = common
        self._read_options()
        self.hp = dict.fromkeys(SEATS, self.options.hp)
        self.fallen = False
        self.conquered = 0
        self.event = ""
        self.fabled_summoned = 0
        self.tokens = dict.fromkeys(SEATS, 0)
        self.supply = dict.fromkeys(SEATS, 0)
        self.tokens_spent = 0
        self.effects: Effects[RiftDuel, RiftCard] = Effects()
        self.declared: Strike | None = None
        self.resolving: Item | None = None
        self.transforms: list[RiftCard] = []
        self.shadow_used = False
        self.creature_events: list[CreatureEvent] = []
        self.missed = dict.fromkeys(SEATS, 0)
        self.watched = False
        self.mentioned: set[Keyword] = set()
        self.changes = 0
        self.changes_before = 0
        self.checked = -1
        self.uses = 0
        self.sides: dict[int, Side | None] = dict.fromkeys(SEATS)
        self.fast: dict[int, tuple[int, list[Option]]] = {}
        self.quiet_turns = 0
        self.turns_with_empty_decks = 0
        self.stood: dict[str, int] = {}
        self._lay_out()

    def _read_options(self) -> None:
        options = self.options
        self.by_tokens = options.campaign_gain == "token"
        self.by_moves = options.repositioning == "move"
        self.fabled_event = options.extra_access == "xd_event"
        self.prone_acts = options.edition == "conquest"
        self.auto_pass = options.auto_pass
        self.diagonal_doubles = options.diagonal_doubles

    def _lay_out(self) -> None:
        kinds = {"A": "artifact", "C": "creature", "M": "monument"}
        for name in (*GRID, *MONUMENTS):
            self.add_zone(name, int(name[0]), kinds[name[1]], Sight.ALL)
        for seat in SEATS:
            for kind, sight in PILES:
                self.add_zone(f"seat{seat}.{kind}", seat, kind, sight)
            self._conquer_at_start(seat)

    def _conquer_at_start(self, seat: int) -> None:
        """Zones that are conquered from the start (DR-13, DR-14), and tokens for the others (DR-18)."""
        zones = ARTIFACT_ZONES[seat]
        held = zones[1:-1] if self.options.start_zones == "artifacts_center3" else zones
        self.conquered |= bits(held)
        if self.by_tokens:
            self.supply[seat] = len(SIDE[seat]) - len(held)

    def add_card(self, card: RiftCard, zone: Zone) -> RiftCard:
        """Put a newly made card on top of a zone."""
        self.changes += 1
        self.watched = self.watched or card.printed.program.watches
        self.mentioned |= card.printed.program.mentions
        self.sides[card.owner] = None
        return super().add_card(card, zone)

    def move(self, card: RiftCard, zone: Zone, *, bottom: bool = False) -> None:
        """Move a card to another zone, which is a change."""
        self.changes += 1
        if zone.id in BATTLEFIELD or place_of(card) >= 0:
            self.sides[card.owner] = None
        super().move(card, zone, bottom=bottom)

    def remove(self, card: RiftCard) -> None:
        """Take a token out of the duel, which is a change."""
        self.changes += 1
        self.sides[card.owner] = None
        super().remove(card)

    def forget(self) -> None:
        """Drop what was worked out before: a Strike began or ended, on which card texts may depend."""
        self.checked = -1
        self.fast.clear()
        for card in self.on_battlefield():
            card.reach = (-1, 0)

    def pile(self, seat: int, kind: str) -> Zone[RiftCard]:
        """Return a seat's zone of one of the kinds in `PILES`."""
        return self.zones[_PILE_NUMBERS[seat, kind]]

    def on_side(self, seat: int) -> list[RiftCard]:
        """Cards on a seat's side of the battlefield, in the order of their zones; do not change the list."""
        return (self.sides[seat] or self._survey(seat)).cards

    def on_battlefield(self) -> list[RiftCard]:
        """All cards on the battlefield: seat 1's side, then seat 2's."""
        one, two = self.both_sides()
        return one.cards + two.cards

    def side(self, seat: int) -> Side:
        """What a seat's side of the battlefield holds."""
        return self.sides[seat] or self._survey(seat)

    def both_sides(self) -> tuple[Side, Side]:
        """The sides of seat 1 and seat 2."""
        return self.sides[1] or self._survey(1), self.sides[2] or self._survey(2)

    def occupied(self) -> int:
        """Bit set of the zones on the battlefield that hold a card."""
        one, two = self.sides[1] or self._survey(1), self.sides[2] or self._survey(2)
        return one.occupied | two.occupied

    def _survey(self, seat: int) -> Side:
        side = Side(_ZONES_OF[seat](self.zones))
        self.sides[seat] = side
        return side

    def inactive_zones(self, seat: int) -> list[Zone[RiftCard]]:
        """Zones of a seat that are not conquered."""
        return [self.zones[number] for number in SIDE[seat] if not self.is_conquered(number)]

    def is_conquered(self, place: int) -> bool:
        """Whether the zone of a number is conquered (DR-13, DR-15)."""
        return bool(self.conquered >> place & 1)

    def has_open_zone(self, seat: int, kind: str) -> bool:
        """Whether a seat has an empty conquered zone for cards of a kind (DR-61)."""
        free = self.conquered & ~self.side(seat).occupied
        return bool(free & SIDE_BITS[seat] & KIND_BITS[kind])

    def strikes(self) -> Iterable[Strike]:
        """Every Strike declared and not yet over: before it is on the stack, on it, or resolving."""
        if self.declared is not None:
            yield self.declared
        if isinstance(self.resolving, Strike):
            yield self.resolving
        for item in self.stack:
            if isinstance(item, Strike):
                yield item

    def events_for(self, seat: int) -> list[CreatureEvent]:
        """What may flip a Trap of a seat now, the latest last (DR-39)."""
        missed = self.missed[seat]
        return self.creature_events[missed:] if missed else self.creature_events

    def clone(self) -> Self:
        """Copy the duel between two turns."""
        assert not self.transforms, "a Transform would be lost"
        assert not self.creature_events, "an event for a Trap would be lost"
        twin = super().clone()
        twin.common = self.common
        twin._read_options()
        twin.hp = dict(self.hp)
        twin.fallen = self.fallen
        twin.conquered = self.conquered
        twin.event = self.event
        twin.fabled_summoned = self.fabled_summoned
        twin.tokens = dict(self.tokens)
        twin.supply = dict(self.supply)
        twin.tokens_spent = self.tokens_spent
        twin.effects = self.effects.clone()
        twin.declared = None
        twin.resolving = None
        twin.transforms = []
        twin.shadow_used = self.shadow_used
        twin.creature_events = []
        twin.missed = dict.fromkeys(SEATS, 0)
        twin.watched = self.watched
        twin.mentioned = set(self.mentioned)
        twin.changes = self.changes
        twin.changes_before = self.changes_before
        twin.checked = -1
        twin.uses = 0
        twin.sides = dict.fromkeys(SEATS)
        twin.fast = {}
        twin.quiet_turns = self.quiet_turns
        twin.turns_with_empty_decks = self.turns_with_empty_decks
        twin.stood = dict(self.stood)
        self._attach_in(twin)
        return twin

    def faces_exchanged(self) -> None:
        """Drop what was worked out from face-down cards and hands."""
        self.sides = dict.fromkeys(SEATS)
        self.forget()

    def discard(self) -> None:
        """Free it at once: an attached card and its host refer to each other too."""
        for card in self.cards:
            card.host = None
        super().discard()

    def _attach_in(self, twin: "RiftDuel") -> None:
        for card in self.cards:
            for each in card.attached:
                copy = twin.cards[each.id]
                copy.host = twin.cards[card.id]
                copy.host.attached.append(copy)

    def state(self) -> tuple[object, ...]:
        """Everything that can change."""
        return (
            *super().state(),
            sorted(self.hp.items()),
            list(numbers(self.conquered)),
            self.event,
            self.fabled_summoned,
            sorted(self.tokens.items()),
            sorted(self.supply.items()),
            self.tokens_spent,
            self.effects.state(),
            self.shadow_used,
            [event.state() for event in self.creature_events],
            list(self.missed.values()),
            self.quiet_turns,
            self.changes == self.changes_before,
            [card.id for card in self.transforms],
            None if self.resolving is None else self.resolving.state(),
        )
