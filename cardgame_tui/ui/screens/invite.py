"""The screen that invites players to screens of their own."""

from collections.abc import Callable

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages.invite import Invitation, guest_of, invite_lines, scanned_role, square_lines
from cardgame_tui.ui.palette import DARK, THEMES
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
        renew: makes new codes.
    """

    help_keys = (
        "enter: keep the seat for the other player, and go to the table",
        "h: play at one keyboard after all",
        "c: copy the address, b: the square alone, n: new codes, where guests come from elsewhere",
        "Esc or backspace: back to the table",
    )

    def __init__(self, session: Session, invitation: Callable[[], Invitation], renew: Callable[[], None]) -> None:
        super().__init__()
        self.session = session
        self._invitation = invitation
        self._renew = renew
        self._square_alone = False

    def on_mount(self) -> None:
        """Draw again every now and then: screens come and go, and codes are typed."""
        self.set_interval(REDRAWN, self.draw)

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the page."""
        invitation, theme = self._invitation(), THEMES.get(self.app.theme, DARK)
        if self._square_alone:
            return square_lines(self.session, invitation, width, height, theme=theme)
        return invite_lines(self.session, invitation, width, height, theme=theme, ascii=ascii_only())

    def take(self, key: str) -> None:
        """Keep a seat, give it back, show the square or the page, copy, or go to the table."""
        runner, invitation = self.session.runner, self._invitation()
        if self._square_alone or (key == "b" and invitation.browser):
            self._square_alone = not self._square_alone
            return
        if key == "enter" and (seat := guest_of(self.session)):
            runner.screens.wait_for(seat)
            runner.tell()
        elif key == "h":
            runner.screens.give_up_waiting()
            runner.tell()
        elif key == "n":
            self._renew()
        elif key == "c" and invitation.ways:
            self.app.copy_to_clipboard(invitation.link(scanned_role(self.session)) or invitation.ssh)
        if key in ("enter", "h", "backspace", "q"):
            self.dismiss(None)
