"""Undo and redo."""

from collections.abc import Sequence
from functools import partial

from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.undo import alone_words, final_words, refused_words, undo_words
from cardgame_tui.ui.table.desk import TableDesk


def undo(at: TableDesk) -> None:
    """Undo the last decision. If hidden information was seen since, ask first, or inform who plays alone."""
    session = at.session
    if final_words(session):
        say_final(at)
        return
    reason = session.record.must_ask(session.runner.undoable)
    if not reason:
        _take_back(at)
    elif session.alone:
        _take_back_alone(at, reason)
    else:
        _ask_both(at, reason)


def redo(at: TableDesk) -> None:
    """Redo the last undone answer."""
    at.session.runner.redo()
    refresh(at)


def say_final(at: TableDesk) -> None:
    """Say that this match does not allow undo."""
    at.dialog.show(Page("Nothing was undone", (Item(final_words(at.session)),)), at.go_on)


def refresh(at: TableDesk) -> None:
    """Show the table as the session has it now."""
    at.table.refresh()
    at.go_on()


def _take_back(at: TableDesk) -> None:
    at.session.runner.undo()
    at.dialog.note("Undone.")
    refresh(at)


def _take_back_alone(at: TableDesk, reason: str) -> None:
    page = Page("Undone", tuple(Item(words) for words in alone_words(at.session, reason)))
    at.session.runner.undo()
    at.dialog.show(page, partial(refresh, at))


def _ask_both(at: TableDesk, reason: str) -> None:
    session = at.session
    words = undo_words(session, session.viewer.seat, reason)
    session.close_hand()
    at.table.refresh()
    at.draw()
    at.agree(words, partial(_after_agreeing, at))


def _after_agreeing(at: TableDesk, against: Sequence[int]) -> None:
    if not against:
        _take_back(at)
        return
    page = Page("Nothing was undone", (Item(refused_words(at.session, against)),))
    at.dialog.show(page, at.go_on)
