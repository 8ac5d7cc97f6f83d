"""What was played and what follows another answer, in lines of text."""

from cardgame_tui.play.history.what_if import WhatIf
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.plain.terminal import LineTerminal

FOLLOW = (
    "n repeats the next played answer here as well, a all that fit; play starts a new match here; "
    "an empty line goes back."
)


def compare(line: WhatIf, viewer: Viewer, terminal: LineTerminal) -> bool:
    """Show both lines, and follow the played answers until the players stop.

    Args:
        line: the other line.
        viewer: whose point of view compares.
        terminal: where lines are typed and printed.

    Returns:
        Whether the players want to play on from the other line.

    Raises:
        OutOfLinesError: when the players leave.
    """
    while True:
        terminal.say(*_sides(line, viewer), FOLLOW)
        word = terminal.read()
        if word not in ("n", "a"):
            return word == "play"
        line.follow(1 if word == "n" else 0)


def _sides(line: WhatIf, viewer: Viewer) -> list[str]:
    """Both lines: what they share, and each from the point where they differ."""
    parting = line.parting(viewer)
    same = parting.played[: parting.same]
    played, other = parting.played[parting.same :], parting.other[parting.same :]
    shared = ["IN BOTH", *(f"  {words}" for words in same)] if same else []
    return [*shared, "AS PLAYED", *_listed(played), "WHAT IF", *_listed(other)]


def _listed(words: list[str]) -> list[str]:
    return [f"  {each}" for each in words] or ["  nothing more"]
