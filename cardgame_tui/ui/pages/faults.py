"""The page that shows in place what is wrong with edited files."""

from cardgame_tui.content.faults import ContentError
from cardgame_tui.ui.pages.excerpt import excerpt
from cardgame_tui.ui.pages.page import Item, Page

TRY_AGAIN = "try again"
"""What the page picks to read the files again."""


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
