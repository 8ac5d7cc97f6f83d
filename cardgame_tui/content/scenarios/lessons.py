"""What makes a scenario a lesson: who learns, what is said, and which wrong answers are explained."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from cardgame_tui.content.cards import OneLine
from cardgame_tui.content.scenarios.choices import Choice

LESSON = "lesson"
"""The table that makes a scenario a lesson."""


class LessonTable(BaseModel):
    """A lesson. Its `about` is what it says first, and its steps are what is played.

    Attributes:
        learner: the seat that the reader plays; the lesson gives the steps of the other one. 0 for both seats.
        names: the names of the players.
        end: what the lesson says after its last step.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    learner: Literal[0, 1, 2] = 1
    names: tuple[OneLine, OneLine] = ("Ada", "Robin")
    end: OneLine


class WrongAnswer(BaseModel):
    """An answer that a lesson explains instead of giving it.

    Attributes:
        choose: the answer, in the form of the step's `choose`.
        says: why it is not the one to give here.
        rule: number of the rule behind that.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    choose: Choice
    says: OneLine
    rule: str
