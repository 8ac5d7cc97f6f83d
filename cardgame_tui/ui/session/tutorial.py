"""Opens the lessons of a tutorial."""

from collections.abc import Sequence
from pathlib import Path

from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.lesson import Lesson, lessons_of
from cardgame_tui.ui.session.session import Session


def open_tutorial(ruleset_id: str) -> Session:
    """Begin the first lesson of a game, which has lessons if `lessons_of` names some.

    Raises:
        ContentError: with all faults of its file.
        PluginError: when the game is not installed.
    """
    return open_lesson(lessons_of(ruleset_id))


def open_lesson(files: Sequence[Path], number: int = 0) -> Session:
    """Begin a lesson of a tutorial.

    Args:
        files: the lessons of the tutorial, in order.
        number: which of them, counted from 0.

    Raises:
        ContentError: with all faults of its file.
        PluginError: when its game is not installed.
    """
    lesson = Lesson(files, number)
    session = Session.of(Record(lesson.setup()), lesson=lesson)
    session.runner.open()
    return session
