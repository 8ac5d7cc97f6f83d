"""How other screens come to a match, from the arguments of the command that opens it."""

from argparse import Namespace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from cardgame_tui.commands.shared.errors import UsageError

if TYPE_CHECKING:
    from cardgame_tui.ui.guests.hosting import Hosts

INSTALL = 'guests by ssh need the extra "ssh" of this program; in a clone: pip install ".[ssh]"'


def hosts_of(arguments: Namespace) -> "Hosts | None":
    """How other screens come to the match, None if they are not invited.

    Raises:
        UsageError: when what that needs is not installed.
    """
    if not arguments.hosts:
        return None
    from cardgame_tui.ui.guests.hosting import Hosts

    if arguments.ssh and find_spec("asyncssh") is None:
        raise UsageError(INSTALL)
    return Hosts(arguments.ssh, arguments.port)


def refuse_hosting(arguments: Namespace) -> None:
    """Refuse to let other screens come to lines of text.

    Raises:
        UsageError: if the arguments want that.
    """
    if arguments.hosts:
        raise UsageError("other screens join a table on the screen: leave out --plain")
