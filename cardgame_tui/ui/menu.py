"""The first screen: continue a duel, begin one, watch, read. What it leads to is loaded when it is opened."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.events import ScreenResume
from typing_extensions import override

from cardgame_tui.content.faults import ContentError
from cardgame_tui.play.journal.saves import newest_saved
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.lesson import lessons_of
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import PluginError, by_difficulty, listings, load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.cells.text import Line, Spot
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.first.left import recall_left
from cardgame_tui.ui.pages.first.page import (
    FirstPage,
    FirstPageView,
    all_of_first_page,
    first_page,
    help_of_first_page,
)
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.saves import RESUME
from cardgame_tui.ui.palette import THEMES
from cardgame_tui.ui.screens.finder import FinderScreen
from cardgame_tui.ui.screens.page import BlockScreen, PageScreen
from cardgame_tui.ui.screens.resuming import Resuming, UnfinishedScreen
from cardgame_tui.ui.screens.themes import ascii_only, remember_style
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings.settings_left import OpenSettings
from cardgame_tui.ui.widgets.lines import Lines

if TYPE_CHECKING:
    from cardgame_tui.engine.plugin import Plugin
    from cardgame_tui.play.history.replay import Replay


NOTHING: Mapping[str, str] = MappingProxyType({})
"""No fields are filled in."""


class MenuScreen(BlockScreen[str]):
    """The first screen; what it leads to comes back to it.

    Args:
        open_table: shows the table of a match.
        invite: shows how others come to a match with screens of their own, then its table.
        open_replay: shows a match again.
        open_settings: shows the settings, and does something when they have been left.

    Attributes:
        first: what it shows.
    """

    def __init__(
        self,
        open_table: Callable[[Session], None],
        invite: Callable[[Session], None],
        open_replay: "Callable[[Replay], None]",
        open_settings: OpenSettings,
    ) -> None:
        super().__init__()
        self._open_settings = open_settings
        self._open_table = open_table
        self._invite = invite
        self._open_replay = open_replay
        self._resuming = Resuming(self, open_table)
        self.first = FirstPageView(FirstPage(()))

    def compose(self) -> ComposeResult:
        """Look at what is installed and saved first."""
        self._look_again()
        return super().compose()

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Show what has been played since."""
        self._look_again()
        self.draw()

    def _look_again(self) -> None:
        taught = [each.id for each in self._taught()]
        page = first_page(listings(), newest_saved(), self.app.theme, taught, recall_left())
        self.first = FirstPageView(page, self.first.at)

    def _taught(self) -> "list[Plugin[object]]":
        """The installed games that have lessons."""
        return [each.plugin for each in by_difficulty(listings()) if each.plugin and lessons_of(each.id)]

    @override
    def paint(self, width: int, height: int) -> list[Line]:
        return self.first.lines(width, height, ascii=ascii_only())

    def take(self, key: str) -> None:
        """Move, or open something."""
        if key == "?":
            self.app.push_screen(PageScreen(help_of_first_page(self.first.page), ("?",)))
        elif key == "ctrl+p":
            page = all_of_first_page(self.first.page, listings(), THEMES)
            self.app.push_screen(FinderScreen(page), self.open)
        else:
            self.open(self.first.press(key))

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Open what was clicked; a second click may come when it is open already."""
        spot = message.span.spot
        if self.is_active and isinstance(spot, Spot):
            self.open(self.first.point(spot.place))

    def open(self, picked: str | None) -> None:
        """Open what was picked; this page stays below."""
        what, _, name = (picked or "").partition(" ")
        doors: dict[str, Callable[[], None]] = {
            "replays": self._list_replays,
            "present": self._present,
            "unfinished": lambda: self._push(UnfinishedScreen(self._open_table)),
            "theme": lambda: self._use_theme(name),
            "rules": lambda: self._with_game(name, "Rules of which game?", self._read_rules),
            "watch": lambda: self._with_game(name, "Watch two bots play which game?", self._watch),
            "tutorial": lambda: self._with_game(name, "Learn which game?", self._teach, self._taught()),
            "coverage": lambda: self._with_ruleset(self._pick_cards, name),
            "play": lambda: self._with_ruleset(self._set_up, name),
            "screens": lambda: self._with_game(name, "Play which game on two screens?", self._set_up_screens),
            "settings": lambda: self._open_settings(lambda _: None),
            "bench": self._open_bench,
            "quit": lambda: self.app.exit(0),
        }
        if picked and picked.startswith(RESUME):
            self._resuming.resume_match(Path(picked.removeprefix(RESUME)))
        elif what:
            doors[what]()

    def _push(self, screen: BlockScreen[str]) -> None:
        self.app.push_screen(screen)

    def _list_replays(self) -> None:
        from cardgame_tui.ui.replay.saved import ReplaysScreen

        self._push(ReplaysScreen(self._open_replay))

    def _present(self) -> None:
        from cardgame_tui.ui.replay.presenting import PresentScreen

        self._push(PresentScreen())

    def _open_bench(self) -> None:
        from cardgame_tui.ui.bench.runs_screen import RunsScreen

        self._push(RunsScreen(self._open_replay, self._set_up))

    def _use_theme(self, name: str) -> None:
        self.app.theme = name
        remember_style(theme=name)
        self._look_again()
        self.draw()

    # -- with a game -----------------------------------------------------------------------------------

    def _with_game(
        self,
        name: str,
        question: str,
        take: Callable[[Ruleset], None],
        among: "Sequence[Plugin[object]] | None" = None,
    ) -> None:
        """Do something with a game: the one that is named, the only one, or the one that is picked."""
        games = among or [listing.plugin for listing in by_difficulty(listings()) if listing.plugin is not None]
        if name or len(games) == 1:
            self._with_ruleset(take, name or games[0].id)
            return
        page = Page(question, tuple(Item(game.title, pick=game.id) for game in games))
        self.app.push_screen(PageScreen(page), partial(self._with_ruleset, take))

    def _with_ruleset(self, take: Callable[[Ruleset], None], ruleset_id: str | None) -> None:
        if not ruleset_id:
            return
        try:
            ruleset = load_ruleset(ruleset_id)
        except PluginError as error:
            self._resuming.say("This game cannot be played", error)
            return
        take(ruleset)

    def _set_up(self, ruleset: Ruleset, filled: Mapping[str, str] = NOTHING) -> None:
        """Open the set-up form, with some fields filled in."""
        self._set_up_for(self._open_table, ruleset, filled)

    def _set_up_screens(self, ruleset: Ruleset) -> None:
        self._set_up_for(self._invite, ruleset)

    def _set_up_for(
        self, open_table: Callable[[Session], None], ruleset: Ruleset, filled: Mapping[str, str] = NOTHING
    ) -> None:
        from cardgame_tui.ui.setup.screen import SetupScreen

        self.app.push_screen(SetupScreen(ruleset, filled), partial(self._begin, open_table))

    def _begin(self, open_table: Callable[[Session], None], setup: Setup | None) -> None:
        if setup is not None:
            session = Session.of(Record(setup), keep=True, patient=True)
            session.runner.open()
            open_table(session)

    def _watch(self, ruleset: Ruleset) -> None:
        from cardgame_tui.play.watching import two_bots

        try:
            self._begin(self._open_table, two_bots(ruleset))
        except ContentError as error:
            self._resuming.say("The bots cannot play", error)

    def _teach(self, ruleset: Ruleset) -> None:
        from cardgame_tui.ui.session.tutorial import open_tutorial

        try:
            session = open_tutorial(ruleset.id)
        except (ContentError, PluginError) as error:
            self._resuming.say("This tutorial cannot be opened", error)
        else:
            self._open_table(session)

    def _pick_cards(self, ruleset: Ruleset) -> None:
        """Ask which of the user's files to measure."""
        from cardgame_tui.play.covered import measurable

        files = measurable(ruleset)
        items = [Item(each.name, pick=str(each)) for each in files]
        none = Item(f"There are none yet: cardgame-tui cards import FILE {ruleset.id} makes a variant of some.")
        page = Page("How much of which cards is read?", tuple(items) or (none,))
        self.app.push_screen(PageScreen(page), partial(self._show_coverage, ruleset))

    def _show_coverage(self, ruleset: Ruleset, picked: str | None) -> None:
        from cardgame_tui.play.covered import measure
        from cardgame_tui.ui.screens.coverage import CoverageScreen

        if not picked:
            return
        try:
            self._push(CoverageScreen(partial(measure, ruleset, Path(picked))))
        except ContentError as error:
            self._resuming.say("These cards cannot be read", error)

    def _read_rules(self, ruleset: Ruleset) -> None:
        from cardgame_tui.ui.rulebook.reader import Reader
        from cardgame_tui.ui.screens.rulebook import ReaderScreen

        try:
            screen = ReaderScreen(Reader(reading.rulebook_of(ruleset)))
        except ContentError as error:
            self._resuming.say("This rulebook cannot be read", error)
            return
        self.app.push_screen(screen)
