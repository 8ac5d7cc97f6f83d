"""The terminal of a client on Unix."""

import os
import signal
import socket
import sys
import termios
import tty
from collections.abc import Sequence
from contextlib import suppress
from types import FrameType
from typing import NoReturn, Self

from cardgame_tui.join.frames import Size
from cardgame_tui.join.terminal import TerminalGoneError

USUAL = (80, 24)
"""The size of a terminal that does not know its own."""
PIECE = 4096
"""Most bytes of keys that are read at once."""
ENDING = (signal.SIGTERM, signal.SIGHUP)


class Terminal:
    """The terminal of this process, in raw mode inside a ``with``: Ctrl-C is a byte like any other.

    Attributes:
        alarms: what becomes readable when the size changes; see `calm`.
        keys: what becomes readable when there are keys.
        pace: after how many seconds to look at the size again; None where an alarm says that it changed.
        restored_by: what to write at the end, such as the sequences that end what an app asked of the terminal.
    """

    pace: float | None = None

    def __init__(self) -> None:
        self.keys = sys.stdin.fileno()
        self.alarms: Sequence[socket.socket] = ()
        self.restored_by = ""
        self._output = sys.stdout.fileno()

    def __enter__(self) -> Self:
        try:
            self._before = termios.tcgetattr(self.keys)
        except termios.error:
            raise TerminalGoneError from None
        self._handlers = {number: signal.getsignal(number) for number in (*ENDING, signal.SIGWINCH)}
        self._alarm, self._alarmed = socket.socketpair()
        self._alarmed.setblocking(False)
        self._alarm.setblocking(False)
        self.alarms = (self._alarm,)
        self._wakened_before = signal.set_wakeup_fd(self._alarmed.fileno(), warn_on_full_buffer=False)
        signal.signal(signal.SIGWINCH, lambda *_: None)
        for number in ENDING:
            if self._handlers[number] is not signal.SIG_IGN:
                signal.signal(number, _end)
        with suppress(termios.error):
            tty.setraw(self.keys, termios.TCSANOW)
        return self

    def __exit__(self, *_: object) -> None:
        try:
            for number in ENDING:  # the second one finds the terminal restored
                signal.signal(number, signal.SIG_IGN)
        finally:
            with suppress(termios.error):
                termios.tcsetattr(self.keys, termios.TCSANOW, self._before)
            with suppress(OSError):
                os.write(self._output, self.restored_by.encode())
            signal.set_wakeup_fd(self._wakened_before)
            self._alarm.close()
            self._alarmed.close()
            for number, handler in self._handlers.items():
                signal.signal(number, handler)

    def size(self) -> Size:
        """Its size now."""
        try:
            width, height = os.get_terminal_size(self._output)
        except OSError:
            width, height = USUAL
        return Size(width, height) if width and height else Size(*USUAL)

    def calm(self, alarms: Sequence[socket.socket]) -> None:
        """Take note of alarms, so that they are not readable any more."""
        for alarm in alarms:
            with suppress(BlockingIOError):
                alarm.recv(PIECE)

    def read(self) -> bytes:
        """The keys that wait.

        Raises:
            TerminalGoneError: when there will be none any more.
        """
        try:
            data = os.read(self.keys, PIECE)
        except OSError:
            raise TerminalGoneError from None
        if not data:
            raise TerminalGoneError
        return data

    def write(self, data: bytes) -> None:
        """Show bytes, however long the terminal takes.

        Raises:
            TerminalGoneError: when it has gone.
        """
        try:
            while data:
                data = data[os.write(self._output, data) :]
        except OSError:
            raise TerminalGoneError from None


def _end(number: int, frame: FrameType | None) -> NoReturn:
    for each in ENDING:
        signal.signal(each, signal.SIG_IGN)
    raise TerminalGoneError
