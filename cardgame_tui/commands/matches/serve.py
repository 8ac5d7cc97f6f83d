"""``serve``: play in a browser."""

import os
import shlex
import sys
from argparse import Namespace

from cardgame_tui.commands.shared.errors import UsageError

INSTALL = 'serve needs the extra "web" of this program; in a clone: pip install ".[web]"'
DRIVER = "cardgame_tui.web.driver:VisitorDriver"
"""What draws the app of a visitor."""
WARNING = (
    "Warning: other machines can reach this address. What is sent is not encrypted, and who opens the address "
    "plays with your matches and files. Use it only in a network you trust."
)


def run(arguments: Namespace) -> int:
    """Serve the app to browsers until Ctrl-C.

    Raises:
        UsageError: without the extra, or when the address cannot be used.
    """
    if arguments.visit:
        return visit(arguments.visit)
    try:
        from cardgame_tui.web.address import is_loopback
        from cardgame_tui.web.server import serve
        from cardgame_tui.web.site import ServerSettings
    except ModuleNotFoundError as error:
        raise UsageError(INSTALL) from error
    settings = ServerSettings(arguments.host, arguments.port, arguments.visitors)
    if not is_loopback(settings.host):
        print(WARNING, file=sys.stderr)
    _say("Stop with Ctrl+C.")
    try:
        serve(visitor_command, settings, _say)
    except OSError as error:
        raise UsageError(
            f"cannot listen at {settings.host}, port {settings.port}: {error.strerror or error}"
        ) from error
    return 0


def visit(address: str) -> int:
    """Open the menu for the browser at the other end of standard input and output; returns the exit code.

    Args:
        address: that of the server, where others join a table of this visitor.
    """
    os.environ["TEXTUAL_DRIVER"] = DRIVER  # Textual reads it when it is loaded
    from cardgame_tui.ui.guests.hosting import Hosts, Served
    from cardgame_tui.ui.run import run_menu

    return run_menu(lambda: Hosts(browsers=Served(address)))


def visitor_command(address: str) -> str:
    """The shell command of a visitor's process, which takes the place of the shell."""
    program = ("exec", sys.executable, "-X", "utf8", "-m", "cardgame_tui.cli")
    return shlex.join([*program, "serve", "--visit", address])


def _say(line: str) -> None:
    print(line, flush=True)
