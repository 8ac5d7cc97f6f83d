"""A compass: a mastery with four directions (GA-344)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text.abilities import Condition, Sentence, TriggerEvent
from cardgame_tui.value import value


class Direction(Enum):
    """Where a compass may point; the first is where it begins."""

    NORTH = "North"
    EAST = "East"
    SOUTH = "South"
    WEST = "West"


DIRECTIONS = tuple(Direction)
"""The directions in order."""


def turn_number(origin: Direction, to: Direction) -> int:
    """A turn as the number of its event."""
    return DIRECTIONS.index(origin) * len(DIRECTIONS) + DIRECTIONS.index(to)


@value
class Compass(Sentence):
    """A mastery that points somewhere, and may be turned as your end phase begins (GA-344)."""

    PHRASES: ClassVar = ("{compass=Compass}",)
    compass: bool = False


@value
class Faces(Condition):
    """Where your compass points."""

    PHRASES: ClassVar = (
        "your {compass} faces {direction}[ or {other}]", "your {compass} is facing {direction}[ or {other}]",
        "the direction of your {compass} is {direction}[ or {other}]",
    )  # fmt: skip
    compass: str
    direction: Direction
    other: Direction | None = None


@value
class Turns(TriggerEvent):
    """Your compass turns from one direction to another."""

    PHRASES: ClassVar = (
        "whenever your {compass} turns[ from {origin}][ to {to}]",
        "whenever your {compass} changes direction[ from {origin}][ to {to}]",
        "whenever the direction of your {compass} changes[ from {origin}][ to {to}]",
    )
    compass: str
    origin: Direction | None = None
    to: Direction | None = None


@value
class Turned(Condition):
    """That the turn of which an item is about was this one; no words say it, a compiled `Turns` does."""

    turns: Turns

    def is_so(self, compass: str, number: int) -> bool:
        """Whether a compass has turned so."""
        origin, to = [DIRECTIONS[each] for each in divmod(number, len(DIRECTIONS))]
        wanted = self.turns
        return compass == wanted.compass and wanted.origin in (None, origin) and wanted.to in (None, to)
