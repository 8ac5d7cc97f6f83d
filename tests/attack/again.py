"""``python -m tests.attack.again FILE.json``: run a kept case once more, and say what is wrong."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.attack.case import kept_case
from tests.attack.running import run_case


def run(file: Path) -> int:
    """Run a kept case; 1 when it still fails."""
    case = kept_case(file)
    with TemporaryDirectory() as folder:
        for place in ("CONFIG", "STATE", "DATA", "CACHE"):
            os.environ[f"XDG_{place}_HOME"] = f"{folder}/home/{place.lower()}"
        here = Path(folder) / "here"
        here.mkdir()
        wrong = run_case(case, here)
    print(f"{case.kind}\ncardgame-tui {' '.join(map(ascii, case.words))}\n{wrong or 'nothing is wrong'}")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1])))
