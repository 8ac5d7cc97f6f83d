"""``python -m tests.attack --minutes 10``: attack, and print the findings; exits with 1 after a fault."""

import os
import sys
import time
from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path
from tempfile import mkdtemp

from tests.attack.table import Table, in_words

KINDS = ("files", "canaries", "variants", "promises")
"""Modules of this package with a function ``attack``, in the order they run in."""


def run() -> int:
    """Attack for as long as the command line says, each kind equally long."""
    parser = ArgumentParser("python -m tests.attack", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="kind", help=f"{', '.join(KINDS)}; default: all")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long, all kinds together")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of everything that chance decides")
    arguments = parser.parse_args()
    kinds = arguments.kinds or KINDS
    if unknown := set(kinds) - set(KINDS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(KINDS)}")
    folder = Path(mkdtemp(prefix="attack-"))
    for place in ("CONFIG", "STATE", "DATA", "CACHE"):
        os.environ[f"XDG_{place}_HOME"] = str(folder / "home")
    (folder / "failing").mkdir()
    table: Table = {}
    for kind in kinds:
        module = import_module(f"tests.attack.{kind}")
        table |= module.attack(folder, seed=arguments.seed, minutes=arguments.minutes / len(kinds))
    print(f"seed {arguments.seed}, what failed is in {folder / 'failing'}")
    print(in_words(table))
    return int(any(row.faults for row in table.values()))


if __name__ == "__main__":
    sys.exit(run())
