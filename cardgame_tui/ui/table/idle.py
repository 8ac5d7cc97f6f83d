"""What the table does while nobody types, so that no key waits for it.

A bot that looks ahead thinks for `THOUGHT` at a time with `REST` after it; nothing shows how much it had to think.
Otherwise the table tries options and looks for garbage.

A frame is drawn without that. If no other one follows for `PAUSE`, the options that the frame shows are tried on
copies of the duel, one at a time with `REST` after each, so that a key waits for one trial at most. After the last
trial the table is drawn once more: words are added at the ends of lines, and no line moves. A key starts the pause
again, and a new question drops what has not been tried.

Only what decides where lines stand is tried before the frame: whether an option hits one's own card, if other
things can be picked too (`open_question`), and what the box of a stack item says (`Question.resolving`).
"""

from collections.abc import Callable

from textual.timer import Timer

from cardgame_tui import garbage
from cardgame_tui.ui.table.state import TableState
from cardgame_tui.ui.widgets.lines import LinesScreen

PAUSE = 0.05
"""Seconds after a frame; a held key repeats sooner."""
REST = 0.005
"""Seconds after a trial or a thought, in which keys are taken."""
THOUGHT = 0.03
"""Seconds that a bot thinks at a time; one sample may take longer."""


class WhenIdle:
    """What the screen of a table does while nobody types.

    Args:
        screen: the screen.
        table: what it shows.
        draw: draws it.
        go_on: draws it, and opens what the next decision needs.
    """

    def __init__(
        self,
        screen: LinesScreen[str],
        table: TableState,
        draw: Callable[[], None],
        go_on: Callable[[], None] | None = None,
    ) -> None:
        self._screen = screen
        self._table = table
        self._draw = draw
        self._go_on = go_on or draw
        self._timer: Timer | None = None

    def wait(self) -> None:
        """Start the pause again, at a table on which options are tried later."""
        if self._timer is not None:
            self._timer.stop()
        if self._table.ahead.later or self._table.session.bot_thinks is not None:
            self._timer = self._screen.set_timer(PAUSE, self._work)

    def _work(self) -> None:
        """Try the next option, or look for garbage if none waits; nothing while something lies over the table."""
        if not self._screen.is_active:
            return
        if self._table.session.bot_thinks is not None:
            self._think()
        elif not self._table.ahead.waits:
            garbage.look()
        elif self._table.try_next():
            self._timer = self._screen.set_timer(REST, self._work)
        else:
            self._draw()

    def _think(self) -> None:
        """Let the bot think; the table is drawn again when it has answered."""
        if self._table.let_bot_think(THOUGHT):
            self._go_on()
        else:
            self._timer = self._screen.set_timer(REST, self._work)
