"""The menu: unfinished matches, new duel, rules, replays, quit. What it leads to is loaded when it is picked."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cardgame_tui.content.faults import ContentError
from cardgame_tui.play.journal.saves import Saved, saved
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import Listing, PluginError, listings, load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.saves import UNFINISHED, resume_items
from cardgame_tui.ui.screens.resuming import ResumingScreen, UnfinishedScreen
from cardgame_tui.ui.session.session import Session

if TYPE_CHECKING:
    from cardgame_tui.play.replay import Replay

LISTED = 3
"""How many unfinished matches the menu itself lists."""


class MenuScreen(ResumingScreen):
    """The first screen; what it leads to comes back to it.

    Args:
        open_table: shows the table of a match.
        open_replay: shows a match again.
    """

    def __init__(self, open_table: Callable[[Session], None], open_replay: "Callable[[Replay], None]") -> None:
        super().__init__(self.page_now(), open_table)
        self._open_replay = open_replay

    def page_now(self) -> Page:
        """The menu with the matches that are saved at this moment."""
        return menu_page(listings(), saved())

    def leave_with(self, picked: str | None) -> None:
        """Do what was picked; the menu stays below."""
        what, _, name = (picked or "").partition(" ")
        if what == "quit":
            self.app.exit(0)
        elif what == "replays":
            self._list_replays()
        elif what == UNFINISHED:
            self.app.push_screen(UnfinishedScreen(self.open_table))
        elif what == "resume":
            self.resume_match(Path(name))
        elif what:
            self._with_ruleset(what, name)

    def _list_replays(self) -> None:
        from cardgame_tui.ui.replay.saved import ReplaysScreen

        self.app.push_screen(ReplaysScreen(self._open_replay))

    def _with_ruleset(self, what: str, ruleset_id: str) -> None:
        try:
            ruleset = load_ruleset(ruleset_id)
        except PluginError as error:
            self.say("This game cannot be played", error)
            return
        if what == "play":
            self._set_up(ruleset)
        else:
            self._read_rules(ruleset)

    def _set_up(self, ruleset: Ruleset) -> None:
        from cardgame_tui.ui.setup.screen import SetupScreen

        self.app.push_screen(SetupScreen(ruleset), self._begin)

    def _begin(self, setup: Setup | None) -> None:
        if setup is not None:
            session = Session(Record(setup), keep=True)
            session.runner.open()
            self.open_table(session)

    def _read_rules(self, ruleset: Ruleset) -> None:
        from cardgame_tui.ui.rulebook.reader import Reader
        from cardgame_tui.ui.screens.rulebook import ReaderScreen

        try:
            screen = ReaderScreen(Reader(reading.rulebook_of(ruleset)))
        except ContentError as error:
            self.say("This rulebook cannot be read", error)
            return
        self.app.push_screen(screen)


def menu_page(installed: list[Listing], matches: Sequence[Saved] = ()) -> Page:
    """What can be done: resume a match, play each installed game or read its rules, watch a replay, or quit."""
    titles = {listing.id: listing.plugin.title for listing in installed if listing.plugin is not None}
    items = list(resume_items(matches, titles, LISTED))
    items += [item for listing in installed for item in _game(listing)]
    if not installed:
        items.append(Item("No game is installed.", style="dim"))
    return Page("cardgame-tui", (*items, Item("Replays", pick="replays"), Item("Quit", pick="quit")), closes=False)


def _game(listing: Listing) -> Iterable[Item]:
    if listing.plugin is None:
        yield Item(f"{listing.id} is broken: {listing.reason}", style="dim")
        return
    yield Item(f"New duel: {listing.plugin.title}, {listing.plugin.summary}", pick=f"play {listing.id}")
    yield Item(f"Rules of {listing.plugin.title}", pick=f"rules {listing.id}")
