"""``python -m tests.attack --minutes 10``: attack, and print the findings; exits with 1 after a fault.

Ctrl-C ends it early, with the findings so far.
"""

import sys
import time
from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor, wait
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from tests.attack import jobs
from tests.attack.bounds import REPORT
from tests.attack.table import added, in_words

KINDS = (
    "files",
    "kills",
    "variants",
    "promises",
    "canaries",
    "screens",
    "twins",
    "connections",
    "intruders",
)
"""Modules of this package with a function ``attack``, in the order they run in."""

MEMORY = Path("/dev/shm")
"""A folder in memory, where the system has one: files there are written much more quickly."""


def run() -> int:
    """Attack for as long as the command line says, each kind equally long."""
    arguments = _arguments()
    folder = Path(mkdtemp(prefix="attack-", dir=MEMORY if MEMORY.is_dir() else None))
    kinds, cases = tuple(arguments.kinds or KINDS), -(-arguments.cases // arguments.jobs)
    share = partial(jobs.share_of, folder, kinds, seed=arguments.seed, minutes=arguments.minutes, cases=cases)
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(arguments.jobs, context, jobs.begin, (stop, arguments.report)) as pool:
        shares = [pool.submit(share, job) for job in range(arguments.jobs)]
        try:
            wait(shares)
        except KeyboardInterrupt:
            stop.set()
            print("ends after the cases that run now", file=sys.stderr, flush=True)
        table = added(share.result() for share in shares)
    failed = any(row.faults for row in table.values())
    print(f"seed {arguments.seed}, jobs {arguments.jobs}")
    print(in_words(table))
    if failed:
        print(f"what failed is in {folder}/*/failing")
    else:
        rmtree(folder)
    return int(failed)


def _arguments() -> Namespace:
    parser = ArgumentParser("python -m tests.attack", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="kind", help=f"{', '.join(KINDS)}; default: all")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long, all kinds together")
    parser.add_argument("--cases", type=int, default=0, help="how many cases of each kind, however long they take")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes, each with chance of its own")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of everything that chance decides")
    parser.add_argument("--report", type=float, default=REPORT, help="seconds between two lines of progress")
    arguments = parser.parse_args()
    if unknown := set(arguments.kinds) - set(KINDS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(KINDS)}")
    return arguments


if __name__ == "__main__":
    sys.exit(run())
