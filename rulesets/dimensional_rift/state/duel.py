"""The state of a duel: zones, two sides, hit points and the memory of the current turn (section 2)."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Self

from typing_extensions import override

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.continuous import Effects
from cardgame_tui.engine.declared import COUNTS, carried, each_seat, kept, part, passing, worked_out
from cardgame_tui.engine.duel import SEATS, Duel, Start
from cardgame_tui.engine.events import PUBLIC
from cardgame_tui.engine.prompt import Option
from cardgame_tui.engine.zone import Sight, Zone
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.printed import CommonParts
from rulesets.dimensional_rift.cards.program import Trigger
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
from rulesets.dimensional_rift.state.held_back import HeldBack
from rulesets.dimensional_rift.state.items import RiftItem, Strike
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


class RiftDuel(Duel[RiftCard, RiftOptions, RiftItem]):
    """One moment of a duel of Dimensional Rift.

    Attributes:
        common: the token and the Actions that every duel has whatever the decks are.
    """

    by_tokens: bool = carried(
        lambda options: options.campaign_gain == "token", "whether zones are conquered by Summoning Tokens"
    )
    by_moves: bool = carried(
        lambda options: options.repositioning == "move", "whether Campaign Events give Move Actions"
    )
    fabled_event: bool = carried(
        lambda options: options.extra_access == "xd_event", "whether fabled cards have an event of their own"
    )
    prone_acts: bool = carried(
        lambda options: options.edition == "conquest", "whether a Prone card may get up as an Action (DR-155)"
    )
    auto_pass: bool = carried(lambda options: options.auto_pass, "the option, which is read all the time")
    diagonal_doubles: bool = carried(lambda options: options.diagonal_doubles, "the same")

    hp: dict[int, int] = each_seat(lambda options: options.hp, "hit points", within=range(1, 10_000))
    fallen = carried(False, "whether a player has no HP left and the running effect is not done (DR-180)")
    conquered = kept(
        0, "bit set of the conquered zones (DR-13, DR-15)", listed=False,
        digest=lambda duel: list(numbers(duel.conquered)),
    )  # fmt: skip
    event = kept("", "the event of this turn: `campaign`, `battle`, `fables` or empty", listed=False)
    fabled_summoned = kept(0, "fabled cards summoned in this Deployment Phase (DR-81)", listed=False)
    tokens = each_seat(0, "Summoning Tokens held, where `campaign_gain` gives them", within=COUNTS)
    supply = each_seat(0, "Summoning Tokens left to gain", listed=False)
    tokens_spent = kept(0, "tokens spent in this Campaign Event", listed=False)
    effects: "Effects[RiftDuel, RiftCard]" = part(Effects, "continuous effects in force")
    told: list[tuple[str, int, int, int, str]] = kept(
        [], "what happened this turn, of what a text asks for: the event, the card, the other one, the player, "
        "the Action (DR-212)", listed=False,
    )  # fmt: skip
    shadow_used = kept(False, "whether a Shadowwalker was used in this chain (DR-153)", listed=False)
    creature_events: list[CreatureEvent] = passing(
        [], "what may flip a Trap now, the latest last (DR-39)", lost="an event for a Trap would be lost",
        digest=lambda duel: [event.state() for event in duel.creature_events],
    )  # fmt: skip
    missed = passing(
        {1: 0, 2: 0}, "how many of the earliest of them a seat's Traps can no longer answer (`trap_window`)",
        lost="", digest=lambda duel: list(duel.missed.values()),
    )  # fmt: skip
    quiet_turns = kept(0, "turns in a row without a change while both decks were empty (DR-182)", within=COUNTS)
    changes_before = kept(
        0, "`changes` at the end of the last turn", listed=False,
        digest=lambda duel: duel.changes == duel.changes_before,
    )  # fmt: skip
    transforms: list[RiftCard] = passing(
        [], "creatures whose Transform condition has been met (DR-157)", lost="a Transform would be lost",
        digest=lambda duel: [card.id for card in duel.transforms],
    )  # fmt: skip
    held: list[HeldBack] = passing(
        [], "what would happen, and a text says what happens instead (DR-202)", lost="an event would be lost",
        digest=lambda duel: [held.state() for held in duel.held],
    )  # fmt: skip
    instead: tuple[tuple[int, int], ...] = passing(
        (), "the texts because of which something happens instead now", lost="", hashed=False
    )
    resolving: RiftItem | None = passing(
        None, "the item that is being resolved", lost="",
        digest=lambda duel: None if duel.resolving is None else duel.resolving.state(),
    )  # fmt: skip
    declared: Strike | None = passing(
        None, "a declared Strike while its block is being decided; then it goes on the stack (DR-112)",
        lost="", hashed=False,
    )  # fmt: skip

    watched: set[Trigger] = carried(set(), "the events of a card for which any other card waits")
    replaced: set[Trigger] = carried(set(), "the events that any text replaces (DR-202)")
    heard: set[Trigger] = carried(set(), "the events of which any card has a trigger of its own")
    asked: set[Trigger] = carried(set(), "the events of which any card asks whether they happened (DR-212)")
    mentioned: set[Keyword] = carried(set(), "the keywords that any card mentions; no card can have others")
    given: set[Keyword] = carried(set(), "the keywords that any card gives or lends to others")
    bends = carried(False, "whether any text allows or forbids something")
    changes = carried(0, "counts every change that DR-182 looks at; what is worked out holds until the next one")
    undrawn: frozenset[int] = carried(frozenset(), "players whose last draw was replaced or forbidden (DR-202)")
    turns_with_empty_decks = carried(0, "turns in a row at whose end both decks were empty (DR-188)")
    stood: dict[str, int] = carried({}, "how often each position occurred after turns with empty decks (DR-187)")
    checked = worked_out(-1, "`changes` when the state was last checked (DR-173)")
    done = worked_out(0, "counts what effects deal, heal, move, pay or give, for `that much` (DR-200)")
    uses = worked_out(0, "counts every use of an Action or a once-per-turn ability")
    sides: dict[int, Side | None] = worked_out({1: None, 2: None}, "what `side` has worked out")
    fast: dict[int, tuple[int, list[Option]]] = worked_out(
        {}, "the sum of `changes` and `uses`, and what the seat could do at Fast Speed then; see `priority`"
    )

    def __init__(self, start: Start[RiftOptions], common: CommonParts) -> None:
        super().__init__(start)
        self.common = common
        self._lay_out()

    @override
    def change_options(self, options: RiftOptions) -> None:
        super().change_options(options)
        self.changes += 1
        self.checked, self.sides, self.fast = -1, {1: None, 2: None}, {}

    def copy_rest(self, twin: Self) -> None:
        """Give a copy the parts that every duel has."""
        twin.common = self.common

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
        self.watched |= card.printed.program.watching.keys()
        self.replaced |= card.printed.program.replaces.keys()
        self.heard |= card.printed.program.triggers.keys()
        self.asked |= card.printed.program.asked
        self.mentioned |= card.printed.program.mentions
        self.given |= card.printed.program.gives
        self.bends = self.bends or card.printed.program.bends
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

    def sees(self, seat: int, card: Card) -> bool:
        """Whether a seat may see the face of a card, also by a text; seat 0 is the public (DR-4)."""
        if card.face_up or not self.effects.of("look"):
            return super().sees(seat, card)
        sight = self.sight(card)
        return bool(sight & seat) if seat else sight == PUBLIC

    def sight(self, card: Card) -> int:
        """Which seats see the face of a card; a text may let a player look at face-down ones (DR-4)."""
        seen = super().sight(card)
        if not card.face_up and isinstance(card, RiftCard) and place_of(card) >= 0:
            for effect in self.effects.of("look"):
                if effect.source is not None and effect.touches(self, card):
                    seen |= self.cards[effect.source].owner
        return seen

    def faces_exchanged(self) -> None:
        """Drop what was worked out from face-down cards and hands."""
        self.sides = dict.fromkeys(SEATS)
        self.forget()

    def discard(self) -> None:
        """Free the duel at once; for that, attached cards and their hosts are separated."""
        for card in self.cards:
            card.host = None
        super().discard()
