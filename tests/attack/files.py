"""Attacks the command line with files that chance has changed, with strange file names and with strange words."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from unittest.mock import patch

from cardgame_tui.commands.arguments.parser import build_parser
from tests.attack.bounds import Limits
from tests.attack.case import Case, keep
from tests.attack.mutations import HEAVY, MUTATIONS, Mutation, reordered, sealed_again
from tests.attack.running import run_case
from tests.attack.samples import FILE, Sample, samples
from tests.attack.table import Row, Table, peak_memory
from tests.attack.values import change_json
from tests.attack.words import strange_name, strange_words

HEAVY_SHARE = 0.015
"""The share of files that a change makes large."""

MOST_MEMORY = 200
"""Megabytes by which one case may raise the peak of the process."""

WORDS_SHARE, NAMES_SHARE = 8, 4
"""How many of a hundred cases are strange words and strange names; see `Sample.share`."""

Maker = Callable[[random.Random], Case]


def attack(folder: Path, *, seed: int, minutes: float = 0.0, cases: int = 0) -> Table:
    """Attack with every kind of file.

    Args:
        folder: an empty one; each failing case is kept in its folder ``failing``.
        seed: of the changes.
        minutes: how long, where no number of files is given.
        cases: how many files; 0 for as many as time allows.
    """
    chance, table, here = random.Random(seed), Table(), folder / "here"
    here.mkdir()
    makers, shares = _makers(folder)
    limits, done = Limits(table, cases, minutes), 0
    with _quickly():
        while not limits.reached(done):
            (maker,) = chance.choices(makers, shares) if done >= len(makers) else (makers[done],)
            _judge(maker(chance), here, folder / "failing", table)
            done += 1
    return table


def _makers(folder: Path) -> tuple[list[Maker], list[int]]:
    """What makes cases of each kind, and how often each is asked."""
    kinds = samples(folder / "samples")
    shares = [*(kind.share for kind in kinds), WORDS_SHARE, NAMES_SHARE]
    return [*(_maker(kind) for kind in kinds), strange_words, strange_name], shares


def _maker(kind: Sample) -> Maker:
    return lambda chance: _changed(kind, chance)


def _changed(kind: Sample, chance: random.Random) -> Case:
    """A changed file of a kind, and one of the commands that read it."""
    name, mutation = _mutation(kind, chance)
    data = mutation(chance.choice(kind.contents), chance)
    command = chance.choice(kind.commands)
    file = kind.place.rpartition("/")[2]
    words = tuple(file if word == FILE else word for word in command.split())
    return Case(f"{kind.name}: {command}", name, words, kind.place, data, kind.stands_for)


def _mutation(kind: Sample, chance: random.Random) -> tuple[str, Mutation]:
    found: dict[str, Mutation] = dict(HEAVY if chance.random() < HEAVY_SHARE else MUTATIONS)
    name, mutation = chance.choice(list(found.items()))
    by_value = chance.random() < 0.6
    if kind.sealed and chance.random() < 0.8:
        if chance.random() < 0.2:
            return "lines, sealed again", reordered
        name, mutation = ("values", change_json) if by_value else (name, mutation)
        return f"{name}, sealed again", sealed_again(mutation)
    if by_value and kind.by_value is not None and name in MUTATIONS:
        return "values", kind.by_value
    return name, mutation


def _judge(case: Case, here: Path, failing: Path, table: Table) -> None:
    """Run a case, and count it in its row."""
    row = table.setdefault(case.kind, Row())
    before, begun = peak_memory(), time.process_time()
    wrong = run_case(case, here)
    taken, peak = time.process_time() - begun, peak_memory()
    if not wrong and peak - before > MOST_MEMORY:
        wrong = f"took {peak - before} MB"
    row.cases += 1
    row.slowest = max(row.slowest, taken)
    row.peak = peak if peak > before else row.peak
    if wrong:
        kept = keep(case, wrong, failing)
        row.faults.append(f"{kept}: {wrong}")


@contextmanager
def _quickly() -> Iterator[None]:
    """Build the parser of the command line once, and wait for no disk."""
    with patch("cardgame_tui.cli.build_parser", cache(build_parser)), patch("os.fsync"):
        yield
