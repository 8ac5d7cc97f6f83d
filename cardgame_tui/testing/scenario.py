"""Scenario files as tests: read, run, reported."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.rulebook import load_rulebook
from cardgame_tui.content.scenario import ScenarioFile, load_scenario
from cardgame_tui.play.scenario_setup import scenario_setup
from cardgame_tui.plugins import PluginError, load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.facts import EventWatch
from cardgame_tui.testing.scenario_run import ScenarioRun

__all__ = ["Report", "Status", "exit_code", "run_file", "run_paths"]


class Status(Enum):
    """What came of a scenario."""

    HOLDS = "holds"
    FAILS = "fails"
    UNUSABLE = "unusable"


@dataclass(slots=True)
class Report:
    """What came of one scenario file.

    Args:
        path: the file.
        title: its title, empty when it could not be read.
        failures: every mismatch, in order; for a file that cannot be used, its faults.
        usable: whether the file could be run at all.
    """

    path: Path
    title: str = ""
    failures: list[str] = field(default_factory=list)
    usable: bool = True

    @property
    def status(self) -> Status:
        """Whether all of it holds."""
        if not self.usable:
            return Status.UNUSABLE
        return Status.FAILS if self.failures else Status.HOLDS

    def __str__(self) -> str:
        head = f"{self.status.value}: {self.path}" + (f": {self.title}" if self.title else "")
        return "\n".join((head, *(f"  {failure}" for failure in self.failures)))


def exit_code(reports: Iterable[Report]) -> int:
    """0 when all hold, 1 when some fail, 2 when there is one that cannot be used."""
    found = {report.status for report in reports}
    if Status.UNUSABLE in found:
        return 2
    return 1 if Status.FAILS in found else 0


def run_paths(paths: Iterable[Path], find_ruleset: Callable[[str], Ruleset] = load_ruleset) -> list[Report]:
    """Run scenario files and, by name, all those in folders and the folders in them."""
    return [report for path in paths for report in _run_path(path, find_ruleset)]


def _run_path(path: Path, find_ruleset: Callable[[str], Ruleset]) -> list[Report]:
    if not path.is_dir():
        return [run_file(path, find_ruleset)]
    files = sorted(path.rglob("*.toml"))
    if not files:
        return [Report(path, failures=["there is no scenario file in this folder"], usable=False)]
    return [run_file(file, find_ruleset) for file in files]


def run_file(path: Path, find_ruleset: Callable[[str], Ruleset] = load_ruleset) -> Report:
    """Run one scenario file.

    Args:
        path: the file.
        find_ruleset: finds a game by its id; the installed ones unless told.
    """
    report = Report(path)
    try:
        file = load_scenario(path)
        report.title = file.scenario.title
        ruleset = find_ruleset(file.scenario.ruleset)
        report.failures += _unknown_rules(file, ruleset)
        setup = scenario_setup(ruleset, file)
        watch = EventWatch(ruleset, file.scenario.event)
        driver = setup.driver(setup.match().next_start(), watch.begin)
    except (ContentError, PluginError, ValueError) as error:
        report.failures += str(error).splitlines()
    if report.failures:
        report.usable = False
        return report
    report.failures += [*ScenarioRun(file, driver).failures(), *watch.failures()]
    return report


def _unknown_rules(file: ScenarioFile, ruleset: Ruleset) -> list[str]:
    scenario = file.scenario
    known = load_rulebook(ruleset.rulebook).rules
    cited = [*scenario.cites, *scenario.logged, *(rule for step in scenario.step for rule in step.because)]
    cited += [step.rule for step in scenario.step if step.rule is not None]
    cited += [moment.rule for moment in scenario.event]
    return [f"{rule} is not in the rulebook of {ruleset.id}" for rule in cited if rule not in known]
