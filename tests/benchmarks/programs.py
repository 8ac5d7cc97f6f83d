"""Programs that are measured from outside, each on a separate terminal."""

import os
import select
import signal
import sys
import sysconfig
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import pexpect

from cardgame_tui.ui.table.idle import PAUSE
from tests.benchmarks.seen import Seen

CARDGAME = (str(Path(sysconfig.get_path("scripts")) / "cardgame-tui"),)
BARE = (sys.executable, str(Path(__file__).with_name("bare_app.py")))
PAGE = (sys.executable, str(Path(__file__).with_name("page_app.py")))
READY: dict[tuple[str, ...], bytes] = {BARE: b"READY", PAGE: b"picks"}
"""What the first full frame of each shows; those of a table and of the menu show `HELP`."""
HELP = b"m?\x1b["
QUIET = 0.15
"""Seconds without output after which nothing more comes."""
GAP = 0.8 * PAUSE
"""Seconds without output after which a frame is complete; what follows was worked out while nobody typed."""
AT_START = 0.3
"""The same at the start, where the program may still be loading."""
PATIENCE = 20.0
"""Seconds to wait for the first output."""
ROWS, COLUMNS = 24, 80
BARE_KEY = 2.3
"""Milliseconds the bare app took for a key where the goals were set."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a program drew in answer to something.

    Args:
        seconds: time from the cause until the terminal shows the frame; to draw the same once more does not count.
        size: number of its bytes, those drawn once more included.
        words: time from the cause to the last byte of the words that follow, 0 for none.
    """

    seconds: float
    size: int
    words: float = 0


class Program:
    """A program on a terminal, started and waited for.

    Every wait raises RuntimeError when nothing is drawn.

    Args:
        command: `CARDGAME` and what it is to do, or `BARE` or `PAGE`.
        rows: lines of the terminal.
        columns: characters of a line.

    Attributes:
        output: all it has written.
        started: what it drew up to its first full frame.
    """

    def __init__(self, command: Sequence[str], rows: int = ROWS, columns: int = COLUMNS) -> None:
        self.output = b""
        self._seen = Seen(columns, rows)
        begun = perf_counter()
        environment = os.environ | {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
        self._child = pexpect.spawn(command[0], list(command[1:]), env=environment, dimensions=(rows, columns))
        self._child.delayafterclose = self._child.delayafterterminate = 0
        self.started = self._drawn(begun, AT_START, READY.get(tuple(command), HELP))

    def press(self, key: str) -> Drawn:
        """Press a key and wait until the screen has changed."""
        return self._after(lambda: os.write(self._child.child_fd, key.encode()))

    def resize(self, rows: int, columns: int) -> Drawn:
        """Change the size of the terminal and wait until the screen has changed."""
        self._seen.resize(rows, columns)
        return self._after(lambda: self._child.setwinsize(rows, columns))

    def idle(self, seconds: float) -> int:
        """Press nothing for some seconds; returns the bytes that were drawn all the same."""
        before, until = len(self.output), perf_counter() + seconds
        while (left := until - perf_counter()) > 0:
            self._read(left)
        return len(self.output) - before

    def end(self) -> None:
        """Close the terminal the program runs on."""
        self._child.kill(signal.SIGTERM)
        while self._read(1.0):
            pass
        self._child.close(force=True)

    def _after(self, cause: Callable[[], object]) -> Drawn:
        begun = perf_counter()
        cause()
        return self._drawn(begun, QUIET)

    def _drawn(self, begun: float, quiet: float, needed: bytes = b"") -> Drawn:
        frame: list[tuple[float, bytes]] = []
        begins, last = len(self.output), begun
        while self._read(quiet if last > begun and needed in self.output else PATIENCE):
            before, last = last, perf_counter()
            if not frame or needed or (before == frame[-1][0] and last - before < GAP):
                frame.append((last, self.output[begins:]))
            begins = len(self.output)
        if last == begun or needed not in self.output:
            raise RuntimeError(
                f"not drawn in {PATIENCE:g} s: {needed!r}; the last output is {self.output[-2000:]!r}"
            )
        shown, _ = frame[self._seen.last_change(piece for _, piece in frame)]
        size = sum(len(piece) for _, piece in frame)
        return Drawn(shown - begun, size, last - begun if last > frame[-1][0] else 0)

    def _read(self, patience: float) -> bool:
        """Read the available output; return whether any came before the timeout or the end of the program."""
        if not select.select([self._child.child_fd], [], [], patience)[0]:
            return False
        try:
            data = os.read(self._child.child_fd, 65536)
        except OSError:
            return False
        self.output += data
        return bool(data)
