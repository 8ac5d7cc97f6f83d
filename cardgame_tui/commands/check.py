"""``check``: scenario files, run and reported."""

from argparse import Namespace
from pathlib import Path

from cardgame_tui.testing.scenario import Report, exit_code, run_paths


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


def as_json(report: Report) -> dict[str, object]:
    """One report as a plain object."""
    return {
        "path": str(report.path),
        "title": report.title,
        "status": report.status.value,
        "failures": report.failures,
    }
