"""``python -m tests.attack --minutes 10``: attack, and print the findings; exits with 1 after a fault."""

import sys
import time
from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import mkdtemp

from tests.attack.jobs import share_of
from tests.attack.table import added, in_words

KINDS = ("files", "kills", "variants", "promises", "canaries")
"""Modules of this package with a function ``attack``, in the order they run in."""

MEMORY = Path("/dev/shm")
"""A folder in memory, where the system has one: files there are written much more quickly."""


def run() -> int:
    """Attack for as long as the command line says, each kind equally long."""
    arguments = _arguments()
    folder = Path(mkdtemp(prefix="attack-", dir=MEMORY if MEMORY.is_dir() else None))
    kinds, cases = tuple(arguments.kinds or KINDS), -(-arguments.cases // arguments.jobs)
    share = partial(share_of, folder, kinds, seed=arguments.seed, minutes=arguments.minutes, cases=cases)
    with ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn")) as pool:
        table = added(pool.map(share, range(arguments.jobs)))
    print(f"seed {arguments.seed}, jobs {arguments.jobs}, what failed is in {folder}/*/failing")
    print(in_words(table))
    return int(any(row.faults for row in table.values()))


def _arguments() -> Namespace:
    parser = ArgumentParser("python -m tests.attack", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="kind", help=f"{', '.join(KINDS)}; default: all")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long, all kinds together")
    parser.add_argument("--cases", type=int, default=0, help="how many cases of each kind, however long they take")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes, each with chance of its own")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of everything that chance decides")
    arguments = parser.parse_args()
    if unknown := set(arguments.kinds) - set(KINDS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(KINDS)}")
    return arguments


if __name__ == "__main__":
    sys.exit(run())
