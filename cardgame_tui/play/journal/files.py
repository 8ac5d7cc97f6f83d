"""Reading the bytes of a journal, and of nothing that is none by its kind or size."""

from pathlib import Path

from cardgame_tui.play.journal.errors import in_words, journal_error

LARGEST = 64_000_000
"""Most bytes of a journal; a match of a hundred thousand decisions has a fifth of it."""


def read_file(path: Path) -> bytes:
    """Read a journal's bytes, of which there are at most `LARGEST`.

    Raises:
        JournalError: when it is no file, such as a folder or a device, a larger one, or cannot be read.
    """
    if path.is_dir():
        raise journal_error(path, "is a folder, not a journal")
    if path.exists() and not path.is_file():
        raise journal_error(path, "is no journal: it is no file")
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise journal_error(path, f"cannot be read: {in_words(error)}") from error
    if len(data) > LARGEST:
        raise journal_error(path, f"is no journal: it has more than {LARGEST} bytes")
    return data
