"""``python -m tests.attack.kills.again FOLDER``: repeats a kill that failed, from what was kept of it.

The folder is one of those in ``failing``. A kill from outside falls at a slightly different place each time, so it
is repeated; the judgement of each death is printed.
"""

import json
import sys
from dataclasses import replace
from pathlib import Path
from shutil import copytree, rmtree
from tempfile import mkdtemp

from tests.attack.kills.judge import Known, judge
from tests.attack.kills.killer import kill_one
from tests.attack.kills.story import OTHERS
from tests.attack.kills.victim import from_fields

TIMES = 20
"""How often a kill is repeated."""


def again(kept: Path) -> list[str]:
    """Repeat a kept kill in a new folder; returns what is wrong after it."""
    recipe = json.loads((kept / "recipe.json").read_text(encoding="utf-8"))
    home = Path(mkdtemp(prefix="kill-"))
    saves, scratch = home / "cardgame-tui" / "saves", home / "scratch"
    scratch.mkdir()
    copytree(kept / "before", saves)
    errand = from_fields(recipe["errand"])
    words = [str(saves / Path(word).name) if word.endswith(".jsonl") else word for word in errand.words]
    outcome = kill_one(replace(errand, words=words, saves=str(saves), filler=""), home)
    wrong = judge(errand.case, outcome, saves, Known(others=dict(OTHERS)), scratch)
    rmtree(home)
    return wrong


if __name__ == "__main__":
    for _ in range(TIMES):
        print(again(Path(sys.argv[1])) or "nothing is wrong")
