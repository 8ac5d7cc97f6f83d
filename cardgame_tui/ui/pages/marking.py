"""Marks: the position of a running or replayed duel as a scenario file, and the page that says so."""

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.marks import MarkError, mark
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.pages.mark import marked_page, unmarked_page
from cardgame_tui.ui.pages.page import Page


def mark_here(driver: Driver, setup: Setup, title: str) -> Page:
    """Write a position down; returns the page that says where, or why it cannot be."""
    try:
        return marked_page(mark(driver, setup, title=title))
    except (MarkError, JournalError) as error:
        return unmarked_page(str(error))
