"""The colours of the table: what each is used for, and its value in every theme."""

from collections.abc import Mapping
from typing import TypeAlias

from cardgame_tui.value import value

Palette: TypeAlias = Mapping[str, str]
"""A colour for each token, in hexadecimal or by a name of Rich, and perhaps ``bold`` or ``underline`` after it."""

TOKENS: Mapping[str, str] = {
    "bg": "the table",
    "card": "the face of a card",
    "lift": "the question, and the card at the cursor",
    "lane": "the open attack: attacker, lane and target",
    "line": "frames and dividers, never text",
    "text": "text",
    "quiet": "labels, rule numbers, what is not offered",
    "strong": "the question, sums, totals",
    "cursor": "the frame of the cursor",
    "s1": "seat 1: name, left edge, numbers, arrows",
    "s2": "seat 2: the same",
    "now": "what can be picked: badge and heavy frame",
    "now_ink": "the letter on a badge",
    "s1_ink": "the name on a plate of seat 1",
    "s2_ink": "the name on a plate of seat 2",
    "danger": "loss, damage, attacks, conditions that hinder",
}
"""What each colour is for. A style is one of them, ``s1 bold``, or one on another, ``now_ink bold on now``."""


@value
class Theme:
    """A theme: everything that is known of it.

    Args:
        name: its stable word, as in the config file.
        about: what it is called where a player picks it.
        suits: what it is for, in a few words.
        palette: its colours.
        contrast: the least contrast of text on every background, by WCAG 2; 0 for colours of the terminal.
        dark: whether its background is dark.
    """

    name: str
    about: str
    suits: str
    palette: Palette
    contrast: float = 4.5
    dark: bool = True

    @property
    def of_terminal(self) -> bool:
        """Whether its colours are those of the terminal; badges, plates and the cursor are then drawn reversed."""
        return self.contrast == 0


DARK = Theme(
    "dark",
    "Dark",
    "for most rooms",
    {
        "bg": "#14161c",
        "card": "#1e222b",
        "lift": "#2a303c",
        "lane": "#3a2029",
        "line": "#4b5363",
        "text": "#d9dde6",
        "quiet": "#98a1b3",
        "strong": "#ffffff",
        "cursor": "#ffffff",
        "s1": "#f2a65e",
        "s2": "#7db9fa",
        "now": "#86e3b5",
        "now_ink": "#0e1512",
        "s1_ink": "#14161c",
        "s2_ink": "#14161c",
        "danger": "#ff8a9a",
    },
)
LIGHT = Theme(
    "light",
    "Light",
    "daylight, projectors",
    {
        "bg": "#f4f2ec",
        "card": "#ffffff",
        "lift": "#e6efe9",
        "lane": "#fbe3e3",
        "line": "#a9a698",
        "text": "#24262b",
        "quiet": "#5b5f68",
        "strong": "#000000",
        "cursor": "#000000",
        "s1": "#944800",
        "s2": "#1456a8",
        "now": "#00694a",
        "now_ink": "#ffffff",
        "s1_ink": "#ffffff",
        "s2_ink": "#ffffff",
        "danger": "#b0182f",
    },
    dark=False,
)
HIGH_CONTRAST = Theme(
    "high-contrast",
    "High contrast",
    "all text 7 to 1 or more",
    {
        "bg": "#000000",
        "card": "#000000",
        "lift": "#1a1a1a",
        "lane": "#3d0010",
        "line": "#9a9a9a",
        "text": "#ffffff",
        "quiet": "#c8c8c8",
        "strong": "#ffffff",
        "cursor": "#ffffff",
        "s1": "#ffb657",
        "s2": "#8cc8ff",
        "now": "#ffff00",
        "now_ink": "#000000",
        "s1_ink": "#000000",
        "s2_ink": "#000000",
        "danger": "#ff9da8",
    },
    contrast=7.0,
)
COLOUR_SAFE = Theme(
    "colour-safe",
    "Colours that are safe for every kind of colour vision",
    "for every kind of eye",
    {
        **DARK.palette,
        "lane": "#3b2035",
        "s1": "#e8a317",
        "s2": "#6cbdf0",
        "now": "#f4ec6a",
        "now_ink": "#14161c",
        "danger": "#f29bc6",
    },
)
_OF_THE_TERMINAL = dict.fromkeys(TOKENS, "default")

ANSI = Theme(
    "ansi",
    "The terminal's own colours",
    "the terminal's sixteen",
    {
        **_OF_THE_TERMINAL,
        "s1": "yellow",
        "s2": "cyan",
        "now": "default bold",
        "s1_ink": "yellow",
        "s2_ink": "cyan",
        "danger": "red bold",
    },
    contrast=0,
)
THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (DARK, LIGHT, HIGH_CONTRAST, COLOUR_SAFE, ANSI)}
"""The themes that a player can pick, by name, in the order of the pages that offer them."""

NO_COLOURS = Theme(
    "no-colours",
    "Only bold and underlined text",
    "terminals without colour",
    {
        **_OF_THE_TERMINAL,
        "strong": "default bold",
        "cursor": "default bold",
        "s1": "default bold",
        "s2": "default underline",
        "now": "default bold",
        "danger": "default bold underline",
    },
    contrast=0,
)
"""What is drawn under ``NO_COLOR``. It is no theme to pick: whatever is picked, no colour is sent."""

PAGE_STYLES: Mapping[str, str] = {
    "title": "strong bold",
    "strong": "strong",
    "key": "strong bold",
    "dim": "quiet",
    "cursor": "bg bold on text",
    "legal": "now bold",
    "picked": "now_ink bold on now",
}
"""The styles of pages, which have names of their own."""
