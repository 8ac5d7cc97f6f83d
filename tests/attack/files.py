"""Runs commands on spoiled files and judges what comes of them."""

import io
import random
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from cardgame_tui.cleaning import clean_text
from cardgame_tui.cli import main
from tests.attack.mutations import MUTATIONS, sealed_again
from tests.attack.samples import Sample, samples
from tests.attack.table import Row, Table

PATIENCE = 30
"""Seconds a command may take; far more than any takes, so that a busy machine changes nothing."""

ALLOWED = {0, 1, 2, 74}
"""Exit codes that are no fault of the program."""

TYPED = "\n" * 3 + "h\na\nv\n?\nback\nquit\n"
"""What is typed into a command that asks."""


class TooLongError(BaseException):
    """A command did not end."""


def run_command(arguments: list[str]) -> str:
    """Run the command line and say what is wrong with how it went, empty for nothing."""
    out = io.StringIO()
    try:
        with _patience(), patch.multiple(sys, stdin=io.StringIO(TYPED), stdout=out, stderr=out), patch("os.fsync"):
            code = main(arguments)
    except SystemExit as end:
        code = int(end.code or 0)
    except TooLongError:
        return f"did not end within {PATIENCE} seconds"
    except BaseException as error:
        return f"{type(error).__name__} came through"
    printed = out.getvalue()
    if code not in ALLOWED:
        return f"exit code {code}: {clean_text(printed)[-300:]}"
    return "" if printed == clean_text(printed) else "printed what steers a terminal"


@contextmanager
def _patience() -> Iterator[None]:
    def stop(*_: object) -> None:
        raise TooLongError

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def attack(folder: Path, *, seed: int, cases: int = 0, minutes: float = 0.0) -> Table:
    """Attack with every kind of file in turn.

    Args:
        folder: an empty one; each failing file is kept in its folder ``failing``.
        seed: of the changes.
        cases: how many files; 0 for as many as time allows.
        minutes: how long, where no number of files is given.
    """
    chance, table = random.Random(seed), Table()
    kinds = list(samples(folder / "samples").values())
    until, done = time.monotonic() + 60 * minutes, 0
    while done < cases if cases else time.monotonic() < until:
        _one(folder, kinds[done % len(kinds)], chance, table)
        done += 1
    return table


def _one(folder: Path, kind: Sample, chance: random.Random, table: Table) -> None:
    name, mutation = chance.choice(list(MUTATIONS.items()))
    if kind.sealed and chance.random() < 0.7:
        name, mutation = f"{name}, sealed again", sealed_again(mutation)
    data = mutation(kind.content, chance)
    row = table.setdefault(f"{kind.name}: {name}", Row())
    for arguments in kind.commands(str(folder / f"file{kind.ending}")):
        Path(arguments[arguments.index(str(folder / f"file{kind.ending}"))]).write_bytes(data)
        begun = time.monotonic()
        wrong = run_command(arguments)
        row.cases += 1
        row.slowest = max(row.slowest, time.monotonic() - begun)
        if wrong:
            kept = folder / "failing" / f"{len(list((folder / 'failing').glob('*'))):04}{kind.ending}"
            kept.write_bytes(data)
            row.faults.append(f"{arguments[0]}: {kept}: {wrong}")
