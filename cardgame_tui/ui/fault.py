"""What is known when a ruleset breaks down."""

from dataclasses import dataclass

from cardgame_tui.play.record import Record


@dataclass(frozen=True, slots=True)
class Fault:
    """An unexpected error inside a ruleset.

    Args:
        error: the error. Its text may hold the name of a hidden card.
        record: the match it happened in.
        decision: number of the decision it broke down at; 0 when it was none, as in a set-up.
    """

    error: BaseException
    record: Record
    decision: int
