"""``scenarios``: the handbook of scenarios, or what a scenario of one game may name."""

from argparse import Namespace

from cardgame_tui.commands.shared.reading import read_ruleset
from cardgame_tui.testing.handbook import handbook, reference


def run(arguments: Namespace) -> int:
    """Print the handbook, or the reference of a game.

    Raises:
        UsageError: when the game does not exist.
    """
    if arguments.ruleset is None:
        print(handbook())
    else:
        print(reference(read_ruleset(arguments.ruleset)), end="")
    return 0
