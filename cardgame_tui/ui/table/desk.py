"""What the commands of a running table need of the place where they are run."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Never, Protocol

from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.pages.desk import Desk
from cardgame_tui.ui.pages.undo import UNDO_TITLE
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState

if TYPE_CHECKING:
    from cardgame_tui.ui.pages.result.result import ResultPage


class TableDesk(Desk, Protocol):
    """Where a match is played: on the screen, or in lines of text."""

    @property
    def commands(self) -> Commands[Never]:
        """The commands of this place."""

    @property
    def table(self) -> TableState:
        """The state of the table."""

    @property
    def session(self) -> Session:
        """The running match."""

    def go_on(self) -> None:
        """Show the table as it is now, and then what the next decision needs."""

    def agree(self, words: list[str], then: Callable[[Sequence[int]], None], title: str = UNDO_TITLE) -> None:
        """Ask every player here whether they agree; `then` takes the seats that do not.

        Args:
            words: what is asked, in public words.
            then: what follows.
            title: the same in one or two words.
        """

    def change_to(self, session: Session) -> None:
        """Play another match here, as soon as nothing prevents it from starting."""

    def play_under(self) -> None:
        """Show this duel under another rule."""

    def change_rule(self) -> None:
        """Let a rule option be set from here on."""


class ScreenDesk(TableDesk, Protocol):
    """Where a match is played on a screen."""

    def leave(self, word: str) -> None:
        """Leave the match: for the ``menu``, or ``quit`` the program."""

    def list_commands(self) -> None:
        """Let a command be picked from the list."""

    def read_rules(self, number: str, then: Callable[[], None] | None = None) -> None:
        """Open the rulebook at a rule; any other word opens it at the list of sections."""

    def help(self) -> None:
        """Show the help page."""

    def play_or_stop(self) -> None:
        """Let the events that are shown follow each other by themselves, or stop them."""

    def change_speed(self) -> None:
        """Change how fast they follow."""

    def show_result(self, page: "ResultPage", take: Callable[[str], None]) -> None:
        """Show how the duel ended; `take` receives what is picked, empty for going back to the table."""

    def show_replay(self, event: int, then: Callable[[], None]) -> None:
        """Show the duel again, from an event on; `then` follows when the replay is left.

        Args:
            event: number of the event, 0 for the beginning of the match.
            then: what follows.
        """

    def present(self) -> None:
        """Show the marked decisions of this match as slides."""

    def show_settings(self) -> None:
        """Show the settings."""

    def choose_theme(self) -> None:
        """Let a theme be picked."""

    def change_borders(self) -> None:
        """Draw borders in ASCII, or with lines."""

    @property
    def can_invite(self) -> bool:
        """Whether other screens can come to this match."""

    def invite(self) -> None:
        """Show how players and people who look on get screens of their own."""

    def show_stage(self) -> None:
        """Show the stage in place of the table, or the table again."""

    def show_table(self) -> None:
        """Show the whole table in place of one player's hand, or the hand alone again."""

    def change_names(self) -> None:
        """Draw cards with their second names, or with their first."""
