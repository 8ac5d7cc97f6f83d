"""Reading the bytes of a journal, and of nothing that is none by its kind or size."""

from pathlib import Path

from cardgame_tui.files import read_regular
from cardgame_tui.limits import LARGEST_JOURNAL
from cardgame_tui.play.journal.errors import in_words, journal_error


def read_file(path: Path) -> bytes:
    """Read a journal's bytes, of which there are at most `LARGEST_JOURNAL`.

    Raises:
        JournalError: when it is no file, such as a folder or a device, a larger one, or cannot be read.
    """
    if path.is_dir():
        raise journal_error(path, "is a folder, not a journal")
    try:
        return read_regular(path, LARGEST_JOURNAL)
    except OSError as error:
        raise journal_error(path, f"cannot be read: {in_words(error)}") from error
