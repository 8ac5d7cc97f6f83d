"""The Textual app: the menu, the table, and a clean end whatever happens."""

import asyncio
import signal
import sys
from typing import ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType

from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.crash import crash_words
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.table import TableScreen
from cardgame_tui.ui.screens.table_commands import QUIT
from cardgame_tui.ui.session import Session
from cardgame_tui.ui.themes import HIGH_CONTRAST, remembered_theme

INTERRUPTED = 130
"""Exit code after Ctrl-C."""
HUNG_UP = 129
"""Exit code when the terminal has gone."""


class CardgameApp(App[int]):
    """The program on the screen.

    Args:
        session: a begun match to open the table with, None to open the menu.
    """

    CSS_PATH = "table.tcss"
    TITLE = "cardgame-tui"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "ask_to_leave", show=False, priority=True),
        Binding("ctrl+c", f"leave({INTERRUPTED})", show=False, priority=True),
    ]

    def __init__(self, session: Session | None = None) -> None:
        super().__init__()
        self._session = session
        self._at_table: TableScreen | None = None
        self.register_theme(HIGH_CONTRAST)
        self.theme = remembered_theme()

    def on_mount(self) -> None:
        """Open the first screen."""
        self._end_with_the_terminal()
        if self._session is None:
            self.open_menu()
        else:
            self.open_table(self._session)

    def open_table(self, session: Session) -> None:
        """Show the table of a begun match."""
        self._at_table = TableScreen(session)
        self.push_screen(self._at_table, self._after_table)

    def open_menu(self) -> None:
        """Show the menu, which is loaded when it is first needed."""
        from cardgame_tui.ui.screens.menu import MenuScreen

        if not any(isinstance(screen, MenuScreen) for screen in self.screen_stack):
            self.push_screen(MenuScreen(self.open_table))

    @property
    def unfinished(self) -> bool:
        """Whether a duel is running."""
        return self._at_table is not None and self._at_table.session.prompt is not None

    def action_ask_to_leave(self) -> None:
        """Leave the program; while a duel runs, whatever lies over its table, after asking once."""
        if self._at_table is None or not self.unfinished or self._asking_to_leave():
            self.action_leave(0)
        else:
            self._at_table.do_quit()

    def _asking_to_leave(self) -> bool:
        return isinstance(self.screen, PageScreen) and self.screen.page_view.page is QUIT

    def action_leave(self, code: int) -> None:
        """Leave the program with an exit code."""
        self.exit(code, return_code=code)

    def _after_table(self, picked: str | None) -> None:
        self._at_table = None
        if picked == "quit":
            self.action_leave(0)
        else:
            self.open_menu()

    def _end_with_the_terminal(self) -> None:
        loop = asyncio.get_running_loop()
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                loop.add_signal_handler(getattr(signal, name), self.action_leave, HUNG_UP)

    def _fatal_error(self) -> None:
        """End with one safe line where Textual would print every local variable, hands included."""
        self.panic(Text(crash_words(self._exception)))


def run_table(setup: Setup) -> int:
    """Play a match at the table.

    Returns:
        The exit code: 0, 1 after a fault in the game, 130 after Ctrl-C.
    """
    try:
        session = Session(setup)
        session.begin()
    except Exception as error:
        print(crash_words(error), file=sys.stderr)
        return 1
    return _run(CardgameApp(session))


def run_menu() -> int:
    """Open the menu; returns the exit code."""
    return _run(CardgameApp())


def _run(app: CardgameApp) -> int:
    app.run()
    if app.unfinished:
        print("cardgame-tui: the duel was left before its end and is not kept", file=sys.stderr)
    return app.return_code or 0
