"""The screen that invites players to screens of their own."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.pages.invite import Invitation, guest_of, invite_lines, scanned_role, square_lines
from cardgame_tui.ui.palette import DARK, THEMES
from cardgame_tui.ui.screens.page import BlockScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.session.session import Session

PLAINLY = "Other machines reach this one then, and what is sent is not encrypted. In a network you trust: w again."
"""Said before browsers may come."""
FOR_SSH = "Other machines reach this one then; guests need four words. To open it: s again."
"""Said before guests may come by ssh."""
REDRAWN = 0.5
"""Seconds after which the page is drawn again."""


class Inviting(Protocol):
    """What the screen needs of the host: how others come, and what opens further ways."""

    def invitation(self) -> Invitation:
        """How others come now."""

    def renew(self) -> None:
        """Make new codes."""

    async def open_browsers(self) -> None:
        """Let browsers come; raises OSError."""

    async def open_ssh(self) -> None:
        """Let guests come by ssh; raises OSError."""


class InviteScreen(BlockScreen[None]):
    """Shows how others get screens, and who is here.

    Args:
        session: the screen at the keyboard.
        host: how others come, and what opens further ways.
    """

    help_keys = (
        "enter: keep the seat for the other player, and go to the table",
        "h: play at one keyboard after all",
        "w: let phones and browsers come, s: let guests come by ssh, twice each",
        "c: copy the address, b: the square alone, n: new codes, where guests come from elsewhere",
        "Esc or backspace: back to the table",
    )

    def __init__(self, session: Session, host: Inviting) -> None:
        super().__init__()
        self.session = session
        self._host = host
        self._square_alone = False
        self._asked = ""
        self._notice = ""

    def on_mount(self) -> None:
        """Draw again every now and then: screens come and go, and codes are typed."""
        self.set_interval(REDRAWN, self.draw)

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the page."""
        invitation, theme = self._host.invitation(), THEMES.get(self.app.theme, DARK)
        if self._square_alone:
            return square_lines(self.session, invitation, width, height, theme=theme)
        drawn = partial(invite_lines, self.session, invitation, width, height, notice=self._notice)
        return drawn(theme=theme, ascii=ascii_only())

    def take(self, key: str) -> None:
        """Keep a seat, give it back, show the square or the page, copy, or go to the table."""
        runner, invitation = self.session.runner, self._host.invitation()
        asked, self._asked, self._notice = self._asked, "", ""
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
            self._host.renew()
        elif (key == "w" and invitation.may_browse) or (key == "s" and invitation.may_ssh):
            self._open(key, again=key == asked)
        elif key == "c" and invitation.ways:
            self.app.copy_to_clipboard(invitation.link(scanned_role(self.session)) or invitation.ssh)
        if key in ("enter", "h", "backspace", "q"):
            self.dismiss(None)

    def _open(self, key: str, *, again: bool) -> None:
        """Open a further way once the players have read what that means."""
        if not again:
            self._asked, self._notice = key, PLAINLY if key == "w" else FOR_SSH
            return
        self.run_worker(self._opened(self._host.open_browsers if key == "w" else self._host.open_ssh))

    def say(self, notice: str) -> None:
        """Say something in place of the question, until a key is pressed."""
        self._notice = notice
        if self.is_attached:
            self.draw()

    async def _opened(self, open_way: Callable[[], Awaitable[None]]) -> None:
        try:
            await open_way()
        except OSError as error:
            self.say(f"That way cannot be opened: {error.strerror or error}.")
        else:
            self.say("")
