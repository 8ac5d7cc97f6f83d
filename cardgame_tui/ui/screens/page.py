"""Screens of one block of lines, and the one that shows a page: to read, such as the log, or to pick from."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from textual.app import ComposeResult
from textual.events import Key, Paste, Resize
from typing_extensions import override

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.keys.guard import KeyGuard
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.page import Page, PageView
from cardgame_tui.ui.screens.key_names import key_of
from cardgame_tui.ui.widgets.lines import Lines, LinesScreen

ResultT = TypeVar("ResultT")

FEWEST_COLUMNS, FEWEST_LINES = 30, 10
"""The smallest size that pages are drawn for."""


class BlockScreen(LinesScreen[ResultT], Generic[ResultT]):
    """An opaque screen that `paint` draws; nothing of another screen shows through.

    Attributes:
        help_keys: what its keys do, a line each; none where `?` opens no help.
    """

    BINDINGS = []
    help_keys: Sequence[str] = ()

    def compose(self) -> ComposeResult:
        """One widget fills the screen; it is drawn already when it comes, so that the first frame is not empty."""
        lines = Lines("page")
        self._show_in(lines)
        yield lines

    @abstractmethod
    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the screen."""

    @abstractmethod
    def take(self, key: str) -> None:
        """Take a key by its plain name."""

    def draw(self) -> None:
        """Show the screen as it is now; of a terminal that is too small its upper left part."""
        self._show_in(self.query_one(Lines))

    def _show_in(self, lines: Lines) -> None:
        width, height = self.size
        lines.show(self.paint(max(width, FEWEST_COLUMNS), max(height, FEWEST_LINES)))

    def on_resize(self, event: Resize) -> None:
        """Draw for the new size."""
        self.draw()

    def on_lines_wheeled(self, message: Lines.Wheeled) -> None:
        """Turn the wheel into an arrow key."""
        if self.is_active:
            self.take(message.key)
            self.draw()

    def on_key(self, event: Key) -> None:
        """Pass the key on by its plain name and draw the result."""
        event.stop()
        event.prevent_default()
        key = key_of(event)
        if key == "?" and self.help_keys:
            self.show_help()
            return
        self.take(key)
        if self.is_current:
            self.draw()

    def show_help(self) -> None:
        """Show what the keys of this screen do."""
        self.app.push_screen(PageScreen(key_help.keys_page(self.help_keys), ("?",)))


class TypingScreen(BlockScreen[ResultT], Generic[ResultT]):
    """A screen on which text is typed: keys come with what they type, so that capitals stay.

    Backspace deletes letters here, so Escape is a key of its own, which leaves.
    """

    def on_key(self, event: Key) -> None:
        """Take the key, and the character as it was typed."""
        event.stop()
        event.prevent_default()
        if event.key == "escape":
            self.take_typed("escape", "")
        else:
            self.take_typed(key_of(event), event.character or "")

    def on_paste(self, event: Paste) -> None:
        """Type the pasted text."""
        self.take_typed("paste", event.text)

    def take(self, key: str) -> None:
        """Take a key that types nothing."""
        self.take_typed(key, "")

    @abstractmethod
    def take_typed(self, key: str, typed: str) -> None:
        """Take a key by its plain name, ``paste`` for pasted text, and what it types."""


class PageScreen(BlockScreen[str]):
    """Shows a page; its result is what was picked, empty when it was closed.

    Args:
        page: what to show.
        also_closes: further keys that close it, such as those of the command that opened it.
        guard: keeps a key that is still held from picking something or closing it; None for no such care.
    """

    def __init__(self, page: Page, also_closes: Iterable[str] = (), guard: KeyGuard | None = None) -> None:
        super().__init__()
        self._guard = guard
        self.page_view = PageView(page)
        self._close_keys = {"backspace", "space", "q", *also_closes} - {"enter"}
        if "?" not in self._close_keys:
            self.help_keys = key_help.READ if self.page_view.cursor is None else key_help.PICK

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return self.page_view.lines(width, height)

    def take(self, key: str) -> None:
        """Move, pick or close."""
        if self._guard is not None and not self._guard.lets_through(key):
            return
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
