"""Says which bot plays, where none was named."""

import sys
from collections.abc import Iterable, Sequence

from cardgame_tui.bots.quick.fitting import unlearned
from cardgame_tui.content.options import OptionModel
from cardgame_tui.ruleset import Ruleset


def say_who_plays(bots: Sequence[str], ruleset: Ruleset, options: Iterable[OptionModel]) -> None:
    """Say why a lesser bot than the quick one plays; nothing where the quick one does.

    Args:
        bots: who plays.
        ruleset: the game.
        options: all options that it is played under.
    """
    if why := unlearned(ruleset, options):
        print(f"{bots[0]} plays: {why}", file=sys.stderr)
