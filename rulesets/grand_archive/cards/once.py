"""An amount that is worked out once: `where X is`."""

from typing import ClassVar

from cardgame_tui.text import Amount, Figure
from cardgame_tui.value import value


@value
class Once(Figure):
    """What X is in one sentence: worked out once, the first time that it counts. No text has it, the log may."""

    PHRASES: ClassVar = ("({amount})",)
    amount: Amount
