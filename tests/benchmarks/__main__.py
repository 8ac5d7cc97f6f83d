"""Runs benchmarks and prints one table: ``python -m tests.benchmarks [name...]``."""

import os
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib import import_module
from tempfile import TemporaryDirectory

from tests.benchmarks.sampling import Row
from tests.benchmarks.table import head, line

BENCHMARKS = ("leduc", "duels", "memory", "branching", "undo", "journal", "resume", "processes", "launch", "keys")
"""Modules of this package with a function ``rows``, in the order they run in."""
PLACES = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME")


def main() -> None:
    """Run the named benchmarks, or all, with an empty home."""
    parser = ArgumentParser("python -m tests.benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help=f"{', '.join(BENCHMARKS)}; default: all")
    names = parser.parse_args().names
    if unknown := set(names) - set(BENCHMARKS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(BENCHMARKS)}")
    with TemporaryDirectory() as home:
        os.environ.update(dict.fromkeys(PLACES, home))
        print(head(), flush=True)
        for name in names or BENCHMARKS:
            for row in _rows(name):
                print(line(row), flush=True)


def _rows(name: str) -> Iterator[Row]:
    """Load a benchmark only when its turn has come, so that none runs with the imports of a later one."""
    rows: Iterator[Row] = import_module(f"tests.benchmarks.{name}").rows()
    return rows


if __name__ == "__main__":
    main()
