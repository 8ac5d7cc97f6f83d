"""Saved matches in words, and the page that lists those that can be shown again."""

from collections.abc import Iterable, Mapping
from statistics import quantiles

from cardgame_tui.play.journal.saves import Saved, Saves
from cardgame_tui.ui.cells.text import counted
from cardgame_tui.ui.pages.page import Item, Page

_SPANS = ((86_400, "day"), (3_600, "hour"), (60, "minute"))
"""Seconds and word of the units an age is given in."""

RESUME = "resume "
"""What picks resuming a match begins with; the path of its file follows."""

DIARY = "diary"
"""What picks the page of what people played."""

ENOUGH_DUELS = 5
"""From so many duels of people their minutes are told."""

OLDER = "older"
"""What picks that all matches are read."""


def saved_words(match: Saved, title: str = "") -> str:
    """A saved match on one line: who, which game, how far, and how long ago.

    Args:
        match: the match.
        title: name of its game; empty for its id.
    """
    one, two = match.names
    rules = f" {match.rules}" if match.rules else ""
    return f"{one} - {two}, {title or match.ruleset}{rules}, {how_far(match)}, {age_words(match.age)}"


def how_far(match: Saved) -> str:
    """How far a match has come, such as ``duel 1, turn 7``."""
    if not match.duel:
        return "not begun"
    if match.over:
        return f"duel {match.duel}, over"
    if match.ended:
        return f"duel {match.duel} over, duel {match.duel + 1} next"
    return f"duel {match.duel}, turn {match.turn}"


def age_words(seconds: float) -> str:
    """How long ago something was, such as ``3 hours ago``."""
    for size, word in _SPANS:
        count = int(seconds // size)
        if count:
            return f"{count} {word}{'s' if count > 1 else ''} ago"
    return "just now"


def minutes_here(matches: Iterable[Saved], ruleset_id: str, edition: str) -> str:
    """How many minutes duels between people took on this machine; empty as long as there are too few.

    Args:
        matches: the saved matches.
        ruleset_id: the game.
        edition: its edition, with which the rules of a match begin; empty in a game without editions.
    """
    minutes = [
        match.seconds / 60
        for match in matches
        if match.people and match.seconds and match.ruleset == ruleset_id
        if not edition or match.rules.partition(" / ")[0] == edition
    ]
    if len(minutes) < ENOUGH_DUELS:
        return ""
    short, _, long = (max(1, round(each)) for each in quantiles(minutes, n=4, method="inclusive"))
    span = f"{short} to {long} minutes" if short < long else f"about {counted(short, 'minute')}"
    return f"Half of {len(minutes)} duels between people here took {span}."


def unfinished_page(saves: Saves, titles: Mapping[str, str]) -> Page:
    """The matches that can be resumed, and the files that cannot be read, with the reason."""
    matches = saves.matches
    unfinished = [match for match in matches if not match.over and not match.fault]
    broken = [match for match in matches if match.fault]
    items = [_resume(match, titles.get(match.ruleset, "")) for match in unfinished]
    items += [Item(f"{match.path.name}: {match.fault}", style="dim") for match in broken]
    items += _older(saves)
    return Page("Unfinished matches", tuple(items))


def _resume(match: Saved, title: str) -> Item:
    return Item(f"Resume: {saved_words(match, title)}", pick=f"{RESUME}{match.path}")


def replays_page(saves: Saves, titles: Mapping[str, str]) -> Page:
    """The matches to show again, finished or not, by their place in the list; unreadable ones with the reason."""
    items = [_item(place, match, titles.get(match.ruleset, "")) for place, match in enumerate(saves.matches)]
    items += _older(saves)
    keys = (("d", DIARY),) if played_by_people(saves) else ()
    return Page("Replays", tuple(items) or (Item("No match has been saved yet.", style="dim"),), keys=keys)


def played_by_people(saves: Saves) -> list[str]:
    """The games of which people have played a match to its end, by their ids."""
    return [*dict.fromkeys(match.ruleset for match in saves.matches if match.people and match.over)]


def _older(saves: Saves) -> list[Item]:
    """What reads the older matches too, if there are any."""
    return [Item(f"Older ones: {saves.older:,}", pick=OLDER)] if saves.older else []


def _item(place: int, match: Saved, title: str) -> Item:
    if match.fault:
        return Item(f"{match.path.name}: {match.fault}", style="dim")
    if not match.duel:
        return Item(f"{saved_words(match, title)}: nothing was played", style="dim")
    return Item(saved_words(match, title), pick=str(place))
