"""The styles a player can pick: themes, and drawing in ASCII."""

import sys
from collections.abc import Mapping

from textual.theme import Theme

from cardgame_tui.ui.palette import ANSI, THEMES
from cardgame_tui.ui.palette import Theme as OurTheme
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.session.settings.asked import ASKED
from cardgame_tui.ui.session.settings.config import BORDERS, THEME, picked_look
from cardgame_tui.ui.session.settings.own_look import own_look

SIXTEEN = ("standard", "windows")
"""What Rich calls a terminal of sixteen colours."""


def textual_themes() -> list[Theme]:
    """Our themes as Textual wants them; what is drawn takes its colours from the palettes."""
    return [_theme(theme) for theme in THEMES.values()]


def _theme(theme: OurTheme) -> Theme:
    ansi = theme.of_terminal
    colours = {token: f"ansi_{colour.split()[0]}" if ansi else colour for token, colour in theme.palette.items()}
    return Theme(
        name=theme.name,
        primary=colours["now"],
        accent=colours["now"],
        foreground=colours["text"],
        background=colours["bg"],
        surface=colours["card"],
        panel=colours["lift"],
        error=colours["danger"],
        dark=theme.dark,
        ansi=ansi,
        variables={"ansi-background": "ansi_default"},
    )


def remembered_theme(colours: str | None = None, words: Mapping[str, str] | None = None) -> str:
    """The theme of the config file, or the one picked last time; otherwise one that suits the terminal.

    Sixteen colours do not hold those of a palette: seat 1 would look like danger, and seat 2 like text.

    Args:
        colours: how many colours the terminal shows, in Rich's words.
        words: the settings that count in place of those in the file.
    """
    name = picked_look(THEME.name, words)
    if name in THEMES:
        return name
    return ANSI.name if colours in SIXTEEN else THEME.default


def ascii_only(words: Mapping[str, str] | None = None) -> bool:
    """Whether to draw in ASCII: as asked, configured or picked last time, otherwise if the terminal needs it.

    A screen elsewhere has a terminal of its own, of which only what is picked there says so.

    Args:
        words: the settings that count in place of those in the config file.
    """
    if own_look() is not None:
        return picked_look(BORDERS.name) == "ascii"
    picked = ASKED.get(BORDERS.name) or picked_look(BORDERS.name, words)
    stream = sys.__stdout__ or sys.stdout
    encoding = getattr(stream, "encoding", None) or "utf-8"
    return picked == "ascii" if picked else not encoding.lower().startswith("utf")


def remember_style(**words: str) -> None:
    """Use a theme, a kind of border or names on cards from now on, also in later runs; elsewhere only there.

    Args:
        **words: ``theme``, ``borders`` as ``ascii`` or ``lines``, or ``card_names`` as ``first`` or ``second``.
    """
    own = own_look()
    if own is None:
        memory.amend(memory.LOOK, **words)
    else:
        own.update(words)
