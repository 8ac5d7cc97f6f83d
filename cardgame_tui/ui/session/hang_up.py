"""Ends a program that reads lines when the terminal closes or SIGTERM arrives, as after Ctrl-C."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import NoReturn

HUNG_UP = 129
"""Exit code when the terminal was closed."""

SIGNALS = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))
"""The signals that the system sends in these cases; Windows has only the second."""


class HungUpError(KeyboardInterrupt):
    """The terminal was closed, or the program was asked to end."""


@contextmanager
def ending_with_the_terminal() -> Iterator[None]:
    """Raise `HungUpError` once when the terminal closes; ignored signals stay ignored (``nohup``)."""
    if current_thread() is not main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in SIGNALS}
    ours = [number for number in SIGNALS if before[number] is signal.SIG_DFL]
    for number in ours:
        signal.signal(number, _hang_up)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, before[number])


def _hang_up(number: int, frame: object) -> NoReturn:
    for each in SIGNALS:
        signal.signal(each, signal.SIG_IGN)
    raise HungUpError
