"""Marking the open decision at a table: a scenario file of its position, and a slide for `present`."""

from dataclasses import replace

from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.ui.pages.commands import mark_here
from cardgame_tui.ui.pages.mark import MARKED, slide_items
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.table.desk import TableDesk


def mark_decision(at: TableDesk) -> None:
    """Ask for a title, and mark the open decision under it."""
    at.dialog.ask_title(lambda title: at.dialog.show(_marked(at, title)))


def _marked(at: TableDesk, title: str) -> Page:
    """Mark the open decision; a page says what was written, and how to show it."""
    record = at.session.record
    page = mark_here(at.table.driver, at.table.setup, title)
    if record.prompt is None or record.path is None:
        return page
    try:
        record.mark_decision(title)
    except JournalError as error:
        return replace(page, items=(*page.items, Item(f"It is no slide: {error}")))
    return replace(page, title=MARKED, items=(*page.items, *slide_items(record.path)))
