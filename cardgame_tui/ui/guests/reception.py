"""Who may come to a match, and as what."""

import asyncio
from collections.abc import Callable

from cardgame_tui.join.frames import Hello
from cardgame_tui.ui.guests.app import GuestApp
from cardgame_tui.ui.guests.codes import Codes, plain_code
from cardgame_tui.ui.session.screens.role import HAND, ROLES, SEAT, TABLE, Role
from cardgame_tui.ui.session.session import Session

TAKEN = "{name} has a screen already. Other roles: {others}."
UNKNOWN = "There is no role {word!r} here. Roles: {others}."
NOBODY = "{name} is not a person. Other roles: {others}."
NO_MATCH = "No match is open here now."
PAUSE = 1.0
"""Seconds after a wrong code in which no code is tried, by nobody."""
MOST_WAITING = 8
"""How many guests may wait until their codes are tried; those of others count as wrong."""


class Reception:
    """Lets screens come to the match that is open at the keyboard.

    Args:
        host: returns the screen at the keyboard; None while no match is open there.

    Attributes:
        codes: the words that let guests in.
    """

    def __init__(self, host: Callable[[], Session | None]) -> None:
        self._host = host
        self.codes = Codes(list(ROLES))
        self._trying = asyncio.Lock()
        self._waiting = 0

    async def recognise(self, shown: str, key: str) -> str:
        """The key of a guest who may come in, empty for nobody.

        Args:
            shown: the code of a role, or the key of a guest who comes back, however it was typed.
            key: the key by which this guest is known already, or from now on, if the code is right.
        """
        host = self._host()
        if host is not None and host.runner.screens.known(key):
            return key  # too long to be guessed, so that who comes back need not wait behind those who try codes
        if self._waiting >= MOST_WAITING:
            return ""
        self._waiting += 1
        try:
            async with self._trying:
                return await self._try(plain_code(shown), key)
        finally:
            self._waiting -= 1

    async def _try(self, code: str, key: str) -> str:
        """The key of a guest who shows a code, or words to come back with; a wrong one takes its time."""
        host = self._host()
        if host is None:
            return ""
        screens = host.runner.screens
        for each in (key, code):
            if screens.known(each):
                return each
        if role := self.codes.take(code):
            screens.remember(key, ROLES[role])
            return key
        await asyncio.sleep(PAUSE)
        return ""

    def admit(self, hello: Hello) -> GuestApp | str:
        """The app of a guest, or why there is none.

        Args:
            hello: the role that is wanted, or a player's name; empty for the role of the key, or what is free.
        """
        host = self._host()
        if host is None or not host.record.begun:
            return NO_MATCH
        screens, word = host.runner.screens, hello.role.strip().casefold()
        known = screens.known(hello.key)
        if hello.guest and known is None:
            return NO_MATCH  # another match has begun since this guest was recognised
        role = self._wanted(host, known.name if known is not None and not word else word)
        if isinstance(role, str):
            return role
        screens.come(role)
        screens.remember(hello.key, role)
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
