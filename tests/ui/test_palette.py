"""The colours of every theme: contrast of each text on each background, and nothing that only colour tells."""

from itertools import product
from pathlib import Path

import pytest

from cardgame_tui.ui.palette import ANSI, HIGH_CONTRAST, NO_COLOURS, PAGE_STYLES, THEMES, TOKENS, Theme
from cardgame_tui.ui.screens.themes import textual_themes
from cardgame_tui.ui.session.settings.config import THEME
from cardgame_tui.ui.widgets.painting import painted

TEXTS = ("text", "quiet", "strong", "s1", "s2", "now", "danger")
GROUNDS = ("bg", "card", "lift", "lane")
PLATES = (("now_ink", "now"), ("s1_ink", "s1"), ("s2_ink", "s2"), ("bg", "text"))
COLOURED = tuple(theme for theme in THEMES.values() if not theme.of_terminal)
ROOT = Path(__file__).parents[2]


def name_of(theme: Theme) -> str:
    """The name of a case."""
    return theme.name


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


@pytest.mark.parametrize("theme", COLOURED, ids=name_of)
def test_every_text_is_legible_on_every_background(theme: Theme) -> None:
    palette = theme.palette
    pairs = (*product(TEXTS, GROUNDS), *PLATES)
    faint = {pair: contrast(palette[pair[0]], palette[pair[1]]) for pair in pairs}
    assert {pair: value for pair, value in faint.items() if value < theme.contrast} == {}


@pytest.mark.parametrize("theme", [*THEMES.values(), NO_COLOURS], ids=name_of)
def test_every_theme_has_every_colour(theme: Theme) -> None:
    assert set(theme.palette) == set(TOKENS)


@pytest.mark.parametrize("theme", COLOURED, ids=name_of)
def test_the_seats_have_different_colours(theme: Theme) -> None:
    assert theme.palette["s1"] != theme.palette["s2"]


@pytest.mark.parametrize("theme", [*THEMES.values(), NO_COLOURS], ids=name_of)
@pytest.mark.parametrize("name", PAGE_STYLES)
def test_every_style_of_pages_can_be_painted(name: str, theme: Theme) -> None:
    assert painted(name, theme) == painted(PAGE_STYLES[name], theme)


def test_plates_are_reversed_where_the_terminal_has_its_own_colours() -> None:
    assert painted("now_ink bold on now", ANSI).reverse
    assert painted("s1_ink bold on s1", ANSI).reverse
    assert not painted("s1 bold on card", ANSI).reverse


def test_every_theme_can_be_picked_and_configured() -> None:
    assert [*THEME.choices] == [*THEMES] == [theme.name for theme in textual_themes()]


def test_text_has_the_contrast_that_the_standard_asks_for() -> None:
    assert all(theme.of_terminal == (theme.palette["bg"] == "default") for theme in THEMES.values())
    assert min(theme.contrast for theme in COLOURED) == 4.5
    assert HIGH_CONTRAST.contrast == 7


def test_the_guide_names_every_theme() -> None:
    lines = Path(ROOT, "docs", "config.md").read_text(encoding="utf-8").splitlines()
    (line,) = (line for line in lines if line.startswith("theme ="))
    assert f"# {', '.join(THEMES)} " in line
