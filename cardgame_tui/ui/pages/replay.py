"""The pages of a replay: where to jump, the point of view, what the players were asked, and help."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Never

from cardgame_tui.play.history.replay import Landmark, Replay
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.keys.command import Command
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.reading import block, command_lines, signs

YES = "yes"
"""What a page that asks for confirmation picks."""

MOVING = (
    "left, right: one step back or forward",
    "1 to 5: a step is an event, a decision, a phase, a {turn}, a key event",
    "up, down: one {turn} back or forward; page keys: one duel; home, end: to the beginning or the end",
    "+, -: play faster or slower",
    "Tab: look at the cards one after the other",
)
BETWEEN = "{keys}: only at a decision, not between two events; 2, then left or right, goes to one"
"""What the help says of keys that do nothing between two events."""


def jump_page(replay: Replay, viewer: Viewer) -> Page:
    """The beginnings and ends of duels and the key events of the game, to jump to; opened at the last one."""
    several = len(replay.duels) > 1
    marks = replay.landmarks(viewer)
    word = replay.ruleset.wording.turn
    items = (Item(_landmark(mark, word, several=several), pick=str(mark.index)) for mark in marks)
    passed = sum(mark.index <= replay.index for mark in marks)
    return Page("Jump to", tuple(items), begin=passed - 1)


def viewer_page(names: Sequence[str], why: str = "", hand: str = "hand") -> Page:
    """The points of view a replay can be seen from.

    Args:
        names: the players.
        why: why another one is needed; empty if the player asked for it.
        hand: what the game has in the place of a hand.
    """
    one, two = names
    return Page(
        "Point of view",
        (
            *([Item(why)] if why else []),
            Item("Public: what both may know", pick=Viewer.PUBLIC.value),
            Item(f"As {one}: with the {hand} of {one}", pick=Viewer.SEAT1.value),
            Item(f"As {two}: with the {hand} of {two}", pick=Viewer.SEAT2.value),
            Item(f"Both: both {hand}s open", pick=Viewer.BOTH.value),
        ),
    )


def agree_page(name: str, hand: str, title: str = "", what: str = "") -> Page:
    """Ask one player of a match that is not over whether hands, or what tells of them, may be shown.

    Args:
        name: the player.
        hand: what the game has in the place of a hand.
        title: the question; empty for whether hands may be shown.
        what: what the player agrees to.
    """
    return Page(
        title or f"Show {hand}s?",
        (
            Item(f"This match is not over, and its file has both {hand}s. Both players must agree."),
            Item(f"{name} agrees that {what or f'{hand}s are shown'}", pick=YES),
        ),
    )


def continue_page(where: str, file: str, other: str = "") -> Page:
    """Ask whether a new match is to begin from here.

    Args:
        where: the decision it begins from, in words.
        file: name of the journal that is replayed.
        other: the other answer that the new match continues with, in words; empty for none.
    """
    more = f", the answer {other!r} and what follows it on the right" if other else ""
    return Page(
        f"Continue from {where}?",
        (
            Item(f"A new match starts with all decisions up to here{more}; {file} is not changed."),
            Item("Continue in a new match", pick=YES),
        ),
    )


def written_page(title: str, path: Path) -> Page:
    """Say where a file has been written."""
    return Page(title, (Item(str(path), style="strong"),))


def notes_page(notes: Iterable[str]) -> Page:
    """What viewers must know before a match is shown again."""
    return Page("Before you watch", tuple(Item(note) for note in notes))


def replay_help(replay: Replay, commands: Iterable[Command[Never]], at_decision: Iterable[str]) -> Page:
    """How to move, the commands that work here, and the signs.

    Args:
        replay: the match that is shown again.
        commands: the commands that work now.
        at_decision: keys of the commands that work only at a decision.
    """
    word, layout = replay.ruleset.wording.turn, replay.ruleset.layout(replay.setup.options)
    items = block("Moving", (text.format(turn=word) for text in MOVING))
    items += block("Commands", command_lines(commands))
    if not replay.at_rest:
        items.append(Item(BETWEEN.format(keys=", ".join(at_decision)), indent=2))
    items += block("Signs", (*signs(layout, replay.ruleset.wording.zones), *replay.ruleset.legend))
    return Page("Help", tuple(items))


def _landmark(mark: Landmark, turn: str, *, several: bool) -> str:
    """One line; `turn` is what a turn is called."""
    duel = f"duel {mark.duel}, " if several else ""
    return f"{duel}{turn} {mark.turn}: {mark.words}" if mark.turn else f"{duel}{mark.words}"
