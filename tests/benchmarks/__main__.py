"""Runs benchmarks and prints one table: ``python -m tests.benchmarks [name...]``."""

import json
import os
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks.sampling import Row
from tests.benchmarks.table import figure, goals, head, key, line

BENCHMARKS = (
    "leduc", "duels", "simulate", "memory", "branching", "undo", "consequences", "journal", "resume", "checks",
    "views", "bots", "processes", "launch", "frames", "keys", "pages",
    "screens",
)  # fmt: skip
"""Modules of this package with a function ``rows``, in the order they run in."""
ON_REQUEST = ("peers", "learning", "cluster")
"""More of them, which run only when they are named."""
PLACES = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME")


def main() -> None:
    """Run the named benchmarks, or all, with an empty home."""
    known = (*BENCHMARKS, *ON_REQUEST)
    parser = ArgumentParser("python -m tests.benchmarks", description=__doc__)
    about = f"{', '.join(known)}; default: all but {', '.join(ON_REQUEST)}"
    parser.add_argument("names", nargs="*", metavar="name", help=about)
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the figures for a later run")
    parser.add_argument("--before", type=Path, metavar="FILE", help="show those of an earlier run next to them")
    parser.add_argument("--goals", action="store_true", help="end with the table of goals in Markdown")
    chosen = parser.parse_args()
    if unknown := set(chosen.names) - set(known):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(known)}")
    before = json.loads(chosen.before.read_text(encoding="utf-8")) if chosen.before else {}
    measured: list[Row] = []
    with TemporaryDirectory() as home:
        os.environ.update(dict.fromkeys(PLACES, home))
        print(head(), flush=True)
        for row in (row for word in chosen.names or BENCHMARKS for row in _rows(word)):
            print(line(row, before), flush=True)
            measured.append(row)
    if chosen.goals:
        print("", *goals(measured, before), sep="\n")
    if chosen.save:
        figures = {key(row): figure(row) for row in measured}
        chosen.save.write_text(json.dumps(figures, indent=0), encoding="utf-8")


def _rows(word: str) -> Iterator[Row]:
    """Load a benchmark only when its turn has come, so that none runs with the imports of a later one."""
    rows: Iterator[Row] = import_module(f"tests.benchmarks.{word}").rows()
    return rows


if __name__ == "__main__":
    main()
