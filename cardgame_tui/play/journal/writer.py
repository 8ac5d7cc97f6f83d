"""Appending to a journal: every line is on the disk before the call returns."""

import os
from collections.abc import Iterable
from datetime import datetime
from errno import EACCES, EAGAIN
from pathlib import Path

from pydantic import BaseModel

from cardgame_tui import __version__
from cardgame_tui.files import check_regular, make_private_folder
from cardgame_tui.play.journal.errors import in_words, journal_error
from cardgame_tui.play.journal.files import read_file
from cardgame_tui.play.journal.lines import ResumedLine, TornLine
from cardgame_tui.play.journal.lock import lock
from cardgame_tui.play.journal.seal import CLOSE, Scan, scan, sealed, torn_fields

_APPEND = os.O_APPEND | os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class Writer:
    """An open journal. It is locked until it is closed.

    Args:
        path: the file.
        descriptor: the open file.

    Attributes:
        descriptor: the open file; -1 once it is closed.
        failed: whether a line could not be written; the file then takes no more from this writer.
        header: the first line, which identifies the file; empty before it is written.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self.failed = False
        self.header = b""
        self.descriptor = descriptor
        self._size = 0
        self._total = 0

    def append(self, *lines: BaseModel) -> None:
        """Write lines, and return once they are on the disk.

        Raises:
            JournalError: when that cannot be done, or the file was changed by something else. Open the file
                again to find out what it holds.
        """
        self._write(b"", lines)

    def go_on(self, torn: bytes, seats: tuple[str, str] | None = None) -> None:
        """Write that the match was resumed.

        Args:
            torn: the unfinished line at its end, which this line closes; empty for none.
            seats: who plays the seats from now on; None if that does not change.

        Raises:
            JournalError: when that cannot be done.
        """
        self._size += len(torn)
        resumed = ResumedLine(version=__version__, at=now(), seats=seats)
        if torn:
            self._write(CLOSE, [TornLine(**torn_fields(torn + CLOSE)), resumed])
        else:
            self.append(resumed)

    def continue_after(self, scanned: Scan) -> None:
        """Continue after the last valid line that was found in the file."""
        self._size, self._total = scanned.size, scanned.total
        self.header = scanned.lines[0] if scanned.lines else b""

    def close(self) -> None:
        """Close the file and release its lock; a second call does nothing."""
        if self.descriptor >= 0:
            os.close(self.descriptor)
            self.descriptor = -1

    def _write(self, begin: bytes, lines: Iterable[BaseModel]) -> None:
        if self.descriptor < 0 or self.failed:
            raise journal_error(self.path, "is no longer being written")
        data, total = begin, self._total
        for line in lines:
            raw, total = sealed(line.model_dump_json(), total)
            data += raw
            self.header = self.header or raw.rstrip(b"\n")
        self.failed = True
        try:
            self._put(data)
        except OSError as error:
            raise journal_error(self.path, f"cannot be written: {in_words(error)}") from error
        self.failed = False
        self._size += len(data)
        self._total = total

    def _put(self, data: bytes) -> None:
        left = memoryview(data)
        while left:
            left = left[os.write(self.descriptor, left) :]
        os.fsync(self.descriptor)
        self._check_place(self._size + len(data))

    def _check_place(self, size: int) -> None:
        """Notice a file that was removed or replaced, or that another program writes to."""
        ours = os.fstat(self.descriptor)
        try:
            named = self.path.stat()
        except FileNotFoundError:
            raise OSError("it is no longer in its folder") from None
        if not os.path.samestat(ours, named):
            raise OSError("another file has replaced it")
        if ours.st_size != size:
            raise OSError("something else has written to it")


def create(path: Path, header: BaseModel, *lines: BaseModel) -> Writer:
    """Make a new journal, and its folder if missing, and write its first lines.

    Raises:
        JournalError: when that cannot be done; no file is left behind.
    """
    try:
        make_private_folder(path.parent)
        descriptor = os.open(path, _APPEND | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise journal_error(path, f"cannot be made: {in_words(error)}") from error
    writer = Writer(path, descriptor)
    try:
        _lock(writer, descriptor)
        writer.append(header, *lines)
        _sync_folder(path.parent)
    except (OSError, ValueError) as error:
        writer.close()
        path.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise journal_error(path, f"cannot be made: {in_words(error)}") from error
        raise
    return writer


def open_again(path: Path, header: bytes = b"") -> tuple[Writer, bytes, Scan]:
    """Lock a journal and read it; nothing is written yet.

    Args:
        path: the file.
        header: the first line it must have, as `Writer.header`; empty for any.

    Returns:
        The writer, which continues after the last valid line, the bytes of the file, and what they hold.

    Raises:
        JournalError: when it cannot be opened for writing, another program has it open, or it is another match.
    """
    try:
        check_regular(path)
        descriptor = os.open(path, _APPEND)
    except OSError as error:
        raise journal_error(path, f"cannot be opened for writing: {in_words(error)}") from error
    writer = Writer(path, descriptor)
    try:
        _lock(writer, descriptor)
        data = read_file(path)
    except BaseException:
        writer.close()
        raise
    scanned = scan(data)
    writer.continue_after(scanned)
    if header not in (b"", writer.header):
        writer.close()
        raise journal_error(path, "now holds a different match")
    return writer, data, scanned


def now() -> str:
    """Date and time with the zone's distance from UTC."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def _sync_folder(folder: Path) -> None:
    """Sync a folder to the disk, so that a new name in it is kept, if the system can open folders."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _lock(writer: Writer, descriptor: int) -> None:
    try:
        lock(descriptor)
    except OSError as error:
        held = error.errno in (EACCES, EAGAIN)
        fault = "is open in another program" if held else f"cannot be locked: {in_words(error)}"
        raise journal_error(writer.path, fault) from error
