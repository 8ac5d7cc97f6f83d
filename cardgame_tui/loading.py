"""Runs code of an installed package, so that nothing it does at its import ends or stops this program."""

from collections.abc import Callable, Hashable
from threading import Thread
from time import monotonic
from typing import TypeVar

LONGEST = 60.0
"""Seconds that what a command asked for may take to be imported."""

STEP = 0.1
"""Seconds after which Ctrl-C is noticed at the latest."""

ResultT = TypeVar("ResultT")

_stuck: dict[Hashable, str] = {}
"""What took too long, and why it is not tried again."""


class LoadingError(Exception):
    """The code of a package cannot be used; the message says why."""


def load_safely(name: Hashable, call: Callable[[], ResultT], patience: float = LONGEST) -> ResultT:
    """Call code of a package in a thread of its own.

    Whatever it raises, even `SystemExit` or `KeyboardInterrupt`, stays in that thread; Ctrl-C reaches this one.

    Args:
        name: of what is called; what took too long once is not called again.
        call: the code.
        patience: seconds that it may take.

    Raises:
        LoadingError: when it raises anything, or takes too long.
    """
    if name in _stuck:
        raise LoadingError(_stuck[name])
    results: list[ResultT] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(call())
        except BaseException as error:
            errors.append(error)

    thread = Thread(target=run, daemon=True)
    thread.start()
    _wait(thread, patience)
    if thread.is_alive():
        _stop(thread)
        _stuck[name] = f"it takes more than {patience:g} seconds"
        raise LoadingError(_stuck[name])
    if errors:
        raise LoadingError(error_words(errors[0])) from errors[0]
    return results[0]


def error_words(error: BaseException) -> str:
    """The kind of an error, and what it says."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _wait(thread: Thread, patience: float) -> None:
    """Wait for a thread to end, in short steps: Ctrl-C just before a long wait would be noticed only after it."""
    end = monotonic() + patience
    while thread.is_alive() and (left := end - monotonic()) > 0:
        thread.join(min(left, STEP))


def _stop(thread: Thread) -> None:
    """Ask a thread to end, so that one that loops does not slow the others; one that waits for something stays."""
    import ctypes

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident or 0), ctypes.py_object(SystemExit))
