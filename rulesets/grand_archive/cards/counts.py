"""How many things there are, as a number."""

from typing import ClassVar

from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Number
from rulesets.grand_archive.cards.selectors import Several


@value
class CountOf(Number):
    """How many things of a kind there are."""

    PHRASES: ClassVar = ("the number of {what}",)
    what: Several
