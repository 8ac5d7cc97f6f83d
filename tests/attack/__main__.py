"""``python -m tests.attack --minutes 10``: attack, and print the findings; exits with 1 after a fault."""

import os
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from tempfile import mkdtemp

from tests.attack.run import attack, in_words


def run() -> int:
    """Attack for as long as the command line says."""
    parser = ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    arguments = parser.parse_args()
    folder = Path(mkdtemp(prefix="attack-"))
    (folder / "failing").mkdir()
    for place in ("CONFIG", "STATE", "DATA", "CACHE"):
        os.environ[f"XDG_{place}_HOME"] = str(folder / "home")
    table = attack(folder, seed=arguments.seed, minutes=arguments.minutes)
    print(f"seed {arguments.seed}, failing files in {folder / 'failing'}")
    print(in_words(table))
    return int(any(row.faults for row in table.values()))


if __name__ == "__main__":
    sys.exit(run())
