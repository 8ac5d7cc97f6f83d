"""Saved matches in words, and the page that lists those that can be shown again."""

from collections.abc import Sequence

from cardgame_tui.play.journal.saves import Saved
from cardgame_tui.ui.model.pages import Item, Page

_SPANS = ((86_400, "day"), (3_600, "hour"), (60, "minute"))
"""Seconds and word of the units an age is told in."""


def saved_words(match: Saved, title: str = "") -> str:
    """A saved match on one line: who, which game, how far, and how long ago.

    Args:
        match: the match.
        title: name of its game; its id unless told.
    """
    one, two = match.names
    far = "over" if match.over else f"turn {match.turn}"
    rules = f", {match.rules}" if match.rules else ""
    return f"{one} - {two}, {title or match.ruleset}{rules}, duel {match.duel}, {far}, {age_words(match.age)}"


def age_words(seconds: float) -> str:
    """How long ago something was, such as ``3 hours ago``."""
    for size, word in _SPANS:
        count = int(seconds // size)
        if count:
            return f"{count} {word}{'s' if count > 1 else ''} ago"
    return "just now"


def replays_page(matches: Sequence[Saved]) -> Page:
    """The matches to show again, finished or not, by their place in the list; unreadable ones with the reason."""
    items = [_item(place, match) for place, match in enumerate(matches)]
    return Page("Replays", tuple(items) or (Item("No match has been saved yet.", style="dim"),))


def _item(place: int, match: Saved) -> Item:
    if match.fault:
        return Item(f"{match.path.name}: {match.fault}", style="dim")
    if not match.duel:
        return Item(f"{saved_words(match)}: nothing was played", style="dim")
    return Item(saved_words(match), pick=str(place))
