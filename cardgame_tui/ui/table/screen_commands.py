"""The commands of the table: each opens a page or changes how the table is drawn."""

from abc import abstractmethod

from cardgame_tui.ui.drawing.stepping_asked import STEP_KEY
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.screens.scene_commands import SceneCommands
from cardgame_tui.ui.screens.themes import THEMES, remember_look
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import Table

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
    def shown(self) -> Session:
        """The running match."""
        return self.session

    @property
    def would_be_lost(self) -> bool:
        """Whether a duel is running that nobody could go on with later."""
        return self.session.prompt is not None and self.session.record.path is None

    def do_hand(self) -> None:
        """Open or close the hand of the player who must decide."""
        self.table.show_hand()
        self.go_on()

    def do_log(self) -> None:
        """Read the log; a line leads to its rule."""
        page = reading.log_page(self.session)
        self.pick_from(page, lambda rule: self.read_rules(rule, self.do_log), also_closes="l")

    def do_help(self) -> None:
        """Read why this is asked, what cannot be picked, and the keys."""
        self.pick_from(reading.help_page(self.table, self.book), self._read_from_help, also_closes="?")

    def do_rules(self) -> None:
        """Read the rulebook, at the rule of the event that is being shown."""
        event = self.session.event_shown()
        self.read_rules("" if event is None else event.rule)

    def do_step(self) -> None:
        """Show what the rules do by themselves one event at a time from now on, or no longer."""
        stepped = not self.session.stepped
        self.session.show_events(stepped=stepped)
        self.table.meet()
        self.draw()
        self.open_page(reading.stepping_page(stepped=stepped), lambda _: self.go_on(), also_closes=STEP_KEY)

    def do_palette(self) -> None:
        """Pick a command from the list."""
        self.pick_from(reading.palette_page(self.table), self.run_command, also_closes="ctrl+p")

    def do_theme(self) -> None:
        """Pick a theme."""
        items = tuple(Item(word, pick=name) for name, word in THEMES.items())
        self.pick_from(Page("Theme", items), self._take_theme)

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
        seats = self.session.runner.deciders()
        items = tuple(Item(f"{self.session.name(seat)} gives up", pick=str(seat)) for seat in seats)
        self.pick_from(Page("Concede this duel?", items), self._concede)

    def do_draw(self) -> None:
        """Ask one player after the other for a draw."""
        self._ask_for_draw(list(self.session.match.names))

    def _ask_for_draw(self, names: list[str]) -> None:
        items = (Item(f"{names[0]} agrees to a draw", pick="agree"),)
        page = Page(f"{names[0]}, end this duel as a draw?", items)
        self.pick_from(page, lambda _: self._after_agreeing_to_draw(names[1:]))

    def do_menu(self) -> None:
        """Leave the duel."""
        if not self.would_be_lost:
            self.dismiss("menu")
            return
        items = (Item("Leave this duel; it is not kept", pick="leave"),)
        self.pick_from(Page("Back to the menu?", items), self._leave_for_menu)

    def do_quit(self) -> None:
        """Leave the program, after asking where a running duel is not kept."""
        if not self.would_be_lost:
            self.app.exit(0)
            return
        self.pick_from(QUIT, lambda _: self.app.exit(0))

    def _leave_for_menu(self, _: str) -> None:
        self.dismiss("menu")

    def _read_from_help(self, number: str) -> None:
        event = self.session.event_shown()
        self.read_rules(number if event is None else event.rule, self.do_help)

    def _take_theme(self, name: str) -> None:
        self.app.theme = name
        remember_look(theme=name)

    def _concede(self, seat: str) -> None:
        self.session.runner.concede(int(seat))
        self.table.meet()
        self.go_on()

    def _after_agreeing_to_draw(self, others: list[str]) -> None:
        if others:
            self._ask_for_draw(others)
            return
        self.session.runner.agree_draw()
        self.table.meet()
        self.go_on()
