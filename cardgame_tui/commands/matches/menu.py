"""No command: open the menu."""

from argparse import Namespace

from cardgame_tui.commands.shared.hosting import hosts_on_request
from cardgame_tui.commands.shared.reading import read_settings
from cardgame_tui.commands.shared.terminal import require_terminal


def run(arguments: Namespace) -> int:
    """Open the app at its menu.

    Raises:
        UsageError: without a terminal.
    """
    read_settings()
    require_terminal("name a game: cardgame-tui play RULESET --plain")
    from cardgame_tui.ui.run import run_menu

    return run_menu(hosts_on_request)
