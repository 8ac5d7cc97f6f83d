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

    def is_so(self, compass: str, origin: Direction, to: Direction) -> bool:
        """Whether a compass has turned so."""
        return compass == self.compass and self.origin in (None, origin) and self.to in (None, to)
