"""How other screens come to a match, from the arguments of the command that opens it."""

import sys
from argparse import Namespace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from cardgame_tui.commands.shared.errors import UsageError

if TYPE_CHECKING:
    from cardgame_tui.ui.guests.hosting import Hosts
    from cardgame_tui.web.table_site import TableSite

INSTALL = 'guests {way} need the extra "{extra}" of this program; in a clone: pip install ".[{extra}]"'
WARNING = (
    "Warning: other machines can reach this address, and what is sent is not encrypted. Who reads it sees the "
    "hands of the guests. Use it only in a network you trust."
)
MOST_BROWSERS = 16
"""Browsers that a site of one table has room for."""


def hosts_of(arguments: Namespace) -> "Hosts | None":
    """How other screens come to the match, None if they are not invited.

    Raises:
        UsageError: when what that needs is not installed.
    """
    if not arguments.hosts:
        return None
    from cardgame_tui.ui.guests.hosting import Hosts

    if arguments.ssh and find_spec("asyncssh") is None:
        raise UsageError(INSTALL.format(way="by ssh", extra="ssh"))
    return Hosts(arguments.ssh, arguments.port, _site_of(arguments) if arguments.web else None)


def _site_of(arguments: Namespace) -> "TableSite":
    try:
        from cardgame_tui.web.address import is_loopback
        from cardgame_tui.web.site import ServerSettings
        from cardgame_tui.web.table_site import TableSite
    except ModuleNotFoundError as error:
        raise UsageError(INSTALL.format(way="in a browser", extra="web")) from error
    if not is_loopback(arguments.web):
        print(WARNING, file=sys.stderr)
    return TableSite(ServerSettings(arguments.web, arguments.web_port, MOST_BROWSERS))


def refuse_hosting(arguments: Namespace) -> None:
    """Refuse to let other screens come to lines of text.

    Raises:
        UsageError: if the arguments want that.
    """
    if arguments.hosts:
        raise UsageError("other screens join a table on the screen: leave out --plain")
