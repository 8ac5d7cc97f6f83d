"""Which players of a match look at screens of their own."""

from cardgame_tui.engine.duel import SEATS, other


class OwnScreens:
    """Which players of a match look at screens of their own; the others share the keyboard.

    Attributes:
        here: the seats whose screens are here now.
        awaited: the seats that are kept for players whose screens have not come yet, or have gone.
    """

    def __init__(self) -> None:
        self.here: set[int] = set()
        self.awaited: set[int] = set()

    @property
    def elsewhere(self) -> set[int]:
        """The seats that nobody plays at the keyboard."""
        return self.here | self.awaited

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that a screen could take, those that are kept for one first."""
        return tuple(sorted(set(SEATS) - self.here, key=lambda seat: (seat not in self.awaited, -seat)))

    def come(self, seat: int) -> None:
        """The player at a seat has a screen now."""
        self.awaited.discard(seat)
        self.here.add(seat)

    def go(self, seat: int) -> None:
        """The screen of the player at a seat has gone; the seat is kept until it returns."""
        self.here.discard(seat)
        self.awaited.add(seat)

    def give_up_waiting(self) -> None:
        """Let the players who are waited for play at the keyboard."""
        self.awaited.clear()

    def swapped(self) -> "OwnScreens":
        """The same after the players have changed seats."""
        screens = OwnScreens()
        screens.here, screens.awaited = ({other(seat) for seat in seats} for seats in (self.here, self.awaited))
        return screens
