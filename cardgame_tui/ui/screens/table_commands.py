"""The commands of the table: each opens a page or changes how the table is drawn."""

from abc import abstractmethod
from collections.abc import Callable
from functools import cached_property

from cardgame_tui.content.rulebook import Rulebook
from cardgame_tui.ui.marking import mark_here
from cardgame_tui.ui.model import reading
from cardgame_tui.ui.model.pages import Item, Page
from cardgame_tui.ui.model.reader import Reader
from cardgame_tui.ui.model.stepping_asked import STEP_KEY
from cardgame_tui.ui.screens.mark import MarkScreen
from cardgame_tui.ui.screens.reader import ReaderScreen
from cardgame_tui.ui.screens.scene_commands import SceneCommands
from cardgame_tui.ui.session import Session
from cardgame_tui.ui.table import Table
from cardgame_tui.ui.themes import THEMES, remember_look

QUIT = Page("Quit?", (Item("Leave the program; this duel is not kept", pick="quit"),))
"""Asks before a running duel is left."""


class TableCommands(SceneCommands[str]):
    """Carries out commands; a method ``do_<name>`` for each of `commands.COMMANDS`.

    Attributes:
        table: the state of the table.
    """

    table: Table

    @abstractmethod
    def go_on(self) -> None:
        """Draw, then open the screen the next decision needs."""

    @property
    def session(self) -> Session:
        """The running match."""
        return self.table.session

    @property
    def would_be_lost(self) -> bool:
        """Whether a duel is running that nobody could go on with later."""
        return self.session.prompt is not None and self.session.record.path is None

    @cached_property
    def book(self) -> Rulebook:
        """The rulebook, read when it is first needed."""
        return reading.rulebook_of(self.session.ruleset)

    def do_hand(self) -> None:
        """Open or close the hand of the player who must decide."""
        self.table.show_hand()
        self.go_on()

    def do_log(self) -> None:
        """Read the log."""
        self.open_page(reading.log_page(self.session), self._after_log, also_closes="l")

    def do_help(self) -> None:
        """Read why this is asked, what cannot be picked, and the keys."""
        self.open_page(reading.help_page(self.table, self.book), self._after_help, also_closes="?")

    def do_rules(self) -> None:
        """Read the rulebook, at the rule of the event that is being shown."""
        event = self.session.event_shown()
        self.read_rules("" if event is None else event.rule)

    def read_rules(self, number: str = "", then: Callable[[], None] | None = None) -> None:
        """Open the rulebook at the edition of this duel.

        Args:
            number: a rule to open it at; any other word opens it at the list of sections.
            then: what follows when the book is closed.
        """
        scope = self.session.ruleset.scope(self.session.match.options)
        self.app.push_screen(ReaderScreen(Reader(self.book, scope, number)), lambda _: then() if then else None)

    def do_step(self) -> None:
        """Show what the rules do by themselves one event at a time from now on, or no longer."""
        stepped = not self.session.stepped
        self.session.show_events(stepped=stepped)
        self.table.meet()
        self.draw()
        self.open_page(reading.stepping_page(stepped=stepped), lambda _: self.go_on(), also_closes=STEP_KEY)

    def do_mark(self) -> None:
        """Ask for a title and write the position to a scenario file."""
        self.app.push_screen(MarkScreen(), self._after_mark)

    def do_palette(self) -> None:
        """Pick a command from the list."""
        self.open_page(reading.palette_page(self.table), self._after_palette, also_closes="ctrl+p")

    def do_theme(self) -> None:
        """Pick a theme."""
        items = tuple(Item(word, pick=name) for name, word in THEMES.items())
        self.open_page(Page("Theme", items), self._after_theme)

    def do_borders(self) -> None:
        """Draw borders in ASCII, or with lines."""
        self.table.plain_borders = not self.table.plain_borders
        remember_look(borders="ascii" if self.table.plain_borders else "lines")
        self.draw()

    def do_concede(self) -> None:
        """Ask whether the player who must decide gives up."""
        prompt = self.session.prompt
        if prompt is None:
            return
        seats = self.session.deciders()
        items = tuple(Item(f"{self.session.name(seat)} gives up", pick=str(seat)) for seat in seats)
        self.open_page(Page("Concede this duel?", items), self._after_concede)

    def do_draw(self) -> None:
        """Ask one player after the other for a draw."""
        self._ask_for_draw(list(self.session.match.names))

    def _ask_for_draw(self, names: list[str]) -> None:
        items = (Item(f"{names[0]} agrees to a draw", pick="agree"),)
        page = Page(f"{names[0]}, end this duel as a draw?", items)
        self.open_page(page, lambda picked: self._after_draw(picked, names[1:]))

    def do_menu(self) -> None:
        """Leave the duel."""
        if not self.would_be_lost:
            self.dismiss("menu")
            return
        items = (Item("Leave this duel; it is not kept", pick="leave"),)
        self.open_page(Page("Back to the menu?", items), self._after_menu)

    def do_quit(self) -> None:
        """Leave the program, after asking where a running duel is not kept."""
        if not self.would_be_lost:
            self.app.exit(0)
            return
        self.open_page(QUIT, self._after_quit)

    def _after_help(self, picked: str | None) -> None:
        event = self.session.event_shown()
        if picked:
            self.read_rules(event.rule if event is not None else picked, self.do_help)

    def _after_log(self, picked: str | None) -> None:
        if picked:
            self.read_rules(picked, self.do_log)

    def _after_mark(self, title: str | None) -> None:
        if title is not None:
            self.open_page(mark_here(self.session.driver, self.session.setup, title))

    def _after_palette(self, name: str | None) -> None:
        if name:
            self.run_command(name)

    def _after_theme(self, name: str | None) -> None:
        if name:
            self.app.theme = name
            remember_look(theme=name)

    def _after_concede(self, seat: str | None) -> None:
        if seat:
            self.session.concede(int(seat))
            self.table.meet()
            self.go_on()

    def _after_draw(self, picked: str | None, others: list[str]) -> None:
        if picked and others:
            self._ask_for_draw(others)
        elif picked:
            self.session.agree_draw()
            self.table.meet()
            self.go_on()

    def _after_quit(self, picked: str | None) -> None:
        if picked:
            self.app.exit(0)

    def _after_menu(self, picked: str | None) -> None:
        if picked:
            self.dismiss("menu")
