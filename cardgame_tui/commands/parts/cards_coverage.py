"""``cards --coverage``: how much of a card file can be read, and what is missing."""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from cardgame_tui.commands.parts.cards_import import map_asked
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.reading import faults_in_words, read_ruleset
from cardgame_tui.content.coverage import Coverage, Missing, Unread, coverage_of
from cardgame_tui.content.faults import listed
from cardgame_tui.content.variants import pick_variant
from cardgame_tui.lab.csv_lines import csv_line
from cardgame_tui.play.covered import covered
from cardgame_tui.play.rules_in_play import read_options
from cardgame_tui.ruleset import Ruleset

MOST_EXPECTED = 8
"""Most words that are listed of those that could stand somewhere."""


def show_coverage(arguments: Namespace) -> int:
    """Print the coverage of a card file as text, JSON or CSV.

    Raises:
        UsageError: with every fault of the file, or when the texts of the game are not parsed.
    """
    ruleset = read_ruleset(arguments.ruleset)
    found = measured(ruleset, Path(arguments.coverage), arguments)
    if arguments.json:
        print(json.dumps(as_json(found), indent=2, ensure_ascii=False))
    elif arguments.csv:
        print("".join(_csv(found)), end="")
    else:
        print("\n".join(in_words(found)))
    return 0


def measured(ruleset: Ruleset, file: Path, arguments: Namespace) -> Coverage:
    """The coverage of a file.

    Raises:
        UsageError: as `show_coverage`.
    """
    if ruleset.language is None:
        raise UsageError(f"{ruleset.id}: the texts of this game are not parsed")
    field_map = map_asked(arguments)
    with faults_in_words():
        variant = pick_variant(ruleset.id, arguments.variant) if arguments.variant else None
        options = read_options(ruleset, variant, arguments.settings)
        cards = covered(ruleset, file, options, field_map)
        return coverage_of(ruleset, cards.cards, cards.unusable)


def as_json(found: Coverage) -> dict[str, Any]:
    """The coverage as plain values."""
    plain = {each.name: getattr(found, each.name) for each in fields(Coverage)}
    return plain | {name: [*map(asdict, getattr(found, name))] for name in ("unread", "missing")}


def in_words(found: Coverage) -> Iterator[str]:
    """The coverage for a reader."""
    yield f"cards complete: {found.complete} of {_share(found.complete, found.cards)}"
    yield f"sentences read: {found.read} of {_share(found.read, found.sentences)}"
    if found.missing:
        yield ""
        yield "missing, by the cards that need nothing else (in all cards, sentences)"
        yield from (_missing(each) for each in found.missing)
    for each in found.unread:
        yield ""
        yield from _unread(each)
    for name, faults in found.refused.items():
        yield ""
        yield f"{name}: can be read, but not played"
        yield from (f"  {each}" for each in faults)


def _share(part: int, whole: int) -> str:
    return f"{whole} ({100 * part / whole:.0f} %)" if whole else "0"


def _missing(each: Missing) -> str:
    return f"{each.unlocks:5}  {each.what} ({each.cards}, {each.sentences})"


def _unread(each: Unread) -> Iterator[str]:
    yield f"{each.card}: {each.sentence}"
    yield f"  read:     {each.read or '-'}"
    yield f"  stops at: {each.found or 'its end'}"
    yield f"  expected: {_expected(each.expected)}"
    if each.nearest:
        yield f"  nearest:  {marked(each.nearest)}"


def marked(pieces: Sequence[tuple[str, bool]]) -> str:
    """A sentence whose pieces that differ are in brackets."""
    made = ""
    for text, differs in pieces:
        shown = f"[{text}]" if differs else text
        made += f" {shown}" if made and text[:1] not in ":;,." else shown
    return made


def _expected(words: Sequence[str]) -> str:
    more = len(words) - MOST_EXPECTED
    return listed([*words[:MOST_EXPECTED], *([f"{more} others"] if more > 0 else [])])


def _csv(found: Coverage) -> Iterator[str]:
    yield csv_line(["card", "sentence", "read", "found", "expected", "nearest", "missing"])
    for each in found.unread:
        expected = " | ".join(each.expected)
        yield csv_line(
            [each.card, each.sentence, each.read, each.found, expected, marked(each.nearest), each.missing]
        )
