"""The screens that a table opens for the open decision, and closes when the match goes on elsewhere."""

from collections.abc import Callable
from typing import Any, TypeVar

from cardgame_tui.ui.widgets.lines import LinesScreen

ResultT = TypeVar("ResultT")


class AskingScreens:
    """Opens one screen at a time for what has to be decided, such as a secret choice.

    Args:
        table: the screen of the table.
    """

    def __init__(self, table: LinesScreen[str]) -> None:
        self._table = table
        self._open: LinesScreen[Any] | None = None

    @property
    def is_open(self) -> bool:
        """Whether a screen that it opened is still there."""
        return self._open is not None

    def ask(self, screen: LinesScreen[ResultT], after: Callable[[ResultT | None], None]) -> None:
        """Open a screen; `after` takes its result, unless the match has gone on meanwhile."""
        self._open = screen

        def answered(result: ResultT | None) -> None:
            if self._open is screen:
                self._open = None
                after(result)

        self._table.app.push_screen(screen, answered)

    def withdraw(self) -> None:
        """Close the screen that is open, if one is: it asks what has been decided at another screen."""
        screen, self._open = self._open, None
        if screen is not None:
            screen.dismiss(None)
