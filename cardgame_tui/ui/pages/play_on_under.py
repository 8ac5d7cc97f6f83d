"""What players read before a duel is continued under another rule."""

from cardgame_tui.bots.registry import people_for_missing
from cardgame_tui.play.history.side_by_side import SideBySide
from cardgame_tui.play.resume import Seats
from cardgame_tui.play.setup import HUMAN
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.replay import YES

BY_HAND = "by hand"
"""What the page picks where people take the places of bots."""
LATER_DUEL = Page(
    "No match was started",
    (Item("How a later duel of a match begins depends on the earlier ones; only the first can be played on."),),
)
"""Shown where the other line cannot be a match of its own."""


def play_on_page(both: SideBySide, decision: int, file: str) -> Page:
    """Ask whether a new match under the other rule is to begin from a decision.

    Args:
        both: the two lines.
        decision: the decision.
        file: name of the journal of the match that stays as it is; empty if it has none.
    """
    setup = both.other.setup
    kept = f"; {file} is not changed" if file else ""
    words = f"A new match starts under {both.other.words} with the first {decision} decisions{kept}."
    items = [Item(words), Item("Play on in a new match", pick=YES)]
    if set(setup.seats) != {HUMAN}:
        items.append(Item("Play on in a new match by hand, at both seats", pick=BY_HAND))
    return Page(f"Play on under {both.other.words}?", tuple(items))


def seats_for(picked: str) -> Seats:
    """Who plays the seats of the new match, given what was picked from the page."""
    return _people if picked == BY_HAND else people_for_missing


def _people(seats: tuple[str, str]) -> tuple[str, str]:
    return HUMAN, HUMAN
