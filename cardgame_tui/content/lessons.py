"""What makes a scenario a lesson: who learns, what is said, and which wrong answers are explained."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, ConfigDict

from cardgame_tui.content.cards import OneLine
from cardgame_tui.content.choices import Choice
from cardgame_tui.content.faults import FileFault
from cardgame_tui.content.toml import Document

if TYPE_CHECKING:
    from cardgame_tui.content.scenario import Scenario

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


def lesson_faults(scenario: "Scenario", document: Document) -> Iterator[FileFault]:
    """Name what a scenario says as a lesson without being one, and what a lesson lacks."""
    if scenario.lesson is None:
        for number, step in enumerate(scenario.step):
            for key in ("note", "wrong") if step.note or step.wrong else ():
                if getattr(step, key):
                    yield document.fault(("step", number, key), "is for lessons: add [lesson]")
        return
    if not scenario.about:
        yield document.fault(("about",), "is missing: a lesson says first what it is about")
    learned = [step for step in scenario.step if step.seat in _learners(scenario)]
    if not learned:
        yield document.fault((LESSON,), "needs at least one [[step]] of the learner")
    for number, step in enumerate(scenario.step):
        if step.choose is None:
            yield document.fault(("step", number), "each step of a lesson gives an answer: add choose")
        if step in learned and not step.note:
            yield document.fault(
                ("step", number), "says nothing: add note, for what to look at and what to answer"
            )
        if step not in learned and (step.note or step.wrong):
            yield document.fault(("step", number), "is not asked of the learner: leave out note and wrong")


def _learners(scenario: "Scenario") -> tuple[int, ...]:
    assert scenario.lesson is not None
    return (scenario.lesson.learner,) if scenario.lesson.learner else (1, 2)
