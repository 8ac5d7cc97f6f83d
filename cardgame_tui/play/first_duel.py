"""The first duel of somebody who has just learned a game: against a bot, with the default decks."""

from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.setup import HUMAN, Setup
from cardgame_tui.ruleset import Ruleset

OPPONENT = "eager"
"""The bot that plays seat 2: it plays what it can, and does not think ahead."""
BOT_NAME = "Bot"


def first_duel(ruleset: Ruleset, name: str) -> Setup:
    """The set-up of a duel with the default decks, against a bot that plays what it can.

    Args:
        ruleset: the game.
        name: the name of the person.

    Raises:
        ContentError: when the files of the game have faults.
    """
    return Recipe(ruleset, names=(name, BOT_NAME), seats=(HUMAN, OPPONENT)).build()
