"""The page that shows in place what is wrong with edited files."""

from cardgame_tui.content.faults import ContentError
from cardgame_tui.ui.pages.excerpt import excerpt
from cardgame_tui.ui.pages.page import Item, Page

TRY_AGAIN = "try again"
"""What the page picks to read the files again."""


def fault_page(error: ContentError, kept: str) -> Page:
    """Name every fault with its line.

    Args:
        error: the faults.
        kept: which duel is unchanged: the ``current`` or the ``finished`` one.
    """
    items = [Item(f"Fix these errors and try again. Your {kept} duel is unchanged.")]
    for fault in error.faults:
        items += [Item(""), Item(str(fault), style="strong")]
        items += [Item(line, indent=2, drawn=True) for line in excerpt(fault)]
    count = len(error.faults)
    title = "1 fault: no rematch yet" if count == 1 else f"{count} faults: no rematch yet"
    return Page(title, tuple(items), keys=(("r", TRY_AGAIN),))
