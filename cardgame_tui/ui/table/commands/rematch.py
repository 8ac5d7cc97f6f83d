"""The rules that are played, and the rematch with the current rule files."""

from cardgame_tui.content.faults import ContentError
from cardgame_tui.ui.pages.faults import fault_page
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.played import played_page
from cardgame_tui.ui.session.rematch import Rematch
from cardgame_tui.ui.table.desk import TableDesk

CHOICES = (
    Item("Same seats, new shuffle", pick=Rematch.NEW.value),
    Item("Same seats, same shuffle as this match: to try a change on the same cards", pick=Rematch.SAME.value),
    Item("Seats swapped, new shuffle", pick=Rematch.SWAPPED.value),
)
HERE = Item("Same position, cards as they are now", pick=Rematch.HERE.value)
EDITS = Item("Variant, card and deck files are read again, so your edits to them count.", style="dim")
NOT_KEPT = Item("The running duel is not saved.", style="dim")
KEPT = Item("The running match stays in the list of unfinished ones.", style="dim")


def show_rules_in_play(at: TableDesk) -> None:
    """Read what is played: edition, variant, options, cards and decks."""
    at.dialog.show(played_page(at.session.setup))


def would_be_lost(at: TableDesk) -> bool:
    """Whether a running duel could not be resumed later."""
    return at.session.prompt is not None and at.session.record.path is None and at.session.lesson is None


def ask_rematch(at: TableDesk) -> None:
    """Ask how the rematch begins."""
    running = [NOT_KEPT if would_be_lost(at) else KEPT] if at.session.prompt is not None else []
    here = [HERE] if at.session.prompt is not None and at.session.setup.recipe is not None else []
    page = Page("Rematch?", (*running, EDITS, *CHOICES, *here))
    at.dialog.choose(page, lambda picked: rematch(at, Rematch(picked)))


def rematch(at: TableDesk, how: Rematch) -> None:
    """Begin a rematch; if a file has a fault, show it and keep the old match."""
    try:
        again = at.session.rematch(how)
    except ContentError as error:
        kept = f"Your {'current' if at.session.result is None else 'finished'} duel is unchanged."
        at.dialog.choose(fault_page(error, kept), lambda _: rematch(at, how), at.go_on)
        return
    at.change_to(again)
