"""The screen that asks for the title of a mark."""

from typing_extensions import override

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.mark import TitleLine
from cardgame_tui.ui.screens.page import TypingScreen


class MarkScreen(TypingScreen[str | None]):
    """Asks for a title; its result is what was typed, None when nothing is to be marked."""

    help_keys = key_help.TITLE

    def __init__(self) -> None:
        super().__init__()
        self.title_line = TitleLine()

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return self.title_line.lines(width, height)

    @override
    def take_typed(self, key: str, typed: str) -> None:
        if key == "?" and not self.title_line.text:
            self.show_help()
        elif key == "enter":
            self.dismiss(self.title_line.text.strip())
        elif key in ("ctrl+x", "escape") or (key == "backspace" and not self.title_line.text):
            self.dismiss(None)
        else:
            self.title_line.rub() if key == "backspace" else self.title_line.type(typed)
            self.draw()
