"""``host``: play a match with a screen for each player, and for people who look on."""

from argparse import Namespace

from cardgame_tui.commands.matches import play


def run(arguments: Namespace) -> int:
    """Play a match, and invite other screens first.

    Raises:
        UsageError: as `play`.
    """
    return play.run(arguments)
