"""How other screens come to a match, from the arguments of the command that opens it."""

import sys
from argparse import Namespace
from collections.abc import Callable
from functools import partial
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
SSH_PORT, WEB_PORT = 8422, 8421
"""Where guests come by ssh and in a browser, if the players open the way at the table."""
MOST_BROWSERS = 16
"""Browsers that a site of one table has room for."""


def hosts_of(arguments: Namespace) -> "Callable[[], Hosts]":
    """A function that says how other screens come to the match; it is called once the players want that.

    Raises:
        UsageError: when what the arguments ask for is not installed.
    """
    if arguments.ssh and not _has("asyncssh"):
        raise UsageError(INSTALL.format(way="by ssh", extra="ssh"))
    if arguments.web and not _has("textual_serve"):
        raise UsageError(INSTALL.format(way="in a browser", extra="web"))
    if arguments.web:
        from cardgame_tui.web.address import is_loopback

        if not is_loopback(arguments.web):
            print(WARNING, file=sys.stderr)
    return partial(_hosts, arguments.ssh, arguments.port, arguments.web, arguments.web_port)


def hosts_on_request() -> "Hosts":
    """How other screens come to a match that was begun without a word about it."""
    return _hosts("", SSH_PORT, "", WEB_PORT)


def _hosts(ssh: str, port: int, web: str, web_port: int) -> "Hosts":
    from cardgame_tui.ui.guests.hosting import ALL_ADDRESSES, Hosts

    later = partial(_site_at, ALL_ADDRESSES, web_port) if _has("textual_serve") else None
    return Hosts(ssh, port, _site_at(web, web_port) if web else None, may_ssh=_has("asyncssh"), may_browse=later)


def _site_at(address: str, port: int) -> "TableSite":
    from cardgame_tui.web.site import ServerSettings
    from cardgame_tui.web.table_site import TableSite

    return TableSite(ServerSettings(address, port, MOST_BROWSERS))


def _has(package: str) -> bool:
    return find_spec(package) is not None


def refuse_hosting(arguments: Namespace) -> None:
    """Refuse to let other screens come to lines of text.

    Raises:
        UsageError: if the arguments want that.
    """
    if arguments.hosts:
        raise UsageError("other screens join a table on the screen: leave out --plain")
