"""Writes docs/scenarios.md again: ``python -m tests.packaging.handbook_page``, from the root of the repository."""

from pathlib import Path

from cardgame_tui.plugins import load_ruleset
from cardgame_tui.testing.handbook import page

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
"""The page."""

GAMES = ("dimensional_rift", "rune_duel", "containment", "grand_archive")
"""The games it has a reference of."""


def page_now() -> str:
    """The page as it should be."""
    return page(map(load_ruleset, GAMES))


if __name__ == "__main__":
    PAGE.write_text(page_now(), encoding="utf-8")
