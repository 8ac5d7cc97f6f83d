"""An answer that takes effect only some time after its question, so that its time tells other screens nothing."""

from collections.abc import Sequence

from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.asking.orders import Note
from cardgame_tui.play.journal.lines import GivenLine
from cardgame_tui.value import value


@value
class Held:
    """An answer that is written and has yet to take effect.

    Args:
        line: its line of the journal.
        answer: the answer.
        by_hand: whether a player gave it.
        unasked: whether an order gave it, or there was no other.
        notes: what the log says of it.
    """

    line: GivenLine
    answer: Answer
    by_hand: bool = False
    unasked: bool = False
    notes: Sequence[Note] = ()
