"""The state of Rune Duel: piles, the duel row and two facing lines of numbered slots (rulebook section 1)."""

import re
from collections.abc import Iterator
from typing import Self

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import SEATS, Duel, Start, other
from cardgame_tui.engine.zone import Sight, Zone
from rulesets.rune_duel.cards.printed import RunePrinted
from rulesets.rune_duel.options import RuneOptions

SLOTS_AT_START = 5
"""Slots a line has from the start; it grows as far as it is needed (RD-7)."""
LAST_SLOT = 99
"""Last slot that can be named in a line without a limit: names have at most two digits."""
PILES = (
    ("deck", "deck", Sight.NOBODY),
    ("hand", "hand", Sight.OWNER),
    ("discard", "discard", Sight.ALL),
    ("holding", "holding area", Sight.ALL),
    ("attached", "attached", Sight.ALL),
)
"""A seat's zones other than its line: name, kind and sight (RD-2). Artifacts on creatures are ``attached``."""


class RuneCard(Card[RunePrinted]):
    """A card of Rune Duel. Its controller is always its owner.

    Attributes:
        slot: number of its slot while it is in a line, else 0.
        damage: damage on it (RD-12).
        fade: fade counters left (RD-64).
        host: for an attached artifact the creature it is on (RD-38).
        artifacts: the artifacts on a creature, the first one attached first.
    """

    __slots__ = ("artifacts", "damage", "fade", "host", "slot")

    def __init__(self, number: int, printed: RunePrinted, owner: int) -> None:
        super().__init__(number, printed, owner)
        self.slot = 0
        self.damage = 0
        self.fade = 0
        self.host: RuneCard | None = None
        self.artifacts: list[RuneCard] = []

    def clone(self) -> Self:
        """Copy this card; the duel restores its links."""
        twin = super().clone()
        twin.slot = self.slot
        twin.damage = self.damage
        twin.fade = self.fade
        twin.host = None
        twin.artifacts = []
        return twin

    def state(self) -> tuple[object, ...]:
        """Everything that can change."""
        host = None if self.host is None else self.host.id
        return (*super().state(), self.damage, self.fade, host)


class RuneDuel(Duel[RuneCard, RuneOptions]):
    """One moment of a duel of Rune Duel. ``turn`` counts rounds, ``active`` is the leader.

    Attributes:
        life: life of each seat (RD-17).
        summons: the summons number (RD-1).
        home: the home seat, which led the first duel; 0 before the coin flip (RD-5).
        winner: who won this round's duel of trumps, 0 for nobody yet or no duel (RD-28, RD-33).
        fresh: numbers of the cards that went to holding in this round's muster (RD-43).
        life_lost: whether a player has lost life this round (RD-60).
        quiet_rounds: rounds in a row without loss of life (RD-60).
        idle_rounds: rounds in a row without a duel of trumps (RD-60).
        row: the duel row; in the muster the card that is turned up.
        muster: the muster pile.
        lines: per seat its slots, slot 1 first.
    """

    def __init__(self, start: Start[RuneOptions]) -> None:
        super().__init__(start)
        self.life = dict.fromkeys(SEATS, self.options.life_total)
        self.summons = self.options.start_summons
        self.home = 0
        self.winner = 0
        self.fresh: set[int] = set()
        self.life_lost = False
        self.quiet_rounds = 0
        self.idle_rounds = 0
        self.row = self.add_zone("row", 0, "duel row", Sight.ALL)
        self.muster = self.add_zone("muster", 0, "muster pile", Sight.NOBODY)
        for seat in SEATS:
            for name, kind, sight in PILES:
                self.add_zone(f"seat{seat}.{name}", seat, kind, sight)
        self.lines: dict[int, list[Zone[RuneCard]]] = {seat: [] for seat in SEATS}
        for number in range(1, SLOTS_AT_START + 1):
            for seat in SEATS:
                self.slot(seat, number)

    def pile(self, seat: int, pile: str) -> Zone[RuneCard]:
        """A zone of a seat: ``deck``, ``hand``, ``discard``, ``holding`` or ``attached``."""
        return self.named[f"seat{seat}.{pile}"]

    def slot(self, seat: int, number: int) -> Zone[RuneCard]:
        """A slot of a line by its number; the line grows up to it (RD-3, RD-7)."""
        line = self.lines[seat]
        while len(line) < number:
            line.append(self.add_zone(f"{seat}s{len(line) + 1}", seat, "slot", Sight.ALL))
        return line[number - 1]

    def at(self, seat: int, number: int) -> RuneCard | None:
        """The creature in a slot, None for an empty one."""
        line = self.lines[seat]
        cards = line[number - 1].cards if number <= len(line) else ()
        return cards[0] if cards else None

    def line(self, seat: int) -> list[RuneCard]:
        """The creatures of a line, lowest slot first."""
        return [slot.cards[0] for slot in self.lines[seat] if slot.cards]

    def creatures(self) -> Iterator[RuneCard]:
        """The creatures of both lines, first those of the seat that comes first."""
        for seat in self.in_order():
            for slot in self.lines[seat]:
                if slot.cards:
                    yield slot.cards[0]

    def facing(self, creature: RuneCard) -> RuneCard | None:
        """The creature in the slot of the same number on the other line (RD-4)."""
        return self.at(other(creature.owner), creature.slot)

    def in_order(self) -> tuple[int, int]:
        """Both seats, the duel winner first; with no duel this round the leader (RD-43, RD-46, RD-54)."""
        first = self.winner or self.active
        return first, other(first)

    def clone(self) -> Self:
        """Copy the duel between two rounds."""
        twin = super().clone()
        twin.life = dict(self.life)
        twin.summons = self.summons
        twin.home = self.home
        twin.winner = self.winner
        twin.fresh = set(self.fresh)
        twin.life_lost = self.life_lost
        twin.quiet_rounds = self.quiet_rounds
        twin.idle_rounds = self.idle_rounds
        twin.row = twin.zones[self.row.id]
        twin.muster = twin.zones[self.muster.id]
        twin.lines = {seat: [twin.zones[slot.id] for slot in line] for seat, line in self.lines.items()}
        for seat in SEATS:
            for card in self.line(seat):
                _attach(twin.cards[card.id], [twin.cards[each.id] for each in card.artifacts])
        return twin

    def state(self) -> tuple[object, ...]:
        """Everything that can change."""
        return (
            *super().state(),
            sorted(self.life.items()),
            self.summons,
            self.home,
            self.winner,
            sorted(self.fresh),
            self.life_lost,
            self.quiet_rounds,
            self.idle_rounds,
        )


def slot_number(seat: int, name: str) -> int:
    """The number of a slot such as ``1s3``, 0 when it is no slot of the seat's line (RD-3)."""
    found = re.fullmatch(rf"{seat}s([1-9][0-9]?)", name)
    return int(found[1]) if found else 0


def _attach(creature: RuneCard, artifacts: list[RuneCard]) -> None:
    creature.artifacts = artifacts
    for each in artifacts:
        each.host = creature
