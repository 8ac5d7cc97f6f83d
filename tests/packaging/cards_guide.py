"""The examples of docs/cards.md: texts with a meaning, and texts that are refused."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "cards.md").read_text(encoding="utf-8")
PARTS = re.split(r"^## Sentences of .*$", GUIDE, flags=re.MULTILINE)[1:]
RUNE_PART, CONTAINMENT_PART, RIFT_PART, ARCHIVE_PART = PARTS


def rows(part: str) -> list[tuple[str, str, str]]:
    """The lines of a table: example, the card it is on, and the last column."""
    return re.findall(r"^\| `(.*?)` \| (.*?) \| (.*?) \|$", part, re.MULTILINE)


def halves(part: str) -> tuple[list[tuple[str, str, str]], list[tuple[str, str, str]]]:
    """The examples of a game, and those that are refused."""
    good, bad = part.split("Refused, among others:")
    return rows(good), rows(bad)


RUNE_GOOD, RUNE_BAD = halves(RUNE_PART)
RIFT_GOOD, RIFT_BAD = halves(RIFT_PART)
CONTAINMENT_GOOD, CONTAINMENT_BAD = halves(CONTAINMENT_PART.partition("| example | on |")[2])
ARCHIVE_GOOD, ARCHIVE_BAD = halves(ARCHIVE_PART.partition("| example | on |")[2])
