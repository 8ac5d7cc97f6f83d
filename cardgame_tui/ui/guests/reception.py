"""Who may come to a match, and as what."""

from collections.abc import Callable

from cardgame_tui.ui.guests.app import GuestApp
from cardgame_tui.ui.session.role import HAND, ROLES, SEAT, TABLE, Role
from cardgame_tui.ui.session.session import Session

TAKEN = "{name} has a screen already. Other roles: {others}."
UNKNOWN = "There is no role {word!r} here. Roles: {others}."
NOBODY = "{name} is not a person. Other roles: {others}."
NO_MATCH = "No match is open here now."


class Reception:
    """Lets screens come to the match that is open at the keyboard.

    Args:
        host: returns the screen at the keyboard; None while no match is open there.
    """

    def __init__(self, host: Callable[[], Session | None]) -> None:
        self._host = host

    def admit(self, word: str) -> GuestApp | str:
        """The app of a guest, or why there is none.

        Args:
            word: the role that is wanted, the name of a player, or empty for what is free.
        """
        host = self._host()
        if host is None or not host.record.begun:
            return NO_MATCH
        role = self._wanted(host, word.strip().casefold())
        if isinstance(role, str):
            return role
        host.runner.screens.come(role)
        session = Session(host.runner, role)
        host.runner.tell()
        return GuestApp(session)

    def _wanted(self, host: Session, word: str) -> Role | str:
        """The role that a word asks for, or why nobody can have it."""
        people, screens = host.runner.people, host.runner.screens
        free = [seat for seat in screens.free if seat in people]
        others = ", ".join(role.name for role in ROLES.values() if role.seat in (0, *free))
        names = {host.name(seat).casefold(): SEAT.at(seat) for seat in (1, 2)}
        role = ROLES.get(word) or ROLES.get(f"{SEAT.word}{word}") or names.get(word)
        if word in ("", SEAT.word, HAND.word):
            kind = HAND if word == HAND.word else SEAT
            taken = word == "" and (screens.here or len(people) < 2) and not screens.awaited
            role = TABLE if taken or not free else kind.at(free[0])
        if role is None:
            return UNKNOWN.format(word=word, others=others)
        if role.seat and role.seat not in people:
            return NOBODY.format(name=host.name(role.seat), others=others)
        if role.seat and role.seat not in free:
            return TAKEN.format(name=host.name(role.seat), others=others)
        return role
