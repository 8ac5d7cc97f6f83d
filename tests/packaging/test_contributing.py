"""Every path that the pages for contributors name exists, and the recipes type what README.md types."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
TOP = r"(?:cardgame_tui|rulesets|decks|tests|docs|examples)/[\w./-]*\w"
"""A path from the top of the checkout; words with a placeholder are not paths."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_paths_and_links_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = {ROOT / path for path in re.findall(rf"`({TOP})`", text)}
    linked = {page.parent / link for link in re.findall(r"\]\(([^)#:]+)[^):]*\)", text)}
    assert sorted(str(path) for path in named | linked if not path.exists()) == []


def test_the_first_command_is_the_test_command() -> None:
    last = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()[-1]
    assert f"```\n{last}\n```" in PAGES[0].read_text(encoding="utf-8")
