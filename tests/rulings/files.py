"""Where the rulings of Dimensional Rift lie, and how one is run."""

import re
from pathlib import Path

from cardgame_tui.testing.scenario import Report, run_file
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


def run(path: Path) -> Report:
    """Run one file on the game as it is in this process."""
    return run_file(path, lambda _: RULESET)


def ruling_number(path: Path) -> int | None:
    """The number of the ruling a file shows, from its name: ``06_active_block`` shows ruling 6."""
    number = path.name.split("_")[0]
    return int(number) if path.parent == FOLDER and number.isdigit() else None
