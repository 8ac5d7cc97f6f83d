"""Starts a victim, types what it asks for, and kills it at its moment."""

import fcntl
import gc
import io
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import NoReturn
from unittest.mock import patch

from cardgame_tui.cli import main
from tests.attack.kills.case import Case
from tests.attack.kills.report import Report, from_line
from tests.attack.kills.victim import Errand, as_words, run
from tests.processes import usual_signals

PATIENCE = 60
"""Seconds without a prompt after which a victim hangs; far more than any needs, also on a busy machine."""

MOST = 120
"""Prompts after which a victim is killed although its moment has not come."""

LOST = 99
"""Exit code of a victim whose watch broke down, which is a fault of the attack."""

ROOT = Path(__file__).parents[3]


@dataclass
class Outcome:
    """What is known of a victim after its death.

    Args:
        reports: what it reported, oldest first.
        status: its wait status.
        said: the end of what it printed to its terminal or as messages.
        hung: whether it was killed because it did nothing any more.
    """

    reports: list[Report] = field(default_factory=list)
    status: int = 0
    said: str = ""
    hung: bool = False


@cache
def warm_up(games: Sequence[str]) -> None:
    """Import everything and begin a match of each game, so that forked victims start quickly."""
    from cardgame_tui.commands.matches import resume  # noqa: F401
    from tests.attack.kills import keys, lines  # noqa: F401

    for game in games:
        with patch.multiple(sys, stdin=io.StringIO("quit\n"), stdout=io.StringIO(), stderr=io.StringIO()):
            main(["play", game, "--plain", "--no-journal"])
    gc.collect()
    gc.freeze()


def kill_one(errand: Errand, home: Path) -> Outcome:
    """Let a victim run until it is dead.

    Args:
        errand: what it is to do; the descriptor of its reports is set here.
        home: the folder of its data.
    """
    killer = _Killer(errand.case)
    killer.start(errand, home)
    try:
        killer.watch()
    finally:
        killer.bury()
    return killer.outcome


class _Killer:
    """Holds the ends of one victim."""

    def __init__(self, case: Case) -> None:
        self.outcome = Outcome()
        self._case = case
        self._messages, self._message_end = os.pipe()
        self._reports, self._report_end = os.pipe()
        self._screen = case.surface == "app"
        if self._screen:
            self._typing, self._terminal = pty.openpty()
            fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        else:
            self._terminal, self._typing = os.pipe()
        self._rest = b""
        self._since = -1
        self._pid = 0

    # -- the victim ------------------------------------------------------------------------------------

    def start(self, errand: Errand, home: Path) -> None:
        """Fork the victim."""
        self._pid = os.fork()
        if self._pid == 0:
            try:
                self._become(replace(errand, reports=self._report_end), home)
            except BaseException:
                import traceback

                traceback.print_exc()
            os._exit(LOST)
        for descriptor in (self._report_end, self._message_end, self._terminal):
            os.close(descriptor)

    def _become(self, errand: Errand, home: Path) -> NoReturn:
        """Be the victim: with its streams, its home and the usual signals."""
        for descriptor in (self._reports, self._messages, self._typing):
            os.close(descriptor)
        os.setsid()
        usual_signals()
        os.environ |= {"XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "TEXTUAL_ANIMATIONS": "none"}
        if self._screen:
            fcntl.ioctl(self._terminal, termios.TIOCSCTTY, 0)
        out = self._terminal if self._screen else os.open(os.devnull, os.O_WRONLY)
        messages = self._terminal if self._screen else self._message_end
        for number, descriptor in enumerate((self._terminal, out, messages)):
            os.dup2(descriptor, number)
        if self._case.fresh:
            os.set_inheritable(errand.reports, True)
            os.chdir(ROOT)
            os.execv(sys.executable, [sys.executable, "-m", "tests.attack.kills.fresh", as_words(errand)])
        sys.stdin = sys.__stdin__ = open(0, encoding="utf-8", closefd=False)  # type: ignore[misc]  # noqa: SIM115
        sys.stdout = sys.__stdout__ = open(1, "w", encoding="utf-8", closefd=False)  # type: ignore[misc]  # noqa: SIM115
        sys.stderr = sys.__stderr__ = open(2, "w", encoding="utf-8", closefd=False)  # type: ignore[misc]  # noqa: SIM115
        code = run(errand)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)

    # -- watching it -----------------------------------------------------------------------------------

    def watch(self) -> None:
        """Type what the victim asks for until it is dead."""
        if self._case.moment == "time" and not self._case.decisions:
            self._wait(self._case.delay)
            self._kill()
        while (ready := self._ready(PATIENCE)) is not None:
            if self._screen and self._typing in ready:
                self._read_screen()
            if self._reports in ready and not self._read_reports():
                return
        self.outcome.hung = True
        self._kill()

    def _ready(self, seconds: float) -> list[int] | None:
        """Which ends have something to read; None when none has in time."""
        ends = [self._reports, self._typing] if self._screen else [self._reports]
        ready, _, _ = select.select(ends, [], [], seconds)
        return ready or None

    def _wait(self, seconds: float) -> None:
        """Wait, and read what is drawn meanwhile, since a victim stops when nobody reads its terminal."""
        until = time.monotonic() + seconds
        while self._screen and (left := until - time.monotonic()) > 0:
            if select.select([self._typing], [], [], left)[0] and not self._read_screen():
                break
        time.sleep(max(until - time.monotonic(), 0))

    def _read_screen(self) -> bool:
        try:
            drawn = os.read(self._typing, 65536)
        except OSError:
            self._screen = False
            return False
        self.outcome.said = (self.outcome.said + drawn.decode("utf-8", "replace"))[-4000:]
        return True

    def _read_reports(self) -> bool:
        """Take new reports; returns False at their end."""
        data = os.read(self._reports, 65536)
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            self.outcome.reports.append(from_line(line))
        if lines:
            self._follow(self.outcome.reports[-1])
        return bool(data)

    def _follow(self, report: Report) -> None:
        """Type what a report asks for, or kill the victim if its time has come."""
        case = self._case
        self._since += report.moment
        due = self._since >= case.later or len(self.outcome.reports) >= MOST
        if not due or case.moment == "time":
            with suppress(OSError):
                os.write(self._typing, report.keys.encode())
        if due:
            self._wait(case.delay)
            self._kill()

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)

    def bury(self) -> None:
        """Wait for the end of the victim, and close everything."""
        self._kill()
        _, self.outcome.status = os.waitpid(self._pid, 0)
        if self._case.surface == "plain":
            self.outcome.said = os.read(self._messages, 65536).decode("utf-8", "replace")
        for descriptor in (self._reports, self._messages, self._typing):
            os.close(descriptor)
