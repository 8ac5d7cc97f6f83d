"""``cards --coverage``: how much of a card file can be read, and what is missing."""

import json
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from cardgame_tui.commands.games.cards_import import map_asked
from cardgame_tui.commands.shared.reading import faults_in_words, read_ruleset, refuse_given
from cardgame_tui.commands.shared.terminal import require_terminal
from cardgame_tui.content.coverage import Coverage, Missing, Unread, expected_in_words, marked
from cardgame_tui.lab.csv_lines import csv_line
from cardgame_tui.play.covered import Measured, measure


def show_coverage(arguments: Namespace) -> int:
    """Print the coverage of a card file as text, JSON or CSV, or show it as a page.

    Raises:
        UsageError: with every fault of the file, or when the texts of the game are not parsed.
    """
    ruleset, file, field_map = read_ruleset(arguments.ruleset), Path(arguments.coverage), map_asked(arguments)

    def measured() -> Measured:
        """Measure the file as it is now."""
        return measure(ruleset, file, arguments.variant, arguments.settings, field_map)

    with faults_in_words():
        coverage = measured().coverage
    if arguments.page:
        refuse_given(arguments, ("json", "csv"), "not with --page")
        require_terminal("leave out --page")
        from cardgame_tui.ui.run import run_coverage

        return run_coverage(measured)
    if arguments.json:
        print(json.dumps(as_json(coverage), indent=2, ensure_ascii=False))
    elif arguments.csv:
        print("".join(_csv(coverage)), end="")
    else:
        print("\n".join(in_words(coverage)))
    return 0


def as_json(coverage: Coverage) -> dict[str, Any]:
    """The coverage as plain values."""
    plain = {each.name: getattr(coverage, each.name) for each in fields(Coverage)}
    return plain | {name: [*map(asdict, getattr(coverage, name))] for name in ("unread", "missing")}


def in_words(coverage: Coverage) -> Iterator[str]:
    """The coverage for a reader."""
    yield f"cards complete: {coverage.complete} of {_share(coverage.complete, coverage.cards)}"
    yield f"sentences read: {coverage.read} of {_share(coverage.read, coverage.sentences)}"
    if coverage.missing:
        yield ""
        yield "missing, by the cards that need nothing else (in all cards, sentences)"
        yield from (_missing(each) for each in coverage.missing)
    for each in coverage.unread:
        yield ""
        yield from _unread(each)
    for name, faults in coverage.refused.items():
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
    yield f"  expected: {expected_in_words(each.expected)}"
    if each.nearest:
        yield f"  nearest:  {marked(each.nearest)}"


def _csv(coverage: Coverage) -> Iterator[str]:
    yield csv_line(["card", "sentence", "read", "found", "expected", "nearest", "missing"])
    for each in coverage.unread:
        expected = " | ".join(each.expected)
        yield csv_line(
            [each.card, each.sentence, each.read, each.found, expected, marked(each.nearest), each.missing]
        )
