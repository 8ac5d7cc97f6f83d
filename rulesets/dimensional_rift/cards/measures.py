"""What can be counted on a card, and how much of it."""

from enum import Enum


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
