"""Runs the command of a case in this process, and judges what comes of it."""

import io
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from shutil import rmtree

from cardgame_tui.cleaning import clean_text
from cardgame_tui.cli import main
from cardgame_tui.paths import places
from tests.attack.case import NEIGHBOUR, NEIGHBOURS_TEXT, Case
from tests.attack.guard import watching
from tests.attack.stand_ins import standing_in

PATIENCE = 30
"""Seconds of computing that a command may take; far more than any takes."""
WAITING = 600
"""Seconds a command may take in all; so many that a busy machine changes nothing."""

ALLOWED = {0, 1, 2}
"""Exit codes that are no fault of the program."""

TYPED = "\n" * 3 + "h\na\nv\n?\nback\nquit\n"
"""What is typed into a command that asks."""

CODE = ("__pycache__", os.devnull)
"""Parts of paths outside the home that Python itself writes to."""


class TooLongError(BaseException):
    """A command did not end."""


def run_command(arguments: Sequence[str]) -> str:
    """Run the command line and say what is wrong with how it went, empty for nothing."""
    out = io.StringIO()
    try:
        with _patience(), _streams(out):
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


def run_case(case: Case, here: Path) -> str:
    """Put the file of a case into its place, run its command and say what is wrong, empty for nothing.

    Afterwards the folders are as they were.

    Args:
        case: the case.
        here: a folder that is empty before and after.
    """
    path = case.path(here)
    neighbour = here / NEIGHBOUR
    neighbour.write_bytes(NEIGHBOURS_TEXT)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(case.data)
    before = _names(here)
    with chdir(here), standing_in(case, path) as wrong_use, watching() as touched:
        wrong = run_command(case.words) or wrong_use()
    try:
        return wrong or _damage(case, path, before, here) or _strayed(touched, here)
    finally:
        _clean_up(here, touched, path)


def _damage(case: Case, path: Path, before: list[str], here: Path) -> str:
    """Say what a command has changed that it must not change."""
    if not path.exists() and case.may_change and b'"line":"answer"' not in case.data:
        return ""  # a match without an answer is removed when it is left
    made = {word for flag, word in pairwise(case.words) if flag == "--to"}
    if [name for name in _names(here) if name not in made] != before:
        return f"the folder of the file has changed: {_names(here)}"
    if (here / NEIGHBOUR).read_bytes() != NEIGHBOURS_TEXT:
        return "a file next to it has changed"
    if not case.may_change and path.read_bytes() != case.data:
        return "the file has changed"
    return ""


def _strayed(touched: Sequence[str], here: Path) -> str:
    """Say what was written outside the home, or done that reading a file never needs."""
    allowed = tuple(str(folder) for folder in (here, *places().values()))
    strange = [
        each
        for each in touched
        if not (each.startswith(allowed) or any(part in each for part in CODE) or _above(each, allowed))
    ]
    return f"wrote to or started {strange[:3]}" if strange else ""


def _above(path: str, allowed: Sequence[str]) -> bool:
    """Whether it is a folder that holds one of the program's folders, which is made if missing."""
    return any(each.startswith(path) for each in allowed)


def _names(folder: Path) -> list[str]:
    return sorted(os.listdir(folder))  # noqa: PTH208  # quicker than `iterdir`


def _clean_up(here: Path, touched: Sequence[str], path: Path) -> None:
    """Remove what a case leaves, but not the parse tables, which every command needs."""
    with suppress(FileNotFoundError):
        path.unlink()
    (here / NEIGHBOUR).unlink(missing_ok=True)
    if _names(here):
        rmtree(here)
        here.mkdir()
    homes = {name: str(folder) for name, folder in places().items() if name != "cache"}
    for folder in homes.values():
        if any(each.startswith(folder) for each in touched):
            rmtree(folder, ignore_errors=True)


@contextmanager
def _streams(out: io.StringIO) -> Iterator[None]:
    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = io.StringIO(TYPED), out, out
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


@contextmanager
def _patience() -> Iterator[None]:
    def stop(*_: object) -> None:
        raise TooLongError

    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = {each: signal.signal(each, stop) for each in (signal.SIGALRM, signal.SIGPROF)}
    signal.alarm(WAITING)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.setitimer(signal.ITIMER_PROF, 0)
        for each, handler in before.items():
            signal.signal(each, handler)
