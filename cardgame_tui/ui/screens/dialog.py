"""Pages on top of a screen. Larger screens, such as the rulebook, are imported when they are opened."""

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from cardgame_tui.ui.keys.guard import KeyGuard
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.desk import SceneState
from cardgame_tui.ui.pages.page import Page
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.widgets.lines import LinesScreen

if TYPE_CHECKING:
    from cardgame_tui.content.rulebook.book import Rulebook

ResultT = TypeVar("ResultT")


class ScreenDialog:
    """Shows pages on top of a screen that draws a table.

    Args:
        screen: the screen below.
        table: what it draws.
        guard: judges the keys on guarded pages; its own unless that of the screen is passed.

    Attributes:
        closing: further keys that close a page: the keys of the command that opened it.
    """

    def __init__(self, screen: LinesScreen[ResultT], table: SceneState, guard: KeyGuard | None = None) -> None:
        self._screen = screen
        self._table = table
        self._guard = guard or KeyGuard()
        self.closing: tuple[str, ...] = ()

    @cached_property
    def book(self) -> "Rulebook":
        """The rulebook, read when it is first needed."""
        return reading.rulebook_of(self._table.ruleset)

    def show(self, page: Page, then: Callable[[], None] | None = None) -> None:
        """Show a page to read."""
        self._open(page, lambda _: then() if then else None)

    def choose(self, page: Page, take: Callable[[str], None], otherwise: Callable[[], None] | None = None) -> None:
        """Let something be picked from a page."""

        def after(picked: str | None) -> None:
            if picked:
                take(picked)
            elif otherwise:
                otherwise()

        self._open(page, after)

    def find(self, page: Page, take: Callable[[str], None]) -> None:
        """Let something be picked from a page by typing a part of it."""
        from cardgame_tui.ui.screens.finder import FinderScreen

        shown = page.with_names(self._table.names)
        self._screen.app.push_screen(FinderScreen(shown), lambda picked: take(picked) if picked else None)

    def cite(self, page: Page) -> None:
        """Show a page whose items open the rulebook; closing the rulebook shows the page again."""
        self.choose(page, lambda number: self.read_rules(number, partial(self.cite, page)))

    def browse(self, page: Page, parts: Mapping[str, Page]) -> None:
        """Show a page whose items open further pages; closing one of them shows the first page again."""
        self.choose(page, lambda picked: self.show(parts[picked], partial(self.browse, page, parts)))

    def ask_title(self, take: Callable[[str], None]) -> None:
        """Ask for the title of a mark."""
        from cardgame_tui.ui.screens.mark import MarkScreen

        self._screen.app.push_screen(MarkScreen(), lambda title: None if title is None else take(title))

    def note(self, words: str) -> None:
        """Nothing to do: `--plain` prints these words, but the screen shows the change."""

    def read_rules(self, number: str, then: Callable[[], None] | None = None) -> None:
        """Open the rulebook at the edition that is played.

        Args:
            number: the rule to open it at. Any other word opens it at the rule of the event that is being shown,
                or else at the list of sections.
            then: what follows when the book is closed.
        """
        from cardgame_tui.ui.rulebook.reader import Reader
        from cardgame_tui.ui.screens.rulebook import ReaderScreen

        options = self._table.driver.duel.options
        shown = number if number in self.book.rules else self._table.rule_shown
        book = reading.book_as_played(self.book, options)
        reader = Reader(book, self._table.ruleset.scope(options), shown)
        self._screen.app.push_screen(ReaderScreen(reader), lambda _: then() if then else None)

    def _open(self, page: Page, after: Callable[[str | None], None]) -> None:
        if page.guarded:
            self._guard.arm(player=True)
        guard = self._guard if page.guarded else None
        self._screen.app.push_screen(PageScreen(page.with_names(self._table.names), self.closing, guard), after)
