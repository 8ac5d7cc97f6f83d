"""A page to read or to pick from: the menu, the log, piles, help, rules, the palette and the result."""

from collections.abc import Iterable

from typing_extensions import override

from cardgame_tui.ui.drawing.cells import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.page import Page, PageView
from cardgame_tui.ui.screens.block import BlockScreen
from cardgame_tui.ui.widgets.lines import Lines


class PageScreen(BlockScreen[str]):
    """Shows a page; its result is what was picked, empty when it was closed.

    Args:
        page: what to show.
        also_closes: further keys that close it, such as those of the command that opened it.
    """

    def __init__(self, page: Page, also_closes: Iterable[str] = ()) -> None:
        super().__init__()
        self.page_view = PageView(page)
        self._close_keys = {"backspace", "space", "q", *also_closes} - {"enter"}
        if "?" not in self._close_keys:
            self.help_keys = key_help.READ if self.page_view.cursor is None else key_help.PICK

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return self.page_view.lines(width, height)

    def take(self, key: str) -> None:
        """Move, pick or close."""
        done_reading = key == "enter" and self.page_view.cursor is None
        if self.page_view.page.closes and (done_reading or key in self._close_keys):
            self.dismiss("")
            return
        self.leave_with(self.page_view.press(key))

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Pick the item that was clicked; a second click may come when it has been picked already."""
        if self.is_active:
            self.leave_with(self.page_view.pick(message.span.row))

    def leave_with(self, picked: str | None) -> None:
        """Close the page with what was picked, if something was."""
        if picked:
            self.dismiss(picked)
