"""The rule reader: a rulebook with its sections, a search, and its editions one by one or side by side."""

from typing_extensions import override

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.rulebook.page import reader_lines
from cardgame_tui.ui.rulebook.reader import Reader
from cardgame_tui.ui.screens.page import TypingScreen
from cardgame_tui.ui.widgets.lines import Lines


class ReaderScreen(TypingScreen[None]):
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

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Show the section that was clicked."""
        if message.span.row is not None:
            self.reader.go_to(message.span.row)
            self.draw()

    @override
    def take_typed(self, key: str, typed: str) -> None:
        if key == "paste":
            self.reader.type(typed)
            self.draw()
        elif key == "?" and not self.reader.typing:
            self.show_help()
        elif self.reader.press(key, typed):
            self.dismiss(None)
        else:
            self.draw()
