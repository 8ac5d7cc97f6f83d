"""The colours of every theme: contrast of each text on each background, and nothing that only colour tells."""

from itertools import product

import pytest

from cardgame_tui.ui.cells.palette import PAGE_STYLES, PALETTES, TOKENS
from cardgame_tui.ui.screens.themes import THEMES
from cardgame_tui.ui.widgets.painting import painted

TEXTS = ("text", "quiet", "strong", "s1", "s2", "now", "danger")
GROUNDS = ("bg", "card", "lift", "lane")
PLATES = (("now_ink", "now"), ("s1_ink", "s1"), ("s2_ink", "s2"), ("bg", "text"))
COLOURED = tuple(theme for theme in THEMES if theme != "ansi")


def luminance(colour: str) -> float:
    """Relative luminance by WCAG 2, 0 to 1."""
    parts = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    """Contrast of two colours by WCAG 2, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_measured_as_the_standard_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", COLOURED)
def test_every_text_is_legible_on_every_background(theme: str) -> None:
    palette, least = PALETTES[theme], 7.0 if theme == "high-contrast" else 4.5
    pairs = (*product(TEXTS, GROUNDS), *PLATES)
    faint = {pair: contrast(palette[pair[0]], palette[pair[1]]) for pair in pairs}
    assert {pair: value for pair, value in faint.items() if value < least} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_has_every_colour(theme: str) -> None:
    assert set(PALETTES[theme]) == set(TOKENS)


@pytest.mark.parametrize("theme", COLOURED)
def test_the_seats_have_different_colours(theme: str) -> None:
    assert PALETTES[theme]["s1"] != PALETTES[theme]["s2"]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", PAGE_STYLES)
def test_every_style_of_pages_can_be_painted(name: str, theme: str) -> None:
    assert painted(name, theme) == painted(PAGE_STYLES[name], theme)


def test_plates_are_reversed_where_the_terminal_has_its_own_colours() -> None:
    assert painted("now_ink bold on now", "ansi").reverse
    assert painted("s1_ink bold on s1", "ansi").reverse
    assert not painted("s1 bold on card", "ansi").reverse
