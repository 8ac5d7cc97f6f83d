"""A further match of the same two players."""

from dataclasses import replace
from enum import Enum

from cardgame_tui.play.setup import Setup


class Again(Enum):
    """What a further match of the same two players begins with."""

    SWAPPED = "swapped"
    """The players at each other's seat, shuffled anew."""
    ANEW = "anew"
    """The same seats, shuffled anew."""
    SAME = "same"
    """The same seats, and the same shuffles as this match."""


def built_again(setup: Setup, how: Again) -> Setup:
    """Make a set-up once more under the rules as their files say them by now.

    One that was made by hand, or comes from a journal, brings its rules along.

    Raises:
        ContentError: with all faults of the files.
    """
    recipe = setup.recipe
    if recipe is None:
        seated = setup.swapped() if how is Again.SWAPPED else setup
        return seated if how is Again.SAME else replace(seated, seed=setup.seed + 1)
    match how:
        case Again.SWAPPED:
            return recipe.rematch().build()
        case Again.ANEW:
            return recipe.with_seed(setup.seed + 1).build()
        case Again.SAME:
            return recipe.build()
