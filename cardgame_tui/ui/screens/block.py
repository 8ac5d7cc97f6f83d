"""A screen that is one block of lines and takes keys by their plain names."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from textual.app import ComposeResult
from textual.events import Key, Resize

from cardgame_tui.ui.drawing.cells import Line, Press
from cardgame_tui.ui.pages.key_help import keys_page
from cardgame_tui.ui.widgets.lines import Lines, LinesScreen

ResultT = TypeVar("ResultT")


def key_of(event: Key) -> str:
    """The plain name of a key: the character it types in lower case, or a word such as ``enter``."""
    character = event.character
    if character and character.isprintable() and not character.isspace():
        return character.lower()
    return {"ctrl+h": "backspace", "escape": "backspace", "ctrl+m": "enter"}.get(event.key, event.key)


FEWEST_COLUMNS, FEWEST_LINES = 30, 10
"""The smallest size that pages are drawn for."""
NAMES = {"bksp": "backspace"}
"""Keys that are shown by a shorter name."""
WORDS = ("space", "enter", "tab")
"""Keys that are shown by their name."""


def keys_of(press: Press) -> Sequence[str]:
    """The keys that a click stands for; none for words that name several, such as ``arrows``."""
    key = NAMES.get(press.key, press.key)
    if key in NAMES.values() or key in WORDS or key.startswith("ctrl+"):
        return (key,)
    return tuple(key) if len(key) < 3 else ()


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
        from cardgame_tui.ui.screens.page import PageScreen

        self.app.push_screen(PageScreen(keys_page(self.help_keys), ("?",)))
