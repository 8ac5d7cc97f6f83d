"""Another rule at a running table: who must agree, and how the other line is continued."""

from collections.abc import Callable, Sequence

from cardgame_tui.play.record import Record
from cardgame_tui.play.under.other_line import played_so_far
from cardgame_tui.play.under.side_by_side import PLAYED, SideBySide
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.undo import refused_words
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.rematch import KEPT, NOT_KEPT, would_be_lost
from cardgame_tui.ui.table.desk import TableDesk
from cardgame_tui.ui.under.play_on import NewMatch
from cardgame_tui.ui.under.rehearsed import Rehearsed

SAME_SHUFFLES = Item("Its shuffles are those of this match: what is drawn there would be drawn here too.")
"""Said before the other line of a running match is played on."""
NOTHING_SHOWN = "Nothing is shown"
"""The heading of the page that says who did not agree."""


def rehearsed(session: Session) -> Rehearsed:
    """The running duel as it is now, with the cards that everybody who looks at this screen may see."""
    session.close_hand()
    results = session.match.results[: session.record.number - 1]
    return Rehearsed(session.setup, played_so_far(session.record.duel), results, session.viewer, session.near)


class TableHost:
    """A table at which a duel is shown under another rule.

    Args:
        at: the table.
    """

    def __init__(self, at: TableDesk) -> None:
        self._at = at

    def before_showing(self, words: str, then: Callable[[], None]) -> None:
        """Ask both players where hands are hidden: another rule may show cards that are still hidden here."""
        asked = [
            f"Somebody asks to see this duel under {words}. This match stays as it is.",
            "Both must agree: the other rule may show cards that are hidden here.",
        ]
        self._ask_both(asked, "Another rule?", then)

    def before_bots(self, then: Callable[[], None]) -> None:
        """Ask both players again: how bots fare with the cards in both hands says something about these."""
        asked = [
            "Somebody asks to let bots play on, on both sides.",
            "Both must agree: bots play with the cards you hold, so their results tell something of both "
            f"{self._at.session.hand_word}s.",
        ]
        self._ask_both(asked, "Let bots play?", then)

    def _ask_both(self, asked: list[str], title: str, then: Callable[[], None]) -> None:
        at = self._at

        def after(against: Sequence[int]) -> None:
            if against:
                page = Page(NOTHING_SHOWN, (Item(refused_words(at.session, against)),))
                at.dialog.show(page, at.go_on)
            else:
                then()

        if not at.session.hands_hidden:
            then()
            return
        at.draw()
        at.agree(asked, after, title)

    def play_on(self, both: SideBySide, side: int, decision: int) -> None:
        """Return to the match, or continue the other line in a match of its own, after a question."""
        at = self._at
        if side == PLAYED:
            at.go_on()
            return
        notes = (NOT_KEPT if would_be_lost(at) else KEPT, SAME_SHUFFLES)
        path = at.session.record.path
        NewMatch(at.dialog, both, decision, path, self._begin, notes, at.go_on).ask()

    def _begin(self, record: Record) -> None:
        self._at.change_to(self._at.session.next_match(record))
