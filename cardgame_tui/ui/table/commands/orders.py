"""Giving and cancelling orders, those that last and those that end, setting stops, and the first choice of all."""

from collections.abc import Iterator

from cardgame_tui.engine.duel import other
from cardgame_tui.play.asking import lasting
from cardgame_tui.play.asking.lasting import Lasting
from cardgame_tui.play.asking.orders import Stop, Until
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.undo import refresh
from cardgame_tui.ui.table.desk import TableDesk

STOPS = "stops"
"""What the item for stops on the page of orders picks."""
ALL, MATTERS, TURN, AS_BEFORE = "everything", "matters", "turn", "before"
"""What the items of the first choice pick."""
IN_PLAIN_WORDS = "{name} is asked at everything. Type orders to be asked only when it matters."
"""What is said in lines of text in the place of the first choice."""


def _open(hand: str) -> tuple[Item, Item]:
    """Notes below the list of orders: who sees an order, and what it leaves; `hand` is the word for a hand."""
    return (
        Item(
            f"Both players see an order. It passes even when you could act, so it shows nothing of your {hand}.",
            style="dim",
        ),
        Item(
            "Other questions are still asked. An order that lasts never passes for you in your own turn where you "
            "could do more than respond.",
            style="dim",
        ),
    )


def order(at: TableDesk) -> None:
    """Let a player give an order, or change those that last."""
    seat = at.session.actor
    at.dialog.choose(orders_page(at.session, seat), lambda picked: _take(at, seat, picked), at.go_on)


def orders_page(session: Session, seat: int) -> Page:
    """The orders that a player can give; those that last and are given have a mark."""
    given = session.runner.orders.lasts(seat)
    items = [Item(until.to_pick, pick=until.name) for until in Until]
    items += [
        Item(f"[{'x' if each in given else ' '}] Until you cancel it: {each.to_pick}", pick=each.name)
        for each in Lasting
    ]
    stops = Item("Stops: phases in which you are asked whatever you ordered", pick=STOPS)
    return Page(f"Orders of {session.name(seat)}", (*items, stops, *_open(session.hand_word)))


def cancel(at: TableDesk) -> None:
    """End the orders that end by themselves, and those that last of the player who must decide."""
    at.session.runner.cancel_orders(at.session.actor)
    refresh(at)


# -- the first choice ------------------------------------------------------------------------------------


def offer(at: TableDesk) -> None:
    """Let a player choose when to be asked, at the first question for priority of a match."""
    seat = at.session.runner.offer_due
    at.dialog.choose(
        offer_page(at.session, seat), lambda picked: _settle(at, seat, picked), lambda: _settle(at, seat)
    )


def offer_page(session: Session, seat: int) -> Page:
    """When a player wants to be asked."""
    before = session.runner.before[seat - 1].lasts
    items = [Item(f"As in the last match: {lasting.in_words(before)}", pick=AS_BEFORE)] if before else []
    items += [
        Item("Ask me at everything", pick=ALL),
        Item(
            "Only when it matters: in my own turn, and when something of mine is attacked or targeted",
            pick=MATTERS,
        ),
        Item("Only in my own turn", pick=TURN),
        Item(
            "You are asked because you could respond now. Both players see what you choose; it can be changed at "
            "any time with the command Orders.",
            style="dim",
        ),
    ]
    return Page(f"{session.name(seat)}, when do you want to be asked?", tuple(items))


def _settle(at: TableDesk, seat: int, picked: str = ALL) -> None:
    runner = at.session.runner
    runner.settle(seat, lasting.OFFERED.get(picked, runner.before[seat - 1].lasts or lasting.EVERYTHING))
    refresh(at)


# -- stops -----------------------------------------------------------------------------------------------


def stops_page(session: Session, seat: int) -> Page:
    """The phases in which a player can be stopped; those that are set have a mark."""
    chosen = session.runner.orders.stops(seat)
    items = [
        Item(f"[{'x' if stop in chosen else ' '}] {words}", pick=pick)
        for pick, (stop, words) in _stops(session, seat).items()
    ]
    return Page(f"Stops of {session.name(seat)}", tuple(items))


def _take(at: TableDesk, seat: int, picked: str) -> None:
    runner = at.session.runner
    if picked == STOPS:
        _set_stops(at, seat)
        return
    if picked in Lasting.__members__:
        runner.settle(seat, runner.orders.lasts(seat) ^ {Lasting[picked]})
    else:
        runner.give_order(seat, Until[picked])
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
