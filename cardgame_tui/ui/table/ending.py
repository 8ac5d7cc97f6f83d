"""How a duel ends: its result, giving up, a draw, and leaving the table."""

from collections.abc import Sequence

from cardgame_tui.ui.pages.ending import result_page
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.session.rematch import Rematch
from cardgame_tui.ui.table.desk import ScreenDesk, TableDesk
from cardgame_tui.ui.table.rematch import rematch, would_be_lost
from cardgame_tui.ui.table.undo import refresh, undo

QUIT = Page("Quit?", (Item("Leave the program; this duel is not saved", pick="quit"),))
"""Asks before a running duel is left."""


def show_result(at: ScreenDesk) -> None:
    """Say how the duel ended, and ask what follows."""
    at.dialog.choose(result_page(at.session), lambda picked: _after_result(at, picked))


def _after_result(at: ScreenDesk, picked: str) -> None:
    match picked:
        case "next":
            at.session.runner.begin()
            refresh(at)
        case "undo":
            undo(at)
        case "again":
            rematch(at, Rematch.SWAPPED)
        case _:
            at.leave(picked)


def concede(at: TableDesk) -> None:
    """Ask whether the player who must decide gives up."""
    session = at.session
    items = tuple(Item(f"{session.name(seat)} gives up", pick=str(seat)) for seat in session.runner.deciders())
    at.dialog.choose(Page("Concede this duel?", items), lambda seat: _concede(at, int(seat)))


def _concede(at: TableDesk, seat: int) -> None:
    at.session.runner.concede(seat)
    refresh(at)


def offer_draw(at: TableDesk) -> None:
    """Ask one player after the other whether the duel ends as a draw."""
    _ask_for_draw(at, at.session.match.names)


def _ask_for_draw(at: TableDesk, names: Sequence[str]) -> None:
    if not names:
        at.session.runner.agree_draw()
        refresh(at)
        return
    items = (Item(f"{names[0]} agrees to a draw", pick="agree"),)
    page = Page(f"{names[0]}, end this duel as a draw?", items)
    at.dialog.choose(page, lambda _: _ask_for_draw(at, names[1:]))


def leave_for_menu(at: ScreenDesk) -> None:
    """Leave the match for the menu; ask first where the duel is not saved."""
    if not would_be_lost(at):
        at.leave("menu")
        return
    items = (Item("Leave this duel; it is not saved", pick="menu"),)
    at.dialog.choose(Page("Back to the menu?", items), at.leave)


def leave_program(at: ScreenDesk) -> None:
    """Leave the program; ask first where the duel is not saved."""
    if would_be_lost(at):
        at.dialog.choose(QUIT, at.leave)
    else:
        at.leave("quit")
