"""What a running match and a replay both do on their drawing: commands by name, pages, and other ways to look."""

from abc import abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import Generic, Protocol

from cardgame_tui.content.rulebook import Rulebook
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.setup import Setup
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.marking import mark_here
from cardgame_tui.ui.pages.page import Page
from cardgame_tui.ui.rulebook.reader import Reader
from cardgame_tui.ui.rulebook.screen import ReaderScreen
from cardgame_tui.ui.screens.mark import MarkScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.scene import SceneScreen
from cardgame_tui.ui.widgets.lines import ResultT


class LookedAt(reading.Drawn, Protocol):
    """The state behind a drawing: a table, or a replay's.

    Attributes:
        flipped: whether the other side than usual is drawn at the bottom.
        inspecting: whether the inspected card takes more room.
    """

    flipped: bool
    inspecting: bool


class Shown(Protocol):
    """The match behind a drawing: one that is played, or one that is shown again."""

    @property
    def setup(self) -> Setup:
        """Its set-up."""

    @property
    def ruleset(self) -> Ruleset:
        """Its game."""

    @property
    def driver(self) -> Driver:
        """Its duel, as it stands."""


class SceneCommands(SceneScreen[ResultT], Generic[ResultT]):
    """Carries out commands; each is a method ``do_<name>``.

    Attributes:
        table: the state behind the drawing.
    """

    table: LookedAt

    @property
    @abstractmethod
    def shown(self) -> Shown:
        """The match that is shown."""

    @cached_property
    def book(self) -> Rulebook:
        """The rulebook, read when it is first needed."""
        return reading.rulebook_of(self.shown.ruleset)

    def run_command(self, name: str) -> None:
        """Carry out a command by its name."""
        getattr(self, f"do_{name}")()

    def open_page(
        self, page: Page, then: Callable[[str | None], None] | None = None, also_closes: str = ""
    ) -> None:
        """Show a page and hand on what is picked from it, nothing when it is closed."""
        self.app.push_screen(PageScreen(page, also_closes), then)

    def pick_from(self, page: Page, then: Callable[[str], None], also_closes: str = "") -> None:
        """Show a page and go on only when something is picked from it."""
        self.open_page(page, lambda picked: then(picked) if picked else None, also_closes)

    def do_view(self) -> None:
        """Draw the other side at the bottom."""
        self.table.flipped = not self.table.flipped
        self.draw()

    def do_card(self) -> None:
        """Give the inspected card more room, or less."""
        self.table.inspecting = not self.table.inspecting
        self.draw()

    def do_stack(self) -> None:
        """Read the stack."""
        self.open_page(reading.stack_page(self.table.scene().view), also_closes="s")

    def do_piles(self) -> None:
        """Count the piles and read the open ones, one after the other."""
        self.pick_from(reading.piles_page(self.table), self._read_pile, also_closes="p")

    def _read_pile(self, name: str) -> None:
        page = reading.pile_page(self.table.scene().view, name)
        self.open_page(page, lambda _: self.do_piles())

    def do_mark(self) -> None:
        """Ask for a title and write the position to a scenario file."""
        self.app.push_screen(MarkScreen(), self._after_mark)

    def _after_mark(self, title: str | None) -> None:
        if title is not None:
            self.open_page(mark_here(self.shown.driver, self.shown.setup, title))

    def read_rules(self, number: str = "", then: Callable[[], None] | None = None) -> None:
        """Open the rulebook at the edition that is played.

        Args:
            number: a rule to open it at; any other word opens it at the list of sections.
            then: what follows when the book is closed.
        """
        scope = self.shown.ruleset.scope(self.shown.setup.options)
        self.app.push_screen(ReaderScreen(Reader(self.book, scope, number)), lambda _: then() if then else None)
