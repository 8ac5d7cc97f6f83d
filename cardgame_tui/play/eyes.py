"""Whose eyes a replay, a transcript or a log is for."""

from enum import Enum
from typing import NamedTuple

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.view import PUBLIC_SEAT, View, view
from cardgame_tui.ruleset import Ruleset


class LogLine(NamedTuple):
    """One line of the log as somebody may read it.

    Args:
        words: what happened.
        rule: number of the rule behind it.
    """

    words: str
    rule: str


class Eyes(Enum):
    """Who reads; the value is the word for ``--as``."""

    PUBLIC = "public"
    """What both players may know."""
    SEAT1 = "1"
    SEAT2 = "2"
    OPEN = "open"
    """Everything."""

    @property
    def seat(self) -> int:
        """The seat that reads, 0 for the public and for open hands."""
        return int(self.value) if self.value.isdigit() else PUBLIC_SEAT

    @property
    def opened(self) -> bool:
        """Whether every hand is shown."""
        return self is Eyes.OPEN

    def view(self, ruleset: Ruleset, duel: Duel) -> View:
        """The table as these eyes see it."""
        return view(ruleset, duel, self.seat, open_hands=self.opened)

    def event(self, ruleset: Ruleset, duel: Duel, event: Event) -> str:
        """A line of the log as these eyes may read it, without its rule number."""
        return ruleset.wording.event(duel, event, self.seat, open_hands=self.opened)

    def question(self, ruleset: Ruleset, duel: Duel, prompt: Prompt) -> str:
        """The question of the open prompt as these eyes may read it."""
        return ruleset.wording.question(duel, prompt, None if self.may_read(prompt) else self.seat)

    def may_read(self, prompt: Prompt) -> bool:
        """Whether these eyes may see the options of a prompt and what was picked."""
        return self.opened or prompt.public or prompt.seat == self.seat != PUBLIC_SEAT
