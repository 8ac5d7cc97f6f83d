"""What loading the game takes: nothing that only scenarios and makers of tables need."""

import os
import subprocess
import sys
from pathlib import Path

LOAD = """
import sys
from rulesets.dimensional_rift import PLUGIN
PLUGIN.load()
scenario = "cardgame_tui.content.scenarios.scenario"
late = {"lark", "rulesets.dimensional_rift.positions.position", scenario, "textual", "rich"}
print(*sorted(late & set(sys.modules)))
"""


def loaded(folder: Path) -> list[str]:
    """Load the game in a separate process and return the unnecessary modules it loaded."""
    homes = dict.fromkeys(("XDG_CACHE_HOME", "HOME", "LOCALAPPDATA"), str(folder))
    ran = subprocess.run(
        [sys.executable, "-c", LOAD],
        env=os.environ | homes,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return ran.stdout.split()


def test_a_first_start_makes_the_parser_and_the_next_one_finds_it(tmp_path: Path) -> None:
    assert loaded(tmp_path) == ["lark"]
    assert loaded(tmp_path) == []
