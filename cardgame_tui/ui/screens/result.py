"""The screen of a finished duel."""

from typing_extensions import override

from cardgame_tui.ui.cells.text import Line, Press
from cardgame_tui.ui.keys.guard import KeyGuard
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.pages.result.result import ResultPage
from cardgame_tui.ui.screens.page import BlockScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.widgets.lines import Lines


class ResultScreen(BlockScreen[str]):
    """Shows how a duel ended; its result is what was picked, empty when it was closed.

    Args:
        page: what it shows.
        guard: keeps a key that is still held from picking something.
    """

    help_keys = key_help.RESULT

    def __init__(self, page: ResultPage, guard: KeyGuard) -> None:
        super().__init__()
        self.page = page
        self._guard = guard

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return self.page.lines(width, height, ascii=ascii_only())

    def take(self, key: str) -> None:
        """Pick something, or go back to the table."""
        picked = self.page.press(key) if self._guard.lets_through(key) else None
        if picked is not None:
            self.dismiss(picked)

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Pick what was clicked; a second click may come when it has been picked already."""
        spot = message.span.spot
        if self.is_active and isinstance(spot, Press):
            self.take(spot.key)
