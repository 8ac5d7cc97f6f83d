"""What a screen is for: everybody at one keyboard, one player, or those who look on."""

from enum import Enum

from cardgame_tui.engine.duel import other
from cardgame_tui.value import value


class Shows(Enum):
    """What a screen draws."""

    TABLE = "table"
    HAND = "hand"
    """One player's hand, the question and its options, without the board."""
    STAGE = "stage"


@value
class Role:
    """What a screen is for.

    Args:
        word: its name in commands; a role of a seat has the number of the seat behind it.
        about: what it shows, in a few words.
        shows: what it draws.
        seat: the player whose screen it is; 0 for everybody's.
        late: whether it shows both hands as they were some turns ago, once the players allow it.
    """

    word: str
    about: str
    shows: Shows = Shows.TABLE
    seat: int = 0
    late: bool = False

    @property
    def name(self) -> str:
        """The word that asks for it, such as ``hand2``."""
        return f"{self.word}{self.seat or ''}"

    @property
    def looks_on(self) -> bool:
        """Whether nobody plays at it."""
        return self is not KEYBOARD and not self.seat

    def at(self, seat: int) -> "Role":
        """The same kind of screen for the player at a seat."""
        return Role(self.word, self.about, self.shows, seat)

    def swapped(self) -> "Role":
        """The same screen for the same player, who sits at the other seat now."""
        return self.at(other(self.seat)) if self.seat else self


KEYBOARD = Role("keyboard", "the players who have no screen of their own")
"""The screen of the program that runs the match. Two players share it until one gets a screen elsewhere."""
SEAT = Role("seat", "the table as one player sees it")
HAND = Role("hand", "one player's hand and options, for a phone or a small window", Shows.HAND)
TABLE = Role("table", "what both players may know")
STAGE = Role("stage", "what both players may know, large, for people who look on", Shows.STAGE)
AUDIENCE = Role("audience", "what both players may know; both hands, late, once the players allow it", late=True)
ROLES = {role.name: role for role in (SEAT.at(1), SEAT.at(2), HAND.at(1), HAND.at(2), TABLE, STAGE, AUDIENCE)}
"""The roles that a screen elsewhere can have, by what asks for them."""
