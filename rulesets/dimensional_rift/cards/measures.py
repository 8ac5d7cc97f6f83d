"""What can be counted on a card, and how much of it."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.value import value


class Measure(Enum):
    """Something on a card that can be counted."""

    def __init__(self, word: str) -> None:
        self.plural = word + "s" if word == "attachment" else word

    MANA = "mana"
    DAMAGE = "damage"
    ATTACHMENT = "attachment"
    MIGHT = "Might"
    LIFE = "Life"
    WILL = "Will"
    ARMOR = "Armor"
    MOVEMENT = "Movement"


class Sort(Enum):
    """What lies on a card and may go from it."""

    MANA = "mana"
    DAMAGE = "damage"
    ATTACHMENT = "attachment"
    CONDITION = "condition"

    @property
    def plural(self) -> str:
        """Its plural."""
        return str(self.value) if self in (Sort.MANA, Sort.DAMAGE) else f"{self.value}s"


@value
class Load(Node):
    """So much of it."""

    PHRASES: ClassVar = (
        "{amount} {sort:plural}",
        "{amount:article} {sort}",
        "{all=all} {sort:plural}",
        "{upto=up to} {amount} {sort:plural}",
        "{many=any number of} {sort:plural}",
        "{many=any amount of} {sort:plural}",
    )
    sort: Sort
    amount: int = 0
    all: bool = False
    upto: bool = False
    many: bool = False
