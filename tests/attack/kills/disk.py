"""The disk under a victim: counts the steps of the program on it, kills the program at one, or lets them fail."""

import os
import resource
import signal
from collections.abc import Callable
from contextlib import suppress
from errno import EFBIG, EIO, EMFILE, ENOSPC, EROFS
from pathlib import Path
from typing import NoReturn, TypeVar

from tests.attack.kills.case import Case

PIECE = 7
"""Most bytes that a disk with short writes takes at a time."""

COUNTED = (EFBIG, EIO, EMFILE, ENOSPC, EROFS)
"""Errors of a harmed disk; others belong to the program's own questions, such as whether a file exists."""

ResultT = TypeVar("ResultT")

_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT


class Disk:
    """Stands between the program and the system calls for its saves folder.

    It never waits for the real disk: what was handed to the system outlives the process. For a power cut it
    remembers what was synced, and removes the rest before the kill.

    Args:
        case: the kill.
        saves: the folder; steps elsewhere are not its concern.
        filler: a file that fills a small real disk; None to let writes fail without one.

    Attributes:
        failures: how many steps have failed.
    """

    def __init__(self, case: Case, saves: Path, filler: Path | None = None) -> None:
        self._case = case
        self._saves = str(saves)
        self._filler = filler
        self._left = -1
        self._room = -1
        self._harmed = ""
        self._limits = resource.getrlimit(resource.RLIMIT_FSIZE), resource.getrlimit(resource.RLIMIT_NOFILE)
        self._paths: dict[int, str] = {}
        self._synced: dict[str, int] = {}
        self._named: set[str] = set()
        self.failures = 0

    def install(self) -> None:
        """Take the place of the system calls."""
        self._open, self._close, self._write = os.open, os.close, os.write
        self._unlink, self._mkdir = os.unlink, os.mkdir
        os.open, os.close, os.write, os.fsync = self.open, self.close, self.write, self.fsync  # type: ignore[assignment]
        os.unlink, os.mkdir = self.unlink, self.mkdir  # type: ignore[assignment]

    def arm(self) -> None:
        """Kill the program from now on, at the step that the case names."""
        self._left = self._case.steps

    # -- what harms it ---------------------------------------------------------------------------------

    def harm(self) -> None:
        """Do what the case says to the machine; a second call does nothing."""
        if self._harmed:
            return
        self._harmed = self._case.harm
        self._room = self._case.room
        match self._harmed:
            case "full" if self._filler is not None:
                self._fill(self._filler)
            case "size" | "signal":
                self._limit_size()
            case "descriptors":
                resource.setrlimit(resource.RLIMIT_NOFILE, (0, self._limits[1][1]))

    def heal(self) -> None:
        """Undo the harm, as somebody who makes room on the disk."""
        self._harmed = "healed"
        resource.setrlimit(resource.RLIMIT_FSIZE, self._limits[0])
        resource.setrlimit(resource.RLIMIT_NOFILE, self._limits[1])
        if self._filler is not None:
            with suppress(FileNotFoundError):
                self._unlink(self._filler)

    def _fill(self, filler: Path) -> None:
        descriptor = self._open(filler, os.O_WRONLY | os.O_CREAT)
        with suppress(OSError):
            while True:
                self._write(descriptor, bytes(4096))
        self._close(descriptor)

    def _limit_size(self) -> None:
        if self._harmed == "signal":
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        largest = max((Path(path).stat().st_size for path in self._paths.values()), default=0)
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest + self._room, self._limits[0][1]))

    # -- the system calls ------------------------------------------------------------------------------

    def open(self, path: str | Path, flags: int, mode: int = 0o777) -> int:
        """Open a file."""
        if not self._ours(path) or not flags & _WRITES:
            return self._open(path, flags, mode)
        is_new = not os.path.lexists(path)
        descriptor = self._step(lambda: self._open(path, flags, mode), self._if_read_only)
        self._paths[descriptor] = str(path)
        self._synced.setdefault(str(path), 0 if is_new else os.fstat(descriptor).st_size)
        if is_new:
            self._named.add(str(path))
        return descriptor

    def close(self, descriptor: int) -> None:
        """Close a file."""
        self._paths.pop(descriptor, None)
        self._close(descriptor)

    def write(self, descriptor: int, data: bytes | memoryview) -> int:
        """Write what the disk takes."""
        if descriptor not in self._paths:
            return self._write(descriptor, data)
        if self._left == 0 and 0 < self._case.share < 1:
            self._write(descriptor, data[: round(len(data) * self._case.share)])
            self._die()
        return self._step(lambda: self._write(descriptor, data[: self._taken(len(data))]))

    def fsync(self, descriptor: int) -> None:
        """Remember what was synced."""
        path = self._paths.get(descriptor)
        if path is not None:
            self._step(lambda: None, lambda: EIO if self._harmed == "sync" else 0)
            self._synced[path] = os.fstat(descriptor).st_size
        elif self._is_folder(descriptor):
            self._step(lambda: None)
            self._named.clear()

    def unlink(self, path: str | Path, *, dir_fd: int | None = None) -> None:
        """Remove a file."""
        if not self._ours(path):
            return self._unlink(path, dir_fd=dir_fd)
        self._step(lambda: self._unlink(path), self._if_read_only)
        self._named.discard(str(path))
        return None

    def mkdir(self, path: str | Path, mode: int = 0o777, *, dir_fd: int | None = None) -> None:
        """Make a folder."""
        if self._ours(path):
            self._step(lambda: self._mkdir(path, mode), self._if_read_only)
        else:
            self._mkdir(path, mode, dir_fd=dir_fd)

    # -- one step --------------------------------------------------------------------------------------

    def _is_folder(self, descriptor: int) -> bool:
        folder = Path(self._saves)
        return folder.is_dir() and os.path.samestat(os.fstat(descriptor), folder.stat())

    def _ours(self, path: str | Path) -> bool:
        return str(path).startswith(self._saves)

    def _if_read_only(self) -> int:
        return EROFS if self._harmed == "read-only" else 0

    def _taken(self, length: int) -> int:
        """How many bytes of a write the disk takes; raises `OSError` for none."""
        if self._harmed == "short":
            return min(length, PIECE)
        if self._harmed != "full" or self._filler is not None:
            return length
        if not self._room:
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        taken = min(length, self._room)
        self._room -= taken
        return taken

    def _step(self, do: Callable[[], ResultT], wrong: Callable[[], int] = lambda: 0) -> ResultT:
        """Take one step, unless the program dies at it or the disk refuses it."""
        dies = self._left == 0
        self._left = max(self._left - 1, -1)
        if dies and self._case.share < 0.5:
            self._die()
        try:
            if number := wrong():
                raise OSError(number, os.strerror(number))
            done = do()
        except OSError as error:
            self.failures += error.errno in COUNTED
            if dies:
                self._die()
            raise
        if dies:
            self._die()
        return done

    def _die(self) -> NoReturn:
        if self._case.harm == "power":
            self._lose_power()
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError

    def _lose_power(self) -> None:
        """Cut what was not synced at a random place, and forget new names whose folder was not synced."""
        for path, synced in self._synced.items():
            if path in self._named and self._case.share < 0.7:
                self._unlink(path)
            elif os.path.lexists(path):
                unsynced = Path(path).stat().st_size - synced
                os.truncate(path, synced + round(unsynced * self._case.share))
