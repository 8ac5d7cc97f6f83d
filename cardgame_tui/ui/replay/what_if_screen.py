"""The screen on which two lines are compared: what was played, and what another answer leads to."""

from functools import partial

from typing_extensions import override

from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.record import Record
from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.replay import YES, continue_page
from cardgame_tui.ui.replay.what_if import OTHER, PLAYED, WhatIfView
from cardgame_tui.ui.screens.page import BlockScreen, PageScreen

ANOTHER = "another"
"""The result when the player wants to try another option."""


class WhatIfScreen(BlockScreen[Record | str]):
    """Compares two lines; its result is a match that begins from one of them, or `ANOTHER`.

    Args:
        view: the two lines.
        where: the decision where they differ, in words.
        file: name of the journal that is replayed.
    """

    help_keys = key_help.WHAT_IF

    def __init__(self, view: WhatIfView, where: str, file: str) -> None:
        super().__init__()
        self.view = view
        self._where = where
        self._file = file

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return self.view.lines(width, height)

    def take(self, key: str) -> None:
        """Follow the played answers, scroll, play on or close."""
        if key in (PLAYED, OTHER):
            other = self.view.other_words if key == OTHER else ""
            page = continue_page(self._where, self._file, other)
            self.app.push_screen(PageScreen(page), partial(self._go_on, key))
        elif key == "o":
            self.dismiss(ANOTHER)
        elif key in ("backspace", "q"):
            self.dismiss("")
        else:
            self.view.press(key)

    def _go_on(self, key: str, picked: str | None) -> None:
        if picked != YES:
            return
        try:
            record = self.view.branch(key)
        except JournalError as error:
            self.app.push_screen(PageScreen(Page("No match was started", (Item(str(error)),))))
            return
        self.dismiss(record)
