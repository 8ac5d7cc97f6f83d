"""Keywords of Rune Duel (rulebook section 13): the words; rules act where they apply."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import abilities
from cardgame_tui.value import value


class Keyword(abilities.Keyword, Enum):
    """A keyword without a number: a creature has it or does not."""

    __hash__ = object.__hash__  # members are looked up all the time; hashing by name is ten times slower

    CHARGE = "Charge"
    BREAKTHROUGH = "Breakthrough"
    CARROT_SEEKER = "Carrot Seeker"
    TWIN_STRIKE = "Twin Strike"


@value
class Regeneration(abilities.Keyword):
    """Removes damage after combat; several add up (RD-63)."""

    PHRASES: ClassVar = ("Regeneration {amount}",)
    amount: int


@value
class Fade(abilities.Keyword):
    """The number of rounds for which a creature stays (RD-64)."""

    PHRASES: ClassVar = ("Fade {amount}",)
    amount: int
