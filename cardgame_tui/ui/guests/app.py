"""The app of a guest: one screen of a match that somebody else runs."""

from typing import Any

from rich.text import Text
from textual.app import App
from textual.binding import Binding
from typing_extensions import override

from cardgame_tui.ui.config import key_map
from cardgame_tui.ui.screens.themes import remembered_theme, textual_themes
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings.own_look import have_own_look
from cardgame_tui.ui.table.screen import TableScreen

LEFT = "You have left the table."
KEPT = "You have left the table. Your seat is kept: cardgame-tui join brings you back."


class GuestApp(App[str]):
    """A screen elsewhere; its result is what is said at the end.

    Args:
        session: the screen.
    """

    CSS_PATH = "../app.tcss"
    TITLE = "cardgame-tui"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._first = session
        self._table: TableScreen | None = None
        for theme in textual_themes():
            self.register_theme(theme)

    @property
    def session(self) -> Session:
        """The screen, at the match that is played now."""
        return self._first if self._table is None else self._table.session

    def on_mount(self) -> None:
        """Show the table."""
        self._table = TableScreen(self._first, key_map())
        self.push_screen(self._table, lambda _: self.action_leave())

    def action_leave(self) -> None:
        """Leave the table."""
        self.exit(KEPT if self.session.role.seat else LEFT)

    @override
    def exit(self, result: Any = None, return_code: int = 0, message: Any = None) -> None:
        words = result if isinstance(result, str) else KEPT if self.session.role.seat else LEFT
        super().exit(words, return_code, message)

    @override
    async def run_async(self, **settings: Any) -> str | None:
        have_own_look()
        self.theme = remembered_theme(self.console.color_system)
        try:
            return await super().run_async(**settings)
        finally:
            self.session.leave()

    def _fatal_error(self) -> None:
        """Exit without a word: Textual would print all local variables, even hands."""
        self.panic(Text(""))
