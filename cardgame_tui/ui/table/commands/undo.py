"""Undo and redo."""

from collections.abc import Sequence
from functools import partial

from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.undo import alone_words, final_words, refused_words, undo_words
from cardgame_tui.ui.table.desk import TableDesk


def undo(at: TableDesk) -> None:
    """Undo the last decision. If hidden information was seen since, ask first, or inform who plays alone."""
    _undo(at, at.session.runner.undoable)


def undo_turn(at: TableDesk) -> None:
    """Undo to the first decision of the turn, in one agreement."""
    _undo(at, at.session.runner.undoable_turn)


def _undo(at: TableDesk, count: int) -> None:
    session = at.session
    if final_words(session):
        say_final(at)
        return
    reason = session.record.must_ask(count) or _others_decision(at, count)
    if not reason:
        _take_back(at, count)
    elif session.alone:
        _take_back_alone(at, count, reason)
    else:
        _ask_both(at, count, reason)


def _others_decision(at: TableDesk, count: int) -> str:
    """Why a player at another screen must agree though nothing was seen; empty if nobody need be asked."""
    session = at.session
    if session.alone or not session.has_other_screens or session.setup.table.undo == "free":
        return ""
    seat = session.record.duel.situation(count).seat
    return "" if seat in session.people else "the decision was made at another screen"


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


def _take_back(at: TableDesk, count: int) -> None:
    at.session.runner.undo(count)
    at.dialog.note("Undone.")
    refresh(at)


def _take_back_alone(at: TableDesk, count: int, reason: str) -> None:
    page = Page("Undone", tuple(Item(words) for words in alone_words(at.session, count, reason)))
    at.session.runner.undo(count)
    at.dialog.show(page, partial(refresh, at))


def _ask_both(at: TableDesk, count: int, reason: str) -> None:
    session = at.session
    words = undo_words(session, count, session.viewer.seat, reason)
    session.close_hand()
    at.draw()
    at.agree(words, partial(_after_agreeing, at, count))


def _after_agreeing(at: TableDesk, count: int, against: Sequence[int]) -> None:
    if not against:
        _take_back(at, count)
        return
    page = Page("Nothing was undone", (Item(refused_words(at.session, against)),))
    at.dialog.show(page, at.go_on)
