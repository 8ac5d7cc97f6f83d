"""``check``: scenario files, run and reported."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from cardgame_tui.testing.scenario import ScenarioReport, exit_code, run_paths


def run(arguments: Namespace) -> int:
    """Run scenario files and print what holds.

    Returns:
        0 when all hold, 1 when some fail, 2 when one cannot be used.
    """
    reports = run_paths(Path(word) for word in arguments.paths)
    if arguments.json:
        import json

        print(json.dumps([as_json(report) for report in reports]))
    else:
        print("\n".join(str(report) for report in reports))
    return exit_code(reports)


def as_json(report: ScenarioReport) -> dict[str, Any]:
    """One report as a plain object."""
    return {
        "path": str(report.path),
        "title": report.title,
        "status": report.status.value,
        "failures": report.failures,
        "log": report.log,
        "notes": report.notes,
    }
