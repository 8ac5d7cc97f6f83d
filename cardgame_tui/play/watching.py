"""A match between two bots, for people who want to see a game before they play it."""

from dataclasses import replace

from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.setup import HUMAN, Setup
from cardgame_tui.ruleset import Ruleset

BOT = "random"
"""The bot that plays both seats."""
NAMES = ("Bot 1", "Bot 2")


def two_bots(ruleset: Ruleset) -> Setup:
    """The set-up of a match that two bots play with the default decks, shown event by event.

    Raises:
        ContentError: when the files of the game have faults.
    """
    return watched(Recipe(ruleset, names=NAMES)).build()


def watched(recipe: Recipe) -> Recipe:
    """The same match with a bot at the seat of each person, shown event by event."""
    one, two = (BOT if word == HUMAN else word for word in recipe.seats)
    return replace(recipe, seats=(one, two), table=recipe.table._replace(step="on"))
