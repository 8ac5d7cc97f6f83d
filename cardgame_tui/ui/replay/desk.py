"""What the commands of a replay need of the place where they are run."""

from typing import Protocol

from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.record import Record
from cardgame_tui.ui.pages.desk import Desk
from cardgame_tui.ui.replay.state import ReplayState


class ReplayDesk(Desk, Protocol):
    """Where a replay is shown: on the screen, or in lines of text."""

    @property
    def table(self) -> ReplayState:
        """The state of the replay."""

    def compare(self, answer: Answer) -> None:
        """Show what was played next to what follows another answer."""

    def play_on(self, record: Record) -> None:
        """Leave the replay for a match that begins from it."""

    def play_under(self) -> None:
        """Show this duel under another rule."""


class ReplayScreenDesk(ReplayDesk, Protocol):
    """Where a replay is shown on a screen."""

    def play_or_stop(self) -> None:
        """Play automatically, or stop."""

    def show_stage(self) -> None:
        """Show the stage in place of the table, or the table again."""

    def present(self) -> None:
        """Show the marked decisions of the match as slides."""

    def help(self) -> None:
        """Show the help page."""

    def list_commands(self) -> None:
        """Let a command be picked from the list."""

    def leave(self) -> None:
        """Leave the replay."""
