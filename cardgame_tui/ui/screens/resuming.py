"""Resuming saved matches, from the first page and from the list of all of them."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from textual.events import ScreenResume

from cardgame_tui.bots.registry import MissingBotError, known_seats, people_for_missing
from cardgame_tui.play.journal.errors import JournalError, MisfitError
from cardgame_tui.play.journal.reader import DamagedError
from cardgame_tui.play.journal.saves import Saves, newest_saved, saved
from cardgame_tui.play.resume import Seats, resume
from cardgame_tui.plugins import load_ruleset, titles
from cardgame_tui.ui.pages.page import Item, Page, PageView
from cardgame_tui.ui.pages.saves import OLDER, RESUME, unfinished_page
from cardgame_tui.ui.screens.page import BlockScreen, PageScreen
from cardgame_tui.ui.session.session import Session

BEFORE = "before"
"""What picks resuming before a decision that cannot be repeated, or is damaged."""

PERSON = "person"
"""What picks a person for the seat of a bot that this program does not have."""

UNDONE = ": that one and all after it are undone"
"""What happens to the decisions when one cannot be repeated."""

LOST = ", in a new file: that one and all after it are lost; the damaged file is not changed"
"""What happens to the decisions when one is damaged."""


class Resuming:
    """Resumes saved matches from a screen.

    Args:
        screen: the screen; it stays open behind the table.
        open_table: shows the table of a match.
    """

    def __init__(self, screen: BlockScreen[str], open_table: Callable[[Session], None]) -> None:
        self._screen = screen
        self._open_table = open_table

    def resume_match(self, path: Path, before: int = 0, seats: Seats = known_seats) -> None:
        """Open the table of a saved match, or say why that cannot be done.

        Args:
            path: its journal.
            before: undo this decision and all after it; 0 for none.
            seats: says who plays from now on.
        """
        try:
            record = resume(path, before=before, find_ruleset=load_ruleset, seats=seats)
        except MissingBotError as error:
            offer = Item(f"Let a person play seat {error.seat}", pick=PERSON)
            self.say("This match has a bot that is missing", error, offer, partial(self._after_bot, path, before))
        except (MisfitError, DamagedError) as error:
            words = LOST if isinstance(error, DamagedError) else UNDONE
            offer = Item(f"Resume before decision {error.decision}{words}", pick=BEFORE)
            then = partial(self._after_error, path, error.decision, seats)
            self.say("This match cannot be resumed where it was left", error, offer, then)
        except JournalError as error:
            self.say("This match cannot be resumed", error)
        else:
            session = Session.of(record, patient=True)
            session.runner.open()
            self._open_table(session)

    def say(
        self,
        title: str,
        error: Exception,
        offer: Item | None = None,
        then: Callable[[str | None], None] | None = None,
    ) -> None:
        """Show on a separate page what went wrong and what can be done about it."""
        items = [Item(line) for line in str(error).splitlines()]
        self._screen.app.push_screen(PageScreen(Page(title, (*items, *([offer] if offer else [])))), then)

    def _after_error(self, path: Path, decision: int, seats: Seats, picked: str | None) -> None:
        if picked == BEFORE:
            self.resume_match(path, decision, seats)

    def _after_bot(self, path: Path, before: int, picked: str | None) -> None:
        if picked == PERSON:
            self.resume_match(path, before, people_for_missing)


class UnfinishedScreen(PageScreen):
    """Lists all unfinished matches.

    Args:
        open_table: shows the table of a match.
    """

    def __init__(self, open_table: Callable[[Session], None]) -> None:
        self._all = False
        super().__init__(unfinished_page(newest_saved(), titles()))
        self._resuming = Resuming(self, open_table)

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Show what has been played since."""
        self._look_again()

    def _look_again(self) -> None:
        saves = Saves(saved()) if self._all else newest_saved()
        self.page_view = PageView(unfinished_page(saves, titles()))
        self.draw()

    def leave_with(self, picked: str | None) -> None:
        """Resume what was picked."""
        if picked == OLDER:
            self._all = True
            self._look_again()
        elif picked:
            self._resuming.resume_match(Path(picked.removeprefix(RESUME)))
