"""The terminal of a client on Windows. It is as simple as can be, and has never been tried.

A thread reads the keys of the console and passes them on through a pair of sockets, since Windows waits for
several sources at once only if they are sockets. Nothing says that the size has changed, so the client looks twice
a second.
"""

import ctypes
import os
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from threading import Thread
from typing import Self

from cardgame_tui.join.frames import Size
from cardgame_tui.join.terminal import TerminalGoneError

assert sys.platform == "win32"

PIECE = 1024
"""Most characters that are read at once."""
_INPUT, _OUTPUT = -10, -11
_RAW_KEYS = 0x0200
"""Keys as sequences of a terminal; no lines, no echo, and Ctrl-C is a key."""
_SEQUENCES = 0x0001 | 0x0004 | 0x0008
"""The output obeys sequences, and a line break is only that."""


class Terminal:
    """The console of this process, in raw mode inside a ``with``: Ctrl-C is a byte like any other.

    Attributes:
        alarms: what becomes readable when the size changes: nothing.
        keys: what becomes readable when there are keys.
        pace: after how many seconds to look at the size again.
        restored_by: what to write at the end, such as the sequences that end what an app asked of the terminal.
    """

    pace: float | None = 0.5

    def __init__(self) -> None:
        self.alarms: Sequence[socket.socket] = ()
        self.keys, self._typed = socket.socketpair()
        self.restored_by = ""
        self._handles = [ctypes.windll.kernel32.GetStdHandle(each) for each in (_INPUT, _OUTPUT)]
        self._before = [ctypes.c_ulong(), ctypes.c_ulong()]

    def __enter__(self) -> Self:
        for handle, mode, raw in zip(self._handles, self._before, (_RAW_KEYS, _SEQUENCES), strict=True):
            ctypes.windll.kernel32.GetConsoleMode(handle, ctypes.byref(mode))
            ctypes.windll.kernel32.SetConsoleMode(handle, raw)
        Thread(target=self._pass_keys, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            os.write(sys.stdout.fileno(), self.restored_by.encode())
        for handle, mode in zip(self._handles, self._before, strict=True):
            ctypes.windll.kernel32.SetConsoleMode(handle, mode)
        self.keys.close()
        self._typed.close()

    def _pass_keys(self) -> None:
        typed, count = ctypes.create_unicode_buffer(PIECE), ctypes.c_ulong()
        with suppress(OSError):
            while ctypes.windll.kernel32.ReadConsoleW(self._handles[0], typed, PIECE, ctypes.byref(count), None):
                self._typed.sendall("".join(typed[: count.value]).encode(errors="ignore"))
            self._typed.close()

    def size(self) -> Size:
        """Its size now."""
        width, height = os.get_terminal_size(sys.stdout.fileno())
        return Size(width, height)

    def calm(self, alarms: Sequence[socket.socket]) -> None:
        """Take note of alarms; there are none."""

    def read(self) -> bytes:
        """The keys that wait.

        Raises:
            TerminalGoneError: when there will be none any more.
        """
        try:
            data = self.keys.recv(PIECE)
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
                data = data[os.write(sys.stdout.fileno(), data) :]
        except OSError:
            raise TerminalGoneError from None
