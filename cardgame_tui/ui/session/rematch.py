"""A further match of the same two players."""

from dataclasses import replace
from enum import Enum

from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.play.setup import Setup


class Rematch(Enum):
    """How a further match of the same two players begins."""

    SWAPPED = "swapped"
    """Seats swapped, new shuffles."""
    NEW = "new"
    """The same seats, new shuffles."""
    SAME = "same"
    """The same seats and the same shuffles as this match."""
    HERE = "here"
    """The same seats, and the position of this duel."""


def rematch_setup(setup: Setup, how: Rematch) -> Setup:
    """Make a set-up again with the current rule files.

    A set-up without a recipe, such as one from a journal, keeps its rules.

    Raises:
        ContentError: with all faults of the files.
    """
    recipe = setup.recipe
    if recipe is None:
        seated = setup.swapped() if how is Rematch.SWAPPED else setup
        new = replace(seated, seed=seed_for(setup.seed, Purpose.REMATCH), first_seed=None)
        return seated if how is Rematch.SAME else new
    match how:
        case Rematch.SWAPPED:
            return recipe.rematch().build()
        case Rematch.NEW:
            return recipe.with_seed(seed_for(setup.seed, Purpose.REMATCH)).build()
        case Rematch.SAME | Rematch.HERE:
            return recipe.build()
