"""What a command needs of the place where it is run: a screen, or lines of text."""

from collections.abc import Callable, Mapping
from typing import Protocol

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.pages.page import Page
from cardgame_tui.ui.scene.card_names import CardNames
from cardgame_tui.ui.scene.scene import Scene


class Dialog(Protocol):
    """Shows pages and asks for words."""

    def show(self, page: Page, then: Callable[[], None] | None = None) -> None:
        """Show a page to read; `then` follows when it has been read."""

    def choose(self, page: Page, take: Callable[[str], None], otherwise: Callable[[], None] | None = None) -> None:
        """Let something be picked from a page; `otherwise` follows when the page is only closed."""

    def cite(self, page: Page) -> None:
        """Show a page whose picks are numbers of rules: a screen opens the rulebook there."""

    def browse(self, page: Page, parts: Mapping[str, Page]) -> None:
        """Show a page and the pages that its picks lead to."""

    def ask_title(self, take: Callable[[str], None]) -> None:
        """Ask for the title of a mark; nothing follows when none is wanted."""

    def note(self, words: str) -> None:
        """Print what a screen would show anyway."""


class SceneState(Protocol):
    """The state of what is drawn: a running table, or a replay.

    Attributes:
        flipped: whether the sides are swapped, so that the far side is drawn at the bottom.
        inspecting: whether the inspected card has more room.
    """

    flipped: bool
    inspecting: bool

    @property
    def at_card(self) -> bool:
        """Whether the cursor is at a card."""

    @property
    def names(self) -> CardNames:
        """What cards are called."""

    @property
    def rule_shown(self) -> str:
        """The rule of the event that is being shown, empty for none."""

    @property
    def ruleset(self) -> Ruleset:
        """The game."""

    @property
    def setup(self) -> Setup:
        """The set-up of the match."""

    @property
    def driver(self) -> Driver:
        """The running duel."""

    @property
    def rules_changed(self) -> bool:
        """Whether a rule is changed, or was in what is shown."""

    def scene(self) -> Scene:
        """Everything that is shown now."""

    def next_change(self) -> str:
        """Show the next event that a changed rule brought about; returns what was before, and what is now."""

    def explain(self) -> str:
        """Say what the place at the cursor, or the open question, is; each time a little more of it."""

    def log(self, last: int = 0) -> list[LogLine]:
        """The log as the viewer may read it, oldest first; at most this many of the latest lines, 0 for all."""


class Desk(Protocol):
    """Where a table or a replay is used."""

    @property
    def table(self) -> SceneState:
        """What is drawn."""

    @property
    def dialog(self) -> Dialog:
        """Shows pages."""

    def draw(self) -> None:
        """Show the table as it is now."""
