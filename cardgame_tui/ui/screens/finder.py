"""The screen of the finder: opaque, so that nothing of a table shows through."""

from typing_extensions import override

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.finder import Finder
from cardgame_tui.ui.pages.page import Page
from cardgame_tui.ui.screens.page import TypingScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.widgets.lines import Lines

STEPS = {"up": -1, "shift+tab": -1, "down": 1, "tab": 1, "pageup": -10, "pagedown": 10}
"""How far each key moves."""


class FinderScreen(TypingScreen[str]):
    """Lets something be picked by typing a part of it; its result is what was picked, empty when it was closed.

    Args:
        page: what can be picked.
    """

    help_keys = key_help.FIND

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.finder = Finder(page)

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return self.finder.lines(width, height, ascii=ascii_only())

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Pick the item that was clicked."""
        if message.span.row is not None:
            self.dismiss(self.finder.point(message.span.row))

    @override
    def take_typed(self, key: str, typed: str) -> None:
        finder = self.finder
        if key == "?" and not finder.typed:
            self.show_help()
        elif key == "enter":
            if picked := finder.picked():
                self.dismiss(picked)
        elif key in ("ctrl+p", "ctrl+x", "escape") or (key == "backspace" and not finder.typed):
            self.dismiss("")
        elif key in STEPS:
            finder.move(STEPS[key])
        elif key == "backspace":
            finder.rub()
        else:
            finder.type(typed)
        if self.is_current:
            self.draw()
