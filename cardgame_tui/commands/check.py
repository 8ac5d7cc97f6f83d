"""``check``: run scenario files and report the results."""

from argparse import Namespace
from pathlib import Path

from cardgame_tui.commands.errors import UsageError
from cardgame_tui.commands.parser import PROGRAM
from cardgame_tui.content.cards import TABLE as CARDS
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.toml import read_toml
from cardgame_tui.testing.scenario import ScenarioReport, exit_code, run_paths

OF_SCENARIOS = frozenset({"title", "start", "step", "expect", "event"})
"""Top-level keys that only a scenario has."""


def run(arguments: Namespace) -> int:
    """Run scenario files and print a report on each.

    Returns:
        0 when all hold, 1 when some fail, 2 when one is unusable.

    Raises:
        UsageError: for a file that another command checks.
    """
    paths = [Path(word) for word in arguments.paths]
    for path in paths:
        refuse_other_files(path)
    reports = run_paths(paths)
    if arguments.json:
        import json

        print(json.dumps([as_json(report) for report in reports]))
    else:
        print("\n".join(str(report) for report in reports))
    return exit_code(reports)


def refuse_other_files(path: Path) -> None:
    """Name the command that checks a file of another kind: a deck, a variant or a card file.

    Raises:
        UsageError: for such a file; faults of other files are reported when they are run.
    """
    try:
        found = read_toml(path).data if path.is_file() else {}
    except ContentError:
        return
    if not found or not OF_SCENARIOS.isdisjoint(found):
        return
    if "name" in found:
        kind = "deck" if "sections" in found else "variant"
        raise UsageError(f"{path} is a {kind} file, not a scenario; try: {PROGRAM} decks check {path}")
    if CARDS in found:
        raise UsageError(f"{path} is a card file, not a scenario; try: {PROGRAM} cards RULESET --lint {path}")


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
