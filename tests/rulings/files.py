"""Where the rulings of each game lie, and how one is run."""

import re
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from cardgame_tui.content.rulebook.book import Rulebook, load_rulebook
from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.scenario import ScenarioReport, outcome, run_file
from rulesets.containment.ruleset import ContainmentRuleset
from rulesets.dimensional_rift.ruleset import DimensionalRift
from rulesets.grand_archive.ruleset import ArchiveRuleset
from rulesets.rune_duel.ruleset import RuneDuelRuleset


@dataclass(frozen=True, eq=False)
class Rulings:
    """The scenario files of one game.

    Args:
        ruleset: the game as it is in this process.
    """

    ruleset: Ruleset

    @property
    def id(self) -> str:
        """The id of the game, which is also the name of the folder."""
        return self.ruleset.id

    @cached_property
    def folder(self) -> Path:
        """Where its files lie."""
        return Path(__file__).parent / self.id

    @cached_property
    def files(self) -> list[Path]:
        """All its files, by name."""
        return sorted(self.folder.rglob("*.toml"))

    @cached_property
    def book(self) -> Rulebook:
        """Its rulebook."""
        return load_rulebook(self.ruleset.rulebook)

    @cached_property
    def rule(self) -> re.Pattern[str]:
        """What a rule number of it looks like."""
        prefix = next(iter(self.book.rules)).partition("-")[0]
        return re.compile(rf"{prefix}-\d+")

    def name_of(self, path: Path) -> str:
        """The name of a file below the folder, such as ``keywords/shift``."""
        return path.relative_to(self.folder).with_suffix("").as_posix()

    def path_of(self, name: str) -> Path:
        """The file of that name."""
        return self.folder / f"{name}.toml"

    def options_of(self, path: Path) -> Any:
        """The options a file is played under."""
        return self.ruleset.options_model(**load_scenario(path).scenario.options)

    def scope_of(self, path: Path) -> str:
        """The edition a file is played in, empty in a game without editions."""
        return self.ruleset.scope(self.options_of(path))

    def ruling_number(self, path: Path) -> int | None:
        """The number of the ruling a file shows, from its name: ``06_active_block`` shows ruling 6."""
        number = path.name.split("_")[0]
        return int(number) if path.parent == self.folder and number.isdigit() else None

    def run(self, path: Path) -> ScenarioReport:
        """Run one file."""
        return run_file(path, lambda _: self.ruleset)

    def failures_under(self, path: Path, **options: Any) -> list[str]:
        """Run one file with some of its options changed and name every mismatch."""
        file = load_scenario(path)
        changed = {**file.scenario.options, **options}
        file = replace(file, scenario=file.scenario.model_copy(update={"options": changed}))
        faults, failures, _ = outcome(file, self.ruleset)
        return [*faults, *failures]


DIMENSIONAL_RIFT = Rulings(DimensionalRift())
RUNE_DUEL = Rulings(RuneDuelRuleset())
CONTAINMENT = Rulings(ContainmentRuleset())
GRAND_ARCHIVE = Rulings(ArchiveRuleset())
GAMES = (DIMENSIONAL_RIFT, RUNE_DUEL, CONTAINMENT, GRAND_ARCHIVE)
"""Every game with rulings."""
