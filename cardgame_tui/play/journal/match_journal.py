"""The journal of a running match: every line is on the disk before it takes effect."""

from contextlib import suppress
from pathlib import Path

from cardgame_tui.play.journal.reader import Journal, as_journal
from cardgame_tui.play.journal.record_lines import Written
from cardgame_tui.play.journal.writer import Writer, open_again


class MatchJournal:
    """The journal of a running match, or none.

    Args:
        writer: writes it; None for a match that is not saved.
    """

    def __init__(self, writer: Writer | None = None) -> None:
        self._writer = writer

    @property
    def path(self) -> Path | None:
        """The file, None when nothing is saved."""
        return None if self._writer is None else self._writer.path

    def write(self, *lines: Written) -> None:
        """Write lines.

        Raises:
            JournalError: when that fails; nothing more can be written until `open_again` has succeeded.
        """
        if self._writer is not None and lines:
            self._writer.append(*lines)

    def open_again(self) -> Journal | None:
        """Open the file again after a `JournalError` and read it; None for a match that is not saved.

        Raises:
            JournalError: when the file cannot be used.
        """
        if self._writer is None:
            return None
        path = self._writer.path
        self._writer.close()
        self._writer, data, found = open_again(path, self._writer.header)
        kept = as_journal(path, data, found)
        self._writer.go_on(found.torn)
        return kept

    def fail(self) -> None:
        """Refuse further lines, because the file does not hold what has been played."""
        if self._writer is not None:
            self._writer.failed = True

    def stop_saving(self) -> None:
        """Close the file and write nothing any more."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def close(self, *, remove: bool) -> None:
        """Close the file.

        Args:
            remove: remove it, unless a line could not be written or the folder does not allow it.
        """
        if self._writer is None:
            return
        self._writer.close()
        if remove and not self._writer.failed:
            with suppress(OSError):
                self._writer.path.unlink()
