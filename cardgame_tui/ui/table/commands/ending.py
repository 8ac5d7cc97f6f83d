"""How a duel ends: its result, giving up, a draw, and leaving the table."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardgame_tui.engine.duel import other
from cardgame_tui.play.driver import Settled
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.undo import refused_words
from cardgame_tui.ui.session.rematch import Rematch
from cardgame_tui.ui.table.commands.rematch import rematch, would_be_lost
from cardgame_tui.ui.table.commands.undo import refresh, undo
from cardgame_tui.ui.table.desk import ScreenDesk, TableDesk

if TYPE_CHECKING:
    from cardgame_tui.ui.pages.result.result import ResultPage

QUIT = Page("Quit?", (Item("Leave the program; this duel is not saved", pick="quit"),))
"""Asks before a running duel is left."""


def show_result(at: ScreenDesk) -> None:
    """Say how the duel ended, and ask what follows."""
    from cardgame_tui.ui.pages.result.result import ResultPage

    _show(at, ResultPage(at.session))


def _show(at: ScreenDesk, page: "ResultPage") -> None:
    at.show_result(page, lambda picked: _after_result(at, page, picked))


def _after_result(at: ScreenDesk, page: "ResultPage", picked: str) -> None:
    from cardgame_tui.ui.pages.result.result import REPLAY

    what, _, event = picked.partition(" ")
    match what:
        case "":
            return
        case "hidden":
            at.session.runner.closed = page.open = True
            at.session.runner.tell()
            _show(at, page)
        case _ if what == REPLAY:
            at.session.runner.closed = at.session.match.over
            at.show_replay(int(event or 0), lambda: _show(at, page))
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
    """Ask whether the player here, or the one who must decide, gives up."""
    session = at.session
    seats = session.people if len(session.people) == 1 else session.runner.deciders()
    items = tuple(_concession(at, seat) for seat in seats)
    at.dialog.choose(Page("Concede this duel?", items), lambda seat: _concede(at, int(seat)))


def _concession(at: TableDesk, seat: int) -> Item:
    """What a player may pick to give up, or why they may not."""
    name, refusal = at.session.name(seat), at.session.driver.refuse_settling(Settled(other(seat), "conceded"))
    return Item(f"{name} gives up", pick=str(seat)) if refusal is None else Item(f"{name} may not: {refusal}")


def _concede(at: TableDesk, seat: int) -> None:
    at.session.runner.concede(seat)
    refresh(at)


def offer_draw(at: TableDesk) -> None:
    """Ask the players whether the duel ends as a draw."""
    if refusal := at.session.driver.refuse_settling(Settled(0, "agreed")):
        at.dialog.show(Page("No draw now", (Item(str(refusal)),)))
        return
    at.session.close_hand()
    at.draw()
    at.agree(["This duel ends as a draw if both agree."], partial(_after_draw, at), "A draw?")


def _after_draw(at: TableDesk, against: Sequence[int]) -> None:
    if against:
        at.dialog.show(Page("No draw", (Item(refused_words(at.session, against)),)), at.go_on)
        return
    at.session.runner.agree_draw()
    refresh(at)


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
