"""Whole abilities that a text gives to an object (GA-171, GA-194 to GA-196)."""

from typing import ClassVar

from cardgame_tui.value import value
from rulesets.grand_archive.cards.changes import Quality
from rulesets.grand_archive.cards.program import Program

PROGRAMS: dict[str, Program] = {}
"""What the sentences say that texts give, by their words: filled as the texts are compiled, never changed."""


@value
class Given(Quality):
    """A quoted sentence once its text is compiled. The words are enough: equal words say the same."""

    PHRASES: ClassVar = ("{words}",)
    words: str

    @property
    def program(self) -> Program:
        """What it says."""
        return PROGRAMS[self.words]
