"""The pages of a replay: where to jump, the point of view, what was asked of the players, and help."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from cardgame_tui.play.replay import Landmark, Replay
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.reading import LEGEND
from cardgame_tui.ui.replay.replay_view import ReplayTable
from cardgame_tui.ui.table.commands import Command

YES = "yes"
"""What a page picks that asks whether to do something."""

MOVING = (
    "left, right: one step back or on",
    "1 to 5: a step is an event, a decision, a phase, a {turn}, a key event",
    "up, down: one {turn} back or on; page keys: one duel; home, end: to the beginning or the end",
    "space: play and stop; + and -: faster and slower",
    "Tab: look at the cards one after the other",
)


BETWEEN = "w, c: work at a decision, not between two events; 2, then left or right, goes to one"
"""What is said of the keys that do nothing while a decision is being carried out."""


def jump_page(replay: Replay, viewer: Viewer) -> Page:
    """The beginnings and ends of duels and what the game calls key events, to go to; opened at the last one."""
    several = len(replay.duels) > 1
    marks = replay.landmarks(viewer)
    word = replay.ruleset.wording.turn
    items = (Item(_landmark(mark, word, several=several), pick=str(mark.index)) for mark in marks)
    passed = sum(mark.index <= replay.index for mark in marks)
    return Page("Jump to", tuple(items), begin=passed - 1)


def viewer_page(names: Sequence[str]) -> Page:
    """The points of view that a replay offers."""
    one, two = names
    return Page(
        "Point of view",
        (
            Item("Public: what both may know", pick=Viewer.PUBLIC.value),
            Item(f"As {one}: with the hand of {one}", pick=Viewer.SEAT1.value),
            Item(f"As {two}: with the hand of {two}", pick=Viewer.SEAT2.value),
            Item("Both: both hands open", pick=Viewer.BOTH.value),
        ),
    )


def agree_page(name: str) -> Page:
    """Ask one player of a match that is not over whether hands may be shown."""
    return Page(
        "Show hands?",
        (
            Item("This match is not over, and its file knows both hands. All who play have to agree."),
            Item(f"{name} agrees that hands are shown", pick=YES),
        ),
    )


def go_on_page(where: str, file: str, other: str = "") -> Page:
    """Ask whether a match is to branch off here.

    Args:
        where: the decision it branches off at, in words.
        file: name of the journal that is replayed.
        other: the other answer it goes on with, in words; empty for none.
    """
    more = f", the answer {other!r} and what follows it on the right" if other else ""
    return Page(
        f"Continue from {where}?",
        (
            Item(f"A new match begins with all that was decided up to here{more}; {file} stays as it is."),
            Item("Continue in a new match", pick=YES),
        ),
    )


def written_page(title: str, path: Path) -> Page:
    """Say where a file has been written."""
    return Page(title, (Item(str(path), style="strong"),))


def notes_page(notes: Iterable[str]) -> Page:
    """What is to be said before a match is shown again."""
    return Page("Before you watch", tuple(Item(note) for note in notes))


def replay_help(table: ReplayTable, working: Iterable[Command[ReplayTable]]) -> Page:
    """How to move, the commands that work here, and the signs."""
    word = table.replay.ruleset.wording.turn
    items = [Item("Moving", style="strong"), *(Item(text.format(turn=word), indent=2) for text in MOVING)]
    items.append(Item("Commands", style="strong"))
    items += [Item(f"{each.key}  {each.help}", indent=2) for each in working if each.key]
    if not table.replay.at_rest:
        items.append(Item(BETWEEN, indent=2))
    items.append(Item("Signs", style="strong"))
    items += [Item(text, indent=2) for text in (*LEGEND, *table.replay.ruleset.legend)]
    return Page("Help", tuple(items))


def _landmark(mark: Landmark, turn: str, *, several: bool) -> str:
    """One line; `turn` is what a turn is called."""
    duel = f"duel {mark.duel}, " if several else ""
    return f"{duel}{turn} {mark.turn}: {mark.words}" if mark.turn else f"{duel}{mark.words}"
