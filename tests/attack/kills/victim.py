"""Runs the program as the victim of a kill, forked or in a new process.

It runs the command line's own entry point with real input and output. Each time that a prompt is shown it reports
how far the match has come and what is to be typed; its killer types that, or kills it.
"""

import json
import os
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from cardgame_tui.cli import main
from cardgame_tui.ui.keys import guard
from cardgame_tui.ui.session.session import Session
from tests.attack.kills.case import Case
from tests.attack.kills.disk import Disk
from tests.attack.kills.report import Report, Stand, as_line, stand_of

NOT_SAVED = "The match cannot be saved"
"""The title of the page that is shown after a write has failed."""

COMMANDS = ("undo", "rematch", "concede")
"""Moments at which a command is typed instead of an answer."""


@dataclass(frozen=True)
class Errand:
    """What a victim is to do.

    Args:
        case: the kill.
        words: the words of the command line.
        saves: the saves folder.
        filler: a file that fills its small disk, empty where it has no disk of its own.
        reports: the descriptor that takes reports.
    """

    case: Case
    words: list[str]
    saves: str
    filler: str
    reports: int


class Watch:
    """Watches the match of a victim, and reports each prompt.

    Args:
        errand: what the victim is to do.
        disk: what it writes to.

    Attributes:
        case: the kill.
        chance: decides what is typed.
        session: the running match; set before the first prompt.
    """

    session: Session

    def __init__(self, errand: Errand, disk: Disk) -> None:
        self.case = errand.case
        self.chance = Random(errand.case.seed)
        self._disk = disk
        self._reports = errand.reports
        self._write = os.write
        self._made = -1
        self._stands: tuple[int, int] | None = None
        self._come = False
        if self.case.moment == "begin":
            self._moment()

    def report(self, page: str, type_keys: Callable[[str], str]) -> None:
        """Report a prompt.

        Args:
            page: the page that says what stops the match, empty when nothing does.
            type_keys: returns what is typed for one of ``answer``, ``trouble`` and `COMMANDS`; empty if that
                cannot be typed here.
        """
        runner = self.session.runner
        stand = stand_of(runner.record)
        self._count(stand)
        usual = doing = "trouble" if page else "answer"
        keys = ""
        if not self._come and self._made >= self.case.decisions:
            doing = self.case.moment if doing == "answer" and self.case.moment in COMMANDS else doing
            keys = type_keys(doing)
            if keys:
                self._moment()
        undoes = runner.undoable if runner.record.begun else 0
        if not keys:
            doing, keys = usual, type_keys(usual)
        report = Report(stand, runner.unsaved, page, self._disk.failures, doing, undoes, keys, self._come)
        self._write(self._reports, as_line(report))

    def _count(self, stand: Stand | None) -> None:
        """Count a decision if the match stands elsewhere than at the last prompt; where it begins is none."""
        now = None if stand is None else (stand.duel, stand.decisions)
        if now is not None and now != self._stands:
            self._stands = now
            self._made += 1

    def remedy(self) -> str:
        """Choose what follows a failed write: to try again, with the harm undone or not, or to play unsaved."""
        choice = self.chance.choice(("again", "healed", "healed", "unsaved"))
        if choice == "healed":
            self._disk.heal()
        return "unsaved" if choice == "unsaved" else "again"

    def _moment(self) -> None:
        self._come = True
        self._disk.harm()
        self._disk.arm()


class BackwardClock(datetime):
    """A clock that is an hour earlier each time that it is asked."""

    _hours = 0

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "BackwardClock":
        """The time, an hour earlier than the time before."""
        cls._hours += 1
        return super().now(tz) - timedelta(hours=cls._hours)


def run(errand: Errand) -> int:
    """Run the program until it is killed; returns its exit code if it ends before."""
    watching = _watching(errand.case.surface)
    disk = Disk(errand.case, Path(errand.saves), Path(errand.filler) if errand.filler else None)
    disk.install()
    watch = Watch(errand, disk)
    with ExitStack() as patches:
        patches.enter_context(patch.object(guard, "PACE", guard.Pace(0, 0, 0, 0)))
        if errand.case.harm == "clock":
            for place in ("writer", "saves"):
                patches.enter_context(patch(f"cardgame_tui.play.journal.{place}.datetime", BackwardClock))
        patches.enter_context(watching(watch))
        return main(errand.words)


def _watching(surface: str) -> Callable[[Watch], AbstractContextManager[object]]:
    """What watches a surface; imported before the disk fails, since a limit on open files stops an import too."""
    if surface == "plain":
        from tests.attack.kills.lines import watching_lines

        return watching_lines
    from tests.attack.kills.keys import watching_keys

    return watching_keys


def as_words(errand: Errand) -> str:
    """An errand as one word of a command line."""
    return json.dumps(asdict(errand))


def from_fields(fields: Mapping[str, Any]) -> Errand:
    """The errand of its fields, as JSON has them."""
    return Errand(**{**fields, "case": Case(**fields["case"])})
