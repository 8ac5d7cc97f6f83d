"""Hosting: other screens come to the match that is open here, until the program ends."""

import asyncio
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING

from cardgame_tui.join.frames import Hello
from cardgame_tui.ui.guests.app import GuestApp
from cardgame_tui.ui.guests.door import Door
from cardgame_tui.ui.guests.reception import Reception
from cardgame_tui.ui.guests.visits import Visits
from cardgame_tui.ui.pages.invite import Invitation
from cardgame_tui.ui.session.config import mouse_works
from cardgame_tui.ui.session.role import ROLES
from cardgame_tui.ui.session.session import Session
from cardgame_tui.value import value

if TYPE_CHECKING:
    from cardgame_tui.ui.guests.ssh import SshDoor

SAVED = "The host has left. The match is saved there; join again when it is resumed."
EVERYWHERE = ("", "0.0.0.0", "::")
"""Addresses that stand for all of a machine; guests type its name."""


@value
class Hosts:
    """How other screens come to a match besides the other terminals of the same user.

    Args:
        ssh: the address at which guests come by ssh; empty for not at all.
        port: its port; 0 picks a free one.
    """

    ssh: str = ""
    port: int = 0


class Hosting:
    """Lets other screens come to the match at the keyboard.

    Args:
        host: returns the screen at the keyboard; None while no match is open there.
        about: what the table is named after, such as the id of the game.
        hosts: how they come; None for other terminals of the same user alone.
    """

    def __init__(self, host: Callable[[], Session | None], about: str, hosts: Hosts | None = None) -> None:
        reception = Reception(host)

        def admit(hello: Hello) -> GuestApp | str:
            return reception.admit(hello.role)

        self._hosts = hosts or Hosts()
        self._visits = Visits(admit, mouse=mouse_works())
        self._door = Door(self._visits, about)
        self._ssh: SshDoor | None = None

    def invitation(self) -> Invitation:
        """How others come now."""
        if self._ssh is None:
            return Invitation(self._door.name)
        at = socket.gethostname() if self._hosts.ssh in EVERYWHERE else self._hosts.ssh
        return self._ssh.invitation(self._door.name, at)

    async def open(self) -> None:
        """Begin to let screens come.

        Raises:
            OSError: when that cannot be done, in one sentence.
        """
        await self._door.open()
        if self._hosts.ssh:
            from cardgame_tui.ui.guests.ssh import SshDoor, host_key

            try:
                self._ssh = SshDoor(self._visits, list(ROLES), host_key())
                await self._ssh.open(self._hosts.ssh, self._hosts.port)
            except OSError:
                await self.close()
                raise

    async def close(self) -> None:
        """Let no more come, and end those that are here."""
        closing = [self._door.close(SAVED)]
        if self._ssh is not None:
            closing.append(self._ssh.close())
        await asyncio.gather(*closing)
