"""The styles a player can pick: themes, and borders in ASCII."""

import os
import sys

from textual.theme import Theme

from cardgame_tui.ui.session import memory

THEMES = {
    "textual-dark": "Dark",
    "textual-light": "Light",
    "high-contrast": "High contrast",
    "ansi-dark": "The terminal's own colours, on dark",
    "ansi-light": "The terminal's own colours, on light",
}
"""What each theme is called, by its Textual name."""

HIGH_CONTRAST = Theme(
    name="high-contrast",
    primary="#ffff00",
    secondary="#00ffff",
    accent="#ffff00",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#000000",
    warning="#ffff00",
    error="#ff6060",
    success="#60ff60",
    dark=True,
)
"""White and pure colours on black."""


def remembered_theme() -> str:
    """The theme picked last time. With `NO_COLOR`, others would turn into greys too faint to read."""
    if os.environ.get("NO_COLOR"):
        return HIGH_CONTRAST.name
    name = memory.recall(memory.LOOK).get("theme", "")
    return name if name in THEMES else next(iter(THEMES))


def ascii_borders() -> bool:
    """Whether borders are drawn in ASCII: as picked last time, otherwise if the terminal can show nothing else."""
    picked = memory.recall(memory.LOOK).get("borders", "")
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return picked == "ascii" if picked else not encoding.lower().startswith("utf")


def remember_style(**words: str) -> None:
    """Use a theme or kind of border from now on, also in later runs.

    Args:
        **words: ``theme``, or ``borders`` as ``ascii`` or ``lines``.
    """
    memory.amend(memory.LOOK, **words)
