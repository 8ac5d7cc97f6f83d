"""Which screens a match has besides the keyboard's: those of single players, and those of people who look on."""

from collections import Counter
from hashlib import sha256

from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.ui.session.screens.role import Role

MOST_KEYS = 256
"""How many keys are known at a time; of those who look on, the one that came longest ago is forgotten first."""


class OwnScreens:
    """Which players of a match look at screens of their own, and how many people look on at others.

    Players without a screen of their own share the keyboard.

    Attributes:
        here: the seats whose screens are here now.
        awaited: the seats that are kept for players whose screens have not come yet, or have gone.
        onlookers: how many screens of each other role are here, by its name.
        keys: the roles of the screens that have been here, by what their keys are known by (`known_by`).
    """

    def __init__(self) -> None:
        self.here: set[int] = set()
        self.awaited: set[int] = set()
        self.onlookers: Counter[str] = Counter()
        self.keys: dict[str, Role] = {}

    @property
    def elsewhere(self) -> set[int]:
        """The seats that nobody plays at the keyboard."""
        return self.here | self.awaited

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that a screen could take, those that are kept for one first."""
        return tuple(sorted(set(SEATS) - self.here, key=lambda seat: (seat not in self.awaited, -seat)))

    def come(self, role: Role) -> None:
        """A screen is here now."""
        if role.seat:
            self.awaited.discard(role.seat)
            self.here.add(role.seat)
        else:
            self.onlookers[role.name] += 1

    def go(self, role: Role) -> None:
        """A screen has gone; the seat of a player is kept until one returns."""
        if role.seat:
            self.here.discard(role.seat)
            self.awaited.add(role.seat)
        else:
            self.onlookers[role.name] -= 1

    def remember(self, key: str, role: Role) -> None:
        """Know the screen with this key when it comes back."""
        if not key:
            return
        self.keys.pop(known_by(key), None)
        self.keys[known_by(key)] = role
        if len(self.keys) > MOST_KEYS:
            del self.keys[min(self.keys, key=lambda each: bool(self.keys[each].seat))]

    def known(self, key: str) -> Role | None:
        """The role of the screen with this key; None for one that has not been here."""
        return self.keys.get(known_by(key))

    def wait_for(self, seat: int) -> None:
        """Keep a seat for a player whose screen has yet to come."""
        if seat not in self.here:
            self.awaited.add(seat)

    def give_up_waiting(self) -> None:
        """Let the players who are waited for play at the keyboard."""
        self.awaited.clear()

    def swapped(self) -> "OwnScreens":
        """The same after the players have changed seats."""
        screens = OwnScreens()
        screens.here, screens.awaited = ({other(seat) for seat in seats} for seats in (self.here, self.awaited))
        screens.onlookers = self.onlookers
        screens.keys = {key: role.swapped() for key, role in self.keys.items()}
        return screens


def known_by(key: str) -> str:
    """What a key is known by: nobody who reads it can use it as the key."""
    return sha256(key.encode()).hexdigest()
