"""The screen that asks for the title of a mark."""

from textual.events import Key, Paste
from typing_extensions import override

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.mark import TitleLine
from cardgame_tui.ui.screens.key_names import key_of
from cardgame_tui.ui.screens.page import BlockScreen


class MarkScreen(BlockScreen[str | None]):
    """Asks for a title; its result is what was typed, None when nothing is to be marked."""

    help_keys = key_help.TITLE

    def __init__(self) -> None:
        super().__init__()
        self.title_line = TitleLine()

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return self.title_line.lines(width, height)

    def on_key(self, event: Key) -> None:
        """Keep the characters as they are typed."""
        event.stop()
        event.prevent_default()
        self._take(key_of(event), event.character or "")

    def on_paste(self, event: Paste) -> None:
        """Type the pasted text."""
        self._take("paste", event.text)

    def take(self, key: str) -> None:
        """Take a key that types nothing."""
        self._take(key, "")

    def _take(self, key: str, typed: str) -> None:
        if key == "?" and not self.title_line.text:
            self.show_help()
        elif key == "enter":
            self.dismiss(self.title_line.text.strip())
        elif key == "ctrl+x" or (key == "backspace" and not self.title_line.text):
            self.dismiss(None)
        else:
            self.title_line.rub() if key == "backspace" else self.title_line.type(typed)
            self.draw()
