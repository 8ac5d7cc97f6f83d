"""The commands about what is played: read it, and begin anew under it."""

from functools import partial

from cardgame_tui.content.faults import ContentError
from cardgame_tui.ui.pages.faults import TRY_AGAIN, fault_page
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.played import played_page
from cardgame_tui.ui.screens.trouble import past_trouble
from cardgame_tui.ui.session.rematch import Rematch
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.screen_commands import TableCommands

CHOICES = (
    Item("Same seats, new shuffles", pick=Rematch.NEW.value),
    Item("Same seats, same shuffles: to try a change on the same cards", pick=Rematch.SAME.value),
    Item("Seats swapped, new shuffles", pick=Rematch.SWAPPED.value),
)
EDITS = Item("Variant, card and deck files are read again, so that edits to them count.", style="dim")
NOT_KEPT = Item("The running duel is not kept.", style="dim")
KEPT = Item("The running match stays in the list of unfinished ones.", style="dim")


class RematchCommands(TableCommands):
    """Reads what is played, and begins a match anew while the old one stays as it is until that works."""

    def do_played(self) -> None:
        """Read what is played: edition, variant, options, cards and decks."""
        self.open_page(played_page(self.session.setup))

    def do_rematch(self) -> None:
        """Ask how the match begins anew."""
        running = [NOT_KEPT if self.would_be_lost else KEPT] if self.session.prompt is not None else []
        page = Page("Rematch?", (*running, EDITS, *CHOICES))
        self.pick_from(page, lambda picked: self.rematch(Rematch(picked)))

    def rematch(self, how: Rematch) -> None:
        """Sit at a match made anew; where a file has a fault, show it and keep the old match."""
        try:
            again = self.session.rematch(how)
        except ContentError as error:
            kept = "The duel" if self.session.result is None else "The finished duel"
            self.open_page(fault_page(error, kept), partial(self._after_faults, how))
            return
        past_trouble(self.app, again, partial(self._change_to, again), self.go_on)

    def _change_to(self, again: Session) -> None:
        self.session.record.close()
        self.table.sit_at(again)
        self.go_on()

    def _after_faults(self, how: Rematch, picked: str | None) -> None:
        if picked == TRY_AGAIN:
            self.rematch(how)
        else:
            self.go_on()
