"""The page that shows what is wrong with edited files: the line of each fault, marked under its column."""

from pathlib import Path

from rich.cells import cell_len

from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.toml.document import read_text
from cardgame_tui.ui.pages.page import Item, Page

TRY_AGAIN = "try again"
"""What the page picks to read the files again."""
ROOM = 64
"""Most characters of a line that are shown."""
BEFORE = 30
"""Most characters that are shown before the column of the fault."""


def fault_page(error: ContentError, kept: str, missing: str = "rematch") -> Page:
    """Name every fault with its line.

    Args:
        error: the faults.
        kept: what is unchanged, in a sentence.
        missing: what there cannot be yet.
    """
    items = [Item(f"Fix these errors and try again. {kept}")]
    for fault in error.faults:
        items += [Item(""), Item(str(fault), style="strong")]
        items += [Item(line, indent=2, drawn=True) for line in excerpt(fault)]
    count = len(error.faults)
    title = f"{'1 fault' if count == 1 else f'{count} faults'}: no {missing} yet"
    return Page(title, tuple(items), keys=(("r", TRY_AGAIN),))


def excerpt(fault: FileFault) -> list[str]:
    """Show the line of a fault under its number, and a caret below the column if that is known.

    Nothing for a fault whose file or line cannot be read, and for what was typed rather than read from a file.
    """
    line = _line(fault)
    if line is None:
        return []
    edge = f"{fault.line} | "
    if fault.column is None:
        return [edge + _piece(line, 0)]
    start = max(0, fault.column - 1 - BEFORE) if len(line) > ROOM else 0
    before = _piece(line, start, fault.column - 1 - start)
    return [edge + _piece(line, start), " " * (len(edge) + cell_len(before)) + "^"]


def _line(fault: FileFault) -> str | None:
    if fault.line is None:
        return None
    try:
        lines = read_text(Path(fault.file)).splitlines()
    except ContentError:
        return None
    text = lines[fault.line - 1] if fault.line <= len(lines) else ""
    return "".join(each if each.isprintable() else " " for each in text) or None


def _piece(line: str, start: int, length: int = ROOM) -> str:
    """A part of a line, with dots where something before it is left out."""
    piece = line[start : start + length]
    return "..." + piece[3:] if start and len(piece) > 3 else piece
