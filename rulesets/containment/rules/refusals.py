"""Every reason why an option is not offered, each with its rule."""

from functools import cache

from cardgame_tui.engine.prompt import Refusal

BEFORE_GAME = {
    "conceded": Refusal("CT-43", "nobody can concede before the game"),
    "agreed": Refusal("CT-43", "the players cannot agree on a draw before the game"),
}
"""By how the game would end."""
NOT_YOURS = Refusal("CT-83", "the text asks for an object you control")
NOT_THEIRS = Refusal("CT-83", "the text asks for an object the opponent controls")
NOT_ANOTHER = Refusal("CT-83", "the text asks for another object")
TOO_COSTLY = Refusal("CT-83", "its cost is too high for the text")
NO_CHOICE = Refusal("CT-83", "nothing that its text asks for can be chosen")
COST_UNPAID = Refusal("CT-83", "its cost cannot be paid")
USED = Refusal("CT-79", "it was already used this turn")
NOT_NOW = Refusal("CT-79", "only in your main phase on an empty stack")
TALE_NOT_NOW = NOT_NOW.under("CT-30")
TEST_NOT_NOW = NOT_NOW.under("CT-92")
TESTED = Refusal("CT-92", "it has made all its cross tests of this turn")
FIRST_TURN = Refusal("CT-63", "no cross test in the first turn")
TEST_OWN = Refusal("CT-93", "only the opponent's sandboxes")
OBJECTS_DO_NOT_FIGHT = Refusal("CT-97", "objects do not fight objects")
EXPERIMENTED = Refusal("CT-58", "this experiment phase has had its experiment")
EXPERIMENT_NOT_NOW = Refusal("CT-58", "only in your experiment phase")
EXPERIMENT_THEIRS = Refusal("CT-58", "only your own sandboxes")
NO_PARTNER = Refusal("CT-28", "no Safe object with the partner marker")
TAKEN = Refusal("CT-8", "the frame holds an object")


@cache
def unmet(text: str) -> Refusal:
    """The condition of an Incident is not true (CT-31).

    Args:
        text: the printed text, which names its condition.
    """
    return Refusal("CT-31", f"only if {text.partition('Condition: ')[2].partition('.')[0]}")
