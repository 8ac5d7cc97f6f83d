"""Both hands for people who look on: how late they are shown, which players agree on and each of them can end."""

from collections.abc import Sequence

from cardgame_tui.ui.cells.text import counted
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.undo import refused_words
from cardgame_tui.ui.session.screens.role import AUDIENCE
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.undo import refresh
from cardgame_tui.ui.table.desk import TableDesk

TURNS = (1, 3, 5, 10)
"""How late both hands can be shown."""
NEVER = "0"
"""What the item picks that shows them no more."""
TITLE = "Hands for an audience?"
"""What both players are asked."""
REFUSED = "Hands stay closed"
"""The heading of the page that says who did not agree."""


def show_hands(at: TableDesk) -> None:
    """Let a player propose how late people who look on see both hands, or end that."""
    at.dialog.choose(hands_page(at.session), lambda picked: _take(at, int(picked)), at.go_on)


def hands_page(session: Session) -> Page:
    """What a player can propose."""
    now = session.live.hands_late
    items = [Item(f"Both {session.hand_word}s, {_late(session, turns)}", pick=str(turns)) for turns in TURNS]
    if now:
        items.insert(
            0, Item(f"No {session.hand_word}s any more; now they are shown {_late(session, now)}", pick=NEVER)
        )
    return Page(
        "Hands for an audience",
        (
            *items,
            Item(
                f"For screens of the role {AUDIENCE.word}. Both players must agree; each can end it.", style="dim"
            ),
            Item("A card that is still hidden after so long is seen there.", style="dim"),
        ),
    )


def _late(session: Session, turns: int) -> str:
    return f"{counted(turns, session.ruleset.wording.turn)} late"


def _take(at: TableDesk, turns: int) -> None:
    """Ask the other player; nobody need be asked to close hands."""
    session, runner = at.session, at.session.live
    before = runner.hands_late

    def after(against: Sequence[int]) -> None:
        """Show them, unless somebody is against it, or has ended it meanwhile."""
        if against:
            at.dialog.show(Page(REFUSED, (Item(refused_words(session, against)),)), at.go_on)
            return
        if runner.hands_late == before:
            runner.show_hands(turns)
        refresh(at)

    if not turns or session.alone:
        after(())
        return
    session.close_hand()
    at.draw()
    words = f"People who look on ({AUDIENCE.word}) see both {session.hand_word}s, {_late(session, turns)}."
    at.agree([words, "Each of you can end it at any time."], after, TITLE)
