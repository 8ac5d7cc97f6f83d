"""A match between two bots, for people who want to see a game before they play it."""

from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import DEFAULTS
from cardgame_tui.ruleset import Ruleset

BOT = "random"
"""The bot that plays both seats."""
NAMES = ("Bot 1", "Bot 2")


def two_bots(ruleset: Ruleset) -> Setup:
    """The set-up of a match that two bots play with the default decks, shown event by event.

    Raises:
        ContentError: when the files of the game have faults.
    """
    return Recipe(ruleset, names=NAMES, seats=(BOT, BOT), table=DEFAULTS._replace(step="on")).build()
