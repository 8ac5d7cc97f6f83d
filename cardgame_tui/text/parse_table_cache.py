"""Parse tables cached in a folder, because making one takes longer than reading all the cards.

A missing, damaged or unwritable file costs time but is never an error: the table is made again.
"""

from contextlib import suppress
from pathlib import Path

from cardgame_tui.files import own_folder, read_regular
from cardgame_tui.kept_files import keep, sealed, unsealed
from cardgame_tui.limits import LARGEST_PARSE_TABLE
from cardgame_tui.text.grammar import Grammar
from cardgame_tui.text.parse_table import ParseTable, read_table, write_table


def table_of(grammar: Grammar, folder: Path) -> ParseTable:
    """Return the table of a grammar: the cached one in `folder`, otherwise a new one, which is then cached.

    Args:
        grammar: The grammar.
        folder: The cache; created when missing. A relative path is not used, nor a folder others may write to.

    Raises:
        ValueError: Two phrases of the grammar would read the same words differently.
    """
    with suppress(OSError, ValueError, RecursionError):
        file = _file_of(grammar, folder)
        return read_table(unsealed(read_regular(file, LARGEST_PARSE_TABLE)), grammar.digest, len(grammar.rules))
    return new_table(grammar, folder)


def new_table(grammar: Grammar, folder: Path) -> ParseTable:
    """Make the table of a grammar and cache it, whatever is cached; arguments and errors as in `table_of`."""
    table = _make(grammar)
    with suppress(OSError):
        keep(_file_of(grammar, folder), sealed(write_table(table)))
    return table


def _file_of(grammar: Grammar, folder: Path) -> Path:
    """Where a table is cached.

    Raises:
        OSError: when the folder cannot be used.
    """
    if not folder.is_absolute():
        raise OSError("is not absolute")
    return own_folder(folder) / f"text-{grammar.digest}.json"


def _make(grammar: Grammar) -> ParseTable:
    from cardgame_tui.text.lalr import make_table

    return make_table(grammar)
