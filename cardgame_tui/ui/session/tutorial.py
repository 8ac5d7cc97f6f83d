"""Opens the lessons of a tutorial, and the duel that follows them."""

from collections.abc import Sequence
from pathlib import Path

from cardgame_tui.play.first_duel import first_duel
from cardgame_tui.play.recipe import PLAYERS
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.lesson import Lesson, lessons_of
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings.config import configured


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


def open_first_duel(ruleset_id: str) -> Session:
    """Begin a duel against a bot, which is saved like any other.

    Raises:
        ContentError: with all faults of the files of the game.
        PluginError: when the game is not installed.
    """
    names = configured().names or PLAYERS
    session = Session.of(Record(first_duel(load_ruleset(ruleset_id), names[0])), keep=True, patient=True)
    session.runner.open()
    return session
