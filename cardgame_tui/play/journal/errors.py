"""Errors of journals, worded for the people at the table."""

from pathlib import Path

from cardgame_tui.content.faults import ContentError, FileFault


class JournalError(ContentError):
    """A journal that cannot be written, read or resumed; names the file and, where known, the line."""


class MisfitError(JournalError):
    """A decision of a journal that cannot be repeated; the match can be resumed before it.

    Args:
        path: the journal.
        found: what is wrong, in words that name no card.
        line: 1-based number of the line.
        decision: number of the decision in its duel.
    """

    def __init__(self, path: Path, found: str, line: int | None, decision: int) -> None:
        super().__init__([FileFault(str(path), line, "", found)])
        self.decision = decision


def journal_error(path: Path, found: str, line: int | None = None) -> JournalError:
    """Make the error of one file.

    Args:
        path: the journal.
        found: what is wrong with it.
        line: 1-based number of the line, None for all of the file.
    """
    return JournalError([FileFault(str(path), line, "", found)])


def in_words(error: OSError) -> str:
    """The system's message, without number and path."""
    return (error.strerror or str(error)).lower()
