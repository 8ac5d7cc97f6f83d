"""Ends a program that reads lines when the terminal closes or SIGTERM arrives, as after Ctrl-C."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EIO, ENXIO
from threading import current_thread, main_thread
from typing import NoReturn

HUNG_UP = 129
"""Exit code when the terminal was closed."""

SIGNALS = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))
"""The signals that the system sends in these cases; Windows has only the second."""


class HungUpError(KeyboardInterrupt):
    """The terminal was closed, or the program was asked to end."""


@contextmanager
def keeping_signals() -> Iterator[None]:
    """Let the signals have the same effect after it as before; see `ending_with_the_terminal`."""
    if current_thread() is not main_thread():
        yield
        return
    before = {number: signal.getsignal(number) for number in SIGNALS}
    try:
        yield
    finally:
        for number, what in before.items():
            signal.signal(number, what)


@contextmanager
def ending_with_the_terminal() -> Iterator[None]:
    """Raise `HungUpError` once when the terminal closes; ignored signals stay ignored (``nohup``).

    What follows, up to the end of `keeping_signals`, is not interrupted: the match is closed and its place is
    printed. A terminal that can no longer be read or written counts as closed, also before its signal arrives.
    """
    ours = [] if current_thread() is not main_thread() else SIGNALS
    ours = [number for number in ours if signal.getsignal(number) is signal.SIG_DFL]
    for number in ours:
        signal.signal(number, _hang_up)
    try:
        yield
    except OSError as error:
        if error.errno not in (EIO, ENXIO):
            raise
        raise HungUpError from error
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_IGN)


def _hang_up(number: int, frame: object) -> NoReturn:
    for each in SIGNALS:
        signal.signal(each, signal.SIG_IGN)
    raise HungUpError
