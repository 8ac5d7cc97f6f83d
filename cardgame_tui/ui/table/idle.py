"""Tries the options of the open question while nobody types, so that no key waits for what they would do.

A frame is drawn without that. If no other one follows for `PAUSE`, the options that the frame shows are tried on
copies of the duel, one at a time with `REST` after each, so that a key waits for one trial at most. After the last
trial the table is drawn once more: words are added at the ends of lines, and no line moves. A key starts the pause
again, and a new question drops what has not been tried.

Only what decides where lines stand is tried before the frame: whether an option hits one's own card, if other
things can be picked too (`open_question`), and what the box of a stack item says (`Question.resolving`).
"""

from collections.abc import Callable

from textual.timer import Timer

from cardgame_tui.ui.table.state import TableState
from cardgame_tui.ui.widgets.lines import LinesScreen

PAUSE = 0.05
"""Seconds after a frame; a held key repeats sooner."""
REST = 0.005
"""Seconds after a trial, in which keys are taken."""


class WhenIdle:
    """What the screen of a table does while nobody types.

    Args:
        screen: the screen.
        table: what it shows.
        draw: draws it.
    """

    def __init__(self, screen: LinesScreen[str], table: TableState, draw: Callable[[], None]) -> None:
        self._screen = screen
        self._table = table
        self._draw = draw
        self._timer: Timer | None = None

    def wait(self) -> None:
        """Start the pause again."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self._table.waits:
            self._timer = self._screen.set_timer(PAUSE, self._try_next)

    def _try_next(self) -> None:
        """Try one option, unless something lies over the table or another question is open."""
        if not self._screen.is_active or not self._table.waits:
            return
        if self._table.try_next():
            self._timer = self._screen.set_timer(REST, self._try_next)
        else:
            self._draw()
