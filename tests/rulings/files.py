"""Where the rulings of Dimensional Rift lie, and how one is run."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardgame_tui.content.scenario import load_scenario
from cardgame_tui.play.scenario_setup import scenario_setup
from cardgame_tui.testing.scenario import Report, run_file
from cardgame_tui.testing.scenario_run import ScenarioRun
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.ruleset import DimensionalRift

FOLDER = Path(__file__).parent / "dimensional_rift"
FILES = sorted(FOLDER.rglob("*.toml"))
RULESET = DimensionalRift()
RULE = re.compile(r"DR-\d+")


def name_of(path: Path) -> str:
    """The name of a file below the folder of rulings, such as ``keywords/shift``."""
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def path_of(name: str) -> Path:
    """The file of that name."""
    return FOLDER / f"{name}.toml"


def options_of(path: Path) -> RiftOptions:
    """The options a file is played under."""
    return RiftOptions(**load_scenario(path).scenario.options)


def run(path: Path) -> Report:
    """Run one file on the game as it is in this process."""
    return run_file(path, lambda _: RULESET)


def failures_under(path: Path, **options: Any) -> list[str]:
    """Run one file with some of its options changed and name every mismatch."""
    file = load_scenario(path)
    changed = {**file.scenario.options, **options}
    file = replace(file, scenario=file.scenario.model_copy(update={"options": changed}))
    setup = scenario_setup(RULESET, file)
    return ScenarioRun(file, setup.driver(setup.match().next_start())).failures()


def ruling_number(path: Path) -> int | None:
    """The number of the ruling a file shows, from its name: ``06_active_block`` shows ruling 6."""
    number = path.name.split("_")[0]
    return int(number) if path.parent == FOLDER and number.isdigit() else None
