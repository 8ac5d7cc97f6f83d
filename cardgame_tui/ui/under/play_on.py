"""Continues a duel by hand under another rule, after a question: a match of its own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from cardgame_tui.bots.registry import people_for_missing
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.setup import HUMAN
from cardgame_tui.play.under.side_by_side import SideBySide
from cardgame_tui.ui.pages.desk import Dialog
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.replay import YES

BY_HAND = "by hand"
"""What the page picks where people take the places of bots."""
NOT_STARTED = "No match was started"
"""The heading of a page that says why."""
LATER_DUEL = Page(
    NOT_STARTED,
    (Item("How a later duel of a match begins depends on the earlier ones; only the first can be played on."),),
)
"""Shown where the other line cannot be a match of its own."""


@dataclass
class NewMatch:
    """A match that begins under the other rule, once the players say so.

    Args:
        dialog: shows pages.
        both: the two lines.
        decision: the decision it begins from.
        journal: the journal of the match that stays as it is; None if it has none.
        begin: continues in the new match.
        notes: what is said first on the page that asks.
        otherwise: follows when no match begins; None for nothing.
    """

    dialog: Dialog
    both: SideBySide
    decision: int
    journal: Path | None
    begin: Callable[[Record], None]
    notes: Sequence[Item] = ()
    otherwise: Callable[[], None] | None = None

    def ask(self) -> None:
        """Ask whether it is to begin."""
        if self.both.other.can_be_written:
            self.dialog.choose(self._page(), self._start, self.otherwise)
        else:
            self.dialog.show(LATER_DUEL, self.otherwise)

    @property
    def _origin(self) -> str:
        return "" if self.journal is None else self.journal.name

    def _page(self) -> Page:
        other = self.both.other
        kept = f"; {self._origin} is not changed" if self._origin else ""
        words = f"A new match starts under {other.said} with the first {self.decision} decisions{kept}."
        items = [*self.notes, Item(words), Item("Play on in a new match", pick=YES)]
        if set(other.setup.seats) != {HUMAN}:
            items.append(Item("Play on in a new match by hand, at both seats", pick=BY_HAND))
        return Page(f"Play on under {other.said}?", tuple(items))

    def _start(self, picked: str) -> None:
        """Write the match and continue in it, with people in the places of missing bots or of all."""
        try:
            path = self.both.other.write(self.decision, self._origin)
            record = resume(path, seats=_people if picked == BY_HAND else people_for_missing)
        except JournalError as error:
            self.dialog.show(Page(NOT_STARTED, (Item(str(error)),)), self.otherwise)
        else:
            self.begin(record)


def _people(seats: tuple[str, str]) -> tuple[str, str]:
    return HUMAN, HUMAN
