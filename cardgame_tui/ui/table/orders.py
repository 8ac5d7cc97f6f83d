"""Giving and cancelling standing orders, and setting stops."""

from collections.abc import Iterator

from cardgame_tui.engine.duel import other
from cardgame_tui.play.orders import Stop, Until
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.desk import TableDesk
from cardgame_tui.ui.table.undo import refresh

STOPS = "stops"
"""What the item for stops on the page of orders picks."""


def _open(hand: str) -> tuple[Item, Item]:
    """Notes below the list of orders: who sees an order, and what it leaves; `hand` is the word for a hand."""
    return (
        Item(
            f"Both players see an order. It passes even when you could act, so it shows nothing of your {hand}; "
            "in your own turn, too.",
            style="dim",
        ),
        Item("Other questions are still asked. Every order ends with your next turn.", style="dim"),
    )


def order(at: TableDesk) -> None:
    """Let the player who must decide give an order."""
    session = at.session
    assert session.prompt is not None
    seat = session.prompt.seat
    items = [Item(until.to_pick, pick=until.name) for until in Until]
    stops = Item("Stops: phases in which you are asked whatever you ordered", pick=STOPS)
    page = Page(f"Orders of {session.name(seat)}", (*items, stops, *_open(session.hand_word)))
    at.dialog.choose(page, lambda picked: _take(at, seat, picked), at.go_on)


def cancel(at: TableDesk) -> None:
    """End all orders."""
    at.session.runner.orders.cancel(at.session.driver.duel)
    refresh(at)


def stops_page(session: Session, seat: int) -> Page:
    """The phases in which a player can be stopped; those that are set have a mark."""
    chosen = session.runner.orders.stops[seat]
    items = [
        Item(f"[{'x' if stop in chosen else ' '}] {words}", pick=pick)
        for pick, (stop, words) in _stops(session, seat).items()
    ]
    return Page(f"Stops of {session.name(seat)}", tuple(items))


def _take(at: TableDesk, seat: int, picked: str) -> None:
    if picked == STOPS:
        _set_stops(at, seat)
        return
    at.session.runner.give_order(seat, Until[picked])
    refresh(at)


def _set_stops(at: TableDesk, seat: int) -> None:
    at.dialog.choose(stops_page(at.session, seat), lambda picked: _toggle(at, seat, picked), lambda: order(at))


def _toggle(at: TableDesk, seat: int, picked: str) -> None:
    session = at.session
    stop, _ = _stops(session, seat)[picked]
    session.runner.orders.toggle_stop(seat, stop, session.driver.duel)
    at.table.refresh()
    _set_stops(at, seat)


def _stops(session: Session, seat: int) -> dict[str, tuple[Stop, str]]:
    """Every stop a player can set, with its words, by the word that picks it."""
    return {str(number): each for number, each in enumerate(_all_stops(session, seat), 1)}


def _all_stops(session: Session, seat: int) -> Iterator[tuple[Stop, str]]:
    other_name = session.name(other(seat))
    for phase in session.ruleset.phases(session.driver.duel):
        yield Stop(phase, own=True), f"{phase}, your turn"
        yield Stop(phase, own=False), f"{phase}, {other_name}'s turn"
