"""Scenario files as tests: read, run, reported."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from itertools import islice
from pathlib import Path

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.scenarios.cases import CASE
from cardgame_tui.content.scenarios.scenario import ScenarioFile, load_cases
from cardgame_tui.files import is_folder, toml_files_below
from cardgame_tui.limits import MOST_FAULTS
from cardgame_tui.plugins import PluginError, load_ruleset
from cardgame_tui.processes import in_processes
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.scenarios.check import unknown_facts, unknown_names, unknown_words
from cardgame_tui.testing.scenarios.match import ScenarioMatch
from cardgame_tui.testing.scenarios.refused_setup import wrong_faults
from cardgame_tui.testing.scenarios.run import ScenarioRun

__all__ = ["ScenarioReport", "Status", "exit_code", "run_file", "run_paths"]

CHUNK = 16
"""Files that a process takes at a time."""


class Status(Enum):
    """The result of a scenario."""

    HOLDS = "holds"
    FAILS = "fails"
    UNUSABLE = "unusable"


@dataclass(slots=True)
class ScenarioReport:
    """The result of one scenario file.

    Args:
        path: the file.
        title: its title, empty when it could not be read.
        failures: every mismatch, in order; for a file that cannot be used, its faults.
        usable: whether the file could be run at all.
        log: the log lines of the last step that failed; see `ScenarioRun`.
        notes: remarks for the author that are not failures.
    """

    path: Path
    title: str = ""
    failures: list[str] = field(default_factory=list)
    usable: bool = True
    log: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def status(self) -> Status:
        """Whether all of it holds."""
        if not self.usable:
            return Status.UNUSABLE
        return Status.FAILS if self.failures else Status.HOLDS

    def __str__(self) -> str:
        head = f"{self.status.value}: {self.path}" + (f": {self.title}" if self.title else "")
        lines = [*(f"  {failure}" for failure in self.failures), *(f"  note: {note}" for note in self.notes)]
        if self.failures and self.log:
            lines += ["  the log up to there:", *(f"    {line}" for line in self.log)]
        return "\n".join((head, *lines))


def exit_code(reports: Iterable[ScenarioReport]) -> int:
    """0 when all hold, 1 when some fail, 2 when one cannot be used."""
    found = {report.status for report in reports}
    if Status.UNUSABLE in found:
        return 2
    return 1 if Status.FAILS in found else 0


def run_paths(
    paths: Iterable[Path], find_ruleset: Callable[[str], Ruleset] = load_ruleset, *, jobs: int = 1
) -> list[ScenarioReport]:
    """Run scenario files and, by name, all those in folders and the folders in them.

    Args:
        paths: files and folders.
        find_ruleset: finds a game by its id; by default among the installed ones.
        jobs: number of processes.
    """
    files = [file for path in paths for file in (is_folder(path) and toml_files_below(path)) or [path]]
    return list(in_processes(partial(_run_path, find_ruleset=find_ruleset), files, jobs, chunk=CHUNK))


def _run_path(path: Path, find_ruleset: Callable[[str], Ruleset]) -> ScenarioReport:
    if is_folder(path):
        return ScenarioReport(path, failures=["this folder has no scenario file"], usable=False)
    return run_file(path, find_ruleset)


def run_file(path: Path, find_ruleset: Callable[[str], Ruleset] = load_ruleset) -> ScenarioReport:
    """Run one scenario file, once for each of its cases.

    Args:
        path: the file.
        find_ruleset: finds a game by its id; by default among the installed ones.
    """
    report = ScenarioReport(path)
    try:
        cases = load_cases(path)
        report.title = title_of(cases)
        ruleset = find_ruleset(cases[0].scenario.ruleset)
    except (ContentError, PluginError) as error:
        report.failures += str(error).splitlines()
        report.usable = False
        return report
    report.notes += cases[0].notes
    if cases[0].scenario.checks_nothing:
        report.notes.append("it checks nothing: it has no [[step]], [[event]], [[fault]] or [expect]")
    for file in cases:
        _run(report, file, ruleset)
    return report


def title_of(cases: Sequence[ScenarioFile]) -> str:
    """The title of the first case, and how many cases have others."""
    first, *others = dict.fromkeys(each.scenario.title for each in cases)
    more = f"{len(others)} more {'cases' if len(others) > 1 else 'case'}"
    return f"{first}, and {more}" if others else first


def _run(report: ScenarioReport, file: ScenarioFile, ruleset: Ruleset) -> None:
    """Run one scenario, or compare the faults of one that must be refused."""
    faults, failures, log = outcome(file, ruleset)
    head = f"case {file.case} (line {file.document.line((CASE, file.case - 1))}): " if file.case else ""
    report.failures += [head + each for each in (*faults, *failures)]
    report.log += log
    report.usable = report.usable and not faults


def first_of(faults: Iterable[str]) -> list[str]:
    """The first faults, at most `MOST_FAULTS`: to look for all of them in a very long file would take minutes."""
    found = list(islice(faults, MOST_FAULTS + 1))
    return found if len(found) <= MOST_FAULTS else [*found[:MOST_FAULTS], "and more faults"]


def outcome(file: ScenarioFile, ruleset: Ruleset) -> tuple[list[str], list[str], list[str]]:
    """Run one scenario.

    Returns:
        What is wrong with the file, what does not hold, and the log of the last step that failed.
    """
    if faults := first_of(unknown_words(file, ruleset)):
        return faults, [], []
    if file.scenario.fault:
        return [], list(wrong_faults(file, ruleset)), []
    try:
        match = ScenarioMatch(ruleset, file)
        driver = match.first(lambda duel: faults.extend(first_of(unknown_facts(file, match.facts, duel))))
    except (ContentError, ValueError) as error:
        return str(error).splitlines(), [], []
    faults += first_of(unknown_names(file, driver))
    if faults:
        return faults, [], []
    run = ScenarioRun(file, driver, match)
    failures = [*run.failures(), *match.watch.failures()]
    return run.faults, failures, run.log
