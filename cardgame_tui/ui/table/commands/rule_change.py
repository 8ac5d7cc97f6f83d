"""A rule that players set in the middle of a duel: both must agree."""

from collections.abc import Sequence

from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.undo import refused_words
from cardgame_tui.ui.table.commands.undo import refresh
from cardgame_tui.ui.table.desk import TableDesk

TITLE = "Change a rule?"
"""What both are asked."""
FROM_NOW_ON = "It counts from the answer to the open question on; an undo takes it back."
NOTHING_CHANGED = "No rule was changed"
"""The heading of the page that says why."""
NO_OPTIONS = Page(NOTHING_CHANGED, (Item("No rule option of this game can be set during a duel."),))
"""What is shown where there is nothing to set."""


def ask_for_rules(at: TableDesk, changes: Sequence[RuleChange]) -> None:
    """Ask everybody here whether some options are set from here on, and set them."""
    duel = at.session.driver.duel
    refused = [str(refusal) for change in changes if (refusal := change.refused(duel)) is not None]
    if refused:
        at.dialog.show(Page(NOTHING_CHANGED, tuple(map(Item, refused))), at.go_on)
        return

    def after(against: Sequence[int]) -> None:
        """Set them if nobody is against it."""
        if against:
            at.dialog.show(Page(NOTHING_CHANGED, (Item(refused_words(at.session, against)),)), at.go_on)
            return
        at.session.runner.change_rules(changes)
        refresh(at)

    if at.session.alone:
        after(())
        return
    at.session.close_hand()
    at.draw()
    at.agree([*(change.words(duel) for change in changes), FROM_NOW_ON], after, TITLE)
