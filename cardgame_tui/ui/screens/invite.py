"""The screen that invites players to screens of their own."""

from collections.abc import Callable

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages.invite import Invitation, guest_of, invite_lines
from cardgame_tui.ui.screens.page import BlockScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.session.session import Session

REDRAWN = 0.5
"""Seconds after which the page is drawn again."""


class InviteScreen(BlockScreen[None]):
    """Shows how others get screens, and who is here.

    Args:
        session: the screen at the keyboard.
        invitation: returns how others come, as it is now.
    """

    help_keys = (
        "enter: keep the seat for the other player, and go to the table",
        "h: play at one keyboard after all",
        "Esc or backspace: back to the table",
    )

    def __init__(self, session: Session, invitation: Callable[[], Invitation]) -> None:
        super().__init__()
        self.session = session
        self._invitation = invitation

    def on_mount(self) -> None:
        """Draw again every now and then: screens come and go, and codes are typed."""
        self.set_interval(REDRAWN, self.draw)

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the page."""
        return invite_lines(self.session, self._invitation(), width, height, ascii=ascii_only())

    def take(self, key: str) -> None:
        """Keep a seat, give it back, or go to the table."""
        runner = self.session.runner
        if key == "enter" and (seat := guest_of(self.session)):
            runner.screens.wait_for(seat)
            runner.tell()
        elif key == "h":
            runner.screens.give_up_waiting()
            runner.tell()
        if key in ("enter", "h", "backspace", "q"):
            self.dismiss(None)
