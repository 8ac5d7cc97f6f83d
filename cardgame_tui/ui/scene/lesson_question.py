"""The open question as a lesson puts it."""

from dataclasses import replace
from typing import TYPE_CHECKING

from cardgame_tui.ui.scene.question import Question

if TYPE_CHECKING:
    from cardgame_tui.play.scenario.lesson import Lesson

OVER = "lesson over"
"""Shown instead of who decides once every step of a lesson has been played."""


def in_lesson(asked: Question, lesson: "Lesson") -> Question:
    """A question with the words of the lesson."""
    doing = OVER if lesson.over else asked.doing
    return replace(asked, words=lesson.says, source="", doing=doing)
