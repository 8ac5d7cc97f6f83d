"""The battlefield: 22 zones, their names and numbers, and where arrows lead (rulebook sections 2 and 3)."""

from collections.abc import Iterable
from enum import Enum
from functools import cache

from rulesets.dimensional_rift.cards.arrows import Arrows, effective

COLUMNS = 5
ROWS = ("1A", "1C", "2C", "2A")
"""The rows of the grid from seat 1's back row to seat 2's (DR-8)."""

GRID = tuple(f"{row}{column}" for row in ROWS for column in range(1, COLUMNS + 1))
"""Names of the 20 grid zones; a zone's place in this tuple is its number."""

MONUMENTS = ("1M", "2M")
"""Names of the monument zones of seat 1 and seat 2; their numbers follow those of the grid."""

_STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


def bits(numbers: Iterable[int]) -> int:
    """The bit set of some zone numbers."""
    return sum(1 << number for number in set(numbers))


SIDE = {1: (*range(10), 20), 2: (*range(10, 20), 21)}
"""Numbers of the 11 zones of each side (DR-6)."""

CREATURE_ZONES = {1: range(5, 10), 2: range(10, 15)}
ARTIFACT_ZONES = {1: range(5), 2: range(15, 20)}
"""Numbers of the creature and artifact zones of each side."""

SIDE_BITS = {seat: bits(zones) for seat, zones in SIDE.items()}
KIND_BITS = {
    "creature": bits((*CREATURE_ZONES[1], *CREATURE_ZONES[2])),
    "artifact": bits((*ARTIFACT_ZONES[1], *ARTIFACT_ZONES[2])),
    "monument": bits((20, 21)),
}
"""The same zones as bit sets: by seat, and by kind for both sides."""

BATTLEFIELD = range(len(GRID) + len(MONUMENTS))
"""Numbers of all zones where cards lie on the battlefield."""


class Facing(Enum):
    """The four orientations, in quarter turns clockwise as the controller sees it (DR-27, DR-28)."""

    UP = "upright"
    RIGHT = "turned right"
    DOWN = "upside down"
    LEFT = "turned left"

    @property
    def turns(self) -> int:
        """Quarter turns from upright."""
        return _FACINGS.index(self)


_FACINGS = tuple(Facing)


def facing(turns: int) -> Facing:
    """The orientation after this many quarter turns from upright."""
    return _FACINGS[turns % 4]


def seen_direction(direction: int, turns: int, seat: int) -> int:
    """Where an arrow points as seat 1 sees the battlefield, for a card so turned on a seat's side (DR-28)."""
    return (direction + 2 * turns + (4 if seat == 2 else 0)) % 8


@cache
def reach(place: int, turns: int, seat: int, arrows: Arrows, suppressed: bool, diagonal_doubles: bool) -> int:
    """Grid zones that a card's arrows connect to (DR-25, DR-26).

    Args:
        place: number of the zone the card is in, 0 to 19.
        turns: quarter turns of its orientation.
        seat: whose side it is on.
        arrows: its printed arrows.
        suppressed: whether the card is Suppressed (DR-163).
        diagonal_doubles: whether double diagonals count as such.

    Returns:
        A bit set: bit n stands for zone number n.
    """
    counted = effective(arrows, suppressed=suppressed, diagonal_doubles=diagonal_doubles)
    zones = 0
    for direction, strength in enumerate(counted):
        if strength:
            zones |= _line(place, seen_direction(direction, turns, seat), strength == 2)
    return zones


def _line(place: int, direction: int, double: bool) -> int:
    """Zones one arrow connects to. A double diagonal continues along the row it enters (DR-26)."""
    up, right = _STEPS[direction]
    row, column = place // COLUMNS + up, place % COLUMNS + right
    zones = 0
    while 0 <= row < len(ROWS) and 0 <= column < COLUMNS:
        zones |= 1 << (row * COLUMNS + column)
        if not double:
            break
        row, column = row if right and up else row + up, column + right
    return zones


def neighbours(place: int) -> tuple[int, ...]:
    """Numbers of the zones left and right of a zone in its row (DR-166); a monument zone is in no row."""
    if place >= len(GRID):
        return ()
    row, column = divmod(place, COLUMNS)
    return tuple(row * COLUMNS + near for near in (column - 1, column + 1) if 0 <= near < COLUMNS)


@cache
def numbers(bits: int) -> tuple[int, ...]:
    """The zone numbers of a bit set, in order."""
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)
