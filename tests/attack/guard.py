"""Notices what a command does outside its folders: it writes a file, starts a program or opens a connection."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

_CHANGES = {"os.remove": 1, "os.rename": 2, "os.mkdir": 1, "os.rmdir": 1, "os.link": 2, "os.symlink": 2}
_CHANGES |= {"os.truncate": 1, "os.chmod": 1, "os.chown": 1, "os.utime": 1}
"""Events of the interpreter that change files, and how many of their first arguments are paths."""

_NEVER = ("subprocess.", "os.system", "os.exec", "os.fork", "os.posix_spawn", "os.spawn", "socket.")
"""Beginnings of the names of events that reading a file never needs."""

_TOUCHED: list[str] = []
_WATCHING = [False]


def _hook(event: str, arguments: tuple[object, ...]) -> None:
    if not _WATCHING[0]:
        return
    if event == "open":
        flags = arguments[2]
        if isinstance(flags, int) and flags & _WRITES:
            _touch(arguments[0])
    elif event in _CHANGES:
        for path in arguments[: _CHANGES[event]]:
            _touch(path)
    elif event.startswith(_NEVER):
        _TOUCHED.append(f"!{event}")


def _touch(path: object) -> None:
    if isinstance(path, str | bytes | os.PathLike):
        _TOUCHED.append(os.path.abspath(os.fsdecode(path)))  # noqa: PTH100  # cheap: it runs for every write


@contextmanager
def watching() -> Iterator[list[str]]:
    """Note every path that is written to or changed, and with a ``!`` every forbidden event, until it ends."""
    if not _INSTALLED:
        sys.addaudithook(_hook)
        _INSTALLED.append(True)
    _TOUCHED.clear()
    _WATCHING[0] = True
    try:
        yield _TOUCHED
    finally:
        _WATCHING[0] = False


_INSTALLED: list[bool] = []
