"""The curtain: opaque, public facts only, opened by Enter alone."""

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.keys.guard import KeyGuard
from cardgame_tui.ui.pages.curtain import curtain_lines
from cardgame_tui.ui.screens.page import BlockScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.session.session import Session


class CurtainScreen(BlockScreen[None]):
    """Hides the table while the keyboard changes hands.

    Args:
        session: the match; its table has already been redrawn for the public.
        guard: keeps a key that is still held from opening the curtain.
    """

    def __init__(self, session: Session, guard: KeyGuard) -> None:
        super().__init__()
        self._guard = guard
        self.session = session

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw who takes the keyboard, and why."""
        return curtain_lines(self.session, width, height, ascii=ascii_only())

    def take(self, key: str) -> None:
        """Any key but enter does nothing."""
        if self._guard.lets_through(key) and key == "enter":
            self.dismiss(None)
