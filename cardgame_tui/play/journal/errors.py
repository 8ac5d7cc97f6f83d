"""What goes wrong with a journal, in words for the people at the table."""

from pathlib import Path

from cardgame_tui.content.faults import ContentError, FileFault


class JournalError(ContentError):
    """A journal that cannot be written, read or gone on with; names the file and, where known, the line."""


def journal_error(path: Path, found: str, line: int | None = None) -> JournalError:
    """Make the error of one file.

    Args:
        path: the journal.
        found: what is wrong with it.
        line: 1-based number of the line, None for the file as a whole.
    """
    return JournalError([FileFault(str(path), line, "", found)])


def in_words(error: OSError) -> str:
    """What the system says, without number and path."""
    return (error.strerror or str(error)).lower()
