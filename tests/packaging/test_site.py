"""The site of the documentation: every page is in its navigation, and its builder reads every example."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SITE = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
PAGES = sorted(
    str(page.relative_to(ROOT))
    for pattern in ("*.md", "docs/**/*.md", "rulesets/*/rulebook.md")
    for page in ROOT.glob(pattern)
)
BUILT = "docs/api_in_full.md"
"""The page that only the site has: noxfile.py writes it."""


def entries(nav: object) -> Iterator[str]:
    """The pages of a part of the navigation."""
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, dict):
        for part in nav.values():
            yield from entries(part)
    else:
        assert isinstance(nav, list)
        for part in nav:
            yield from entries(part)


def test_every_page_is_in_the_navigation_once() -> None:
    assert sorted(entries(SITE["project"]["nav"])) == sorted([*PAGES, BUILT])


@pytest.mark.parametrize("page", PAGES)
def test_code_blocks_open_as_the_builder_of_the_site_reads_them(page: str) -> None:
    fences = re.findall(r"^ *```.*", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE)
    opening = fences[::2]
    assert [each for each in opening if not re.fullmatch(r" *```(\w+( title=\"[^\"]+\")?)?", each)] == []
    assert {each.strip() for each in fences[1::2]} <= {"```"}
