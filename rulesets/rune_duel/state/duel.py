"""The state of Rune Duel: piles, the duel row and two facing lines of numbered slots (rulebook section 1)."""

import re
from collections.abc import Iterator

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.declared import COUNTS, Place, carried, each_seat, kept, linked, linked_cards, own_zones
from cardgame_tui.engine.duel import SEATS, Duel, Start, other
from cardgame_tui.engine.zone import Sight, Zone
from rulesets.rune_duel.cards.printed import RunePrinted
from rulesets.rune_duel.options import RuneOptions

SLOTS_AT_START = 5
"""Slots a line has from the start; it grows as far as it is needed (RD-7)."""
LAST_SLOT = 99
"""Last slot that can be named in a line without a limit: names have at most two digits."""
LIFE = range(-999, 10_000)
"""What a position may give as life."""


class RuneCard(Card[RunePrinted], slots=True):
    """A card of Rune Duel. Its controller is always its owner."""

    slot = carried(0, "number of its slot while it is in a line, else 0")
    damage = kept(0, "damage on it (RD-12)", within=COUNTS)
    fade = kept(0, "fade counters left (RD-64)", within=COUNTS)
    host: "RuneCard | None" = linked("for an attached artifact the creature it is on (RD-38)")
    artifacts: "list[RuneCard]" = linked_cards("the artifacts on a creature, the oldest first", hashed=False)


class RuneDuel(Duel[RuneCard, RuneOptions]):
    """One moment of a duel of Rune Duel. ``turn`` counts rounds, ``active`` is the leader."""

    places = (
        Place("row", Sight.ALL, shared=True, kind="duel row"),
        Place("muster", Sight.NOBODY, shared=True, kind="muster pile"),
        Place("deck", Sight.NOBODY),
        Place("hand", Sight.OWNER),
        Place("discard", Sight.ALL),
        Place("holding", Sight.ALL, kind="holding area"),
        Place("attached", Sight.ALL),
    )
    life: dict[int, int] = each_seat(lambda options: options.life_total, "life (RD-17)", within=LIFE)
    summons: int = kept(lambda options: options.start_summons, "the summons number (RD-1)", within=COUNTS)
    home = kept(0, "the home seat, which led the first duel; 0 before the coin flip (RD-5)", within=(0, 1, 2))
    winner = kept(0, "the seat that won this round's duel, 0 for none", listed=False)
    fresh: set[int] = kept(set(), "numbers of the cards held in this round's muster", listed=False)
    life_lost = kept(False, "whether a player has lost life this round (RD-60)")
    quiet_rounds = kept(0, "rounds in a row without loss of life (RD-60)", within=COUNTS)
    idle_rounds = kept(0, "rounds in a row without a duel (RD-60)", within=COUNTS)
    lines: dict[int, list[Zone[RuneCard]]] = own_zones("the slots of each line, slot 1 first")

    def __init__(self, start: Start[RuneOptions]) -> None:
        super().__init__(start)
        for number in range(1, SLOTS_AT_START + 1):
            for seat in SEATS:
                self.slot(seat, number)

    @property
    def row(self) -> Zone[RuneCard]:
        """The duel row; in the muster the card that is turned up (RD-2)."""
        return self.zone_of(0, "row")

    @property
    def muster(self) -> Zone[RuneCard]:
        """The muster pile (RD-2)."""
        return self.zone_of(0, "muster")

    def pile(self, seat: int, pile: str) -> Zone[RuneCard]:
        """A zone of a seat: ``deck``, ``hand``, ``discard``, ``holding`` or ``attached``."""
        return self.zone_of(seat, pile)

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
        """The creature in the slot of the same number on the other line (RD-4); None for one on no line."""
        return self.at(other(creature.owner), creature.slot) if creature.slot else None

    def in_order(self) -> tuple[int, int]:
        """Both seats, the duel winner first; with no duel this round the leader (RD-43, RD-46, RD-54)."""
        first = self.winner or self.active
        return first, other(first)


def slot_number(seat: int, name: str) -> int:
    """The number of a slot such as ``1s3``, 0 when it is no slot of the seat's line (RD-3)."""
    found = re.fullmatch(rf"{seat}s([1-9][0-9]?)", name)
    return int(found[1]) if found else 0
