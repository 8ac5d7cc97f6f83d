"""The rule reader: a rulebook with its sections, a search, and its editions one by one or side by side."""

from textual.events import Key, Paste
from typing_extensions import override

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.rulebook.page import reader_lines
from cardgame_tui.ui.rulebook.reader import Reader
from cardgame_tui.ui.screens.key_names import key_of
from cardgame_tui.ui.screens.page import BlockScreen
from cardgame_tui.ui.widgets.lines import Lines


class ReaderScreen(BlockScreen[None]):
    """Shows a rulebook until it is closed.

    Args:
        reader: the book, opened.
    """

    help_keys = key_help.READER

    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self.reader = reader

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return reader_lines(self.reader, width, height)

    def on_key(self, event: Key) -> None:
        """Keep the characters as they are typed, for the search."""
        event.stop()
        event.prevent_default()
        self._take(key_of(event), event.character or "")

    def on_paste(self, event: Paste) -> None:
        """Type the pasted text into the search."""
        self.reader.type(event.text)
        self.draw()

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Show the section that was clicked."""
        if message.span.row is not None:
            self.reader.go_to(message.span.row)
            self.draw()

    def take(self, key: str) -> None:
        """Take a key that types nothing."""
        self._take(key, "")

    def _take(self, key: str, character: str) -> None:
        if key == "?" and not self.reader.typing:
            self.show_help()
        elif self.reader.press(key, character):
            self.dismiss(None)
        else:
            self.draw()
