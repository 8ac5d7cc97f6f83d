"""``check``: run scenario files and report the results."""

from argparse import Namespace
from pathlib import Path

from cardgame_tui.commands.arguments.parser import PROGRAM
from cardgame_tui.content.cards import TABLE as CARDS
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.toml.document import read_toml
from cardgame_tui.testing.scenario import ScenarioReport, exit_code, run_paths

OF_SCENARIOS = frozenset({"title", "start", "step", "expect", "event"})
"""Top-level keys that only a scenario has."""


def run(arguments: Namespace) -> int:
    """Run scenario files and print a report on each.

    Returns:
        0 when all hold, 1 when some fail, 2 when one is unusable.
    """
    reports = run_paths([Path(word) for word in arguments.paths], jobs=arguments.jobs)
    for report in reports:
        if not report.usable and (words := other_kind(report.path)):
            report.failures = [words]
    if arguments.json:
        import json

        print(json.dumps([as_json(report) for report in reports]))
    else:
        print("\n".join(str(report) for report in reports))
    return exit_code(reports)


def other_kind(path: Path) -> str:
    """Name the command that checks a deck, a variant or a card file; empty for any other file."""
    try:
        found = read_toml(path).data
    except ContentError:
        return ""
    if not OF_SCENARIOS.isdisjoint(found):
        return ""
    if "name" in found:
        kind = "deck" if "sections" in found else "variant"
        return f"is a {kind} file, not a scenario; try: {PROGRAM} decks check {path}"
    if CARDS in found:
        return f"is a card file, not a scenario; try: {PROGRAM} cards RULESET --lint {path}"
    return ""


def as_json(report: ScenarioReport) -> dict[str, object]:
    """Turn a report into a JSON object."""
    return {
        "path": str(report.path),
        "title": report.title,
        "status": report.status.value,
        "failures": report.failures,
        "log": report.log,
        "notes": report.notes,
    }
