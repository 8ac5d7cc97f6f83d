"""Hosting: other screens come to the match that is open here, until the program ends."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from cardgame_tui.join.reached_at import reached_at
from cardgame_tui.ui.guests.door import Door
from cardgame_tui.ui.guests.kept_keys import KeptKeys
from cardgame_tui.ui.guests.reception import Reception
from cardgame_tui.ui.guests.visits import Visits
from cardgame_tui.ui.pages.invite import Invitation
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings.config import mouse_works
from cardgame_tui.value import value

if TYPE_CHECKING:
    from cardgame_tui.ui.guests.ssh import SshDoor

ALL_ADDRESSES = "0.0.0.0"
"""What is listened at when the players open a way at the table."""
SAVED = "The host has left. The match is saved there; join again when it is resumed."


class Browsers(Protocol):
    """A server that lets browsers come to a table through its socket."""

    @property
    def address(self) -> str:
        """Its address, such as ``http://192.168.1.20:8421``."""

    @property
    def leads_to_several(self) -> bool:
        """Whether an address must say which table it means."""

    async def open(self, table: str) -> None:
        """Begin to let browsers come to the table with this name.

        Raises:
            OSError: when that cannot be done, in one sentence.
        """

    async def close(self) -> None:
        """Let no more come."""


class Served:
    """The server in whose browser this program is shown; it leads to all tables of this machine.

    Args:
        address: its address.
    """

    leads_to_several = True

    def __init__(self, address: str) -> None:
        self.address = address

    async def open(self, table: str) -> None:
        """Nothing: it is open."""

    async def close(self) -> None:
        """Nothing: it stays open."""


@value
class Hosts:
    """How other screens come to a match besides the other terminals of the same user.

    Args:
        ssh: the address at which guests come by ssh; empty for not at all.
        port: its port; 0 picks a free one.
        browsers: the server by which they come in a browser; None for not at all.
        may_ssh: whether the players may open the way by ssh later.
        may_browse: makes the server that the players may open later; None for none.
    """

    ssh: str = ""
    port: int = 0
    browsers: Browsers | None = None
    may_ssh: bool = False
    may_browse: Callable[[], Browsers] | None = None


class Hosting:
    """Lets other screens come to the match at the keyboard.

    Args:
        host: returns the screen at the keyboard; None while no match is open there.
        about: what the table is named after, such as the id of the game.
        hosts: how they come; None for other terminals of the same user alone.
    """

    def __init__(self, host: Callable[[], Session | None], about: str, hosts: Hosts | None = None) -> None:
        self._host = host
        self._reception = Reception(host)
        self._hosts = hosts or Hosts()
        self._visits = Visits(self._reception.admit, mouse=mouse_works())
        self._door = Door(self._visits, about, self._reception.recognise)
        self._ssh: SshDoor | None = None
        self._ssh_at = ""
        self._browsers: Browsers | None = None

    def invitation(self) -> Invitation:
        """How others come now."""
        ssh, browsers, codes = self._ssh, self._browsers, self._reception.codes
        several = browsers is not None and browsers.leads_to_several
        return Invitation(
            self._door.name,
            ssh="" if ssh is None else ssh.address(self._ssh_at),
            browser="" if browsers is None else browsers.address,
            place=f"{self._door.name}." if several else "",
            codes={} if ssh is None and browsers is None else codes.all(),
            fingerprint="" if ssh is None else ssh.fingerprint,
            wrong=codes.wrong,
            may_ssh=ssh is None and self._hosts.may_ssh,
            may_browse=browsers is None and self._hosts.may_browse is not None,
        )

    def renew(self) -> None:
        """Make new codes: those that nobody has used let nobody in any more."""
        self._reception.codes.renew()

    async def open(self) -> None:
        """Begin to let screens come; those that a host before this one had are waited for.

        Raises:
            OSError: when that cannot be done, in one sentence.
        """
        host = self._host()
        if host is not None:
            KeptKeys(host.runner)
        await self._door.open()
        try:
            if self._hosts.ssh:
                await self._open_ssh(self._hosts.ssh)
            if self._hosts.browsers is not None:
                await self._open_browsers(self._hosts.browsers)
        except OSError:
            await self.close()
            raise

    async def open_ssh(self) -> None:
        """Begin to let guests come by ssh from anywhere, since the players ask for it.

        Raises:
            OSError: when that cannot be done, in one sentence.
        """
        if self._ssh is None and self._hosts.may_ssh:
            await self._open_ssh(ALL_ADDRESSES)

    async def open_browsers(self) -> None:
        """Begin to let guests come in browsers, since the players ask for it.

        Raises:
            OSError: when that cannot be done, in one sentence.
        """
        if self._browsers is None and self._hosts.may_browse is not None:
            await self._open_browsers(self._hosts.may_browse())

    async def _open_ssh(self, address: str) -> None:
        from cardgame_tui.ui.guests.ssh import SshDoor, host_key

        door = SshDoor(self._visits, self._reception.recognise, host_key())
        await door.open(address, self._hosts.port)
        self._ssh, self._ssh_at = door, reached_at(address)

    async def _open_browsers(self, browsers: Browsers) -> None:
        await browsers.open(self._door.name)
        self._browsers = browsers

    async def close(self) -> None:
        """Let no more come, and end those that are here."""
        await self._door.close(SAVED)
        if self._ssh is not None:
            await self._ssh.close()
        if self._browsers is not None:
            await self._browsers.close()
