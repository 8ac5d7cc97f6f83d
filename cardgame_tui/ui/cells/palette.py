"""The colours of the table: what each is used for, and its value in every theme."""

from collections.abc import Mapping
from typing import TypeAlias

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

NO_COLOURS = "no-colours"
"""The palette under ``NO_COLOR``. It is no theme to pick: whatever is picked, no colour is sent."""
_THEMES = ("dark", "light", "high-contrast", "colour-safe", "ansi", NO_COLOURS)
_COLOURS = {
    "bg": ("#14161c", "#f4f2ec", "#000000", "#14161c", "default", "default"),
    "card": ("#1e222b", "#ffffff", "#000000", "#1e222b", "default", "default"),
    "lift": ("#2a303c", "#e6efe9", "#1a1a1a", "#2a303c", "default", "default"),
    "lane": ("#3a2029", "#fbe3e3", "#3d0010", "#3b2035", "default", "default"),
    "line": ("#4b5363", "#a9a698", "#9a9a9a", "#4b5363", "default", "default"),
    "text": ("#d9dde6", "#24262b", "#ffffff", "#d9dde6", "default", "default"),
    "quiet": ("#98a1b3", "#5b5f68", "#c8c8c8", "#98a1b3", "default", "default"),
    "strong": ("#ffffff", "#000000", "#ffffff", "#ffffff", "default", "default bold"),
    "cursor": ("#ffffff", "#000000", "#ffffff", "#ffffff", "default", "default bold"),
    "s1": ("#f2a65e", "#944800", "#ffb657", "#e8a317", "yellow", "default bold"),
    "s2": ("#7db9fa", "#1456a8", "#8cc8ff", "#6cbdf0", "cyan", "default underline"),
    "now": ("#86e3b5", "#00694a", "#ffff00", "#f4ec6a", "default bold", "default bold"),
    "now_ink": ("#0e1512", "#ffffff", "#000000", "#14161c", "default", "default"),
    "s1_ink": ("#14161c", "#ffffff", "#000000", "#14161c", "yellow", "default"),
    "s2_ink": ("#14161c", "#ffffff", "#000000", "#14161c", "cyan", "default"),
    "danger": ("#ff8a9a", "#b0182f", "#ff9da8", "#f29bc6", "red bold", "default bold underline"),
}

PALETTES: Mapping[str, Palette] = {
    theme: {token: colours[number] for token, colours in _COLOURS.items()} for number, theme in enumerate(_THEMES)
}
"""The colours of each theme. Texts have a contrast of at least 4.5 on every background, 7 in high contrast.

``ansi`` uses the terminal's own sixteen colours, ``no-colours`` only bold and underlined text. Where the
background is the terminal's own, badges, plates and the cursor are drawn reversed.
"""

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
