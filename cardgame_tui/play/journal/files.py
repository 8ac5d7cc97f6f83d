"""Read the bytes of a journal; refuse a file whose kind or size cannot be a journal's."""

from pathlib import Path

from cardgame_tui.files import is_folder, read_regular
from cardgame_tui.limits import LARGEST_JOURNAL
from cardgame_tui.play.journal.errors import in_words, journal_error


def read_file(path: Path) -> bytes:
    """Read a journal's bytes, at most `LARGEST_JOURNAL` of them.

    Raises:
        JournalError: when it is not a regular file, is larger, or cannot be read.
    """
    if is_folder(path):
        raise journal_error(path, "is a folder, not a journal")
    try:
        return read_regular(path, LARGEST_JOURNAL)
    except OSError as error:
        raise journal_error(path, f"cannot be read: {in_words(error)}") from error
