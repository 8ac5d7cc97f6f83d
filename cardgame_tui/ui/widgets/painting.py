"""The styles of lines as Rich styles: the words of a style, and the palette of a theme."""

from rich.style import Style

from cardgame_tui.ui.palette import NO_COLOURS, PAGE_STYLES, Theme

PLATES = ("now", "s1", "s2", "text")
"""Backgrounds of plates, which are drawn reversed in the terminal's own colours."""


def painted(words: str, theme: Theme) -> Style:
    """The Rich style of a style in a theme.

    Args:
        words: a text colour, ``bold`` for bold, and ``on`` with a background, such as ``s1 bold on card``; or the
            name of a style of pages; empty for plain text.
        theme: the theme.
    """
    ink, _, ground = PAGE_STYLES.get(words, words).partition(" on ")
    palette = theme.palette
    token, *flags = ink.split() or ["text"]
    reverse = theme.of_terminal and ground in PLATES
    colour, *marks = palette[ground if reverse else token].split()
    if not (theme is NO_COLOURS and marks):
        marks += flags
    return Style(
        color=colour,
        bgcolor=None if reverse else palette[ground or "bg"],
        bold="bold" in marks or None,
        underline="underline" in marks or None,
        reverse=reverse or None,
    )


def css_of(style: Style) -> str:
    """A style as CSS. A theme of the terminal's own colours has the colours that a terminal usually has."""
    ink, ground = (style.bgcolor, style.color) if style.reverse else (style.color, style.bgcolor)
    words = [
        f"color:{ink.get_truecolor().hex}" if ink is not None else "",
        f"background:{ground.get_truecolor(foreground=False).hex}" if ground is not None else "",
        "font-weight:bold" if style.bold else "",
        "text-decoration:underline" if style.underline else "",
    ]
    return ";".join(filter(None, words))
