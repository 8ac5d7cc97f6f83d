"""What the numbers of actions and observations mean in one game."""

from typing import NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict

__all__ = ["ENOUGH", "Meaning", "SeenZone", "Space"]

Meaning: TypeAlias = tuple[str, str, str, str, str, int]
"""What an action means: the question, the option's key, the names of its card and zone, its value, and a number.

The number tells options apart that are alike in all else, such as two copies of a card in hand: 1 for the first.
"""

ENOUGH = "enough"
"""The key of the action that ends a choice of several options."""


class SeenZone(NamedTuple):
    """What an observation says of a zone.

    Args:
        name: of the zone.
        room: how many of its top cards are described.
        numbered: whether its cards have numbers of their own, such as damage; those of piles have none.
        signed: whether it may have a sign, such as ``x`` for not conquered.
        barred: whether it may have a bar, of how much it has left of something.
    """

    name: str
    room: int
    numbered: bool
    signed: bool
    barred: bool


class Space(BaseModel):
    """What each action and each number of an observation means. It does not change while a program learns.

    Keep it with what was learned: `model_dump_json` writes it, `model_validate_json` reads it.

    Attributes:
        meanings: of the actions, by their numbers.
        spare: how many more actions there are, for options whose meaning has no number: the first such option of
            a question has the first of them, and so on.
        zones: what is said of each zone.
        names: of cards; the first has number 1. Number 0 is no card, or one that the seat does not see; the number
            after the last is any other card.
        words: of the numbers of a card, such as ``damage``, see `Showing.numbers`.
        gauges: the words of what is counted for a seat.
        phases: stable words; the first has number 1.
        asks: the questions; the first has number 1.
        states: signs of zones, such as ``x`` for not conquered; the first has number 1.
    """

    model_config = ConfigDict(frozen=True)

    meanings: tuple[Meaning, ...]
    spare: int
    zones: tuple[SeenZone, ...]
    names: tuple[str, ...]
    words: tuple[str, ...]
    gauges: tuple[str, ...]
    phases: tuple[str, ...]
    asks: tuple[str, ...]
    states: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.meanings) + self.spare

    def in_words(self, action: int) -> str:
        """What an action means, such as ``bet: raise``."""
        if action >= len(self.meanings):
            return f"option {action - len(self.meanings) + 1} without a number"
        ask, key, *rest, copy = self.meanings[action]
        words = [key, *(part for part in rest if part), *([f"({copy})"] if copy > 1 else [])]
        return f"{ask}: {' '.join(map(str, words))}"
